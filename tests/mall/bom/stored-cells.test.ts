import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF } from '../../../app/domain/bom/bom-policies';
import { cellStart } from '../../../app/domain/bom/file-preview';
import { allCells, cellsApart, samplesOf, samplesOfColumns } from '../../../functions/mall/bom/stored-cells';

const cell = fc.string({ maxLength: 3 });
const rows = fc.array(fc.option(fc.array(cell, { maxLength: 6 })), { maxLength: BRIEF.lines + 2 });
const mapping = fc.array(fc.record({ index: fc.nat({ max: 7 }), field: fc.constantFrom('other' as const, 'mpn' as const), confidence: fc.constant(1) }), { maxLength: 8 })
  .map((columns) => ({ sheet: 'bom', columns }));

/** What is stored of lines, as it is read. */
function storedOf(given: ReadonlyArray<string[] | null>, of: Parameters<typeof cellsApart>[1]) {
  const apart = cellsApart(given.map((cells, index) => ({ line: index + 1, row: index + 1, ...(cells ? { cells } : {}) })), of);
  return new Map<string, unknown>(Object.entries(structuredClone(apart)));
}

const cellsOf = (stored: ReadonlyMap<string, unknown>) => allCells(stored, JSON.stringify(stored.get('lines')));

test('cells that stand apart from their lines are joined as they were, whichever columns are read', () => {
  fc.assert(fc.property(rows, mapping, (given, of) => {
    expect(cellsOf(storedOf(given, of))).toEqual(given);
  }));
});

test('no line keeps cells, and cells of other lines are none', () => {
  const stored = storedOf([['a', 'b'], null], { sheet: 'bom', columns: [{ index: 1, field: 'mpn', confidence: 1 }] });
  expect(stored.get('lines')).toEqual([{ line: 1, row: 1 }, { line: 2, row: 2 }]);
  expect([stored.get('readCells'), stored.get('otherCells')]).toEqual([[['b'], null], [['a'], null]]);
  expect(cellsOf(new Map([...stored, ['lines', [{ line: 2, row: 2 }]]]))).toBeNull();
});

test('a copy of some columns has their cells in its order', () => {
  fc.assert(fc.property(rows, mapping, (given, of) => {
    const stored = storedOf(given, of);
    const samples = samplesOf(stored);
    if (!samples) throw new Error('there are no samples');
    const { columns } = samples;
    stored.delete('otherCells');
    stored.set('samples', samplesOfColumns(samples));
    const wanted = given.map((row) => row && columns.map((column) => row[column] ?? ''));
    expect(cellsOf(stored)?.map((row) => row && [...row, ...columns.slice(row.length).map(() => '')])).toEqual(wanted);
    expect(samplesOf(stored)?.rows).toEqual(wanted.slice(0, BRIEF.lines).map((row) => row && row.map(cellStart)));
  }));
});

test('what is stored has no cell twice and none that is not there, however often columns are named', () => {
  const named = (index: number) => ({ index, field: 'mpn' as const, confidence: 1 });
  const stored = storedOf([['x'], [], ['a', 'b']], { sheet: 'bom', columns: [...Array.from({ length: 1_000 }, () => named(0)), ...Array.from({ length: 1_000 }, (_, index) => named(1_000 - index))] });
  expect(stored.get('readCells')).toEqual([['x'], [], ['a', 'b']]);
});
