import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANNOUNCED_BEFORE, campaignAt } from '~/domain/sale/campaign';
import { thresholdsAt } from '~/domain/sale/discount';
import { check } from '../property';

const at = (time: string) => Date.parse(time);
const RULE = {
  itemList: [{ amount: '2000', discount: '0.92' }, { amount: '500', discount: '0.95' }],
  startsAt: at('2026-12-01T00:00:00+08:00'),
  endsAt: at('2026-12-12T23:59:59+08:00'),
};
const DURING = at('2026-12-05T12:00:00+08:00');

/** Small whole amounts and multipliers in percent, so that totals meet the thresholds exactly, just before and just after. */
const tiers = fc.array(fc.record({ amount: fc.integer({ min: 0, max: 12 }), percent: fc.integer({ min: 1, max: 100 }) }), { maxLength: 5 });
const wire = (list: Array<{ amount: number; percent: number }>) => list.map(({ amount, percent }) => ({ amount: String(amount), discount: String(percent / 100) }));

/** The best multiplier for a total in percent, by trying all tiers; `undefined`: none is reached. */
function best(list: Array<{ amount: number; percent: number }>, total: number): number | undefined {
  const reached = list.filter(({ amount }) => amount <= total);
  const highest = Math.max(...reached.map(({ amount }) => amount));
  const percents = reached.filter(({ amount }) => amount === highest).map(({ percent }) => percent);
  return percents.length > 0 ? Math.min(...percents) : undefined;
}

describe('the thresholds of a total', () => {
  test('property: the reached tier is the best one, and the next one is the first total that lowers the price', () => {
    check(fc.tuple(tiers, fc.integer({ min: 0, max: 14 })), ([list, total]) => {
      const { reached, next } = thresholdsAt(String(total), wire(list));
      const now = best(list, total);
      expect(reached === null ? undefined : Math.round(Number(reached.discount) * 100)).toBe(now);
      const first = Array.from({ length: 13 }, (_, index) => index).find((more) => more > total && (best(list, more) ?? 101) < (now ?? 101));
      expect(next === null ? undefined : Number(next.amount)).toBe(first);
      if (next) {
        expect(Number(next.missing)).toBe(Number(next.amount) - total);
        expect(Math.round(Number(next.discount) * 100)).toBe(best(list, Number(next.amount)));
      }
    });
  });

  test('of a total that is not a number are those of 0', () => {
    expect(thresholdsAt('many', RULE)).toEqual({ reached: null, next: { amount: '500', discount: '0.95', missing: '500' } });
  });
});

describe('the campaign', () => {
  test.each([
    ['too early', RULE.startsAt - ANNOUNCED_BEFORE - 1, null],
    ['as soon as it is announced', RULE.startsAt - ANNOUNCED_BEFORE, { on: false, until: RULE.startsAt }],
    ['just before it', RULE.startsAt - 1, { on: false, until: RULE.startsAt }],
    ['at its start', RULE.startsAt, { on: true, until: RULE.endsAt }],
    ['at its end', RULE.endsAt, { on: true, until: RULE.endsAt }],
    ['after it', RULE.endsAt + 1, null],
  ])('%s', (_, now, expected) => {
    const campaign = campaignAt(RULE, now, '0');
    if (expected) expect(campaign).toMatchObject(expected);
    else expect(campaign).toBeNull();
  });

  test('knows how far the cart is', () => {
    expect(campaignAt(RULE, DURING, '187.5')).toMatchObject({ reached: null, next: { amount: '500', missing: '312.5' }, share: 0.375 });
    expect(campaignAt(RULE, DURING, '500')).toMatchObject({ reached: { discount: '0.95' }, next: { amount: '2000', missing: '1500' }, share: 0.25 });
    expect(campaignAt(RULE, DURING, '9000')).toMatchObject({ reached: { discount: '0.92' }, next: null, share: 0 });
  });

  test('promises nothing for a cart that is not known, or before it starts', () => {
    const unknown = { reached: null, next: null, share: 0 };
    expect(campaignAt(RULE, DURING, null)).toMatchObject({ ...unknown, on: true });
    expect(campaignAt(RULE, RULE.startsAt - 1, '600')).toMatchObject({ ...unknown, on: false });
  });

  test('without limits is on, and has no end', () => {
    expect(campaignAt({ ...RULE, startsAt: null, endsAt: null }, 0, null)).toMatchObject({ on: true, until: null });
  });

  test('without valid tiers is none', () => {
    expect(campaignAt({ ...RULE, itemList: [{ amount: 'x', discount: '2' }] }, DURING, '0')).toBeNull();
  });
});
