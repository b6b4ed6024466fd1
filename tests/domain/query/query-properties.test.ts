import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QueryTerm } from '~/domain/query/query';
import { queryLabel } from '~/domain/query/query-label';
import { joinScanned, readQuery, scanQuery, termsOf } from '~/domain/query/read-query';
import { keywordAs, keywordWithout } from '~/domain/query/rewrite-keyword';
import { checkLarge, unicode } from '../property';
import { tradeVocabulary } from './trade-vocabulary';

const read = (keyword: string) => readQuery(keyword, tradeVocabulary);

/** Pieces that are one term each, beside any other of them. */
const PIECES = [
  'LM358', 'stm32f103c8', 'BSS138PW,115', 'LM358/NOPB', '10kΩ', '4k7', '100nF', '≥50V', '25V+', '±1%', '16 MHz', '3-5A', '1/4W', '0603', 'SOT-23-5', 'TSSOP16', 'C_0402_1005Metric',
  'X7R', 'Texas Instruments', '国巨', 'MLCC', '贴片电容', 'rail to rail', 'HV', '4 pin', '"10k"', '2.54mm', '轨到轨',
];
/** Characters that mean something to the reader. */
const SIGNS = ['1', '0', '4', '7', '.', ',', 'k', 'n', 'µ', 'F', 'V', 'Ω', '±', '≥', '<', '=', '~', '-', '/', '_', '@', '"', ' ', ' ', '电', '阻', '微', '法', 'R', 'x', '%', '㎌', '１', '²', '(', ':'];

const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 });
const anything = fc.oneof(
  unicode,
  fc.array(fc.constantFrom(...SIGNS), { maxLength: 30 }).map((signs) => signs.join('')),
  fc.array(fc.oneof(fc.constantFrom(...PIECES), unicode), { maxLength: 8 }).map((all) => all.join(' ')),
);

describe('of any text', () => {
  test('property: no text throws, and each term stands in the keyword at its place, in order', () => {
    checkLarge(anything, (keyword) => {
      let end = 0;
      for (const { text, start } of read(keyword)) {
        expect(keyword.slice(start, start + text.length)).toBe(text);
        expect(text.trim()).not.toBe('');
        expect(start).toBeGreaterThanOrEqual(end);
        end = start + text.length;
      }
    });
  });

  test('property: each term has a label in both languages', () => {
    checkLarge(anything, (keyword) => {
      for (const term of read(keyword)) for (const language of ['cn', 'en'] as const) expect(queryLabel(term, language)).not.toBe('');
    });
  });
});

test('property: each piece is a term of its own, and without one of them the others stay', () => {
  checkLarge(fc.tuple(pieces, fc.nat()), ([all, at]) => {
    const keyword = all.join(' ');
    const terms = read(keyword);
    expect(terms.map(({ text }) => text)).toEqual(all);
    const removed = terms[at % terms.length];
    const others = all.filter((_, index) => index !== at % terms.length);
    expect(removed && read(keywordWithout(keyword, removed)).map(({ text }) => text)).toEqual(others);
  });
});

test('property: the text of a reading has only this reading', () => {
  const ambiguous = fc.constantFrom('4700 capacitor', '220 电容', '470 铝电解电容', '8M', '100n', '1m 0603', '16p', '10M 0603', '2u2', 'diodes sot23', 'resistor 220', '10 电容 50V');
  checkLarge(ambiguous, (keyword) => {
    const term = read(keyword).find(({ readings }) => readings !== undefined);
    for (const reading of term?.readings ?? []) {
      const changed = keywordAs(keyword, term ?? { text: '', start: 0 }, reading);
      expect(read(changed).map((one) => queryLabel(one, 'en'))).toContain(queryLabel(reading, 'en'));
    }
    expect(term?.readings?.[0] && queryLabel(term.readings[0], 'en')).toBe(term && queryLabel(term, 'en'));
  });
});

/** A value in SI units with its usual spellings. They are written from the digits, without the code that reads them. */
const PREFIXES: ReadonlyArray<readonly [unit: string, prefix: string, exponent: number, units: readonly string[]]> = [
  ['Ω', 'k', 3, ['kΩ', ' kΩ', 'kohm', ' k ohm', 'K', 'k', ' kilo ohm', '千欧']],
  ['Ω', 'M', 6, ['MΩ', ' MΩ', 'Mohm', 'MEG ohm', '兆欧']],
  ['F', 'u', -6, ['uF', 'µF', 'μF', ' uF', ' µF', 'UF', ' micro Farad', '微法', '㎌']],
  ['F', 'n', -9, ['nF', ' nF', 'NF', ' nano farad', '纳法']],
  ['F', 'p', -12, ['pF', ' pF', 'PF', '皮法']],
  ['H', 'u', -6, ['uH', 'µH', ' µH', 'UH', '微亨']],
];

const spelt = fc.record({
  whole: fc.integer({ min: 1, max: 99 }), tenth: fc.integer({ min: 1, max: 9 }), row: fc.constantFrom(...PREFIXES), at: fc.nat(), point: fc.constantFrom('.', ',', 'infix'),
}).map(({ whole, tenth, row: [unit, prefix, exponent, units], at, point }) => {
  const suffix = unit === 'Ω' ? '' : unit;
  const text = point === 'infix' ? `${whole}${prefix}${tenth}${suffix}` : `${whole}${point}${tenth}${units[at % units.length] ?? ''}`;
  return { text, unit, value: Number(`${whole * 10 + tenth}e${exponent - 1}`) };
});

test('property: all spellings of a value mean the same', () => {
  checkLarge(spelt, ({ text, unit, value }) => {
    const terms: readonly QueryTerm[] = read(`0603 ${text}`);
    expect(terms.length).toBe(2);
    expect(terms[1]).toMatchObject({ kind: 'value', operator: 'eq', unit, value });
  });
});

test('property: two keywords that are joined after they are scanned are read as one', () => {
  checkLarge(fc.tuple(anything, anything), ([first, second]) => {
    const before = `${first} , `;
    // More than 400 characters of one keyword are not read.
    if ((before + second).length > 400) return;
    // A quotation mark may have its other one in the second keyword.
    if (before.includes('"')) return;
    expect(termsOf(joinScanned(scanQuery(before, tradeVocabulary), scanQuery(second, tradeVocabulary)), tradeVocabulary)).toEqual(read(before + second));
  });
});

test('property: a keyword is read as if every piece were looked up', () => {
  const all = { ...tradeVocabulary, beginsPhrase: () => true };
  const usual = fc.array(fc.constantFrom(...PIECES, ...SIGNS, '发光', '二极管', '不低于5V', 'rail', 'DPAK(D-PAK)', 'SMA(MM)', '& ', '公制0603'), { maxLength: 12 });
  checkLarge(fc.oneof(usual.map((pieces) => pieces.join('')), usual.map((pieces) => pieces.join(' '))), (text) => {
    // A raised digit was read as a usual one.
    const keyword = text.replaceAll('²', '2');
    expect(read(keyword)).toEqual(readQuery(keyword, all));
  });
});
