import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MATCHED } from '~/domain/bom/bom-policies';
import { matchBlocks } from '~/domain/bom/match/match-blocks';
import type { WantedLine } from '~/domain/bom/match/match-records';

function wanted(line: number, more: Partial<WantedLine> = {}): WantedLine {
  return { line, designators: ['R1'], quantity: 1, code: '', mpn: `M${line}`, brand: '', value: '', package: '', text: '', alternates: [], ...more };
}

const lines = (count: number, more: Partial<WantedLine> = {}) => Array.from({ length: count }, (_, index) => wanted(index + 1, more));
const sizes = (blocks: readonly WantedLine[][]) => blocks.map(({ length }) => length);

describe('blocks of lines', () => {
  test.each([[0, []], [1, [1]], [1_000, [1_000]], [1_001, [1_000, 1]], [2_500, [1_000, 1_000, 500]]])('of %d lines have at most 1,000 lines each', (count, expected) => {
    expect(sizes(matchBlocks(lines(count)))).toEqual(expected);
  });

  test('are small enough for one call, and keep the order of the lines', () => {
    const text = fc.oneof(fc.constant(''), fc.string({ maxLength: 40 }), fc.constantFrom('电'.repeat(600), '\u0001'.repeat(600), '"'.repeat(600)));
    const line = fc.record({ mpn: text, code: text, brand: text, value: text, package: text, text, designators: fc.array(text, { maxLength: 40 }) });
    fc.assert(fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (kinds) => {
      const all = Array.from({ length: 500 }, (_, index) => wanted(index + 1, kinds[index % kinds.length]));
      const blocks = matchBlocks(all);
      expect(blocks.flat().map(({ line: number }) => number)).toEqual(all.map(({ line: number }) => number));
      for (const block of blocks) expect(new TextEncoder().encode(JSON.stringify({ lines: block })).length).toBeLessThan(MATCHED.bytes);
    }), { numRuns: 20 });
  });

  test('have lines whose texts and lists are cut, and nothing else of a line', () => {
    const part = { mpn: 'm'.repeat(501), brand: '', code: '' };
    const line = { ...wanted(1, { mpn: 'm'.repeat(501), text: 't'.repeat(501), designators: ['R'.repeat(21)], alternates: Array.from({ length: 21 }, () => part) }), cells: ['x'] };
    const [[cut] = []] = matchBlocks([line]);
    const short = { ...part, mpn: 'm'.repeat(500) };
    expect(cut).toEqual(wanted(1, { mpn: 'm'.repeat(500), text: 't'.repeat(500), designators: ['R'.repeat(20)], alternates: Array.from({ length: 20 }, () => short) }));
  });
});
