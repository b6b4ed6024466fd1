import { describe, expect, test } from 'vitest';
import { openBomCookie } from '~/session/bom-cookie';

const KEY = 'A-_'.padEnd(43, 'x');
const WEEK = 604_800;

function open(cookie?: string, secure = false) {
  return openBomCookie(new Map(cookie === undefined ? [] : [['bom', cookie]]), secure);
}

describe('the cookie of anonymous bills of materials', () => {
  test('has the key only', () => {
    expect(open(KEY).key).toBe(KEY);
    expect(open().key).toBeUndefined();
  });

  test.each(['', 'short', 'x'.repeat(31), 'x'.repeat(65), `${KEY}.`, `${KEY}\n`, `3.${KEY}`])('%j counts as missing', (cookie) => {
    expect(open(cookie).key).toBeUndefined();
  });

  test('is not written if no call was made', () => {
    for (const cookie of [undefined, KEY, 'broken']) expect([open(cookie).used, open(cookie).commit()]).toEqual([false, []]);
  });

  test('is renewed with each use, for seven days', () => {
    const kept = open(KEY);
    kept.key = KEY;
    expect([kept.used, kept.commit()]).toEqual([true, [`bom=${KEY}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${WEEK}`]]);
    const fresh = open(undefined, true);
    fresh.key = KEY;
    expect(fresh.commit()).toEqual([`__Host-bom=${KEY}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=${WEEK}`]);
  });

  test('is deleted when the key is used up, and not created without one', () => {
    for (const cookie of [KEY, 'broken']) {
      const kept = open(cookie);
      kept.key = undefined;
      expect(kept.commit()).toEqual(['bom=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
    }
    const none = open();
    none.key = undefined;
    expect([none.used, none.commit()]).toEqual([true, []]);
  });
});
