import { writeOds } from 'hucre/ods';
import { describe, expect, test } from 'vitest';
import { readBomFile } from '~/domain/bom/file/read-bom-file';
import { faultOf, fileOf, sheetsOf } from '../readings';
import { ods } from './made-workbooks';

const table = (rows: string, name = 'A'): string => `<table:table table:name="${name}">${rows}</table:table>`;
const row = (cells: string, attributes = ''): string => `<table:table-row ${attributes}>${cells}</table:table-row>`;
const text = (content: string, attributes = ''): string => `<table:table-cell office:value-type="string" ${attributes}><text:p>${content}</text:p></table:table-cell>`;
const value = (type: string, attributes: string, shown: string): string => `<table:table-cell office:value-type="${type}" ${attributes}><text:p>${shown}</text:p></table:table-cell>`;

describe('ODS', () => {
  test('reads what the library writes', async () => {
    const bytes = await writeOds({ sheets: [{ name: 'BOM', rows: [['Ref', '值', 'Qty'], ['R1', 'a & b', 2.5], [], ['C1', '', 3]] }] });
    const file = fileOf(await readBomFile(bytes, 'a.ods'));
    expect(file.kind).toBe('ods');
    expect(file.sheets).toEqual([{ name: 'BOM', rows: [{ row: 1, cells: ['Ref', '值', 'Qty'] }, { row: 2, cells: ['R1', 'a & b', '2.5'] }, { row: 4, cells: ['C1', '', '3'] }] }]);
  });

  test('rows of a header and of groups, repeated cells and rows, covered cells', async () => {
    const rows = `<table:table-header-rows>${row(text('Ref') + text('x', 'table:number-columns-repeated="2"'))}</table:table-header-rows>
      <table:table-row-group>${row(text('a'), 'table:number-rows-repeated="2"')}</table:table-row-group>
      ${row('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="1000"')}
      ${row(`<table:covered-table-cell table:number-columns-repeated="2"/>${text('z')}`)}
      ${row('<table:table-cell/>', 'table:number-rows-repeated="1048576"')}`;
    expect(fileOf(await readBomFile(ods(table(rows)), '')).sheets[0]?.rows)
      .toEqual([{ row: 1, cells: ['Ref', 'x', 'x'] }, { row: 2, cells: ['a'] }, { row: 3, cells: ['a'] }, { row: 1004, cells: ['', '', 'z'] }]);
  });

  test('text with blanks, lines and spans, without notes', async () => {
    const note = '<office:annotation><dc:creator>someone</dc:creator><text:p>note</text:p></office:annotation>';
    const cell = `<table:table-cell>${note}\n<text:p>a<text:s text:c="2"/>b<text:span>c</text:span><text:line-break/>d<text:tab/>e</text:p>\n<text:p>&lt;f&#62;</text:p></table:table-cell>`;
    expect(await sheetsOf(ods(table(row(cell))))).toEqual([[['a  bc\nd\te\n<f>']]]);
  });

  test.each([
    ['float', 'office:value="0.30000000000000004"', '0,3', '0.3'], ['float', 'office:value="402"', '0402', '0402'], ['float', 'office:value="10"', '10uF', '10uF'],
    ['float', 'office:value="9550000000000"', '9.55E+12', '9550000000000'], ['percentage', 'office:value="0.01"', '1%', '1%'], ['currency', 'office:value="1.5"', '1,50 €', '1.5'],
    ['date', 'office:date-value="2024-06-01"', '1. Juni', '2024-06-01'], ['date', 'office:date-value="2024-06-01T12:30:00"', 'x', '2024-06-01 12:30'],
    ['time', 'office:time-value="PT01H20M00S"', '01:20', '01:20'], ['boolean', 'office:boolean-value="true"', 'TRUE', 'TRUE'],
  ])('%s %s shown as %j is %j', async (type, attributes, shown, expected) => {
    expect(await sheetsOf(ods(table(row(value(type, attributes, shown)))))).toEqual([[[expected]]]);
  });

  test('repeats count', async () => {
    expect(await faultOf(ods(table(row(text('a'), 'table:number-rows-repeated="20001"'))))).toBe('tooManyRows');
    expect(await faultOf(ods(table(row(text('a', 'table:number-columns-repeated="201"')))))).toBe('tooManyColumns');
    expect(await faultOf(ods(table('', 'x').repeat(65)))).toBe('tooManySheets');
    expect(await faultOf(ods(table(row(`<table:table-cell><text:p>a${'<text:s text:c="1000000000"/>b'.repeat(400)}</text:p></table:table-cell>`))))).toBe('cellTooLong');
  });

  test('an encrypted file', async () => {
    const manifest = '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
    expect(await faultOf(ods('', { 'META-INF/manifest.xml': manifest }))).toBe('passwordProtected');
  });
});
