import type { FileFault } from '../../file-fault';
import { scanXml } from '../zip/xml-scan';

/** A format that every spreadsheet program shows as a date. Formats with a number and no code have it. */
const DATE = 'yyyy-mm-dd';

/** Formats that have a number and no code, if they change how a number reads. */
const BUILT_IN = new Map<number, string>([[9, '0%'], [10, '0.00%'], [12, '# ?/?'], [13, '# ??/??']]);
for (const [first, last] of [[14, 22], [27, 36], [45, 47], [50, 58]] as const) for (let id = first; id <= last; id += 1) BUILT_IN.set(id, DATE);

/** The number formats of an XLSX file by the index of the style; empty for those that show a number as it is. */
export function numberFormats(xml: string): string[] | FileFault {
  const codes = new Map(BUILT_IN);
  const ids: number[] = [];
  let isOfCells = false;
  const fault = scanXml(xml, {
    open: (tag, attribute) => {
      if (tag === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      else if (tag === 'cellXfs') isOfCells = true;
      else if (tag === 'xf' && isOfCells) ids.push(Number(attribute('numFmtId') ?? 0));
    },
    close: (tag) => {
      if (tag === 'cellXfs') isOfCells = false;
    },
  });
  return fault ?? ids.map((id) => codes.get(id) ?? '');
}
