import { expect, test } from 'vitest';
import { BODIES_OF_NETWORK, BodyRoom } from '../../functions/isolate/body-room';
import { beginOnceReceived, Load } from '../../functions/isolate/load';

/** A body of so many chunks of 1 MB, which ends only if it is told to. */
function arriving(megabytes: number, ends: boolean): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (sent < megabytes) controller.enqueue(new Uint8Array(2 ** 20));
      else if (ends) controller.close();
      sent += 1;
    },
  }, { highWaterMark: 0 });
}

/** Posts a body, and reads it as far as it comes. */
function post(room: BodyRoom, network: string | undefined, megabytes: number, ends = false) {
  const { body, end } = beginOnceReceived(new Load(), 'trade', arriving(megabytes, ends), room.enter(network), network);
  const seen = { bytes: 0, refused: 0 };
  const read = (async () => {
    const reader = body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) seen.bytes += next.value.byteLength;
  })().catch((refusal: unknown) => {
    if (refusal instanceof Response) seen.refused = refusal.status;
    end();
  });
  return { seen, read, end };
}

const LARGEST = 12;

test('S26: an isolate holds a bounded number of bytes of the bodies of one network, however long they take', async () => {
  const room = new BodyRoom();
  const slow = Array.from({ length: 20 }, () => post(room, 'greedy', LARGEST).seen);
  const other = post(room, 'other', LARGEST, true);
  while (slow.some(({ bytes, refused }) => bytes < LARGEST * 2 ** 20 && refused === 0)) await new Promise<void>((resolve) => setTimeout(resolve));
  await other.read;
  expect(other.seen).toEqual({ bytes: LARGEST * 2 ** 20, refused: 0 });
  const kept = slow.filter(({ refused }) => refused === 0);
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BODIES_OF_NETWORK);
  expect([kept.length, new Set(slow.map(({ refused }) => refused))]).toEqual([2, new Set([0, 503])]);
});

test('what is over gives its room back, and an unknown network has no bound', async () => {
  const room = new BodyRoom();
  for (let times = 0; times < 10; times += 1) {
    const { seen, read, end } = post(room, 'one after the other', LARGEST, true);
    await read;
    end();
    end();
    expect(seen).toEqual({ bytes: LARGEST * 2 ** 20, refused: 0 });
  }
  const local = Array.from({ length: 5 }, () => post(room, undefined, LARGEST, true));
  await Promise.all(local.map(({ read }) => read));
  expect(local.map(({ seen }) => seen.refused)).toEqual([0, 0, 0, 0, 0]);
});
