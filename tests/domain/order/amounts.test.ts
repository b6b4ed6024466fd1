import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderAmounts, owedUnlisted, shippingOf } from '../../../app/domain/order/amounts';
import { billOf, fen, millionths } from '../../fixtures/trade/cart-oracle';
import { discountedTotals } from '../../../app/domain/sale/discount';
import { check, RUNS } from '../property';
import { tiers } from '../terms';

const line = fc.record({
  qty: fc.integer({ min: 1, max: 100_000 }), price: fc.integer({ min: 1, max: 90_000_000 }), discounted: fc.boolean(), tierFrom: fc.integer({ min: 1, max: 50 }),
});
const rule = fc.array(fc.record({
  amount: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2)), discount: fc.constantFrom('0.95', '0.9', '0.85', '0.5', '1'),
}), { maxLength: 4 });

const decimal = (n: number) => `${Math.floor(n / 1_000_000)}.${String(n % 1_000_000).padStart(6, '0')}`;

describe('the cost of an order', () => {
  test('S23: equals the oracle’s lines and totals, to the cent', () => {
    check(fc.tuple(fc.array(line, { minLength: 1, maxLength: 8 }), rule), ([lines, itemList]) => {
      const wanted = lines.map(({ qty, price, discounted }) => ({
        part: { stock: 1_000_000, moq: 1, mpq: 1, step: 1, stepType: 0, ordering: false, discounted, tiers: [[1, price]] as const, supplier: '' },
        quantity: qty, selected: true,
      }));
      const items = lines.map(({ qty, price, discounted }) => ({ qty, rangePrice: [{ min: 1, price: decimal(price) }], hasDiscount: discounted ? 'T' as const : 'F' as const }));
      const amounts = orderAmounts(items, { itemList });
      const bill = billOf(wanted, itemList);
      expect(amounts?.lines.map(({ unitPrice, amount, discounted }) => ({ unitPrice: millionths(unitPrice), amount: fen(amount), discounted: fen(discounted) }))).toEqual(bill.lines);
      expect([amounts?.total, amounts?.saving, amounts?.payable].map((text) => fen(text ?? '0'))).toEqual([bill.total, bill.saving, bill.payable]);
      expect(amounts?.shipping).toBe(bill.shipping);
    });
  });

  test('equals what the browser computes without decimal.js, for random lists', () => {
    fc.assert(fc.property(fc.array(fc.record({ qty: fc.integer({ min: 1, max: 10_000_000 }), rangePrice: tiers, hasDiscount: fc.constantFrom('T' as const, 'F' as const) }), { maxLength: 8 }), rule, (items, itemList) => {
      const charged = orderAmounts(items, { itemList });
      const { lines, total, eligible, discount, discounted, saving } = discountedTotals(items, { itemList });
      if (lines.some(({ amount }) => amount === null)) return charged === null;
      expect(charged).toMatchObject({ lines, total, eligible, discount, saving, payable: discounted });
      return true;
    }), { numRuns: RUNS });
  });

  test('is missing if a line has no price', () => {
    expect(orderAmounts([{ qty: 5, rangePrice: [{ min: 10, price: '1' }], hasDiscount: 'F' }], null)).toBeNull();
    expect(orderAmounts([{ qty: 5, rangePrice: [{ min: 1, price: '0' }], hasDiscount: 'F' }], null)).toBeNull();
  });

  test.each([['198.99', 'FP1'], ['199', 'FP0'], ['199.00', 'FP0'], ['0', 'FP1'], ['1000000', 'FP0'], ['', 'FP1']])('the mall pays for shipping from ¥199: ¥%s %s', (payable, fee) => {
    expect(shippingOf(payable)).toBe(fee);
  });
});

test('property: what is owed for orders that are not listed is the rest to the cent, and never less than nothing', () => {
  const cents = (amount: number) => (amount / 100).toFixed(2);
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 20 });
  check(fc.tuple(amounts, amounts), ([listed, others]) => {
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
    const orders = listed.map((owed) => ({ owed: cents(owed) }));
    expect(Number(owedUnlisted(cents(sum(listed) + sum(others)), orders))).toBe(sum(others) / 100);
    expect(owedUnlisted('0', orders)).toBe('0');
  });
});
