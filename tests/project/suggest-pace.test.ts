import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answered, goesOn, pauseBefore, stillFitting } from '~/components/shell/search/suggest-pace';

const part = (mpn: string) => ({ id: mpn, mpn, brand: 'TI', description: '' });
const answered = (keyword: string, ...numbers: string[]): Answered =>
  ({ keyword, found: { parts: numbers.map(part), brands: ['Texas Instruments'], catalogues: [], words: [], values: [] } });
const TEN = Array.from({ length: 10 }, (_, index) => `STM32F${index}03`);

/** The keywords for which suggestions are loaded when a text is typed with this time between keys. Every answer has ten parts, and may come late. */
function loaded(text: string, ms: number, isSlow = false): string[] {
  const keywords: string[] = [];
  let last: Answered | undefined;
  for (let length = 1; length <= text.length; length++) {
    const keyword = text.slice(0, length);
    const pause = pauseBefore(keyword, keywords.at(-1) ?? '', last);
    if (pause === null || (pause >= ms && length < text.length)) continue;
    keywords.push(keyword);
    if (!isSlow) last = answered(keyword, ...TEN);
  }
  return keywords;
}

describe('Suggestions while somebody types', () => {
  it('take at most two requests for a part number of 12 characters', () => {
    expect(loaded('STM32F103C8T', 200)).toEqual(['STM', 'STM32F103C8T']);
    expect(loaded('STM32F103C8T', 80)).toEqual(['STM32F103C8T']);
    for (let ms = 20; ms <= 500; ms += 20) {
      for (const isSlow of [false, true]) expect(loaded('GRM155R71C10', ms, isSlow).length).toBeLessThanOrEqual(2);
    }
  });

  it('take no request if the last answer has every part of the number', () => {
    expect(pauseBefore('LM358DR', 'LM358D', answered('LM358D', 'LM358DR', 'LM358DT'))).toBeNull();
    expect(pauseBefore('LM358DR', 'LM358D', answered('LM358D', ...TEN))).not.toBeNull();
    expect(pauseBefore('LM358DR', 'LM358D', answered('LM358D'))).not.toBeNull();
    expect(pauseBefore('LM358D 5', 'LM358D', answered('LM358D', 'LM358DR'))).not.toBeNull();
  });

  it('until the next answer are those that still fit', () => {
    const { parts, brands } = stillFitting(answered('LM3', 'LM358DR', 'LM317T', 'NE555'), 'LM35');
    expect(parts.map(({ mpn }) => mpn)).toEqual(['LM358DR', 'NE555']);
    expect(brands).toEqual([]);
    expect(stillFitting(answered('10k', 'RC0603'), '10k 0').parts).toHaveLength(1);
  });

  it('property: a keyword goes on with its own beginning, and with no other text', () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), fc.string(), (before, after) => {
      expect(goesOn(before + after, before)).toBe(true);
      expect(goesOn(`x${after}`, 'y')).toBe(false);
      expect(goesOn(after, '')).toBe(false);
    }));
  });
});
