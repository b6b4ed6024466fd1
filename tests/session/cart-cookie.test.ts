import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openCartCookie } from '~/session/cart-cookie';
import { readCookies, writeCookie } from '~/session/cookies';

const KEY = 'A-_'.padEnd(43, 'x');

function open(cookie?: string, secure = false) {
  return openCartCookie(new Map(cookie === undefined ? [] : [['cart', cookie]]), secure);
}

describe('the cookie of a cart', () => {
  test.each([
    [undefined, { lines: 0 }], ['', { lines: 0 }], ['0', { lines: 0 }], ['3', { lines: 3 }], [`2.${KEY}`, { lines: 2, key: KEY }], ['9999', { lines: 9999 }],
    ['3~12.5', { lines: 3, eligible: '12.5' }], [`2.${KEY}~0`, { lines: 2, key: KEY, eligible: '0' }],
  ])('%j is read', (cookie, kept) => {
    expect(open(cookie).value).toEqual(kept);
  });

  test.each(['-1', '1.5', '10000', '1e3', ' 3', '3 ', 'x', '3.', '3.short', `3.${'x'.repeat(31)}`, `3.${'x'.repeat(65)}`, `3.${KEY}.${KEY}`, `.${KEY}`, `3.${KEY}\n`, '3~', '3~-1', '3~1e3', '3~1.1234567', `3~${'9'.repeat(13)}`, `3~1.${KEY}`])(
    '%j counts as missing', (cookie) => {
      expect(open(cookie).value).toEqual({ lines: 0 });
    },
  );

  test('is not written if no call about the cart was made', () => {
    for (const cookie of [undefined, '3', `3.${KEY}`, 'x']) {
      const kept = open(cookie);
      expect([kept.used, kept.commit()]).toEqual([false, []]);
    }
  });

  test('of an anonymous cart is renewed with each use, so that it lives as long as the cart', () => {
    const kept = open(`3.${KEY}`);
    kept.value = { lines: 3, key: KEY };
    expect([kept.used, kept.commit()]).toEqual([true, [`cart=3.${KEY}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`]]);
  });

  test('of a user is written if the number of lines has changed', () => {
    const same = open('3');
    same.value = { lines: 3 };
    expect(same.commit()).toEqual([]);
    const more = open('3', true);
    more.value = { lines: 4 };
    expect(more.commit()).toEqual(['__Host-cart=4; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000']);
  });

  test.each([['3'], [`3.${KEY}`], ['broken']])('%j is deleted if the cart is empty', (cookie) => {
    const kept = open(cookie);
    kept.value = { lines: 0 };
    expect(kept.commit()).toEqual(['cart=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
  });

  test('leaves out an eligible total that it cannot hold', () => {
    const kept = open();
    kept.value = { lines: 2, eligible: '-1' };
    expect(kept.commit()).toEqual([writeCookie('cart', '2', false)]);
  });

  test('is not created for an empty cart', () => {
    const kept = open();
    kept.value = { lines: 0 };
    expect([kept.used, kept.commit()]).toEqual([true, []]);
  });

  test('has a limited number of lines, whatever the upstream sends', () => {
    const kept = open();
    kept.value = { lines: 123_456 };
    expect(kept.commit()).toEqual([writeCookie('cart', '9999', false)]);
  });

  test('property: is read back as written, and no text throws', () => {
    const key = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 32, maxLength: 64 });
    fc.assert(fc.property(fc.nat(9999), fc.option(key, { nil: undefined }), fc.option(fc.nat(1e9), { nil: undefined }), (lines, held, cents) => {
      const kept = open();
      const eligible = cents === undefined || (lines === 0 && held === undefined) ? {} : { eligible: (cents / 100).toFixed(2) };
      kept.value = { lines, ...(held === undefined ? {} : { key: held }), ...eligible };
      const [line = ''] = kept.commit();
      const again = openCartCookie(readCookies(line.replace(/;.*/, ''), false), false);
      expect(again.value).toEqual(kept.value);
    }));
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(open(text).value.lines).toBeGreaterThanOrEqual(0);
    }));
  });
});
