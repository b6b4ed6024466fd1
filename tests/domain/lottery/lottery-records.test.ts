import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceText, drawnPath, drawsPath, lotteryPath, lotteryPhase, readNumber } from '~/domain/lottery/lottery-records';
import { maskAccount } from '~/domain/lottery/mask-account';
import { check, unicode } from '../property';

describe('The phase of a lottery', () => {
  const times = { startsAt: 100, endsAt: 200, seed: null };

  test('start and end belong to it', () => {
    expect([99, 100, 200, 201].map((now) => lotteryPhase(times, now))).toEqual(['before', 'open', 'open', 'after']);
  });

  test('is over once the seed is public', () => {
    expect([99, 150].map((now) => lotteryPhase({ ...times, seed: 'x' }, now))).toEqual(['after', 'after']);
  });
});

describe('Chances', () => {
  test.each([
    [600, 10_000, '6%'], [1, 3, '33.33%'], [2, 10_000, '0.02%'], [1, 7_000, '0.014%'], [1, 1, '100%'], [0, 5, '0%'], [1, 0, '0%'], [1, 10 ** 12, '0%'],
  ])('%i of %i is %s', (weight, sum, text) => {
    expect(chanceText(weight, sum)).toBe(text);
  });

  test('are never written with an exponent', () => {
    check(fc.tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 4e9 })), ([weight, more]) => {
      expect(chanceText(weight, weight + more)).toMatch(/^\d{1,3}(?:\.\d{1,6})?%$/);
    });
  });
});

describe('Masked accounts', () => {
  test.each([
    ['liping@farad.example', 'l***g'], ['13800002046', '1***6'], ['bob@x.example', 'b***'], ['a@x.example', 'a***'], ['', '***'], ['𝒜bcde@x', '𝒜***e'],
  ])('%s is %s', (account, mask) => {
    expect(maskAccount(account)).toBe(mask);
  });

  test('show two signs at most, and nothing after the @', () => {
    check(fc.tuple(unicode, unicode), ([name, host]) => {
      const mask = maskAccount(`${name.replaceAll('@', '')}@${host}`);
      expect([...mask].length).toBeLessThanOrEqual(5);
      expect(mask).not.toContain('@');
    });
  });
});

describe('Addresses', () => {
  test('numbers outside of their range count as missing', () => {
    expect(['3', '0', '7', 'x', '', null, '1.5', '-1'].map((text) => readNumber(text, 6))).toEqual([3, null, null, null, null, null, null, null]);
  });

  test('the first page has no number', () => {
    expect([lotteryPath('a'), lotteryPath('a', 2), drawsPath('a', 1), drawnPath(4, 2)]).toEqual([
      '/lottery/a', '/lottery/a?page=2', '/lottery/a/draws?page=1', '/membership_center?tab=lottery&drawn=4&card=2',
    ]);
  });
});
