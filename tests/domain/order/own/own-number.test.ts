/** The rule for the numbers of buyers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OWN_NUMBER, OWN_NUMBER_LENGTH, ownNumberProblem, readOwnNumber } from '~/domain/order/own/own-number';

/** Texts with blanks, controls, marks of direction, and halves of surrogate pairs. */
const typed = fc.array(fc.oneof(
  fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000', '\u2028', '\0', '\u0085', '\u200b', '\u202e', '\ud800', '-', 'A', '7', '料', '😀'), fc.string({ maxLength: 3 }),
), { maxLength: 60 }).map((pieces) => pieces.join(''));

describe('a number of the buyer', () => {
  test('is kept as typed, without outer blanks and with one blank for several', () => {
    expect(readOwnNumber('  4711-0042 ')).toBe('4711-0042');
    expect(readOwnNumber('\u3000PO\t\n 2026 / 118 ')).toBe('PO 2026 / 118');
    expect(readOwnNumber(' \n ')).toBe('');
    expect(['物料-0042', '=HYPERLINK', 'Ω 100', '😀'.repeat(OWN_NUMBER_LENGTH / 2), 'x'].map(ownNumberProblem)).toEqual([null, null, null, null, null]);
  });

  test('has at most 40 characters, and none that cannot be seen', () => {
    expect(ownNumberProblem('7'.repeat(OWN_NUMBER_LENGTH))).toBeNull();
    expect(ownNumberProblem('7'.repeat(OWN_NUMBER_LENGTH + 1))).toBe('long');
    for (const hidden of ['\0', '\u007f', '\u0085', '\u200b', '\u202e', '\ufeff', '\ud800', '\u{e0041}']) expect(ownNumberProblem(`A${hidden}7`)).toBe('hidden');
  });

  test('is either empty, refused, or what the contract takes', () => {
    fc.assert(fc.property(typed, (text) => {
      const number = readOwnNumber(text);
      expect(readOwnNumber(number)).toBe(number);
      expect(number === '' || OWN_NUMBER.test(number) || ownNumberProblem(number) !== null).toBe(true);
      if (number === '' || ownNumberProblem(number)) return;
      expect(number).toBe(number.trim());
      expect(OWN_NUMBER.test(number)).toBe(true);
      expect(number.length).toBeLessThanOrEqual(OWN_NUMBER_LENGTH);
      expect(number).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    }), { numRuns: 500 });
  });
});
