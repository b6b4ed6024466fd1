import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '~/domain/order/order-records';
import { MACHINE } from '~/domain/order/states';
import { ORDER_POLICY } from '~/domain/order/order-policies';
import { duePieces, orderProgress, refundProgress, returnUntil } from '~/domain/order/progress';

const ORDER = { orderNo: 'F1', paymentMethod: 'PW0' } as const;

function event(to: string, at: number, over: Partial<OrderEvent> = {}): OrderEvent {
  return { subject: 'order', number: 'F1', from: '', to, at, actor: 'mall', cause: 'x', ...over };
}

const short = (steps: Array<{ status: string; at: number | null; state: string }>) => steps.map(({ status, at, state }) => `${status} ${at ?? '-'} ${state}`);

describe('an order', () => {
  const events = [
    // Events of a payment and of another order, which are ignored.
    event('P0C', 8, { subject: 'payment', number: 'F1' }), event('P0W', 9, { number: 'F2' }), event('P0D', 9, { number: 'F2' }),
    event('P0C', 1), event('P0S', 2, { subject: 'payment', number: 'P1' }), event('P0D', 2), event('P0R', 3), event('P0W', 4),
  ];

  test.each([
    ['P0C', ['P0C 1 now', 'P0D - open', 'P0R - open', 'P0W - open']],
    ['P0D', ['P0C 1 done', 'P0D 2 now', 'P0R - open', 'P0W - open']],
    ['P0R', ['P0C 1 done', 'P0D 2 done', 'P0R 3 now', 'P0W - open']],
    ['P0W', ['P0C 1 done', 'P0D 2 done', 'P0R 3 done', 'P0W 4 done']],
  ] as const)('that is %s has reached these steps', (status, steps) => {
    expect(short(orderProgress({ ...ORDER, status, events }))).toEqual(steps);
  });

  test('on account begins with the approval in place of the payment', () => {
    const own = [event('P0A', 1), event('P0C', 1), event('P0D', 1)];
    const onAccount = { orderNo: 'F1', paymentMethod: 'PW1', events: own } as const;
    expect(short(orderProgress({ ...onAccount, status: 'P0D' }))).toEqual(['P0A 1 done', 'P0D 1 now', 'P0R - open', 'P0W - open']);
    for (const status of ['P0A', 'P0C'] as const) {
      expect(short(orderProgress({ ...onAccount, status }))).toEqual(['P0A 1 now', 'P0D - open', 'P0R - open', 'P0W - open']);
    }
  });

  test('that is closed ends after its last step', () => {
    expect(short(orderProgress({ ...ORDER, status: 'P0F', events: [event('P0C', 1), event('P0F', 5)] }))).toEqual(['P0C 1 done', 'P0F 5 ended']);
    const refunded = [event('P0C', 1), event('P0D', 2), event('P0F', 6)];
    expect(short(orderProgress({ ...ORDER, status: 'P0F', events: refunded }))).toEqual(['P0C 1 done', 'P0D 2 done', 'P0F 6 ended']);
  });

  test('without events still shows its step', () => {
    expect(short(orderProgress({ ...ORDER, status: 'P0R', events: [] }))).toEqual(['P0C - done', 'P0D - done', 'P0R - now', 'P0W - open']);
  });
});

describe('a refund', () => {
  const own = (to: string, at: number) => event(to, at, { subject: MACHINE.returnGoods, number: 'R1' });
  const events = [event('S02', 9, { subject: MACHINE.returnGoods, number: 'R2' }), own('S01', 1), own('S02', 2)];

  test('with a return has the steps of the return', () => {
    expect(short(refundProgress({ refundNo: 'R1', type: 'T02', status: 'S02' }, events)))
      .toEqual(['S01 1 done', 'S02 2 now', 'S03 - open', 'S04 - open', 'S05 - open']);
  });

  test('without a return has not', () => {
    const steps = refundProgress({ refundNo: 'R1', type: 'T01', status: 'S05' }, [own('S01', 1), own('S03', 2), own('S04', 2), own('S05', 3)]);
    expect(short(steps)).toEqual(['S01 1 done', 'S04 2 done', 'S05 3 done']);
  });

  test('without a return never waits for goods', () => {
    for (const status of ['S03', 'S04'] as const) {
      expect(short(refundProgress({ refundNo: 'R1', type: 'T01', status }, [own('S01', 1), own('S03', 2)])).map((step) => step.split(' ')[0])).toEqual(['S01', 'S04', 'S05']);
      expect(refundProgress({ refundNo: 'R1', type: 'T01', status }, []).find(({ state }) => state === 'now')?.status).toBe('S04');
    }
  });

  test.each(['S06', 'S07'] as const)('that ends as %s ends after its last step', (status) => {
    expect(short(refundProgress({ refundNo: 'R1', type: 'T02', status }, [...events, own(status, 7)]))).toEqual(['S01 1 done', 'S02 2 done', `${status} 7 ended`]);
  });
});

test('pieces of a line with an approved refund are not due, all others are', () => {
  const refunds = (['S01', 'S03', 'S04', 'S05', 'S06', 'S07'] as const).map((status, at) => ({ productId: 'F1', status, quantity: 10 ** at }));
  expect(duePieces({ productId: 'F1', quantity: 1_000_000 }, refunds)).toBe(1_000_000 - 100 - 1000);
  expect(duePieces({ productId: 'F2', quantity: 7 }, refunds)).toBe(7);
});

describe('goods can be returned', () => {
  const DAY = 86_400_000;
  const shipment = { carrier: 'SF', trackingNo: '1', at: DAY };

  test('within the days after receipt', () => {
    const events = [event('P0W', 2 * DAY, { number: 'F2' }), event('P0W', 4 * DAY)];
    expect(returnUntil({ orderNo: 'F1', shipment, events })).toBe(4 * DAY + ORDER_POLICY.returnWithin);
    expect(returnUntil({ orderNo: 'F1', shipment: null, events })).toBe(4 * DAY + ORDER_POLICY.returnWithin);
  });

  test('counted from the automatic receipt, even if that is recorded later', () => {
    expect(returnUntil({ orderNo: 'F1', shipment, events: [event('P0W', 90 * DAY)] })).toBe(DAY + ORDER_POLICY.receivedAfter + ORDER_POLICY.returnWithin);
  });

  test('not before receipt', () => {
    expect(returnUntil({ orderNo: 'F1', shipment, events: [event('P0R', DAY)] })).toBeNull();
  });
});
