import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePartNumber } from '../../app/domain/values/part-number';
import { catalogueAttributes } from '../../functions/mall/catalogue/vocabularies/attributes';
import { catalogueBrands } from '../../functions/mall/catalogue/vocabularies/brands';
import { catalogueCategories } from '../../functions/mall/catalogue/vocabularies/categories';
import { productWords, type WordsOf } from '../../functions/mall/catalogue/loading/index/product-words';
import { matchExpression, queryTerms, searchTokens } from '../../functions/mall/search/words';

/** The first reading of each term. */
const queryTokens = (keyword: string) => queryTerms(keyword).flatMap(({ any }) => any.slice(0, 1));

const wordsOf = productWords({ brands: catalogueBrands(), categories: catalogueCategories(), attributes: catalogueAttributes() });

const capacitor: WordsOf & { mpn: string } = {
  mpn: 'CL10B104KB8NNNC', brand: 'Samsung Electro-Mechanics', category: '3_020101', nameCn: '贴片多层陶瓷电容', nameEn: 'Multilayer ceramic capacitor',
  packageName: '0603', attributes: { capacitance: 1e-7, tolerance: 10, voltage: 50, dielectric: 'X7R' },
};
const resistor: WordsOf & { mpn: string } = {
  mpn: 'RC0603FR-074K7L', brand: 'YAGEO', category: '3_010101', nameCn: '厚膜贴片电阻', nameEn: 'Thick film chip resistor',
  packageName: '0603', attributes: { resistance: 4700, tolerance: 1, power: 0.1, temperature_coefficient: '±100 ppm/°C' },
};
const clock: WordsOf & { mpn: string } = {
  mpn: 'STM32F103C8T6', brand: 'STMicroelectronics', category: '3_100102', nameCn: '32 位单片机', nameEn: '32-bit microcontroller',
  packageName: 'LQFP-48', attributes: { core: 'Arm Cortex-M3', clock: 72e6, flash: 65536 },
};

/** Evaluates an expression like FTS5: every term, any of its words, exact or as a prefix. */
function finds(product: WordsOf & { mpn: string }, keyword: string): boolean {
  const words = wordsOf(product, 7, normalisePartNumber(product.mpn)).split(' ');
  return queryTerms(keyword).every(({ any, open }) => any.some((token) => words.some((word) => (open ? word.startsWith(token) : word === token))));
}

describe('a keyword finds a product', () => {
  it.each([
    '100nF', '0.1µF', '0.1uF', '100n', '100 nF', '0,1 µF', '104 0603', '100nF 0603 X7R', '100nF/50V/X7R', '0.1uF, 50V, X7R, 0603', '100nF ±10% 50V',
    '贴片电容', '陶瓷电容 100nF', '电容', 'MLCC 0603', 'ceramic capacitors', 'Samsung 100nF', '三星 0603', '三星电机', 'SEMCO', 'CL10B104', 'cl10b104kb8nnnc',
    '1608 100nF', 'capacitor 0603', '100纳法',
  ])('%s: the capacitor', (keyword) => {
    expect(finds(capacitor, keyword)).toBe(true);
  });

  it.each(['100nF', '100nF 0603 X7R', '陶瓷电容 100nF', '贴片电容', '三星 0603', 'capacitor 0603', '104 0603'])('%s: not the resistor', (keyword) => {
    expect(finds(resistor, keyword)).toBe(false);
  });

  it.each(['4k7', '4.7k', '4.7 kΩ', '4,7k', '4K7', '4.7kohm', '4700R', '472', '1% 4.7k 0603', '贴片电阻 4.7k', '厚膜', '国巨', 'Yageo 4k7', 'RC0603FR-074K7L', 'resistors 1%', '4.7千欧', '1/10W 4k7', 'chip resistor'])('%s: the resistor', (keyword) => {
    expect([finds(resistor, keyword), finds(capacitor, keyword)]).toEqual([true, false]);
  });

  it.each(['STM32F103', 'stm32 LQFP48', 'LQFP-48', '单片机', '32位单片机', 'MCU', 'Cortex-M3', '72MHz', '意法', 'ST 单片机'])('%s: the microcontroller', (keyword) => {
    expect([finds(clock, keyword), finds(resistor, keyword)]).toEqual([true, false]);
  });

  it.each(['47k', '470R', '4.7k 0805', '10k', '4.7M', '2k', '0402'])('%s: not the 4.7 kΩ resistor in 0603', (keyword) => {
    expect(finds(resistor, keyword)).toBe(false);
  });
});

describe('the terms of a keyword', () => {
  it('match values exactly and words by their beginning', () => {
    expect(matchExpression('stm32 8MHz')).toBe('"stm32"* AND "8mhz"');
    expect(matchExpression('1M')).toBe('("1meg" OR "1mhz")');
    expect(matchExpression('贴片电阻')).toBe('"贴片" AND "片电" AND "电阻"');
    expect(matchExpression('100nF', ['xb3', 'xc01'])).toBe('"100nf" AND "xb3" AND "xc01"');
  });

  it.each([
    ['100 R', '"100r"'], ['25 v', '"25v"'], ['6v3', '"6p3v"'], ['2r7', '"2p7r"'], ['10 micro Farad', '"10uf"'], ['1/2 watts', '"500mw"'], ['10nF/50V', '"10nf" AND "50v"'],
    ['C0G/NP0', '"c0g"'], ['LM358 A', '"lm358"*'], ['0603 V', '"0603"*'], ['16p', '("16pf" OR "16p")'], ['1m', '("1mr" OR "1mh" OR "1ma" OR "1meg")'],
  ])('of %s are %s', (keyword, expression) => {
    expect(matchExpression(keyword)).toBe(expression);
  });

  it('match a bare number with any unit, but not as the beginning of another value', () => {
    const [term] = queryTerms('100');
    expect(term).toMatchObject({ open: false });
    expect(term?.any).toEqual(expect.arrayContaining(['100', '100r', '100nf', '100p']));
    expect(queryTerms('0603')).toEqual([{ any: ['0603'], open: true }]);
    expect(queryTerms('1117')).toEqual([{ any: ['1117'], open: true }]);
  });

  it('are missing for an empty keyword', () => {
    expect([matchExpression(''), matchExpression(' /%&? '), matchExpression('of')]).toEqual([null, null, null]);
    expect(matchExpression('', ['xb3'])).toBe('"xb3"');
  });

  it('keep a part number as one term', () => {
    expect(queryTokens('LM358/NOPB')).toEqual(['lm358nopb']);
    expect(queryTokens('BSS138PW,115')).toEqual(['bss138pw', '115']);
    expect(queryTokens('C++ & D')).toEqual(['c']);
    expect(queryTokens('r e s LM358')).toEqual(['lm358']);
    expect(queryTokens(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '))).toHaveLength(12);
    expect(queryTokens('1N914')).toEqual(['1n914']);
    expect(queryTokens('constructor __proto__')).toEqual(['constructor', 'proto']);
  });

  it('are safe for FTS5 with any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (keyword) => {
      for (const { any } of queryTerms(keyword)) for (const token of any) expect(token).toMatch(/^[\p{L}\p{N}]+$/u);
    }));
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
    expect(words).toEqual(expect.arrayContaining(['xb7', 'xc02', 'xc0201', 'xc020101', '100nf', '104', '50v', '10pct', 'x7r', '0603', '1608', 'cl10b104kb8nnnc']));
    expect(words.length).toBeLessThan(70);
  });
});
