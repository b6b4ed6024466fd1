import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BillSize, LinesOfCall } from '../../app/upstream/boms';
import { BILLS } from '../../functions/isolate/bill-turns';
import { createBomTurns } from '../../functions/isolate/bom-turns';
import { createIsolate, type Isolate } from '../../functions/isolate/isolate';
import { PAGE_TIME } from '../../functions/isolate/page-time';

const NETWORK = '203.0.113.7';
const { owed, own, takes } = PAGE_TIME;
const aside = <T>(waiting: () => Promise<T>) => waiting();

/** Calls that take no time, one after the other. `waits` says whether the next page of the network waits for its turn. */
function bills() {
  const isolate = createIsolate();
  const turns = createBomTurns(isolate, { network: NETWORK, aside });
  return {
    turns,
    async call(times: number, of?: { read: (lines: number) => BillSize }) {
      for (let done = 0; done < times; done += 1) await turns(null, async () => LINES, of);
    },
    async waits() {
      let waits = 0;
      const turn = isolate.pages.comes(takes.page, NETWORK, async (waiting) => {
        waits += 1;
        return waiting();
      });
      return (await turn) !== 'now' || waits > 0;
    },
  };
}

const LINES = 20 * takes.readLine.most;
const read = (lines: number) => ({ lines, like: lines });
/** So many bills take all that a network may take at once, however long they are. */
const READS = Math.ceil(own.free / (takes.readLine.most * takes.readLine.takes));

test('S41: the lines of a bill count once it is read, though its page is late', async () => {
  const { call, waits } = bills();
  await call(READS / 2, { read });
  expect(await waits()).toBe(false);
  // The last of them use up what all networks share.
  await call(4 * READS, { read });
  expect(await waits()).toBe(true);
});

test('a call that reads no bill counts no lines', async () => {
  const { call, waits } = bills();
  await call(5 * READS);
  expect(await waits()).toBe(false);
});

test('a long bill waits for its lines as soon as a page shows them', async () => {
  const lines = 10 * takes.longLine.most;
  expect(lines).toBeGreaterThan(BILLS.short);
  /** How many of twenty bills, one after the other, need not wait. */
  const atOnce = async (areShown: boolean) => {
    const turns = createBomTurns(createIsolate(), { network: NETWORK, aside: () => new Promise(() => undefined) });
    let answers = 0;
    for (let page = 0; page < 20; page += 1) {
      void turns(lines, async () => 'matched', { areShown }).then((answer) => (answers += answer ? 1 : 0));
      for (let tick = 0; tick < 5; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    return answers;
  };
  expect(await atOnce(false)).toBe(20);
  expect(await atOnce(true)).toBeLessThanOrEqual(own.free / (takes.longLine.takes * takes.longLine.most) + 3);
});

test('S41: a short bill waits for as many lines as take as long to match', async () => {
  /** How many of twenty bills, one after the other, need not wait. */
  const atOnce = async (like: number) => {
    const turns = createBomTurns(createIsolate(), { network: NETWORK, aside: () => new Promise(() => undefined) });
    let answers = 0;
    for (let page = 0; page < 20; page += 1) {
      void turns(1, async () => 'matched', { like }).then((answer) => (answers += answer ? 1 : 0));
      for (let tick = 0; tick < 5; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    return answers;
  };
  expect(await atOnce(1)).toBe(20);
  expect(await atOnce(BILLS.short)).toBeLessThanOrEqual(3);
});

describe('S41: what is known only once it is made', () => {
  const most = owed.free / takes.readLine.takes;
  /** A request of the network that reads, or copies: whether it waited, and its answer. */
  const request = async (isolate: Isolate, of: LinesOfCall<string>, network = NETWORK) => {
    const waits: string[] = [];
    const turns = createBomTurns(isolate, { network, aside: async (waiting) => (waits.push('waits'), vi.advanceTimersByTimeAsync(0).then(() => waiting())) });
    const asked = turns(null, async () => 'answer', of);
    await vi.advanceTimersByTimeAsync(2 * BILLS.wait);
    return { waits: waits.length > 0, answer: await asked, again: await turns(null, async () => 'answer', of) };
  };
  const wide = { read: () => ({ lines: 10, like: 10 + most }) };
  const long = { read: () => ({ lines: takes.readLine.most + most, like: takes.readLine.most + most }) };
  const usual = { read: () => ({ lines: 10, like: 10 }) };

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([['wide', wide], ['very long', long]])('of a %s bill is made up for before the next one is read, also twice in a request', async (_, bill) => {
    const isolate = createIsolate();
    const turns = createBomTurns(isolate, { network: NETWORK, aside });
    for (let time = 0; time < 3; time++) expect(await turns(null, async () => 'answer', bill)).toEqual({ answer: 'answer' });
    expect(await request(isolate, usual)).toEqual({ waits: true, answer: { answer: 'answer' }, again: { answer: 'answer' } });
  });

  test('is never so much that a network waits longer than a call may, and no other network waits', async () => {
    const isolate = createIsolate();
    const turns = createBomTurns(isolate, { network: NETWORK, aside });
    for (let time = 0; time < 100; time++) await turns(null, async () => 'answer', wide);
    expect(await request(isolate, usual, '198.51.100.7')).toMatchObject({ waits: false, answer: { answer: 'answer' } });
    expect((await request(isolate, usual)).answer).toEqual({ answer: 'answer' });
  });

  test('stops neither a call that reads no bill, nor one that matches', async () => {
    const isolate = createIsolate();
    const turns = createBomTurns(isolate, { network: NETWORK, aside: () => new Promise(() => undefined) });
    for (let time = 0; time < 3; time++) await turns(null, async () => 'answer', wide);
    const next = createBomTurns(isolate, { network: NETWORK, aside: () => new Promise(() => undefined) });
    expect([await next(null, async () => 'removed'), await next(1, async () => 'matched')]).toEqual([{ answer: 'removed' }, { answer: 'matched' }]);
  });

  test('is the time of a copy, too', async () => {
    const isolate = createIsolate();
    const turns = createBomTurns(isolate, { network: NETWORK, aside });
    const copied = turns(null, () => new Promise((resolve) => setTimeout(resolve, owed.free, 'copied')), { copies: true });
    await vi.advanceTimersByTimeAsync(owed.free);
    expect(await copied).toEqual({ answer: 'copied' });
    expect(await isolate.pages.madeUp({ network: NETWORK, aside }, 0)).toBe(true);
    isolate.pages.owe(1, { network: NETWORK });
    expect(await isolate.pages.madeUp({ network: NETWORK, aside }, 0)).toBe(false);
  });
});
