import { describe, expect, test } from 'vitest';
import { workingDayAfter } from '~/domain/time/working-days';

describe('a working day', () => {
  // 2026-11-27 is a Friday.
  test.each([
    ['2026-11-26', 1, '2026-11-27'], ['2026-11-26', 2, '2026-11-30'], ['2026-11-27', 1, '2026-11-30'], ['2026-11-27', 2, '2026-12-01'],
    ['2026-11-28', 1, '2026-11-30'], ['2026-11-29', 2, '2026-12-01'], ['2026-12-31', 5, '2027-01-07'], ['2026-11-28', 0, '2026-11-28'],
  ])('after %s is, the %d. one, %s: Saturdays and Sundays do not count', (day, days, expected) => {
    expect(workingDayAfter(day, days)).toBe(expected);
  });
});
