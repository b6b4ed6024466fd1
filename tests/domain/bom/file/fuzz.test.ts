import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBomFile, type FileReading } from '~/domain/bom/file/read-bom-file';
import { processorTimeUntil } from '../../../fixtures/processor-time';
import { RUNS } from '../../property';
import { latin1, utf16 } from './readings';
import { label, number, ods, xls, xlsx } from './workbook/made-workbooks';

const TEXT = 'Ref;Value;"Remark"\r\nR1,R2;4,7k;"a ""b"""\r\nC1;1\xb5F;none\r\n'.repeat(5);
const ROWS = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>45444</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>x</t></is></c></row>';
const TABLE = '<table:table table:name="A"><table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>a</text:p></table:table-cell></table:table-row></table:table>';
const STRINGS = { strings: '<si><t>Ref</t></si>', styles: '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>' };

const FILES = [
  latin1(TEXT), new TextEncoder().encode(TEXT), utf16(TEXT, true), utf16(`\ufeff${TEXT}`, false), xlsx(ROWS, STRINGS), ods(TABLE),
  xls([{ name: 'A', records: [label(0, 0, 'Ref'), number(1, 0, 1.5), number(1, 1, 3)] }, { name: 'B', records: [] }]),
];

/** Changes that transport and bad programs make: single bytes, a cut at each end, and another file behind. */
const damage = fc.record({
  file: fc.constantFrom(...FILES),
  bytes: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 8 }),
  first: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 2_000 }) }),
  last: fc.oneof({ weight: 3, arbitrary: fc.constant(100_000) }, { weight: 1, arbitrary: fc.nat({ max: 8_000 }) }),
  behind: fc.oneof({ weight: 4, arbitrary: fc.constant(new Uint8Array()) }, { weight: 1, arbitrary: fc.constantFrom(...FILES) }),
});

/** XML in which pieces are exchanged. */
const pieces = fc.array(fc.constantFrom(
  '<', '>', '/>', '"', "'", '&#x0;', '&#1114112;', '<row r="0">', '<row r="99999999">', '<c r="ZZZZZ9">', '<c r="A0" t="s">', '<v>', '</v>', '<v>-1</v>', '<v>1e999</v>', '</c>', '<![CDATA[', ']]>', '<!--', '</sheetData>',
  '<table:table-cell table:number-columns-repeated="-1">', '<table:table-row table:number-rows-repeated="1e9">', '<text:p>', '<text:s text:c="x"/>', '</table:table>', '<table:table>', '<office:annotation>', 'x',
), { maxLength: 12 });

const RUNS_OF_FILES = Math.ceil(RUNS / 5);

async function readsOrRefuses(bytes: Uint8Array): Promise<void> {
  let reading: FileReading | undefined;
  expect(await processorTimeUntil(async () => (reading = await readBomFile(bytes, 'file')))).toBeLessThan(2_000);
  if (!reading?.ok) return;
  for (const { rows } of reading.file.sheets) {
    expect(rows.length).toBeGreaterThan(0);
    for (const { cells } of rows) expect(cells.at(-1)).not.toBe('');
  }
}

describe('damaged files are read or refused', () => {
  test('bytes', async () => {
    await fc.assert(fc.asyncProperty(damage, async ({ file, bytes, first, last, behind }) => {
      const copy = Uint8Array.from([...file.subarray(0, last), ...behind]).subarray(first);
      for (const [at, byte] of bytes) if (copy.length > 0) copy[at % copy.length] = byte;
      await readsOrRefuses(copy);
    }), { numRuns: RUNS_OF_FILES });
  });

  test('XML in whole files', async () => {
    await fc.assert(fc.asyncProperty(pieces, async (parts) => {
      await readsOrRefuses(xlsx(ROWS + parts.join(''), { ...STRINGS, strings: `${STRINGS.strings}${parts.join('')}` }));
      await readsOrRefuses(ods(TABLE + parts.join('')));
    }), { numRuns: RUNS_OF_FILES });
  });
});
