import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { csvStream } from '../../functions/mall/export/sheet/csv-sheet';
import type { Cell } from '../../functions/mall/export/sheet/sheet';
import { markedInside } from '../../functions/mall/export/text/plain-text';
import { xlsxStream } from '../../functions/mall/export/sheet/xlsx-sheet';
import { bytesOf, kindOf, rowsOf, sheetWith, unzip } from './sheets';

/** Ten thousand cells in tables of 2,500. */
const TABLES = process.env['SOAK'] === '1' ? 40 : 4;
const ROWS = 250;

/** The cells as files store them: characters that XML and spreadsheets do not allow are replaced, and line ends are one character. */
function held(cell: string): string {
  const letters = Array.from(cell.replaceAll('\r\n', '\n').replaceAll('\r', '\n'), (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const control = code < 32 && letter !== '\n' && letter !== '\t';
    return control || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff ? '\ufffd' : letter;
  });
  return letters.join('');
}

function significant(decimal: string): number {
  return decimal.replace(/[-.]/g, '').replace(/^0+|(?<!0)0+$/g, '').length;
}

async function readCsv(rows: Cell[][]): Promise<{ bytes: Buffer; records: string[][] }> {
  const bytes = await bytesOf(csvStream(sheetWith(rows)));
  const [, ...records] = parse(bytes, { bom: true, record_delimiter: '\r\n' });
  return { bytes, records };
}

async function readXlsx(rows: Cell[][]) {
  const bytes = await bytesOf(xlsxStream(sheetWith(rows)));
  const [sheet] = await readExcelFile(bytes, { trim: false });
  return { parts: unzip(bytes), name: sheet?.sheet, records: sheet?.data.slice(1) ?? [] };
}

/** Cells as spreadsheets read them: `_x005F_` is an underscore (ECMA-376, ST_Xstring). */
function read(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('_x005F_', '_') : value;
}

describe('10,000 malicious cells (S27)', () => {
  test('are read back from a CSV, and none of them begins like a formula', async () => {
    await fc.assert(fc.asyncProperty(rowsOf(ROWS), async (rows) => {
      const { bytes, records } = await readCsv(rows);
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      expect(records).toHaveLength(rows.length);
      rows.forEach((row, at) => row.forEach((cell, column) => {
        const found = records[at]?.[column] ?? '';
        if (cell === null) return expect(found).toBe('');
        if (kindOf(column) !== 'text') return expect(found).toBe(cell);
        expect(found).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/);
        // Where a semicolon separates cells, a spreadsheet splits there too.
        expect(found).not.toMatch(/[;\t\n] {0,9}(?:[=@＝＠]|[+\-＋－][^;\t\n]*[|(!])/);
        expect(found).toBe((/^[=+\-@\t\r\n\0＝＋－＠]/.test(cell) ? "'" : '') + held(cell).replace(/([;\t\n])(?= {0,9}(?:[=@＝＠]|[+\-＋－][^;\t\n]*[|(!]))/g, "$1'"));
      }));
    }), { numRuns: TABLES, endOnFailure: true });
  });

  test('are read back from a workbook, text as text and numbers as numbers, and no cell is a formula', async () => {
    await fc.assert(fc.asyncProperty(rowsOf(ROWS), async (rows) => {
      const { parts, name, records } = await readXlsx(rows);
      expect(name).toBe('订单');
      expect(records).toHaveLength(rows.length);
      rows.forEach((row, at) => row.forEach((cell, column) => {
        const found = read(records[at]?.[column] ?? null);
        // The reader does not distinguish an empty text from a missing one.
        if (cell === null || cell === '') return expect(found).toBe(null);
        if (kindOf(column) === 'text') return expect(found).toBe(held(cell));
        return significant(cell) <= 15 ? expect(found).toBe(Number(cell)) : expect(found).toBe(cell);
      }));
      const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
      expect(xml).not.toMatch(/<f[\s>/]|t="str"|&#|<hyperlink|<externalLink/);
      expect([...parts.keys()].filter((part) => /macro|vba|external|calcChain|connections/i.test(part))).toEqual([]);
      for (const [, reference = '', attributes] of xml.matchAll(/<c r="([A-J])\d+"([^>]*[^>/])>/g)) {
        if (kindOf('ABCDEFGHIJ'.indexOf(reference)) === 'text') expect(attributes).toContain('t="inlineStr"');
      }
    }), { numRuns: TABLES, endOnFailure: true });
  });
});

describe('a CSV', () => {
  test('follows RFC 4180 byte by byte', async () => {
    const bytes = await bytesOf(csvStream({
      name: 'x',
      columns: [{ head: 'Part', kind: 'text', width: 1 }, { head: '数量', kind: 'number', width: 1 }, { head: 'Amount', kind: 'amount', width: 1 }],
      rows: sheetWith([['0022272021', '-5', '1636.92'], ['say "hi"', null, '0.05'], ['=1', '7', null]]).rows,
    }));
    expect(bytes.toString('utf8')).toBe(
      '\ufeff"Part","数量","Amount"\r\n"0022272021",-5,1636.92\r\n"say ""hi""",,0.05\r\n"\'=1",7,\r\n',
    );
  });

  test('is streamed, and rows are not read after the reader leaves', async () => {
    let read = 0;
    let closed = false;
    async function* rows() {
      try {
        for (; read < 100_000; read++) yield Array.from({ length: 10 }, () => '4.7 µF');
      } finally {
        closed = true;
      }
    }
    const reader = csvStream({ ...sheetWith([]), rows: rows() }).getReader();
    await reader.read();
    await reader.read();
    expect(read).toBeLessThan(1_000);
    await reader.cancel();
    expect(closed).toBe(true);
  });

  test('ends with the error if its rows fail', async () => {
    async function* rows(): AsyncGenerator<Cell[]> {
      throw new Error('the database is gone');
    }
    await expect(bytesOf(csvStream({ ...sheetWith([]), rows: rows() }))).rejects.toThrow('the database is gone');
  });
});

describe('a workbook', () => {
  test('has part numbers as text, and figures with the decimals of money', async () => {
    const { parts, records } = await readXlsx([['0022272021', '1E5', 'MAR12', '2026-11-22', '1200', '0.0312', 'x', '1636.92', null, null]]);
    expect(records[0]?.slice(0, 8)).toEqual(['0022272021', '1E5', 'MAR12', '2026-11-22', 1200, 0.0312, 'x', 1636.92]);
    expect(parts.get('xl/styles.xml')).toMatch(/formatCode="#,##0\.0000##"/);
    const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).toContain('state="frozen"');
    expect(xml).toMatch(/<c r="A2"[^>]*t="inlineStr"[^>]*><is><t>0022272021<\/t><\/is><\/c>/);
  });

  test('has numbers with more digits than spreadsheets keep as text', async () => {
    const { records } = await readXlsx([['x', null, null, null, '9007199254740993', '123456789012345', null, '1234567890123456.78', null, null]]);
    expect([records[0]?.[4], records[0]?.[5], records[0]?.[7]]).toEqual(['9007199254740993', 123456789012345, '1234567890123456.78']);
  });

  test('is streamed', async () => {
    let read = 0;
    async function* rows() {
      for (; read < 50_000; read++) yield Array.from({ length: 10 }, (_, at) => (kindOf(at) === 'text' ? crypto.randomUUID() : String(read)));
    }
    const reader = xlsxStream({ ...sheetWith([]), rows: rows() }).getReader();
    await reader.read();
    await reader.read();
    expect(read).toBeLessThan(25_000);
    await reader.cancel();
  });
});

test.each([`a;"=cmd|'/c calc'!A0;b`, 'a;=1+1', 'a;\u00a0=1+1', 'a;\u3000 "@SUM(1)', "a\t'\"=1+1", 'a;=1+1'])('S27: a spreadsheet that splits %j elsewhere finds no formula behind quotes and spaces', (text) => {
  const marked = markedInside(text);
  expect(marked.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
  expect(marked.split(/[;\t]/).filter((cell) => /^["\s]*[=@]/.test(cell))).toEqual([]);
});
