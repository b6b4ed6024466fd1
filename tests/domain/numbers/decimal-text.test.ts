import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, decimalText, fixedText, isLessAmount, isSameAmount, MAX_DIGITS, minus, parseDecimal, plus, rounded, times, type Scaled } from '~/domain/numbers/decimal-text';
import { roundAmount } from '~/domain/money/money';
import { readNumber } from '~/domain/numbers/reading';
import { processorTime } from '../../fixtures/processor-time';
import { check, junk } from '../property';

const scaled = fc.record({ units: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), scale: fc.integer({ min: 0, max: 8 }) });

describe('reading decimal text', () => {
  test.each([
    ['5', '5'], ['-0.5', '-0.5'], ['+2.50', '2.5'], ['.5', '0.5'], ['-.5', '-0.5'], ['5.', '5'], [' 7 ', '7'], ['1e3', '1000'], ['1.5E-3', '0.0015'], ['-0', '0'], [0.1, '0.1'], [1e21, '1000000000000000000000'], [-3, '-3'], [7n, '7'],
  ])('%s is %s', (value, text) => {
    expect(decimalText(parseDecimal(value) ?? { units: -1n, scale: 0 })).toBe(text);
    if (typeof value !== 'bigint') expect(readNumber(value) === Number(text)).toBe(true);
  });

  test.each([['a list of one', ['5']], ['a list of nothing', []], ['true', true], ['nothing', null], ['empty text', ''], ['a sign', '-'], ['a point', '.'], ['two points', '1.2.3'], ['a separator', '1,000'], ['NaN', Number.NaN], ['Infinity', Infinity]])('%s is not a number', (_, value) => {
    expect(parseDecimal(value)).toBeNull();
  });

  test('property: short and long texts are read alike', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 });
    check(fc.tuple(digits, fc.option(digits)), ([whole, fraction]) => {
      const text = fraction === null ? whole : `${whole}.${fraction}`;
      // An exponent of 0 does not change the number, and is never short.
      expect(parseDecimal(text)).toEqual(parseDecimal(`${text}e0`));
      expect(parseDecimal(Number(whole))).toEqual(parseDecimal(`${Number(whole)}e0`));
    });
  });

  test('more than 10,000 digits on a side of the point are refused', () => {
    const digits = '1'.repeat(MAX_DIGITS);
    expect(parseDecimal(`${digits}.${digits}`)).not.toBeNull();
    for (const text of [`${digits}1`, `0.${digits}1`, `1e${MAX_DIGITS}`, `1e-${MAX_DIGITS + 1}`, '1e999999999', '1e-999999999']) {
      expect(parseDecimal(text)).toBeNull();
    }
  });

  test('malicious text of 100,000 digits is refused quickly', () => {
    const text = `${'1'.repeat(100_000)}x`;
    expect(processorTime(() => expect([parseDecimal(text), readNumber(text)]).toEqual([null, null]))).toBeLessThan(1_000);
  });
});

describe('rounding is half up, away from zero for negatives', () => {
  test.each([
    ['0.125', 2, '0.13'], ['-0.125', 2, '-0.13'], ['0.124', 2, '0.12'], ['-0.124', 2, '-0.12'], ['-0.5', 0, '-1'], ['-7', 2, '-7.00'], ['1.5', 2, '1.50'], ['9.995', 2, '10.00'], ['-0.001', 2, '0.00'], ['0', 2, '0.00'],
  ])('%s to %i decimals is %s', (text, decimals, expected) => {
    expect(fixedText(rounded(parseDecimal(text) ?? { units: 1n, scale: 0 }, decimals))).toBe(expected);
  });

  test('property: as the money module rounds', () => {
    check(scaled, (value) => {
      const size = { ...value, units: value.units < 0n ? -value.units : value.units };
      // `money` has its minimum of 0.01 there.
      if (compare(size, { units: 1n, scale: 2 }) < 0) return;
      expect(decimalText(rounded(value, 2))).toBe(roundAmount(decimalText(value), 2));
    });
  });
});

test('property: sum, difference, product and order equal those of integers', () => {
  const at = ({ units, scale }: Scaled, places: number): bigint => units * 10n ** BigInt(places - scale);
  check(fc.tuple(scaled, scaled), ([a, b]) => {
    expect(at(plus(a, b), 16)).toBe(at(a, 16) + at(b, 16));
    expect(at(minus(a, b), 16)).toBe(at(a, 16) - at(b, 16));
    expect(at(times(a, b), 32)).toBe(at(a, 16) * at(b, 16));
    expect(Math.sign(compare(a, b))).toBe(at(a, 16) < at(b, 16) ? -1 : at(a, 16) > at(b, 16) ? 1 : 0);
  });
});

test('amounts are compared in any notation', () => {
  expect(['1', '1.0', '01.00'].every((text) => isSameAmount(text, '1.000'))).toBe(true);
  expect([isSameAmount('1', '1.01'), isSameAmount('', ''), isSameAmount('x', 'x'), isSameAmount('1', 'x')]).toEqual([false, false, false, false]);
  expect([isLessAmount('9', '10'), isLessAmount('0', '0.01'), isLessAmount('10', '9'), isLessAmount('1', '1.00')]).toEqual([true, true, false, false]);
  expect([isLessAmount('', '1'), isLessAmount('1', ''), isLessAmount('x', '1')]).toEqual([false, false, false]);
});

test('property: written text is read back as the same number', () => {
  check(scaled, (value) => {
    expect(compare(parseDecimal(decimalText(value)) ?? { units: -1n, scale: 9 }, value)).toBe(0);
    expect(decimalText(value)).toMatch(/^(?:0|-?(?:[1-9]\d*|0(?=\.))(?:\.\d*[1-9])?)$/);
  });
  check(junk, (value) => {
    const number = readNumber(value);
    if (number !== null) expect(Number(decimalText(parseDecimal(value) ?? { units: -1n, scale: 9 }))).toBe(number + 0);
  });
});
