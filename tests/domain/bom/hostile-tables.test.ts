import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Sheet } from '~/domain/bom/bom';
import { BOM_STORE } from '~/domain/bom/bom-policies';
import { MOST_DESIGNATORS } from '~/domain/bom/lines/designators';
import { readLines } from '~/domain/bom/lines/read-lines';
import { recogniseBom, recogniseSheet } from '~/domain/bom/table/recognise-bom';
import { processorTime } from '../../fixtures/processor-time';
import { RUNS, unicode } from '../property';
import { mappingOf, sheetOf } from './sheets';

/** Reading a table takes milliseconds, so fewer are read than the other properties have runs. */
function check<T>(arbitrary: fc.Arbitrary<T>, holds: (input: T) => void): void {
  fc.assert(fc.property(arbitrary, (input) => holds(input)), { numRuns: Math.ceil(RUNS / 5) });
}

const NAMES = ['Ref', 'Qty', 'MPN', 'Value', 'Footprint', 'Manufacturer', 'Description', 'DNP', 'Price', 'Total', '位号', 'Part'];
const CELLS = ['', 'R1-R5', 'C1, C2', '10k', '100nF', '805', '9.55E+12', '2024-01-02', 'LM358DR', 'a|b', 'DNP', '1.0', 'x3', '2:LM358', '-', 'Total', '___', 'C25804', 'BSS138PW', '115'];

const cell = fc.oneof(fc.constantFrom(...CELLS), fc.constantFrom(...NAMES), unicode, fc.integer({ min: -5, max: 5000 }).map(String));
const sheet = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 }).map((rows): Sheet => ({ name: '', rows: rows.map((cells, index) => ({ row: index * 2 + 1, cells })) }));

it('property: any table is read', () => {
  check(sheet, (table) => {
    recogniseBom({ sheets: [table], delimiter: ',' });
    for (const header of [null, { first: 1, last: 1 }, { first: 3, last: 5 }, { first: 90, last: 2 }]) {
      const mapping = recogniseSheet(table, header);
      if (!mapping) continue;
      const { lines, repairs } = readLines(table, mapping, new Set(['3:1']));
      expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
      expect(new Set(repairs.map(({ id }) => id)).size).toBe(repairs.length);
      for (const line of lines) {
        expect(table.rows.find(({ row }) => row === line.row)?.cells).toBe(line.cells);
        expect(line.quantity === null || (Number.isInteger(line.quantity) && line.quantity >= 0)).toBe(true);
        expect(new Set(line.designators).size).toBe(line.designators.length);
      }
    }
  });
});

it('property: the order of the columns changes nothing', () => {
  const table = sheetOf(
    'Item|Ref|Qty|Value|Package|MPN|Manufacturer|LCSC|Description|DNP|Price\n1|C1, C2|2|100nF|603|GRM188R71H104KA93D|Murata|C14663|Ceramic capacitor||0.01\n2|R1-R3|3|10k|0402|RC0402FR-0710KL|Yageo|C60490|Resistor 1%||0.02\n'
      + '3|R9|1|22k|0402|RC0402FR-0722KL|Yageo|C114764|Resistor 1%|x|0.02\n4|U1|1|LM358|SOIC-8|LM358DR¦LM358P|TI|C7950|Op amp||0.12\n|Total|7|||||||',
  );
  const plain = (of: Sheet) => {
    const mapping = recogniseBom({ sheets: [of], delimiter: ',' }) ?? expect.fail();
    return readLines(of, mapping, new Set()).lines.map((line) => ({ ...line, cells: [] }));
  };
  const expected = plain(table);
  expect(expected).toHaveLength(4);
  const order = fc.shuffledSubarray([...Array(11).keys()], { minLength: 11 });
  check(order, (places) => {
    expect(plain({ name: '', rows: table.rows.map(({ row, cells }) => ({ row, cells: places.map((place) => cells[place] ?? '') })) })).toEqual(expected);
  });
});

const wide = (rows: number, columns: number): Sheet => ({
  name: '',
  rows: [
    { row: 1, cells: ['Designator', 'Value', 'Footprint', 'Quantity', 'MPN', 'Manufacturer', ...Array.from({ length: columns - 6 }, (_, index) => `Field ${index}`)] },
    ...Array.from({ length: rows }, (_, index) => ({
      row: index + 2,
      cells: [`R${2 * index + 1}, R${2 * index + 2}`, `${index % 999}k`, 'R_0603_1608Metric', '2', `RC0603FR-07${index}KL`, 'Yageo', ...Array.from({ length: columns - 6 }, (_, place) => `text ${index} of ${place}`)],
    })),
  ],
});

it.each([[8_000, 20], [800, 200]])('%d rows with %d columns are read quickly', (rows, columns) => {
  const table = wide(rows, columns);
  const time = processorTime(() => {
    const mapping = recogniseBom({ sheets: [table], delimiter: ',' }) ?? expect.fail();
    expect(readLines(table, mapping, new Set()).lines).toHaveLength(rows);
  });
  expect(time).toBeLessThan(2_500);
});

it('long cells are read quickly', () => {
  const units = [' ', '\n', '(', '-', '9', 'R1-R500,', '|', 'do not ', '\u0301', '0603_', 'a,', '位号'];
  for (const unit of units) {
    const long = unit.repeat(BOM_STORE.cell / unit.length);
    const table = sheetOf('Ref|Qty|Value|Package|MPN|Description|Note\nC1|1|1u|0603|LM358DR|Op amp|x\nR1|1|10k|0402|NE555DR|Timer|');
    for (let index = 0; index < 6; index++) table.rows.push({ row: 9 + index, cells: ['C7', '1', '1u', '0603', 'LM358DR', 'x', 'y'].map((text, at) => (at === index ? long : text)) });
    table.rows.push({ row: 20, cells: Array.from({ length: 7 }, () => long) });
    const time = processorTime(() => {
      const mapping = recogniseBom({ sheets: [table], delimiter: ',' });
      if (mapping) readLines(table, mapping, new Set());
    });
    expect([unit, time < 2_000]).toEqual([unit, true]);
  }
});

it('a bill of materials has a limit of designators', () => {
  const letter = (index: number) => 'BCDEFGHIJKLMNOPQRSTUVWXYZA'.charAt(index % 26);
  const rows = Array.from({ length: 900 }, (_, index) => [`R${letter(index / 26)}${letter(index)}`, index] as const).map(([letters, index]) => `${letters}1-${letters}400|400|${index}k`);
  const text = `Ref|Qty|Value\n${rows.join('\n')}`;
  const { lines } = readLines(sheetOf(text), mappingOf(text) ?? expect.fail(), new Set());
  const all = lines.reduce((sum, { designators }) => sum + designators.length, 0);
  expect(all).toBeLessThanOrEqual(MOST_DESIGNATORS);
  expect(all).toBeGreaterThan(MOST_DESIGNATORS - 1_000);
  expect(lines.at(-1)?.warnings).toEqual([{ code: 'rangeTooLong', text: expect.stringContaining('1-R') }]);
});

it.each([
  // A line of 20,000 designators that asks for more pieces goes on with each row that has designators alone.
  ['that go on with one line', [...Array.from({ length: 40 }, (_, part) => [`R${part * 500 + 1}-R${part * 500 + 500}`, part === 0 ? 'LM358DR' : '', part === 0 ? '30000' : '']), ...Array.from({ length: 4_000 }, () => ['R1', '', ''])]],
  ['that are one part, with twenty warnings each', Array.from({ length: 3_000 }, (_, row) => [`R${row}${',A1-999'.repeat(20)}`, 'LM358DR', '1'])],
])('thousands of rows %s are read quickly', (_, rows) => {
  const table: Sheet = { name: '', rows: [['Designator', 'MPN', 'Quantity'], ...rows].map((cells, index) => ({ row: index + 1, cells })) };
  const mapping = recogniseBom({ sheets: [table], delimiter: ',' }) ?? expect.fail();
  const time = processorTime(() => {
    const { lines } = readLines(table, mapping, new Set());
    expect([lines.length, lines[0]?.warnings.length]).toEqual([1, expect.any(Number)]);
    expect(lines[0]?.warnings.length).toBeLessThanOrEqual(21);
  });
  expect(time).toBeLessThan(4_000);
});
