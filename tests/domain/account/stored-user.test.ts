import { describe, expect, test } from 'vitest';
import { isLoggedIn, isStoredUserValid, STORED_USER_LIFETIME_MS } from '~/domain/account/stored-user';

const NOW = Date.UTC(2026, 9, 27);

describe('the stored user is valid 6 hours (21,600,000 ms)', () => {
  test('at an age up to that', () => {
    expect(STORED_USER_LIFETIME_MS).toBe(21_600_000);
    expect(isStoredUserValid(NOW, NOW)).toBe(true);
    expect(isStoredUserValid(NOW - 21_600_000, NOW)).toBe(true);
    expect(isStoredUserValid(NOW - 21_600_001, NOW)).toBe(false);
  });

  test('a time in the future, or a missing one, has expired', () => {
    expect(isStoredUserValid(NOW + 1, NOW)).toBe(false);
    expect(isStoredUserValid(Number.NaN, NOW)).toBe(false);
  });
});

describe('anonymous versus logged in', () => {
  test('the presence of userCode decides', () => {
    expect(isLoggedIn({ userCode: 'U1' })).toBe(true);
    for (const user of [{ userCode: '' }, { userCode: null }, {}, null, undefined]) expect(isLoggedIn(user)).toBe(false);
  });
});
