import { describe, expect, it } from 'vitest';
import { recogniseBom, recogniseSheet } from '~/domain/bom/table/recognise-bom';
import { fieldsOf, mappingOf, read, sheetOf } from '../sheets';

const BODY = 'C1, C2|2|100nF|0603\nR1|1|10k|0402\nU1|1|LM358|SOIC-8';

describe('the header', () => {
  it('is found below other rows', () => {
    const mapping = mappingOf(`Bill of materials\nProject|Lamp controller\nRevision|B\nDate|2024-05-06\nQuantity of boards|10\n\nRef|Qty|Value|Footprint\n${BODY}`);
    expect(mapping?.header).toEqual({ first: 7, last: 7 });
    expect(fieldsOf(mapping)).toMatchObject({ designators: 0, quantity: 1, value: 2, package: 3 });
  });

  it('is the row with the most names, not the fullest one', () => {
    expect(mappingOf(`A|B|C|D|E|F\nRef|Qty|Value|Footprint||\n${BODY}`)?.header).toEqual({ first: 2, last: 2 });
  });

  it('may have two rows with joined cells', () => {
    const mapping = mappingOf('Part||Maker||Amount\nDesignator|Value|Name|Part number|Qty\nC1, C2|100nF|Murata|GRM188R71H104KA93D|2\nR1|10k|Yageo|RC0402FR-0710KL|1');
    expect(mapping?.header?.last).toBe(2);
    expect(fieldsOf(mapping)).toMatchObject({ designators: 0, value: 1, brand: 2, mpn: 3, quantity: 4 });
  });

  it('S41: is looked for in as many cells of a file, however many sheets they are in', () => {
    const wide = (name: string) => sheetOf([...Array.from({ length: 20 }, () => Array<string>(100).fill('-').join('|')), `Ref|Qty|Value|Footprint\n${BODY}`].join('\n'), name);
    const headerOf = (sheets: number) => recogniseBom({ sheets: Array.from({ length: sheets }, (_, index) => wide(`S${index}`)), delimiter: '' })?.header;
    expect([headerOf(1), headerOf(4), headerOf(64)]).toEqual([{ first: 21, last: 21 }, { first: 21, last: 21 }, null]);
  });

  it('may be absent', () => {
    const mapping = mappingOf('C1, C2|2|100nF|0603|GRM188R71H104KA93D\nR1|1|10k|0402|RC0402FR-0710KL\nR2|1|47k|0402|RC0402FR-0747KL');
    expect(mapping?.header).toBeNull();
    expect(fieldsOf(mapping)).toMatchObject({ designators: 0, quantity: 1, value: 2, package: 3, mpn: 4 });
  });

  it('may be absent above a plain list', () => {
    expect(fieldsOf(mappingOf('STM32F103C8T6|10\nLM358DR|25\nBSS138LT1G|100'))).toEqual({ mpn: 0, quantity: 1 });
    expect(fieldsOf(mappingOf('STM32F103C8T6\nLM358DR\nBSS138LT1G'))).toEqual({ mpn: 0 });
    expect(fieldsOf(mappingOf('C8734|10\nC7950|25\nC14663|100'))).toEqual({ code: 0, quantity: 1 });
  });

  it('may lack the name of an empty column', () => {
    const mapping = mappingOf('Ref|Value|Qty|Maker|Part Number\nC1|100nF|1||Murata|GRM188R71H104KA93D\nR1|10k|1||Yageo|RC0402FR-0710KL\nR2|22k|1||Yageo|RC0402FR-0722KL');
    expect(fieldsOf(mapping)).toMatchObject({ designators: 0, value: 1, quantity: 2, brand: 4, mpn: 5 });
  });

  it('may be repeated', () => {
    const { lines } = read(`Ref|Qty|Value|Footprint\nC1, C2|2|100nF|0603\nREF|QTY|VALUE|FOOTPRINT\nR1|1|10k|0402`);
    expect(lines.map(({ designators }) => designators)).toEqual([['C1', 'C2'], ['R1']]);
  });

  it('of another table ends the lines', () => {
    const text = `Ref|Qty|Value|MPN\n${'C1, C2|2|100nF|GRM188R71H104KA93D\n'.repeat(1)}R1|1|10k|RC0402FR-0710KL\nPart number|Price|Supplier|Quantity\nXYZ123-4|0.25|Shop|500`;
    expect(read(text).lines.map(({ mpn }) => mpn)).toEqual(['GRM188R71H104KA93D', 'RC0402FR-0710KL']);
  });
});

describe('a person chooses', () => {
  const sheet = sheetOf(`Notes|Value\nRef|Qty|Value|Footprint\n${BODY}`);

  it('the row of the header', () => {
    expect(recogniseSheet(sheet, { first: 2, last: 2 })?.header).toEqual({ first: 2, last: 2 });
    expect(recogniseSheet(sheet, { first: 1, last: 2 })?.columns[1]?.name).toBe('Value Qty');
    expect(recogniseSheet(sheet, null)?.header).toBeNull();
    expect(recogniseSheet(sheet)?.header).toEqual({ first: 2, last: 2 });
  });

  it('a sheet that is no bill of materials', () => {
    const other = sheetOf('Name|Street|City\nMiller|Main Road 5|Springfield');
    expect(recogniseSheet(other)).toBeNull();
    expect(recogniseSheet(other, { first: 1, last: 1 })?.columns).toHaveLength(3);
    expect(recogniseSheet({ name: '', rows: [] }, null)).toBeNull();
  });
});

describe('several sheets', () => {
  it('the best table counts', () => {
    const sheets = [sheetOf('Version|Author\n1.0|Miller', 'Info'), sheetOf(`Ref|Qty|Value|Footprint\n${BODY}`, 'Board'), sheetOf('Designator|X|Y\nC1|1.5|2\nR1|3|4.5', 'Places')];
    expect(recogniseBom({ sheets, delimiter: '' })?.sheet).toBe('Board');
    expect(recogniseBom({ sheets: [...sheets].reverse(), delimiter: '' })?.sheet).toBe('Board');
    expect(recogniseBom({ sheets: [], delimiter: '' })).toBeNull();
  });
});
