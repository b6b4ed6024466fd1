import { expect, test, vi } from 'vitest';
import type { Download } from '~/upstream/client/download';
import { BILLS } from '../../functions/isolate/bill-turns';
import { BODIES_OF_NETWORK } from '../../functions/isolate/body-room';
import { createFileTurn } from '../../functions/isolate/file-turn';
import { createIsolate, type Isolate } from '../../functions/isolate/isolate';
import { PAGE_TIME } from '../../functions/isolate/page-time';

const MEGABYTE = 2 ** 20;
const aside = <T>(waiting: () => Promise<T>) => waiting();

/** Asks for a file of so many chunks of 1 MB. Each chunk is made when the one before is taken. */
function ask(isolate: Isolate, network: string, megabytes: number, signal = new AbortController().signal) {
  const made = { chunks: 0 };
  const body = () => new ReadableStream<Uint8Array>({
    pull(controller) {
      if (made.chunks === megabytes) return controller.close();
      controller.enqueue(new Uint8Array(MEGABYTE));
      made.chunks += 1;
    },
  }, { highWaterMark: 0 });
  return { made, turn: createFileTurn(isolate, { network, aside, signal })(async () => ({ name: 'bill', body: body() })) };
}

async function bytesOf(turn: Promise<{ answer: Download } | null>): Promise<number> {
  return new Response((await turn)?.answer.body).arrayBuffer().then(({ byteLength }) => byteLength);
}

test('S41: the files of a network are written one after the other, whoever reads them', async () => {
  const isolate = createIsolate();
  const turn = createFileTurn(isolate, { network: 'a', aside, signal: new AbortController().signal });
  let end = (): void => undefined;
  const first = await turn(async () => ({ name: 'bill', body: new ReadableStream({ start: (controller) => void (end = () => controller.close()) }) }));
  const second = ask(isolate, 'a', 4);
  await new Promise((resolve) => setTimeout(resolve, 3 * BILLS.poll));
  expect([first !== null, second.made.chunks]).toEqual([true, 0]);
  end();
  await expect.poll(() => second.made.chunks).toBe(4);
  expect(await bytesOf(second.turn)).toBe(4 * MEGABYTE);
});

test('S26: an isolate holds a bounded number of bytes that one network does not read, and gives it no file meanwhile', async () => {
  const isolate = createIsolate();
  const slow = Array.from({ length: 6 }, () => ask(isolate, 'greedy', 9));
  const answers = await Promise.all(slow.map(({ turn }) => turn));
  expect(answers.map((answer) => answer !== null)).toEqual([true, true, false, false, false, false]);
  expect(slow.reduce((sum, { made }) => sum + made.chunks, 0) * MEGABYTE).toBeLessThanOrEqual(BODIES_OF_NETWORK);
  expect(await bytesOf(ask(isolate, 'other', 9).turn)).toBe(9 * MEGABYTE);
  // What was read gives its room back.
  expect(await bytesOf(Promise.resolve(answers[0] ?? null))).toBe(9 * MEGABYTE);
  expect(await bytesOf(ask(isolate, 'greedy', 9).turn)).toBe(9 * MEGABYTE);
});

test('S26: the rest of a file that is larger than the room is written as it is read, without a turn', async () => {
  const isolate = createIsolate();
  const long = ask(isolate, 'greedy', 64);
  await long.turn;
  await expect.poll(() => isolate.unread.has(2 * MEGABYTE, 'greedy')).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 3 * BILLS.poll));
  expect(long.made.chunks * MEGABYTE).toBeLessThanOrEqual(BODIES_OF_NETWORK + 2 * MEGABYTE);
  // Its turn is over, and without room there is no second file.
  expect(await ask(isolate, 'greedy', 1).turn).toBeNull();
  expect(await bytesOf(long.turn)).toBe(64 * MEGABYTE);
  expect(isolate.unread.has(BODIES_OF_NETWORK, 'greedy')).toBe(true);
});

test.each<[string, (body: ReadableStream, leave: AbortController) => unknown]>([
  ['cancels the file', (body) => body.cancel()],
  ['leaves', (_, leave) => leave.abort()],
])('a visitor who %s gives the room back', async (_, end) => {
  const isolate = createIsolate();
  for (const megabytes of [9, 64]) {
    const leave = new AbortController();
    const { made, turn } = ask(isolate, 'a', megabytes, leave.signal);
    const body = (await turn)?.answer.body;
    // Behind a file that is written, and in the middle of one that is not.
    await expect.poll(() => made.chunks).toBeGreaterThanOrEqual(Math.min(megabytes, 24));
    expect(isolate.unread.has(BODIES_OF_NETWORK, 'a')).toBe(false);
    if (body) await end(body, leave);
    await new Promise((resolve) => setTimeout(resolve, 3 * BILLS.poll));
    expect(isolate.unread.has(BODIES_OF_NETWORK, 'a')).toBe(true);
  }
});

test('a visitor who has left before the file comes takes no room', async () => {
  const isolate = createIsolate();
  const leave = new AbortController();
  const { turn } = ask(isolate, 'a', 9, leave.signal);
  leave.abort();
  await turn;
  await new Promise((resolve) => setTimeout(resolve, 3 * BILLS.poll));
  expect(isolate.unread.has(BODIES_OF_NETWORK, 'a')).toBe(true);
});

test('S41: what a file takes beyond what it counts as is owed, as far as that is counted', async () => {
  const { file, longFile } = PAGE_TIME.takes;
  const isolate = createIsolate();
  const write = async (network: string, took: number) => {
    const turn = createFileTurn(isolate, { network, aside, signal: new AbortController().signal });
    await bytesOf(turn(async () => {
      vi.setSystemTime(Date.now() + took);
      return { name: 'bill', body: new Response('a').body ?? new ReadableStream() };
    }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const owes = async (network: string) => !(await isolate.pages.madeUp({ network, aside }, 0));
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await write('long', 30 * longFile.most);
    // As much as a network may owe without waiting: it counts no more.
    expect(await owes('long')).toBe(false);
    isolate.pages.owe(1, { network: 'long' });
    expect(await owes('long')).toBe(true);
    isolate.pages.owe(PAGE_TIME.owed.free, { network: 'usual' });
    await write('usual', file);
    expect(await owes('usual')).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
