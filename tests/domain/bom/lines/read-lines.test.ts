import { describe, expect, it } from 'vitest';
import { read } from '../sheets';

const one = (text: string) => read(text).lines[0] ?? expect.fail();
const HEAD = 'Ref|Qty|Value|Package|MPN|Manufacturer|LCSC Part #|Description|DNP|Notes';

describe('lines', () => {
  it('have all that the columns state', () => {
    expect(read(`${HEAD}\nC1, C2|2|100nF|0603|GRM188R71H104KA93D|Murata|C14663|Ceramic capacitor 50V||`).lines).toEqual([
      {
        line: 1, row: 2, designators: ['C1', 'C2'], quantity: 2, value: '100nF', package: '0603', mpn: 'GRM188R71H104KA93D', brand: 'Murata', code: 'C14663',
        text: 'Ceramic capacitor 50V', alternates: [], skip: null, warnings: [], edited: [], choice: null, ordered: null,
        cells: ['C1, C2', '2', '100nF', '0603', 'GRM188R71H104KA93D', 'Murata', 'C14663', 'Ceramic capacitor 50V', '', ''],
      },
    ]);
  });

  it('are numbered as they stand, with the rows of the file', () => {
    const { lines } = read('Board A\n\nRef|Qty|Value\nC1|1|1uF\n\nR1|1|10k');
    expect(lines.map(({ line, row }) => [line, row])).toEqual([[1, 4], [2, 6]]);
  });

  it.each(['-', '~', 'n.a.', 'N/A', 'ANY', '?', '--', 'none', '无'])('a cell with %s is empty', (placeholder) => {
    expect(one(`${HEAD}\nC1|1|100nF|0603|${placeholder}|${placeholder}|${placeholder}|${placeholder}||`)).toMatchObject({ mpn: '', brand: '', code: '', text: '' });
  });

  it('join several descriptions, each once', () => {
    expect(one('Ref|Value|Description|Tolerance|Voltage|Category\nC1|100nF|Ceramic capacitor|10%|50V|Ceramic capacitor').text).toBe('Ceramic capacitor 10% 50V');
  });

  it('have the first filled column of a field with two names', () => {
    const { lines } = read('References|Qty|lcsc|Value|lcsc part|part number|manufacturer_part_number\nC1|1|C14663|100nF||GRM188R71H104KA93D|\nU1|1||LM358|C7950||LM358DR');
    expect(lines.map(({ code, mpn }) => [code, mpn])).toEqual([['C14663', 'GRM188R71H104KA93D'], ['C7950', 'LM358DR']]);
  });

  it('keep a part number in the column of values there', () => {
    expect(one('Designator|Comment|Footprint\nU1|STM32F103C8T6|LQFP-48\nR1|10k|0603')).toMatchObject({ value: 'STM32F103C8T6', mpn: '' });
  });

  it('have no link, and no order code, as part number', () => {
    const { lines } = read('Ref|Qty|MPN\nU1|1|https://example.com/x-1\nU2|1|C25804\nU3|1|296-1395-5-ND\nU4|1|LM358DR\nU5|1|NE555DR\nU6|1|LM317T');
    expect(lines.slice(0, 4).map(({ mpn, code }) => [mpn, code])).toEqual([['', ''], ['', 'C25804'], ['', '296-1395-5-ND'], ['LM358DR', '']]);
  });

  it('have the number of the shop itself first, then its codes, then those of others', () => {
    expect(one('Ref|Qty|Digi-Key|LCSC|Mouser\nU1|1|296-1395-5-ND|C7950|595-LM358DR\nU2|1|296-6501-5-ND|C46749|595-NE555DR')).toMatchObject({
      code: 'C7950', alternates: [{ mpn: '', brand: '', code: '296-1395-5-ND' }, { mpn: '', brand: '', code: '595-LM358DR' }],
    });
    expect(one('Ref|LCSC|Product ID|MPN\nU1|C7950|100045|LM358DR').code).toBe('100045');
  });
});

describe('rows that are no lines', () => {
  it.each([
    ['sums', 'Total|8||', 'Gesamt|8||', '|8|Total|', '合计|8||', 'Sum:|8||', '||Subtotal|12.50'],
    ['rules', '____|____|____|', '-----|||', '======'],
    ['headings and remarks', 'RESISTORS|||', '||Connectors|', 'Approved by Miller|||'],
    ['numbers without a part', '|8||', '|||'],
  ])('%s', (_, ...rows) => {
    for (const row of rows) expect(read(`Ref|Qty|Value|MPN\nC1, C2|2|100nF|GRM188R71H104KA93D\n${row}\nR1|1|10k|RC0402FR-0710KL`).lines.map(({ row: at }) => at)).toEqual([2, 4]);
  });
});

describe('quantities', () => {
  const HEADS = 'Ref|Qty|Value\nC9|1|1nF\nC8|1|2nF\n';
  const quantityOf = (text: string) => read(HEADS + text).lines.at(-1);

  it.each([
    ['R1|1|10k', 1], ['R1, R2|2|10k', 2], ['R1|1.0|10k', 1], ['|1,000|10k', 1000], ['|x3|10k', 3], ['|3 pcs|10k', 3], ['|5个|10k', 5], ['|１２|10k', 12], ['R1-R4||10k', 4], ['R1||10k', 1],
  ])('%s: %d', (row, quantity) => {
    expect(quantityOf(row)).toMatchObject({ quantity, warnings: [] });
  });

  it('are counted without a column', () => {
    expect(read('Reference|Value\nC1-C3|100n\nR1|10k').lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(read('MPN\nLM358DR\nNE555DR\nLM317T').lines.map(({ quantity }) => quantity)).toEqual([null, null, null]);
  });

  it('that differ from the designators are warned of, and count', () => {
    expect(quantityOf('R1, R2|3|10k')).toMatchObject({ quantity: 3, warnings: [{ code: 'quantityDiffers', quantity: 3, designators: 2 }] });
  });

  it('that cannot be read are warned of', () => {
    expect(quantityOf('R1, R2|some|10k')).toMatchObject({ quantity: 2, warnings: [{ code: 'quantityUnreadable', text: 'some' }] });
    expect(quantityOf('|0.5|Resistor 10k')).toBeDefined();
    expect(quantityOf('R1|-3|10k')?.warnings).toEqual([{ code: 'quantityUnreadable', text: '-3' }]);
  });

  it('are multiplied as a part number says', () => {
    expect(one('Ref|Qty|MPN\nJ1, J2|2|2:SJ1-3525\nU1|1|LM358DR')).toMatchObject({ mpn: 'SJ1-3525', quantity: 4, warnings: [] });
  });
});

describe('designators', () => {
  it('that stand in two lines are warned of', () => {
    const { lines } = read('Ref|Value\nC1, C2|1uF\nC2, C3|2uF');
    expect(lines[1]?.warnings).toEqual([{ code: 'duplicateDesignator', designator: 'C2', other: 1 }]);
    expect(lines[0]?.warnings).toEqual([]);
  });

  it('of a range that is too long are warned of', () => {
    expect(one('Ref|Qty|Value\nR1-R900|900|10k\nC1|1|1u')).toMatchObject({ designators: [], quantity: 900, warnings: [{ code: 'rangeTooLong', text: 'R1-R900' }] });
  });

  it('go on in the rows below', () => {
    const { lines } = read('Item|Quantity|Reference|Part\n1|5|R1,R2,R3,|10k\n||R4,|\n||R5|\n2|1|C1|1u');
    expect(lines.map(({ designators, quantity, warnings }) => ({ designators, quantity, warnings }))).toEqual([
      { designators: ['R1', 'R2', 'R3', 'R4', 'R5'], quantity: 5, warnings: [] }, { designators: ['C1'], quantity: 1, warnings: [] },
    ]);
  });
});

describe('equal rows', () => {
  it('with a designator each become one line', () => {
    const { lines } = read('ref|value|mpn\nC1|100nF|GRM188R71H104KA93D\nR1|10k|RC0402FR-0710KL\nC2|100nF|GRM188R71H104KA93D\nR2|10k|RC0402FR-0710KL\nC3|100nF|GRM188R71H104KA93D');
    expect(lines.map(({ line, row, designators, quantity }) => ({ line, row, designators, quantity }))).toEqual([
      { line: 1, row: 2, designators: ['C1', 'C2', 'C3'], quantity: 3 }, { line: 2, row: 3, designators: ['R1', 'R2'], quantity: 2 },
    ]);
  });

  it('add their quantities', () => {
    const { lines } = read('Ref|Qty|Value|MPN\nC1, C2|2|100nF|GRM188R71H104KA93D\nC5|3|100nF|GRM188R71H104KA93D');
    expect(lines).toMatchObject([{ designators: ['C1', 'C2', 'C5'], quantity: 5, warnings: [{ code: 'quantityDiffers', quantity: 5, designators: 3 }] }]);
  });

  it('of other letters, values, packages or kinds stay apart', () => {
    expect(read('Ref|Value|Package\nR1|100|0603\nC1|100|0603\nR2|100|0805\nR3|101|0603\nR4|100 DNP|0603').lines).toHaveLength(5);
  });

  it('without designators stay apart', () => {
    expect(read('MPN|Qty\nLM358DR|2\nLM358DR|3').lines.map(({ quantity }) => quantity)).toEqual([2, 3]);
  });
});

it('the header and what is above it are no lines, whatever the mapping', () => {
  const { lines, repairs } = read('Project X|1\nRef|Qty|Value\nC1|1|1u');
  expect(lines).toHaveLength(1);
  expect(repairs).toEqual([]);
});
