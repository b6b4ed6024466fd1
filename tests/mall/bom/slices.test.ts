import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const SIZE = 10;
const items = Array.from({ length: 3 * SIZE }, (_, item) => item);

let { areSlicesCrowded, inSlices, SLICES } = await ownSlices();

/** Slices that no other test shares: the times of these tests would hold up those of the tests that run after them. */
async function ownSlices() {
  vi.resetModules();
  return import('../../../functions/mall/bom/match/slices');
}

beforeEach(async () => {
  ({ areSlicesCrowded, inSlices, SLICES } = await ownSlices());
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => {
  vi.resetModules();
});

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

test('S41: after a slice that began late, the others of an isolate get more time', async () => {
  vi.useFakeTimers({ now: Date.now() + SLICES.apart });
  const begun: number[] = [];
  const done = inSlices(items, SIZE, (item) => {
    if (item % SIZE === 0) begun.push(Date.now());
  });
  await vi.advanceTimersToNextTimerAsync();
  vi.setSystemTime(Date.now() + 10);
  await vi.advanceTimersToNextTimerAsync();
  await vi.advanceTimersToNextTimerAsync();
  await done;
  const [first = NaN, second = NaN, third = NaN] = begun;
  expect(second - first).toBe(SLICES.apart + 10);
  expect(third - second).toBe(SLICES.apart + 10 * SLICES.late.times);
});

test('S41: slices are crowded as long as one waits that has waited long', async () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const begin = (calls: number) => Array.from({ length: calls }, () => inSlices(items, SIZE, String));
  const few = SLICES.crowded / SLICES.apart;
  const done = [...begin(few)];
  expect(areSlicesCrowded(Date.now())).toBe(false);
  done.push(...begin(2));
  expect([areSlicesCrowded(Date.now()), areSlicesCrowded(Date.now() + SLICES.crowded), areSlicesCrowded(Date.now() + 2 * SLICES.crowded)]).toEqual([true, true, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(done);
});

test('S41: an item that takes as long as several fills its slice as they do', async () => {
  const begun = vi.fn<(item: number) => void>();
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const times: number[] = [];
  const done = inSlices(items, SIZE, (item) => (begun(item), times.push(Date.now())), (item) => (item < SIZE ? 4 : 1));
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  const slices = [...new Set(times)].map((time) => times.filter((other) => other === time).length);
  expect(slices).toEqual([2, 2, 2, 2, 4, SIZE, 8]);
  expect(begun.mock.calls.flat()).toEqual(items);
});
