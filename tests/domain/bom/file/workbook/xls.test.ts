import { describe, expect, test } from 'vitest';
import { readBomFile } from '~/domain/bom/file/read-bom-file';
import { readCompoundFile } from '~/domain/bom/file/workbook/xls/compound-file';
import { writeCompoundFile } from '~/domain/bom/file/workbook/xls/compound-writer';
import { faultOf, fileOf } from '../readings';
import { BEGIN, END, label, number, recordBytes, sheetRecord, u16, xls, type XlsRecord } from './made-workbooks';

/** Styles: the second one is a date. */
const STYLES: XlsRecord[] = [[0xe0, [...u16(0), ...u16(0), ...Array<number>(16).fill(0)]], [0xe0, [...u16(0), ...u16(14), ...Array<number>(16).fill(0)]]];
const one = [{ name: 'A', records: [label(0, 0, 'x')] }];

describe('XLS', () => {
  test('sheets, texts, numbers and dates; hidden sheets last', async () => {
    const bytes = xls([
      { name: 'Old', records: [label(0, 0, 'hidden')], visibility: 1 },
      { name: 'BOM', records: [label(0, 0, 'Ref'), label(0, 2, 'Gr\xf6\xdfe'), number(2, 0, 11.299999999999999), number(2, 1, 45444, 1), number(2, 2, 0.5, 1), number(2, 3, 12)] },
      { name: 'Secret', records: [label(0, 0, 'no')], visibility: 2 },
      { name: 'Empty', records: [] },
    ], STYLES);
    expect(fileOf(await readBomFile(bytes, '/home/a/bom.xls'))).toEqual({
      name: 'bom.xls', kind: 'xls', encoding: '', delimiter: '',
      sheets: [
        { name: 'BOM', rows: [{ row: 1, cells: ['Ref', '', 'Größe'] }, { row: 3, cells: ['11.3', '2024-06-01', '12:00', '12'] }] },
        { name: 'Old', rows: [{ row: 1, cells: ['hidden'] }] },
      ],
    });
  });

  test('the container: what is written is read, in one sector or many', () => {
    for (const length of [0, 1, 4096, 4097, 70_000, 1_000_000]) {
      const stream = Uint8Array.from({ length }, (_, at) => at % 251);
      const file = readCompoundFile(writeCompoundFile('Name', stream));
      const read = 'names' in file ? file.stream('Name') : null;
      expect(read?.length).toBe(Math.max(4096, length));
      expect(stream.every((byte, at) => read?.[at] === byte)).toBe(true);
    }
  });

  test.each([
    ['Excel 95', writeCompoundFile('Book', recordBytes([BEGIN, END])), 'excel95'],
    ['an older version in a new container', writeCompoundFile('Workbook', recordBytes([[0x809, [...u16(0x500), ...u16(5), 0, 0, 0, 0]], END])), 'excel95'],
    ['Excel 4 without container', Uint8Array.of(9, 4, 6, 0, 0, 0, 16, 0, 0, 0), 'excel95'],
    ['an encrypted XLS file', xls(one, [[0x2f, [1, 0, 1, 0, 1, 0]]]), 'passwordProtected'],
    ['an encrypted XLSX file', writeCompoundFile('EncryptedPackage', new Uint8Array(10)), 'passwordProtected'],
    ['a text document', writeCompoundFile('WordDocument', new Uint8Array(10)), 'unsupported'],
    ['another document', writeCompoundFile('Anything', new Uint8Array(10)), 'unsupported'],
    ['no workbook in it', writeCompoundFile('Workbook', new Uint8Array(10)), 'truncated'],
    ['half a file', xls(one).subarray(0, 1_500), 'truncated'],
    ['only a header', xls(one).subarray(0, 100), 'truncated'],
    ['no cells', xls([{ name: 'A', records: [] }]), 'empty'],
    ['65 sheets', xls(Array.from({ length: 65 }, (_, at) => ({ name: `S${at}`, records: [] }))), 'tooManySheets'],
    ['sheets that share their records', writeCompoundFile('Workbook', recordBytes([BEGIN, sheetRecord(50, 'A'), sheetRecord(50, 'B'), END, BEGIN, label(0, 0, 'x'), END])), 'unsafe'],
    ['a column that no sheet has', xls([{ name: 'A', records: [label(0, 256, 'x')] }]), 'unsafe'],
    ['20,001 rows', xls([{ name: 'A', records: Array.from({ length: 20_001 }, (_, row) => number(row, 0, row)) }]), 'tooManyRows'],
    ['too many cells', xls([{ name: 'A', records: Array.from({ length: 2_000 }, (_, row) => number(row, 250, row)) }]), 'tooManyCells'],
    ['too many records', writeCompoundFile('Workbook', recordBytes([BEGIN, ...Array.from({ length: 200_000 }, (): XlsRecord => [0x99, []])])), 'unpacksTooLarge'],
  ])('%s', async (_, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault);
  });
});
