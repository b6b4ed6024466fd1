import { describe, expect, test } from 'vitest';
import { readBomText } from '~/domain/bom/file/read-bom-file';
import { cellsOf, fileOf } from '../readings';

const delimiterOf = (text: string): string => fileOf(readBomText(text)).delimiter;

describe('what separates cells', () => {
  test.each([
    ['decimal commas', 'Ref;Value;Price\nR1;4,7k;0,10\nR2;10k;0,20', ';'],
    ['lists of designators', 'Ref;Quantity\nR1,R2,R3;3\nC1,C2,C3;3', ';'],
    ['values with commas', 'Ref\tValue\tRemark\nC1\t1uF, 10V, X7R\ta, b\nC2\t10uF, 6.3V, X5R\tc, d', '\t'],
    ['semicolons between designators', 'Ref,Value,Quantity\nR1;R2,10k,2\nC1,1u,1\nC2;C3;C4,1n,3', ','],
    ['free text before the table', 'Board A, revision 2\nby someone\n\nRef,Value,Package\nR1,10k,0603\nC1,1u,0402\nC2,1n,0402', ','],
    ['rows of different length', 'Ref,Value,Remark\nR1,10k\nC1,1u,x\nC2,1n\nC3', ','],
    ['one row', 'R1,10k,0603', ','],
  ])('%s', (_, text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });

  test('drawn tables have no rulers and no blank first column', () => {
    const rows = [['Ref', 'Value'], ['R1,R2', '10k'], ['C1', '1u']];
    expect(cellsOf('| Ref | Value |\n|:----|------:|\n| R1,R2 | 10k |\n| C1 | 1u |')).toEqual(rows);
    expect(cellsOf('+-----+-------+\n| Ref | Value |\n+=====+=======+\n| R1,R2 | 10k |\n| C1 | 1u |\n+-----+-------+')).toEqual(rows);
  });
});

describe('columns of fixed width', () => {
  test('a report with free text, a ruler and continuation lines', () => {
    const report = `Bill of materials            Page 1
Revised: Friday, January 05, 2024

Item  Quantity  Reference          Part
______________________________________________

1     3         C1,C2,C3           100nF
2     8         R1,R2,R3,R4,R5,    10K 1%
                R6,R7,R8
10    1         U1                 AMP8 DUAL OP AMP`;
    expect(delimiterOf(report)).toBe('fixed');
    expect(cellsOf(report).slice(2)).toEqual([
      ['Item', 'Quantity', 'Reference', 'Part'], ['1', '3', 'C1,C2,C3', '100nF'], ['2', '8', 'R1,R2,R3,R4,R5,', '10K 1%'], ['', '', 'R6,R7,R8'],
      ['10', '1', 'U1', 'AMP8 DUAL OP AMP'],
    ]);
  });

  test('a ruler with a piece for each column', () => {
    const report = 'Comment    Designator Footprint\n---------- ---------- ---------\n100nF      C1, C2     0603\n10k 1% x   R1         0805';
    expect(cellsOf(report)).toEqual([['Comment', 'Designator', 'Footprint'], ['100nF', 'C1, C2', '0603'], ['10k 1% x', 'R1', '0805']]);
  });

  test('a cell that is too long stays whole', () => {
    const lines = ['R1      10k     0603', 'R2      22k     0603', 'C1      100nF   0402', 'C2      1uF     0402', 'C3      1uF     0402', 'C4      1uF     0402', 'U1      AMP80815 SOIC'];
    expect(cellsOf(lines.join('\n')).at(-1)).toEqual(['U1', 'AMP80815 SOIC']);
  });
});

describe('lists', () => {
  test('part numbers and quantities in any order', () => {
    const list = 'ABC358DR x 10\n10 x XYZ32F103\n\nR0603-10K, 1,000\nN7002 100 pcs';
    expect(delimiterOf(list)).toBe('lines');
    expect(cellsOf(list)).toEqual([['ABC358DR', '10'], ['XYZ32F103', '10'], ['R0603-10K', '1000'], ['N7002', '100']]);
    expect(fileOf(readBomText(list)).sheets[0]?.rows.map(({ row }) => row)).toEqual([1, 2, 4, 5]);
  });

  test('number, quantity and what the part is', () => {
    expect(cellsOf('12-J201 5 jumper\n08-10K 110 10K 1%\n77-1.5K 10 1K5')).toEqual([['12-J201', '5', 'jumper'], ['08-10K', '110', '10K 1%'], ['77-1.5K', '10', '1K5']]);
  });

  test('a heading without separator is left out, a line without quantity stays', () => {
    expect(cellsOf('Part number  Qty\nABC358 10\nNE5 5\nNE6 5\nNE7 5\nsomething else')).toEqual([['ABC358', '10'], ['NE5', '5'], ['NE6', '5'], ['NE7', '5'], ['something else']]);
  });

  test.each([
    ['a table of an EDA program', '"Reference","Value"\n"R1","100"\n"R2","220"', ','],
    ['columns of a spreadsheet', 'MPN\tQty\nABC358\t10\nNE555\t5', '\t'],
  ])('%s is no list', (_, text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
    expect(cellsOf(text)).toHaveLength(3);
  });

  test('bare part numbers, and the page of a product, are lines with one cell', () => {
    expect(cellsOf('ABC358DR\nXYZ32F103\nNE555P')).toEqual([['ABC358DR'], ['XYZ32F103'], ['NE555P']]);
    expect(cellsOf('ABC0103\nBrand:Someone\nPackage:0402\nResistance:10k')).toHaveLength(4);
  });
});
