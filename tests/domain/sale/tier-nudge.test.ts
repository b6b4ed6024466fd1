import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAdmissible } from '~/domain/product/quantity';
import { lineAmount, unitPriceAt } from '~/domain/money/price-tiers';
import { cartNudge, tierNudge } from '~/domain/sale/tier-nudge';
import { check } from '../property';
import { pricedProducts } from '../terms';

const product = {
  stock: 1000,
  moq: 10,
  perAddQuantity: 10,
  rangePrice: [
    { min: 1, price: '0.2' },
    { min: 95, price: '0.1' },
  ],
};

test('the next tier is offered if it costs less in total, at its first valid quantity', () => {
  expect(tierNudge(product, 60)).toEqual({
    quantity: 100,
    more: 40,
    price: '0.1',
    total: '10',
    difference: '-2',
    costsLess: true,
  });
  expect(tierNudge({ ...product, perAddQuantity: 5 }, 60)?.quantity).toBe(95);
});

test('it is offered too if it costs less than 60 % more for at most 3 times the pieces', () => {
  expect(tierNudge(product, 40)).toMatchObject({ quantity: 100, difference: '2', costsLess: false });
  expect(tierNudge(product, 30)).toBeNull();
  const steep = { ...product, rangePrice: [{ min: 1, price: '0.5' }, { min: 100, price: '0.2' }] };
  expect(tierNudge(steep, 30)).toBeNull();
  expect(tierNudge({ ...product, rangePrice: [{ min: 1, price: '0.2' }, { min: 100, price: '0.1' }] }, 50)).toMatchObject({ difference: '0', costsLess: false });
  expect(tierNudge({ ...product, rangePrice: [{ min: 1, price: '0.2' }, { min: 60, price: '0.1066' }] }, 20)).toBeNull();
  expect(tierNudge({ ...product, rangePrice: [{ min: 1, price: '0.2' }, { min: 60, price: '0.1065' }] }, 20)?.more).toBe(40);
});

test('a missing product has no nudge', () => {
  for (const none of [null, undefined]) expect(tierNudge(none, 5)).toBeNull();
});

test('there is no nudge at the last tier, without a price, or if the tier cannot be bought', () => {
  expect(tierNudge(product, 100)).toBeNull();
  expect(tierNudge({ ...product, rangePrice: [{ min: 95, price: '0.1' }] }, 60)).toBeNull();
  expect(tierNudge({ ...product, stock: 80 }, 60)).toBeNull();
  expect(tierNudge({ ...product, rangePrice: [...product.rangePrice, { min: 100, price: 'on request' }] }, 60)).toBeNull();
  expect(tierNudge(product, Number.NaN)).toBeNull();
});

test('property: a nudge is valid, larger, and has its own total', () => {
  check(fc.tuple(pricedProducts, fc.integer({ min: 1, max: 60 })), ([terms, quantity]) => {
    const nudge = tierNudge(terms, quantity);
    if (nudge === null) return;
    expect(isAdmissible(terms, nudge.quantity)).toBe(true);
    expect(nudge.more).toBe(nudge.quantity - quantity);
    expect(nudge.more).toBeGreaterThan(0);
    expect(nudge.total).toBe(lineAmount(terms.rangePrice, nudge.quantity));
    expect(nudge.costsLess).toBe(Number(nudge.difference) < 0);
  });
});

const threshold = { stock: 50_000, moq: 20, perAddQuantity: 20, hasDiscount: 'T' as const, rangePrice: [{ min: 20, price: '0.1805' }, { min: 3000, price: '0.16' }] };
const RULE = [{ amount: '500', discount: '0.95' }, { amount: '2000', discount: '0.8' }];

test('in a sale the paid amounts are compared: a tier that falls below a threshold does not cost less', () => {
  expect(tierNudge(threshold, 2780)).toMatchObject({ quantity: 3000, total: '480', difference: '-21.79', costsLess: true });
  // 501.79 × 0.95 = 476.70; 480.00 reaches no discount.
  expect(tierNudge(threshold, 2780, RULE)).toMatchObject({ quantity: 3000, total: '480', difference: '3.3', costsLess: false });
  expect(tierNudge({ ...threshold, hasDiscount: 'F' }, 2780, RULE)).toMatchObject({ difference: '-21.79' });
  const over = { ...threshold, rangePrice: [{ min: 20, price: '0.1805' }, { min: 3000, price: '0.17' }] };
  // 2,760 come to 498.18 and reach no discount; 510.00 × 0.95 = 484.50.
  expect(tierNudge(over, 2760, RULE)).toMatchObject({ total: '484.5', difference: '-13.68', costsLess: true });
});

/** The cost of a line alone in cents, written from the sentences: rounded half up, at least one cent, with the highest reached threshold. */
function paidCents(millionths: number, quantity: number, marked: boolean, rule: readonly Tier[]): number {
  const cents = Math.max(Math.floor((millionths * quantity + 5_000) / 10_000), 1);
  const reached = rule.filter(({ amount }) => amount * 1_000_000 <= millionths * quantity);
  const highest = Math.max(...reached.map(({ amount }) => amount));
  const percent = marked ? Math.min(100, ...reached.filter(({ amount }) => amount === highest).map((tier) => tier.percent)) : 100;
  return Math.max(Math.floor((cents * percent + 50) / 100), 1);
}

interface Tier {
  amount: number;
  percent: number;
}

test('property: in a sale, a nudge that claims to cost less does', () => {
  const rules = fc.array(fc.record({ amount: fc.integer({ min: 0, max: 40 }), percent: fc.integer({ min: 1, max: 100 }) }), { maxLength: 4 });
  let less = 0;
  check(fc.tuple(pricedProducts, fc.integer({ min: 1, max: 60 }), fc.boolean(), rules), ([terms, quantity, marked, rule]) => {
    const itemList = rule.map(({ amount, percent }) => ({ amount, discount: percent / 100 }));
    const nudge = tierNudge({ ...terms, hasDiscount: marked ? 'T' : 'F' }, quantity, { itemList });
    if (nudge === null) return;
    const paid = (pieces: number) => paidCents(Math.round(Number(unitPriceAt(terms.rangePrice, pieces)) * 1e6), pieces, marked, rule);
    expect(Math.round(Number(nudge.total) * 100)).toBe(paid(nudge.quantity));
    expect(Math.round(Number(nudge.difference) * 100)).toBe(paid(nudge.quantity) - paid(quantity));
    expect(nudge.costsLess).toBe(paid(nudge.quantity) < paid(quantity));
    if (nudge.costsLess) less += 1;
  });
  expect(less).toBeGreaterThan(0);
});

test('in a cart it compares at the discount of all lines, and claims no saving where that discount would be lost', () => {
  const marked = { ...product, hasDiscount: 'T' as const };
  const rule = [{ amount: '500', discount: '0.9' }, { amount: '1000', discount: '0.8' }];
  expect(cartNudge(marked, 60, { discount: '0.9', eligible: '600' }, rule)).toMatchObject({ total: '9', difference: '-1.8', costsLess: true });
  expect(cartNudge(marked, 60, { discount: '0.9', eligible: '502' }, rule), 'to the cent').toMatchObject({ costsLess: true });
  expect(cartNudge(marked, 60, { discount: '0.9', eligible: '501.99' }, rule)).toMatchObject({ quantity: 100, price: '0.1', costsLess: false });
  expect(cartNudge(marked, 60, { discount: '0', eligible: '12' }, rule)).toMatchObject({ total: '10', difference: '-2', costsLess: true });
  expect(cartNudge({ ...product, hasDiscount: 'F' as const }, 60, { discount: '0.9', eligible: '501' }, rule), 'it counts towards nothing').toMatchObject({ total: '10', costsLess: true });
  expect(cartNudge(marked, 100, { discount: '0.9', eligible: '600' }, rule)).toBeNull();
  expect(cartNudge(null, 60, { discount: '0', eligible: '0' }, null)).toBeNull();
});
