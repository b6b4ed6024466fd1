import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defaultContent } from '../../../functions/mall/content/defaults/default-content';
import { lotteryEntry } from '../../../functions/mall/content/lottery-entry';

const GOOD = {
  lotteryId: 'sale', nameCn: '抽奖', nameEn: 'Lottery', startTime: '2026-12-01', endTime: '2026-12-12T23:59:59+08:00',
  prizes: [{ code: 'P01', number: 2, weight: 1 }, { code: 'XXCY', weight: 9 }],
};

/** Where and why an entry is refused; empty if it is valid. */
function faults(entry: unknown): string[] {
  return (v.safeParse(lotteryEntry, entry).issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

describe('A lottery in the content', () => {
  test('the default one is valid, and has all codes', () => {
    const entries = defaultContent().filter(({ kind }) => kind === 'lottery');
    expect(entries).toHaveLength(1);
    const read = v.parse(lotteryEntry, entries[0]?.data);
    expect([entries[0]?.id, read.prizes.length]).toEqual([read.lotteryId, 7]);
    expect(faults(GOOD)).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    ['an id with a slash', { lotteryId: 'a/b' }, /^lotteryId: /],
    ['no name', { nameEn: '' }, /^nameEn: /],
    ['no Chinese name', { nameCn: undefined }, /^nameCn: /],
    ['a day that does not exist', { startTime: '2026-02-30' }, /^startTime: is not a day or a time$/],
    ['a code twice', { prizes: [...GOOD.prizes, { code: 'P01', number: 1, weight: 1 }] }, /^prizes: names a code twice$/],
    ['an unknown code', { prizes: [{ code: 'P07', number: 1, weight: 1 }] }, /^prizes\.0\.code: /],
    ['a prize without a number', { prizes: [{ code: 'P01', weight: 1 }] }, /^prizes: needs a number/],
    ['a consolation with a number', { prizes: [{ code: 'XXCY', number: 1, weight: 1 }] }, /^prizes: needs a number/],
    ['a fraction', { prizes: [{ code: 'P01', number: 1.5, weight: 1 }] }, /^prizes\.0\.number: /],
    ['a negative weight', { prizes: [{ code: 'P01', number: 1, weight: -1 }, { code: 'XXCY', weight: 9 }] }, /^prizes\.0\.weight: /],
    ['no weight at all', { prizes: [{ code: 'P01', number: 1, weight: 0 }] }, /^prizes\.0\.weight: /],
    ['weights above 2^32', { prizes: ['P01', 'P02', 'P03', 'P04', 'P05'].map((code) => ({ code, number: 1, weight: 1e9 })) }, /^prizes: has weights/],
    ['no list', { prizes: 'P01' }, /^prizes: /],
  ])('is refused with %s', (_, change, fault) => {
    expect(faults({ ...GOOD, ...change })).toEqual([expect.stringMatching(fault)]);
  });
});
