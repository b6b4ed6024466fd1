import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '~/domain/order/cart-lines';
import { eligibleInCart } from '~/upstream/eligible-in-cart';
import { describeFailure, UpstreamError } from '~/upstream/failures/upstream-error';

const TOTALS = { lines: 1, total: '20', eligible: '12.5', discount: '0', saving: '0', shipping: 'FP1', payable: '20', next: null, sellers: [] } as const;
const CART: Cart = { ownNumbers: false, lines: [], totals: { ...TOTALS, sellers: [] }, shipments: [] };
const down = () => Promise.reject(new UpstreamError(describeFailure({ kind: 'network' }, 'cart/qryCart', 'en', false)));

function ask(value: { lines: number; eligible?: string }, cart: () => Promise<Cart>, accessToken?: string) {
  const read = vi.fn(cart);
  return { read, answer: eligibleInCart({ cartCookie: { value }, trade: { cart: read }, credentials: { jar: { accessToken } } }) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the eligible total of a cart', () => {
  test('is that of the cookie, and 0 for an empty cart, without a call', async () => {
    for (const [value, total] of [[{ lines: 3, eligible: '7' }, '7'], [{ lines: 0 }, '0'], [{ lines: 0, eligible: '7' }, '0']] as const) {
      const { read, answer } = ask(value, down);
      expect([await answer, read.mock.calls.length]).toEqual([total, 0]);
    }
  });

  test('is read once the cart has changed', async () => {
    const { read, answer } = ask({ lines: 3 }, () => Promise.resolve(CART));
    expect([await answer, read.mock.calls.length]).toEqual(['12.5', 1]);
  });

  test('is not known if the upstream does not answer, or not in time', async () => {
    expect(await ask({ lines: 3 }, down).answer).toBeNull();
    vi.useFakeTimers();
    const { answer } = ask({ lines: 3 }, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBeNull();
  });

  test('is waited for where a user is signed in, because a late answer would lose their token', async () => {
    vi.useFakeTimers();
    const { answer } = ask({ lines: 3 }, () => new Promise((resolve) => setTimeout(() => resolve(CART), 5_000)), 'a-token');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toBe('12.5');
  });

  test('does not hide other errors', async () => {
    await expect(ask({ lines: 3 }, () => Promise.reject(new TypeError('bug'))).answer).rejects.toThrow('bug');
  });
});
