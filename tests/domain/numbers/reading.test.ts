import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber, readTyped } from '~/domain/numbers/reading';
import { check } from '../property';

describe('a quantity as a person types it', () => {
  test.each<[string, number]>([
    ['10', 10], [' 10 ', 10], ['1,000', 1000], ['1,000,000', 1_000_000], ['12,345.5', 12_345.5], ['1 000', 1000], ['1\u00a0000\u00a0000', 1_000_000], ['1\u2009000', 1000], ['1\u202f000', 1000],
    ['１０', 10], ['１，０００', 1000], ['１０．５', 10.5], ['1，000', 1000], ['+5', 5], ['-5', -5], ['－５', -5], ['-1,000', -1000], ['2.5', 2.5], ['.5', 0.5], ['5.', 5], ['007', 7], ['0', 0], ['\u300010\t', 10], ['1000000', 1_000_000],
    ['2.5k', 2500], ['10K', 10_000], ['4 k', 4000], ['.5k', 500], ['２．５ｋ', 2500], ['1.2345k', 1234.5],
  ])('%j is %d', (text, number) => {
    expect(readTyped(text)).toBe(number);
  });

  test.each([
    '', ' ', 'x', '1e2', '1E2', '.5e1', '0x10', '10 pcs', 'k', '2k5', '10kk', '10 kpcs', '1M', '1,00', '10,00', '1,0000', '1000,000', ',100', '1,', '1,,000', '1,000,00', '1 00', '1  000', '1 000,000', '1,000 000', '1.000.000', '1.5,000', '1.000,000',
    '10²', '10₂', '1½', '- 5', '--5', '.', '+', '一', '∞', 'Infinity', 'NaN', '1\n2', '0,000', '0 100',
  ])('%j is not a quantity', (text) => {
    expect(readTyped(text)).toBeNull();
  });

  test('an overlong text is not a quantity', () => {
    expect(readTyped(`1${' '.repeat(100_000)}2`)).toBeNull();
    expect(readTyped('9'.repeat(65))).toBeNull();
    expect(readTyped('9'.repeat(64))).toBe(1e64);
  });

  test('a value that is not a text is not a quantity', () => {
    for (const input of [null, undefined, 5, [], {}, true]) expect(Reflect.apply(readTyped, null, [input])).toBeNull();
  });

  test('property: a number is read with any separator of thousands', () => {
    const separator = fc.constantFrom('', ',', '，', ' ', '\u00a0', '\u2009', '\u202f');
    check(fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), separator), ([number, between]) => {
      const grouped = number.toLocaleString('en-GB').replaceAll(',', between);
      expect(readTyped(grouped)).toBe(number);
    });
  });
});

describe('a number on the wire', () => {
  test('has no separators and no full width', () => {
    for (const text of ['1,000', '1 000', '１０']) expect(readNumber(text)).toBeNull();
    expect(readNumber('1e2')).toBe(100);
  });
});
