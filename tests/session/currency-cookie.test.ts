import { describe, expect, test } from 'vitest';
import { openCurrencyCookie } from '~/session/choices/currency-cookie';

const open = (stored?: string) => openCurrencyCookie(new Map(stored === undefined ? [] : [['currency', stored]]), true);

describe('the cookie of the currency', () => {
  test('keeps a choice for a year, and is written when the choice changes', () => {
    const cookie = open('USD');
    expect([cookie.choice, cookie.commit()]).toEqual(['USD', []]);
    cookie.set('EUR');
    expect(cookie.commit()).toEqual(['__Host-currency=EUR; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000']);
  });

  test.each(['', 'usd', 'GBP', 'USD; Path=/x'])('takes no other text: %j', (text) => {
    expect(open(text).choice).toBeUndefined();
    const cookie = open('CNY');
    cookie.set(text);
    expect(cookie.commit()).toEqual([]);
  });
});
