import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BILLS, BillTurns } from '../../functions/isolate/bill-turns';

const LARGE = BILLS.short + 1;
const TAKES = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call that takes {@link TAKES} ms: after how many ms it began, and whether its turn came. */
interface Sent {
  began?: number;
  inTime?: boolean;
}

function send(turns: BillTurns, network: string | undefined, lines: number | null = LARGE, takes = TAKES): Sent {
  const sent: Sent = {};
  const since = Date.now();
  void turns.run(lines, network, (waiting) => waiting(), () => {
    sent.began = Date.now() - since;
    return new Promise((resolve) => setTimeout(resolve, takes));
  }).then((turn) => {
    sent.inTime = turn !== null;
  });
  return sent;
}

test('S41: of the large bills of one network a few are matched at a time, in their order, and others do not wait for them', async () => {
  const turns = new BillTurns();
  const greedy = Array.from({ length: 60 }, () => send(turns, 'greedy'));
  const free = [send(turns, 'other'), send(turns, 'greedy', BILLS.short), send(turns, undefined)];
  await vi.advanceTimersByTimeAsync(0);
  expect(greedy.filter(({ began }) => began === 0)).toHaveLength(BILLS.atATime.match);
  expect(free.map(({ began }) => began)).toEqual([0, 0, 0]);
  await vi.advanceTimersByTimeAsync(2 * BILLS.wait);
  const began = greedy.flatMap((one) => one.began ?? []);
  expect(began).toEqual([...began].sort((a, b) => a - b));
  expect(began.length).toBeGreaterThan(40);
  expect(greedy.filter(({ inTime }) => inTime === false)).toHaveLength(60 - began.length);
});

test('S41: the bills of one network are read one after the other, with time for others between them', async () => {
  const turns = new BillTurns();
  const calls = Array.from({ length: 4 }, () => send(turns, 'a', null));
  const other = send(turns, 'b', null);
  await vi.advanceTimersByTimeAsync(10 * TAKES);
  expect(calls.map(({ began }) => began)).toEqual([0, 1, 2, 3].map((index) => index * (TAKES + BILLS.rest)));
  expect(other.began).toBe(0);
});

test('S41: short bills of one network have half of the time, and others do not wait for them', async () => {
  const turns = new BillTurns();
  const LASTS = 20_000;
  let [busy, most] = [0, 0];
  const work = async () => {
    const began = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 300));
    busy += Date.now() - began;
  };
  const one = async () => {
    while (Date.now() < 1_000_000 + LASTS) await turns.run(BILLS.short, 'greedy', (waiting) => waiting(), work);
  };
  for (let sender = 0; sender < 10; sender++) void one();
  for (let time = 0; time < LASTS; time += 1_000) {
    const other = send(turns, 'other', 30, 50);
    await vi.advanceTimersByTimeAsync(1_000);
    most = Math.max(most, other.began ?? Infinity);
  }
  expect(most).toBe(0);
  expect(busy / LASTS).toBeGreaterThan(0.4);
  expect(busy / LASTS).toBeLessThan(0.6);
});

test('S41: who sends a short bill now and then does not wait, and after one that took very long the rest is bounded', async () => {
  const turns = new BillTurns();
  for (let time = 0; time < 10; time += 1) {
    const [page, data] = [send(turns, 'a', 30, 100), send(turns, 'a', 30, 100)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect([page.began, data.began]).toEqual([0, 0]);
  }
  send(turns, 'a', BILLS.short, 20_000);
  await vi.advanceTimersByTimeAsync(20_000);
  const next = send(turns, 'a', 30, 100);
  await vi.advanceTimersByTimeAsync(2 * BILLS.rest);
  expect(next.began).toBeGreaterThan(0);
  expect(next.began).toBeLessThanOrEqual(BILLS.rest + BILLS.poll);
});

test('S41: of one network a bounded number of calls wait, since each looks at all of them again and again', async () => {
  const turns = new BillTurns();
  const many = Array.from({ length: BILLS.atATime.read + BILLS.waiting + 20 }, () => send(turns, 'a', null));
  const other = send(turns, 'b', null);
  await vi.advanceTimersByTimeAsync(0);
  expect(many.filter(({ inTime }) => inTime === false)).toHaveLength(20);
  expect(other.began).toBe(0);
});

test('S41: a call that waits for its turn stands aside, and one that need not wait does not', async () => {
  const turns = new BillTurns();
  let waiting = 0;
  const aside = async <T>(wait: () => Promise<T>) => {
    waiting += 1;
    const came = await wait();
    waiting -= 1;
    return came;
  };
  const work = () => new Promise<void>((resolve) => setTimeout(resolve, TAKES));
  const calls = Array.from({ length: 3 }, () => turns.run(null, 'a', aside, work));
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting).toBe(2);
  await vi.advanceTimersByTimeAsync(TAKES + BILLS.rest + BILLS.poll);
  expect(waiting).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * TAKES);
  expect([waiting, await Promise.all(calls)]).toEqual([0, [{}, {}, {}].map(() => ({ answer: undefined }))]);
});

test('calls of senders who have left stop nobody', async () => {
  const turns = new BillTurns();
  for (let index = 0; index < 5; index++) send(turns, 'a');
  await vi.advanceTimersByTimeAsync(BILLS.poll);
  vi.clearAllTimers();
  const next = send(turns, 'a');
  await vi.advanceTimersByTimeAsync(2 * BILLS.gone);
  expect(next.began).toBeLessThanOrEqual(BILLS.gone + BILLS.seldom);
});

test('while the isolate is blocked nobody loses a place', async () => {
  const turns = new BillTurns();
  const calls = Array.from({ length: 6 }, () => send(turns, 'a'));
  await vi.advanceTimersByTimeAsync(BILLS.poll);
  vi.setSystemTime(Date.now() + 5 * BILLS.gone);
  await vi.advanceTimersByTimeAsync(BILLS.poll);
  expect(calls.filter(({ began }) => began !== undefined)).toHaveLength(BILLS.atATime.match);
});
