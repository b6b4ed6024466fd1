import { describe, expect, test } from 'vitest';
import { announcedSale, currentSale } from '~/domain/sale';

const at = (time: string) => Date.parse(time);
const rule = {
  itemList: [{ amount: '500', discount: '0.95' }],
  startsAt: at('2026-12-01T00:00:00+08:00'),
  endsAt: at('2026-12-12T23:59:59+08:00'),
};

describe('the period of the sale', () => {
  test.each([
    ['before it', '2026-11-30T23:59:59+08:00', 1, 0],
    ['at its start', '2026-12-01T00:00:00+08:00', 1, 1],
    ['at its end', '2026-12-12T23:59:59+08:00', 1, 1],
    ['after it', '2026-12-13T00:00:00+08:00', 0, 0],
  ])('%s', (_, time, announced, current) => {
    expect(announcedSale(rule, at(time)).itemList).toHaveLength(announced);
    expect(currentSale(rule, at(time)).itemList).toHaveLength(current);
  });

  test('a rule without a period is on', () => {
    expect(currentSale({ ...rule, startsAt: null, endsAt: null }, 0).itemList).toHaveLength(1);
  });
});
