import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAttribute, isDeciding, type Verdict } from '~/domain/product/comparison';
import { check } from '../property';

const number = (key: string, value: number) => ({ key, value: String(value), number: value });
const text = (key: string, value: string) => ({ key, value });

describe('a value is compared by what its parameter is for', () => {
  test.each<[string, number, number, Verdict]>([
    ['voltage', 25, 50, 'better'], ['voltage', 25, 16, 'worse'], ['voltage', 25, 25, 'same'], ['tolerance', 5, 1, 'better'], ['tolerance', 1, 5, 'worse'], ['rds_on', 0.01, 0.005, 'better'],
    ['temperature_min', -40, -55, 'better'], ['temperature_max', 85, 125, 'better'], ['resistance', 10_000, 10_100, 'other'], ['capacitance', 1e-7, 1e-7 * (1 + 1e-12), 'same'],
    ['quiescent_current', 1e-5, 2e-5, 'worse'], ['positions', 4, 5, 'other'],
  ])('%s %d against %d: %s', (key, asked, has, verdict) => expect(compareAttribute(number(key, asked), number(key, has))).toBe(verdict));

  test.each<[string, string, string, Verdict]>([
    ['dielectric', 'X5R', 'X7R', 'better'], ['dielectric', 'C0G', 'X7R', 'worse'], ['dielectric', 'X7R', 'polypropylene', 'other'], ['color', 'Red', 'Green', 'other'], ['color', 'Red', 'red', 'same'],
    ['frequency_tolerance', '±20 ppm', '±10 ppm', 'better'], ['temperature_coefficient', '±100 ppm/°C', '±200 ppm/°C', 'worse'], ['temperature_coefficient', '±15 %', '±100 ppm/°C', 'other'],
  ])('%s %s against %s: %s', (key, asked, has, verdict) => expect(compareAttribute(text(key, asked), text(key, has))).toBe(verdict));

  test('a value that is missing on one side is another one', () => {
    expect(compareAttribute(number('voltage', 25), undefined)).toBe('other');
    expect(compareAttribute(undefined, number('voltage', 25))).toBe('other');
    expect(compareAttribute(undefined, undefined)).toBe('same');
  });
});

const KEYS = ['voltage', 'tolerance', 'resistance', 'temperature_min', 'esr', 'positions', 'bandwidth', 'made_up'];
const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('property: better one way is worse the other way, and nothing else changes sides', () => {
  const mirrored: Record<Verdict, Verdict> = { same: 'same', other: 'other', better: 'worse', worse: 'better' };
  check(fc.tuple(fc.constantFrom(...KEYS), figure, figure), ([key, a, b]) => {
    expect(compareAttribute(number(key, b), number(key, a))).toBe(mirrored[compareAttribute(number(key, a), number(key, b))]);
  });
});

test('how a product is sold does not decide whether it can take another one’s place; ratings, main values and unknown parameters do', () => {
  expect(['packing', 'lifecycle', 'rohs', 'height', 'leakage_current'].filter(isDeciding)).toEqual([]);
  expect(['voltage', 'resistance', 'dielectric', 'positions', 'made_up'].every(isDeciding)).toBe(true);
});
