import { CellCollector } from '../../cell-collector';
import type { FileFault } from '../../file-fault';
import type { PartUnpacker } from '../zip/part-unpacker';
import { numberWriter } from '../shown-value';
import { findXlsxParts } from './xlsx-parts';
import { readXlsxSheet } from './xlsx-sheet';
import { readSharedStrings } from './xlsx-strings';
import { numberFormats } from './xlsx-styles';
import { workbookOf, type Workbook } from '../workbook';

/** Reads the sheets of an XLSX file. Formulas count by the values that are stored with them; of merged cells the first one holds the value. */
export async function readXlsx(unpacker: PartUnpacker): Promise<Workbook | FileFault> {
  const parts = findXlsxParts(unpacker);
  if ('code' in parts) return parts;
  const strings = listOf(unpacker, parts.strings, readSharedStrings);
  if ('code' in strings) return strings;
  const formats = listOf(unpacker, parts.styles, numberFormats);
  if ('code' in formats) return formats;
  const { formatValue, isDateFormat, serialToDate } = await import('../hucre-reading');
  const writers = formats.map((format) => numberWriter(format, parts.since1904, { formatValue, isDateFormat, serialToDate }));
  const collector = new CellCollector();
  for (const { name, part } of parts.sheets) {
    if (!collector.startSheet(name)) break;
    const xml = unpacker.text(part);
    const fault = typeof xml === 'string' ? readXlsxSheet(xml, { strings, writers }, collector) : xml;
    if (fault) return fault;
  }
  return workbookOf('xlsx', collector);
}

function listOf(unpacker: PartUnpacker, part: string | null, readList: (xml: string) => string[] | FileFault): string[] | FileFault {
  if (part === null) return [];
  const xml = unpacker.text(part);
  return typeof xml === 'string' ? readList(xml) : xml;
}
