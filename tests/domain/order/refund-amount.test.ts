import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderLine, Refund } from '../../../app/domain/order/order-records';
import { refundAmount } from '../../../app/domain/order/refund-amount';
import { netAmount, refundedLine, refundPreview } from '../../../app/domain/order/refund-preview';
import { check, checkLarge, RUNS } from '../property';

const fen = (text: string) => Math.round(Number(text) * 100);

/** A paid line, and the pieces of its successive refunds. */
const history = fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), paid: fc.integer({ min: 1, max: 100_000_000 }), takes: fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 12 }) });

describe('the amount of a refund', () => {
  test.each<[number, string, number, string, number, string]>([
    [3, '1', 0, '0', 1, '0.33'], [3, '1', 1, '0.33', 1, '0.34'], [3, '1', 2, '0.67', 1, '0.33'], [3, '1', 0, '0', 3, '1'],
    [8, '0.05', 0, '0', 4, '0.03'], [1000, '0.01', 0, '0', 1, '0'], [1000, '0.01', 999, '0.01', 1, '0'], [2, '99999999.99', 0, '0', 1, '50000000'],
  ])('of %i for ¥%s, %i back for ¥%s, %i more: ¥%s', (quantity, discounted, refundedQuantity, before, pieces, amount) => {
    expect(refundAmount({ quantity, discounted, refundedQuantity, refundAmount: before }, pieces)).toBe(amount);
  });

  test('equals what the page shows during typing, for random lines', () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most }).map((fen) => (fen / 100).toFixed(2));
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 100_000 }), discounted: cents(2_000_000_000), refundedQuantity: fc.nat(100_000), refundAmount: cents(1_000_000) });
    fc.assert(fc.property(line, fc.integer({ min: 1, max: 100_000 }), (one, pieces) => refundPreview(one, pieces) === refundAmount(one, pieces)), { numRuns: RUNS });
  });

  test('S21: refunds never exceed the paid amount, together equal it, and each is within a cent of its share', () => {
    check(history, ({ quantity, paid, takes }) => {
      let pieces = 0;
      let back = 0;
      for (const take of [...takes, Infinity]) {
        const more = Math.min(take, quantity - pieces);
        if (more === 0) continue;
        const amount = fen(refundAmount({ quantity, discounted: (paid / 100).toFixed(2), refundedQuantity: pieces, refundAmount: (back / 100).toFixed(2) }, more));
        expect(amount).toBeGreaterThanOrEqual(0);
        pieces += more;
        back += amount;
        expect(Math.abs(back - (paid * pieces) / quantity)).toBeLessThanOrEqual(0.5 + 1e-6);
      }
      expect(back).toBe(paid);
    });
  });

  test('a cancelled refund does not change this', () => {
    checkLarge(fc.tuple(history, fc.nat(3)), ([{ quantity, paid, takes }, drop]) => {
      const held: Array<{ pieces: number; amount: number }> = [];
      const sum = (pick: 'pieces' | 'amount') => held.reduce((all, one) => all + one[pick], 0);
      for (const [index, take] of [...takes, Infinity].entries()) {
        if (index % 4 === drop && held.length > 0) held.splice(index % held.length, 1);
        const pieces = Math.min(take, quantity - sum('pieces'));
        if (pieces === 0) continue;
        const line = { quantity, discounted: (paid / 100).toFixed(2), refundedQuantity: sum('pieces'), refundAmount: (sum('amount') / 100).toFixed(2) };
        held.push({ pieces, amount: fen(refundAmount(line, pieces)) });
        expect(sum('amount')).toBeLessThanOrEqual(paid);
      }
      expect(sum('pieces')).toBe(quantity);
      expect(sum('amount')).toBe(paid);
    });
  });
});

describe('of a line', () => {
  const line: OrderLine = {
    productId: 'F1', mpn: 'CAP-100N', brand: '', description: '', image: '', goodsType: 'GT0', supplier: '', partRef: '', quantity: 3, unitPrice: '0.3334', amount: '1', discounted: '1',
    hasDiscount: false, ordered: 0, orderedDate: null, shipped: null, refundedQuantity: 1, refundable: [],
  };
  const refund: Refund = {
    refundNo: 'R1', orderNo: 'F1', type: 'T01', status: 'S01', productId: 'F1', mpn: 'CAP-100N', quantity: 1, amount: '0.33', freight: '0', reason: '', createdAt: 0, carrier: '', trackingNo: '', cancellable: true,
  };

  test('refunds count unless they are cancelled or rejected; those of other lines never count', () => {
    const refunds: Refund[] = [refund, { ...refund, status: 'S06' }, { ...refund, status: 'S07' }, { ...refund, productId: 'F2' }];
    expect(refundedLine(line, refunds)).toEqual({ quantity: 3, discounted: '1', refundedQuantity: 1, refundAmount: '0.33' });
    expect(refundedLine(line, [refund, { ...refund, status: 'S05', amount: '0.34' }]).refundAmount).toBe('0.67');
    expect(refundedLine(line, []).refundAmount).toBe('0');
  });

  test.each([['14.04', '1.89', '12.15'], ['14.04', '14.04', '0'], ['0.3', '0.1', '0.2']])('%s without %s is %s', (payable, refunded, net) => {
    expect(netAmount(payable, refunded)).toBe(net);
  });
});
