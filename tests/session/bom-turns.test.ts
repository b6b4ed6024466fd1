import { expect, test } from 'vitest';
import type { BillSize } from '../../app/upstream/boms';
import { BILLS } from '../../functions/isolate/bill-turns';
import { createBomTurns } from '../../functions/isolate/bom-turns';
import { createIsolate } from '../../functions/isolate/isolate';
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

test('S41: what lines have beyond usual ones is owed, however much it is: the next bill is read once it is made up for', async () => {
  const { call, turns, waits } = bills();
  const most = owed.free / takes.readLine.takes;
  await call(1, { read: () => ({ lines: 10, like: 10 + most }) });
  expect(await turns(null, async () => 'read')).toEqual({ answer: 'read' });
  await call(1, { read: () => ({ lines: 10, like: 10 + most }) });
  expect(await turns(null, async () => 'read')).toBeNull();
  // Neither its pages nor the lines of short bills wait for that.
  expect([await waits(), await turns(1, async () => 'matched')]).toEqual([false, { answer: 'matched' }]);
});
