import { expect, test } from 'vitest';
import { BILLS } from '../../functions/isolate/bill-turns';
import { createBomTurns } from '../../functions/isolate/bom-turns';
import { createIsolate } from '../../functions/isolate/isolate';
import { PAGE_TIME } from '../../functions/isolate/page-time';

const NETWORK = '203.0.113.7';
const { own, takes } = PAGE_TIME;

const aside = <T>(waiting: () => Promise<T>) => waiting();

/** The turns of a new isolate, and whether the next page of the network has its turn. */
function bills() {
  const isolate = createIsolate();
  return { turns: createBomTurns(isolate, { network: NETWORK, aside }), next: () => isolate.pages.comes(takes.page, NETWORK, aside) };
}

/** So many lines take all that a network may take at once. */
const LINES = Math.ceil(2 * own.free / takes.readLine);

test('S41: the lines of a bill count once it is read, though its page is late', async () => {
  const { turns, next } = bills();
  await turns(null, async () => LINES, { read: (lines) => lines });
  expect(await next()).toBe('now');
  await turns(null, async () => LINES, { read: (lines) => lines });
  expect(await next()).toBe('late');
});

test('a call that reads no bill counts no lines', async () => {
  const { turns, next } = bills();
  for (let call = 0; call < 5; call += 1) await turns(null, async () => LINES);
  expect(await next()).toBe('now');
});

test('a long bill waits for its lines as soon as a page shows them', async () => {
  const { turns } = bills();
  const lines = 10 * takes.longLine.most;
  const answered = (areShown: boolean) => Promise.race([turns(lines, async () => 'matched', { areShown }), new Promise((resolve) => setTimeout(resolve, 50, 'waits'))]);
  expect(lines).toBeGreaterThan(BILLS.short);
  const shown: unknown[] = [];
  for (let page = 0; page < 5; page += 1) shown.push(await answered(true));
  expect(shown.at(0)).toEqual({ answer: 'matched' });
  expect(shown.at(-1)).toBe('waits');
  expect(await answered(false)).toEqual({ answer: 'matched' });
});
