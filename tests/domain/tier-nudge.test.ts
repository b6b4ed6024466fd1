import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAdmissible } from '~/domain/quantity';
import { lineAmount } from '~/domain/price-tiers';
import { tierNudge } from '~/domain/tier-nudge';
import { check } from './property';
import { pricedParts } from './terms';

const part = {
  stock: 1000,
  moq: 10,
  perAddQuantity: 10,
  rangePrice: [
    { min: 1, price: '0.2' },
    { min: 95, price: '0.1' },
  ],
};

test('the next tier where it costs less in total, at the first quantity that can be bought', () => {
  expect(tierNudge(part, 60)).toEqual({
    quantity: 100,
    more: 40,
    price: '0.1',
    total: '10',
    difference: '-2',
    costsLess: true,
  });
  expect(tierNudge({ ...part, perAddQuantity: 5 }, 60)?.quantity).toBe(95);
});

test('or less than 60 % more for at most 3 times the pieces', () => {
  expect(tierNudge(part, 40)).toMatchObject({ quantity: 100, difference: '2', costsLess: false });
  expect(tierNudge(part, 30)).toBeNull();
  const steep = { ...part, rangePrice: [{ min: 1, price: '0.5' }, { min: 100, price: '0.2' }] };
  expect(tierNudge(steep, 30)).toBeNull();
  expect(tierNudge({ ...part, rangePrice: [{ min: 1, price: '0.2' }, { min: 100, price: '0.1' }] }, 50)).toMatchObject({ difference: '0', costsLess: false });
  expect(tierNudge({ ...part, rangePrice: [{ min: 1, price: '0.2' }, { min: 60, price: '0.1066' }] }, 20)).toBeNull();
  expect(tierNudge({ ...part, rangePrice: [{ min: 1, price: '0.2' }, { min: 60, price: '0.1065' }] }, 20)?.more).toBe(40);
});

test('no part has no nudge', () => {
  for (const none of [null, undefined]) expect(tierNudge(none, 5)).toBeNull();
});

test('no nudge at the last tier, without a price, or where the tier cannot be bought', () => {
  expect(tierNudge(part, 100)).toBeNull();
  expect(tierNudge({ ...part, rangePrice: [{ min: 95, price: '0.1' }] }, 60)).toBeNull();
  expect(tierNudge({ ...part, stock: 80 }, 60)).toBeNull();
  expect(tierNudge({ ...part, rangePrice: [...part.rangePrice, { min: 100, price: 'on request' }] }, 60)).toBeNull();
  expect(tierNudge(part, Number.NaN)).toBeNull();
});

test('property: a nudge can be bought, is larger, and says its own total', () => {
  check(fc.tuple(pricedParts, fc.integer({ min: 1, max: 60 })), ([terms, quantity]) => {
    const nudge = tierNudge(terms, quantity);
    if (nudge === null) return;
    expect(isAdmissible(terms, nudge.quantity)).toBe(true);
    expect(nudge.more).toBe(nudge.quantity - quantity);
    expect(nudge.more).toBeGreaterThan(0);
    expect(nudge.total).toBe(lineAmount(terms.rangePrice, nudge.quantity));
    expect(nudge.costsLess).toBe(Number(nudge.difference) < 0);
  });
});
