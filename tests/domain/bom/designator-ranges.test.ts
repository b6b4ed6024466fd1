import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { designatorRanges } from '~/domain/bom/designator-ranges';
import { check, unicode } from '../property';

const written = (text: string) => designatorRanges(text.split(' ').filter(Boolean)).join(', ');

describe('designators in short', () => {
  it('are ranges of three or more, in natural order, each once', () => {
    expect(written('C3 C1 C2 C14 C10 C2')).toBe('C1–C3, C10, C14');
    expect(written('Q1 Q2')).toBe('Q1, Q2');
    expect(written('R9 R10 R11 R12 C1')).toBe('C1, R9–R12');
    expect(written('')).toBe('');
  });

  it('keep names that do not end with a number, and leading zeros', () => {
    expect(written('C0_1 C0_2 C0_3')).toBe('C0_1–C0_3');
    expect(written('R2A R2B J_USB')).toBe('J_USB, R2A, R2B');
    expect(written('R01 R02 R03')).toBe('R01–R03');
    expect(written('R08 R09 R10 R011')).toBe('R08–R10, R011');
    expect(written('1 2 3')).toBe('1, 2, 3');
  });

  it('name every designator, whatever its text', () => {
    check(fc.array(unicode), (texts) => {
      expect(designatorRanges(texts).length).toBeLessThanOrEqual(new Set(texts).size);
    });
    check(fc.uniqueArray(fc.integer({ min: 1, max: 40 })), (numbers) => {
      const all = designatorRanges(numbers.map((number) => `R${number}`)).flatMap((text) => {
        const [first = 0, last = first] = text.split('–').map((one) => Number(one.slice(1)));
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
      expect(all).toEqual([...numbers].sort((a, b) => a - b));
    });
  });
});
