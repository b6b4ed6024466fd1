import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { readBomFile } from '~/domain/bom/file/read-bom-file';
import { faultOf, fileOf, sheetsOf } from '../readings';
import { xlsx } from './made-workbooks';

const cell = (content: string, attributes = ''): string => `<c ${attributes}>${content}</c>`;
const style = (format: string): string => `<numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>`;

/** What a number shows as. */
async function shown(value: string, styles: string, workbook = ''): Promise<string | undefined> {
  return (await sheetsOf(xlsx(`<row>${cell(`<v>${value}</v>`, 's="1"')}</row>`, { styles, workbook })))[0]?.[0]?.[0];
}

describe('XLSX', () => {
  test('is read like the library reads what it wrote', async () => {
    const rows = [['Designator', '值', 'Quantity'], ['R1, R2', '10k <1%> & "x"', 2], ['', null, 0.25], [], ['C1\nC2', true, -3], [' x ', '_x0041_', 1e-7]];
    const bytes = await writeXlsx({ sheets: [{ name: 'BOM & more', rows }, { name: 'Second', rows: [['a']] }] });
    const file = fileOf(await readBomFile(bytes, 'C:\\boards\\bom.xlsx'));
    expect(file).toMatchObject({ name: 'bom.xlsx', kind: 'xlsx', encoding: '', delimiter: '' });
    expect(file.sheets.map(({ name }) => name)).toEqual(['BOM & more', 'Second']);
    const [sheet] = (await readXlsx(bytes)).sheets;
    const text = (value: unknown): string => (value === null ? '' : value === 1e-7 ? '0.0000001' : typeof value === 'boolean' ? String(value).toUpperCase() : String(value).trim());
    const expected = sheet?.rows.map((row, at) => ({ row: at + 1, cells: row.map(text) })) ?? [];
    for (const { row, cells } of file.sheets[0]?.rows ?? []) expect(cells).toEqual(expected[row - 1]?.cells.slice(0, cells.length));
    expect(file.sheets[0]?.rows.map(({ row }) => row)).toEqual([1, 2, 3, 5, 6]);
  });

  test('cells of all types, with and without reference', async () => {
    const row = [
      cell('<v>1</v>', 't="s"'), cell('<is><t>in</t></is>', 't="inlineStr"'), cell('<is><r><t>a</t></r><r><t>b</t></r><rPh><t>no</t></rPh></is>', 't="inlineStr"'),
      cell('<f>1+1</f><v>2</v>'), cell('<v>text</v>', 't="str"'), cell('<v>1</v>', 't="b"'), cell('<v>#N/A</v>', 't="e"'), cell('<v>2024-06-01T00:00:00</v>', 't="d"'),
      cell('<v>7</v>', 'r="K3"'), cell('<v>8</v>'),
    ];
    expect(await sheetsOf(xlsx(`<row r="3">${row.join('')}</row>`, { strings: '<si><t>zero</t></si><si><r><t>o</t></r><r><t>ne_x000A_</t></r><rPh><t>no</t></rPh></si>' })))
      .toEqual([[['one', 'in', 'ab', '2', 'text', 'TRUE', '#N/A', '2024-06-01', '', '', '7', '8']]]);
  });

  test.each([
    ['0.30000000000000004', '', '0.3'], ['0.1000000001', '', '0.1'], ['12.0', '', '12'], ['9550000000000', '', '9550000000000'], ['1.5E-12', '', '0.0000000000015'],
    ['885012007030', '', '885012007030'], ['402', '0000', '0402'], ['0.01', '0%', '1%'], ['10', '0&quot;uF&quot;', '10uF'], ['2', '&quot;$&quot;#,##0.00', '2'],
    ['1234.5', '#,##0.00', '1234.5'], ['0.125', '# ?/?', '1/8'], ['45444', 'yyyy/m/d', '2024-06-01'], ['45444.5', 'd-mmm', '2024-06-01 12:00'], ['0.25', 'h:mm', '06:00'],
    ['1E+300', 'yyyy', `1${'0'.repeat(300)}`], ['7', `0&quot;${'x'.repeat(100)}&quot;`, '7'],
  ])('%s in the format %j shows as %s', async (value, format, expected) => {
    expect(await shown(value, style(format))).toBe(expected);
  });

  test('formats that only have a number, and days since 1904', async () => {
    expect(await shown('0.05', '<cellXfs><xf/><xf numFmtId="9"/></cellXfs>')).toBe('5%');
    expect(await shown('45444', '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>')).toBe('2024-06-01');
    expect(await shown('43982', '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>', '<workbookPr date1904="1"/>')).toBe('2024-06-01');
  });

  test('hidden sheets come last, very hidden ones and charts not at all', async () => {
    const xml = '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>';
    const bytes = xlsx('', { sheets: [{ name: 'A', xml, attributes: 'state="hidden"' }, { name: 'B', xml }, { name: 'C', xml, attributes: 'state="veryHidden"' }, { name: 'D', xml: '<chartsheet/>' }] });
    expect(fileOf(await readBomFile(bytes, '')).sheets.map(({ name }) => name)).toEqual(['B', 'A']);
  });

  test('a wide sheet loses its blank columns, another one keeps them', async () => {
    expect(await sheetsOf(xlsx(`<row>${cell('<v>1</v>', 'r="C1"')}${cell('<v>2</v>', 'r="GR1"')}</row>`))).toEqual([[['', '', '1', ...Array<string>(196).fill(''), '2']]]);
    expect(await sheetsOf(xlsx(`<row>${cell('<v>1</v>', 'r="C1"')}${cell('<v>2</v>', 'r="XFD1"')}</row>`))).toEqual([[['1', '2']]]);
  });

  test('blank cells with a style are nothing', async () => {
    expect(await faultOf(xlsx('<row><c r="A1" s="1"/><c r="AMJ1" s="1"/></row>'))).toBe('empty');
  });

  test.each([
    ['entities of its own', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData/></worksheet>', 'unsafe'],
    ['columns beyond the last', '<worksheet><sheetData><row><c r="XFE1"><v>1</v></c></row></sheetData></worksheet>', 'unsafe'],
    ['a tag of many attributes', `<worksheet ${'a="" '.repeat(10_000)}/>`, 'unsafe'],
    ['an open tag', '<worksheet><sheetData><row', 'truncated'],
    ['an open comment', '<worksheet><!-- ', 'truncated'],
  ])('refuses %s', async (_, xml, fault) => {
    expect(await faultOf(xlsx('', { sheets: [{ name: 'A', xml }] }))).toBe(fault);
  });

  test('attributes are not found in the values of others', async () => {
    expect(await sheetsOf(xlsx(`<row><c x=' r="XFE1"' r='B1'><v>1</v></c></row>`))).toEqual([[['', '1']]]);
  });
});
