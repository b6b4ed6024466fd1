import { describe, expect, it } from 'vitest';
import { read } from '../sheets';

const HEAD = 'Ref|Qty|Value|Package|MPN|LCSC Part #';
const FILL = 'C9|1|1nF|0603|GRM188R71H102KA01D|C100040\nC8|1|2nF|0805|GRM21BR71H222KA01L|C85957\n';
const both = (row: string, undone: string[] = []) => {
  const { lines, repairs } = read(`${HEAD}\n${FILL}${row}`, undone);
  return { line: lines.find((line) => line.row === 4) ?? expect.fail(), repairs };
};

describe('damaged cells are repaired', () => {
  it.each([
    ['a lost zero', 'C1|1|1u|805||', { package: '0805' }, { id: '4:3', row: 4, field: 'package', before: '805', after: '0805', kind: 'leadingZero' }],
    ['a lost zero as a number', 'C1|1|1u|603.0||', { package: '0603' }, { before: '603.0', after: '0603', kind: 'leadingZero' }],
    ['a lost zero beside words', 'C1|1|1u|SMD 402||', { package: 'SMD 0402' }, { before: 'SMD 402', after: 'SMD 0402', kind: 'leadingZero' }],
    ['a size as a number', 'C1|1|1u|1206.0||', { package: '1206' }, { before: '1206.0', after: '1206', kind: 'wholeNumber' }],
    ['a whole number', 'C1|12.0|1u|0603||', { quantity: 12 }, { id: '4:1', field: 'quantity', before: '12.0', after: '12', kind: 'wholeNumber' }],
    ['a part number as a number', 'C1|1|1u|0603|885012007030.0|', { mpn: '885012007030' }, { field: 'mpn', kind: 'wholeNumber' }],
    ['a part number with an exponent', 'C1|1|1u|0603|8.85012007030E+11|', { mpn: '885012007030' }, { before: '8.85012007030E+11', after: '885012007030', kind: 'exponent' }],
    ['a size that became a date', 'C1|1|1u|03. Jun|GRM188R71H104KA93D|', { package: '0603' }, { before: '03. Jun', after: '0603', kind: 'date' }],
    ['a size that became a moment', 'C1|1|1u|2024-05-08|GRM188R71H104KA93D|', { package: '0805' }, { kind: 'date', after: '0805' }],
    ['a value that became a date', 'R1|1|01. Jun|0603||', { value: '1.6' }, { before: '01. Jun', after: '1.6', kind: 'date' }],
  ])('%s', (_, row, line, repair) => {
    const found = both(row);
    expect(found.line).toMatchObject(line);
    expect(found.repairs).toMatchObject([{ ...repair, undone: false }]);
  });

  it.each([
    ['an exponent that lost digits', 'C1|1|1u|0603|9.55E+12|', { mpn: '9.55E+12' }, 'exponent'],
    ['a value that may have been several things', 'R1|1|1-Oct|0603||', { value: '1-Oct' }, 'date'],
    ['a part number that became a date', 'U1|1|1u|0603|2024-10-01|', { mpn: '2024-10-01' }, 'date'],
    ['a package that is no size', 'C1|1|1u|07. Dez|GRM31CR71H475KA12L|', { package: '07. Dez' }, 'date'],
  ])('%s is noted and stays', (_, row, line, kind) => {
    const found = both(row);
    expect(found.line).toMatchObject(line);
    expect(found.repairs).toMatchObject([{ kind }]);
    expect(found.repairs[0]?.after).toBe(found.repairs[0]?.before);
  });

  it('a part number that a comma has divided into two cells', () => {
    const head = 'Ref|MPN|Qty|Value\nC9|GRM188R71H102KA01D|1|1nF\n';
    const row = 'D1|BSS138PW|115|4|MOSFET';
    expect(read(head + row)).toMatchObject({
      lines: [{}, { mpn: 'BSS138PW,115', quantity: 4, value: 'MOSFET' }],
      repairs: [{ id: '3:1', field: 'mpn', before: 'BSS138PW', after: 'BSS138PW,115', kind: 'joinedNumber' }],
    });
    expect(read(head + row, ['3:1'])).toMatchObject({ lines: [{}, { mpn: 'BSS138PW', quantity: 115 }], repairs: [{ undone: true }] });
    expect(read(`${head}D1|BSS138PW|115|MOSFET`).repairs).toEqual([]);
  });

  it('unless a person takes it back', () => {
    expect(both('C1|1|1u|805||', ['4:3'])).toMatchObject({ line: { package: '805' }, repairs: [{ id: '4:3', undone: true }] });
  });

  it('and nothing else is changed', () => {
    const { repairs } = both('R1|805|402|SOT-23-603X|0805|\nR2|1|3.0|QFN-48|603|\nR3|1|4.7|1206|1.0|');
    expect(repairs).toEqual([]);
  });

  it('the cells stay as they are in the file', () => {
    expect(both('C1|12.0|1u|805||').line.cells.slice(0, 4)).toEqual(['C1', '12.0', '1u', '805']);
  });
});
