import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrap } from '../../functions/mall/export/document/wrap';

/** Latin letters have width 1, Chinese characters width 2. */
const widthOf = (text: string) => [...text].reduce((width, letter) => width + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);
const lines = (text: string, width: number) => wrap(text, width, widthOf);

describe('a text', () => {
  test.each<[text: string, width: number, lines: string[]]>([
    ['', 10, ['']],
    ['short', 10, ['short']],
    ['thick film chip resistor', 10, ['thick film', 'chip', 'resistor']],
    ['rated 10 kΩ here', 8, ['rated', '10 kΩ', 'here']],
    ['厚膜贴片电阻', 8, ['厚膜贴片', '电阻']],
    ['电阻，电容。', 4, ['电', '阻，', '电', '容。']],
    ['车规（汽车）级', 6, ['车规', '（汽', '车）级']],
    ['每盘 4,000 只', 8, ['每盘', '4,000 只']],
    ['RC0603FR-0710KL', 10, ['RC0603FR-', '0710KL']],
    ['LM358/NOPB', 8, ['LM358/', 'NOPB']],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 10, ['ABCDEFGHIJ', 'KLMNOPQRST', 'UVWXYZ']],
    ['in the SOT-223 case', 10, ['in the', 'SOT-223', 'case']],
    ['😀😀😀', 1, ['😀', '😀', '😀']],
    ['too narrow', 0, ['t', 'o', 'o', 'n', 'a', 'r', 'r', 'o', 'w']],
  ])('%j is broken at %d into %j', (text, width, expected) => {
    expect(lines(text, width)).toEqual(expected);
  });

  test('keeps all its letters in order, and no line is too wide', () => {
    const letter = fc.constantFrom(...'ab -/,.0国电，（）。😀¥%');
    fc.assert(fc.property(fc.string({ unit: letter, maxLength: 60 }), fc.integer({ min: 2, max: 20 }), (text, width) => {
      const broken = lines(text, width);
      expect(broken.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of broken) {
        expect(widthOf(line)).toBeLessThanOrEqual(width);
        expect(line).toBe(line.trimEnd());
      }
    }), { numRuns: 1_000 });
  });
});
