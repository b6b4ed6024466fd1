import { expect, test } from 'vitest';
import { inSlices, SLICES } from '../../../functions/mall/bom/match/slices';

const SIZE = 10;
const items = Array.from({ length: 3 * SIZE }, (_, item) => item);

test('S41: other work runs between slices, and all calls of an isolate share them', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  const seen: number[] = [];
  const started = Date.now();
  const work = (item: number) => {
    if (item % SIZE === 0) seen.push(turns);
    return 2 * item;
  };
  const done = await Promise.all([inSlices(items, SIZE, work), inSlices(items, SIZE, work)]);
  clearInterval(others);
  expect(done).toEqual([items.map((item) => 2 * item), items.map((item) => 2 * item)]);
  expect(seen).toHaveLength(6);
  expect(new Set(seen).size).toBe(6);
  expect(Date.now() - started).toBeGreaterThanOrEqual(5 * SLICES.apart - 1);
});

test('what is one slice only never waits', async () => {
  const [, done] = await Promise.all([inSlices(items, SIZE, String), inSlices(items, items.length, String).then((all) => [all.length, Date.now()])]);
  const other = await inSlices(items, SIZE, String).then(() => Date.now());
  expect(done).toEqual([items.length, expect.any(Number)]);
  expect(other).toBeGreaterThan(Number(done[1]));
});
