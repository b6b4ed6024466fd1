import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePartNumber } from '../../app/domain/values/part-number';
import { catalogueBrands } from '../../functions/mall/catalogue/vocabularies/brands';
import { catalogueCategories } from '../../functions/mall/catalogue/vocabularies/categories';
import { productWords, type WordsOf } from '../../functions/mall/catalogue/loading/index/product-words';
import { narrowExpression, searchTokens, wordExpression } from '../../functions/mall/search/words';

const wordsOf = productWords({ brands: catalogueBrands(), categories: catalogueCategories() });

const capacitor: WordsOf & { mpn: string } = {
  mpn: 'CL10B104KB8NNNC', brand: 'Samsung Electro-Mechanics', category: '3_020101', nameCn: '贴片多层陶瓷电容', nameEn: 'Multilayer ceramic capacitor',
  packageName: '0603', attributes: { capacitance: 1e-7, tolerance: 10, voltage: 50, dielectric: 'X7R' },
};
const clock: WordsOf & { mpn: string } = {
  mpn: 'STM32F103C8T6', brand: 'STMicroelectronics', category: '3_100102', nameCn: '32 位单片机', nameEn: '32-bit microcontroller',
  packageName: 'LQFP-48', attributes: { core: 'Arm Cortex-M3', clock: 72e6, flash: 65536 },
};

/** Evaluates an expression like FTS5: every word, exact or as a prefix. */
function finds(product: WordsOf & { mpn: string }, keyword: string): boolean {
  const words = wordsOf(product, 7, normalisePartNumber(product.mpn)).split(' ');
  const clauses = wordExpression([keyword], [])?.split(' AND ') ?? [];
  return clauses.every((clause) => {
    const token = clause.replace(/["*]/g, '');
    return words.some((word) => (clause.endsWith('*') ? word.startsWith(token) : word === token));
  });
}

describe('words find a product', () => {
  it.each(['贴片电容', '电容', 'MLCC 0603', 'ceramic capacitors', '三星 0603', 'SEMCO', 'CL capacitor', 'capacitor 0603', 'X7R'])('%s: the capacitor', (keyword) => {
    expect([finds(capacitor, keyword), finds(clock, keyword)]).toEqual([true, false]);
  });

  it.each(['STM', 'stm LQFP48', 'LQFP-48', '单片机', '32位单片机', 'MCU', 'Cortex-M3', '意法', 'ST 单片机'])('%s: the microcontroller', (keyword) => {
    expect([finds(clock, keyword), finds(capacitor, keyword)]).toEqual([true, false]);
  });
});

describe('the expression of words', () => {
  it.each([
    ['LM358/NOPB', '"lm358nopb"*'], ['贴片电阻', '"贴片" AND "片电" AND "电阻"'], ['C0G/NP0', '"c0gnp0"*'], ['of', null], ['', null], [' /%&? ', null], ['xb1', null],
    ['constructor __proto__', '"constructor"* AND "proto"*'], ['电', '"电"*'], ['usb ph c 4', '"usb"* AND "ph" AND "c" AND "4"'],
  ])('of %j is %j', (text, expression) => {
    expect(wordExpression([text], [])).toBe(expression);
  });

  it('has the word and whole common words instead of a long beginning', () => {
    expect(wordExpression(['capac'], ['capacitor', 'capacitive', 'resistor'])).toBe('("capac" OR "capacitor" OR "capacitive")');
    expect(wordExpression(['plug'], ['pluggable'])).toBe('("plug" OR "pluggable")');
  });

  it('has twelve words at most', () => {
    expect(wordExpression([Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')], [])?.split(' AND ')).toHaveLength(12);
  });

  it('is safe for FTS5 with any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (keyword) => {
      for (const clause of wordExpression([keyword], [])?.split(' AND ') ?? []) expect(clause).toMatch(/^"[\p{L}\p{N}]+"\*?$/u);
    }));
  });

  it('narrows to brands and categories', () => {
    expect(narrowExpression(new Set([3, 4]), ['2_0101'])).toBe('("xb3" OR "xb4") AND ("xc0101")');
    expect(narrowExpression(null, null)).toBeNull();
  });
});

describe('the words of a text', () => {
  it('are distinct, in lower case and singular', () => {
    expect(searchTokens('Multilayer ceramic capacitors (MLCC), Ceramic')).toEqual(['multilayer', 'ceramic', 'capacitor', 'mlcc']);
    expect(searchTokens('薄膜电容')).toEqual(['薄膜', '膜电', '电容']);
    expect(searchTokens('SOT-23')).toEqual(['sot', '23', 'sot23']);
  });

  it('are all single words of the index', () => {
    const words = wordsOf(capacitor, 7, 'CL10B104KB8NNNC').split(' ');
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => /^[\p{L}\p{N}]+$/u.test(word) && word === word.toLowerCase())).toBe(true);
    expect(words).toEqual(expect.arrayContaining(['xb7', 'xc02', 'xc0201', 'xc020101', 'x7r', '0603', '1608', 'cl']));
    expect(words.length).toBeLessThan(70);
  });
});
