import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCookies } from '~/session/cookies';
import { openPopupCookie } from '~/session/choices/popup-cookie';

const open = (cookie?: string, secure = false) => openPopupCookie(new Map(cookie === undefined ? [] : [['popup', cookie]]), secure);

/** The cookie that a browser keeps after an answer. */
function kept(lines: string[]): string {
  return readCookies((lines[0] ?? '').replace(/;.*/, ''), false).get('popup') ?? '';
}

describe('the cookie of popups that were shown', () => {
  test('is written for a year when a popup is shown, and only then', () => {
    const popups = open('old', true);
    expect([popups.wasShown('old'), popups.wasShown('new'), popups.commit()]).toEqual([true, false, []]);
    popups.markShown('new');
    expect(popups.wasShown('new')).toBe(true);
    expect(popups.commit()).toEqual(['__Host-popup=old/new; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000']);
  });

  test('is not written for a popup that was shown already, that has no id, or whose id is too long', () => {
    const popups = open('old');
    for (const id of ['old', '', 'x'.repeat(201)]) popups.markShown(id);
    expect(popups.commit()).toEqual([]);
  });

  test('keeps the last ten', () => {
    const popups = open();
    for (let index = 0; index < 12; index += 1) popups.markShown(String(index));
    expect(kept(popups.commit())).toBe('2/3/4/5/6/7/8/9/10/11');
  });

  test('property: any id is read back, and no cookie throws', () => {
    const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
    fc.assert(fc.property(id, id, (one, another) => {
      const popups = open();
      popups.markShown(one);
      const again = open(kept(popups.commit()));
      expect([again.wasShown(one), again.wasShown(another)]).toEqual([true, one === another]);
    }));
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(open(text).commit()).toEqual([]);
    }));
  });
});
