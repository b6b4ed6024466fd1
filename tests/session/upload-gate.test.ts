import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPLOADS, UploadGate } from '../../functions/isolate/upload-gate';

const LARGE = 256 * 1024;
const APART = 256 * UPLOADS.perKilobyte;
const LARGEST = 100 * LARGE;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file in the queue: after how many ms it was let through, or refused, and because of whom. */
interface Sent {
  let?: number;
  refused?: number;
  because?: 'others' | 'own';
}

function send(gate: UploadGate, bytes: number, network?: string): Sent {
  const sent: Sent = {};
  const began = Date.now();
  void gate.wait(bytes, network, (waiting) => waiting()).then((turn) => {
    sent[turn === 'now' ? 'let' : 'refused'] = Date.now() - began;
    if (turn !== 'now') sent.because = turn;
  });
  return sent;
}

/** How much later than at its turn a file may ask. */
const late = (ms: number) => Math.ceil(ms / UPLOADS.poll) * UPLOADS.poll;

test('S41: large files are read one after the other, with time for others between them', async () => {
  const gate = new UploadGate();
  const files = [send(gate, LARGE), send(gate, LARGE), send(gate, LARGE)];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(files.map((file) => file.let)).toEqual([0, late(APART), 2 * late(APART)]);
  const next = send(gate, LARGE);
  await vi.advanceTimersByTimeAsync(0);
  expect(next.let).toBe(0);
});

test('S41: who would wait too long is asked to try again at once, and takes no time from others', async () => {
  const gate = new UploadGate();
  const files = Array.from({ length: 20 }, () => send(gate, LARGE));
  await vi.advanceTimersByTimeAsync(0);
  const waiting = files.filter(({ refused }) => refused === undefined);
  expect(waiting).toHaveLength(Math.floor(UPLOADS.wait / APART) + 1);
  expect(files.at(-1)?.because).toBe('others');
  await vi.advanceTimersByTimeAsync(2 * UPLOADS.wait);
  expect(waiting.map((file) => file.let)).toEqual(waiting.map((_, index) => index * late(APART)));
});

test('small files never wait, and the largest take no more than their bounded rows', async () => {
  const gate = new UploadGate();
  const files = [send(gate, LARGEST), send(gate, UPLOADS.small), send(gate, UPLOADS.small + 1)];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(files.map((file) => file.let)).toEqual([0, 0, UPLOADS.most]);
});

test('S41: the files of one network are bounded', async () => {
  const gate = new UploadGate();
  const files = Array.from({ length: 5 }, () => send(gate, LARGEST, 'greedy'));
  await vi.advanceTimersByTimeAsync(0);
  expect(files.map(({ refused }) => refused)).toEqual([undefined, undefined, 0, 0, 0]);
  expect(files.at(-1)?.because).toBe('own');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(files.slice(0, 2).map((file) => file.let)).toEqual([0, UPLOADS.most]);
});

test('S41: networks take turns, so several that send without end make nobody else wait for more than one of their files', async () => {
  const gate = new UploadGate();
  const greedy: Sent[] = [];
  const others: Sent[] = [];
  for (let at = 0; at < 60_000; at += 500) {
    for (const network of ['a', 'b', 'c', 'd']) greedy.push(send(gate, LARGEST, network), send(gate, UPLOADS.small + 1, network));
    if (at % 10_000 === 5_000 && at > 10_000) others.push(send(gate, LARGE, `other ${at}`));
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  expect(others).toHaveLength(5);
  for (const other of others) expect(other.let).toBeLessThanOrEqual(UPLOADS.most + UPLOADS.poll);
  expect(greedy.filter(({ refused }) => refused !== undefined).length).toBeGreaterThan(100);
});

test('a file whose sender has left stops nobody', async () => {
  const gate = new UploadGate();
  const first = send(gate, LARGE, 'a');
  const left = send(gate, LARGE, 'b');
  vi.clearAllTimers();
  const second = send(gate, LARGE, 'c');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([first.let, left.let, second.let]).toEqual([0, undefined, late(APART)]);
});

test('while a file blocks the isolate, nobody can ask, and nobody loses a place', async () => {
  const gate = new UploadGate();
  const files = ['a', 'b', 'c'].map((network) => send(gate, LARGE, network));
  await vi.advanceTimersByTimeAsync(UPLOADS.poll);
  vi.setSystemTime(Date.now() + 5_000);
  await vi.advanceTimersByTimeAsync(UPLOADS.poll);
  expect(files.map((file) => file.let !== undefined)).toEqual([true, true, false]);
});

test('who waits longer than is allowed, since others came in between, is asked to try again', async () => {
  const gate = new UploadGate();
  const files = Array.from({ length: 2 }, () => send(gate, LARGEST, 'a'));
  const last = send(gate, LARGE);
  send(gate, LARGE);
  const later = send(gate, LARGE);
  for (const network of ['b', 'c', 'd', 'e', 'f', 'g']) {
    await vi.advanceTimersByTimeAsync(UPLOADS.most / 2);
    send(gate, LARGEST, network);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(files[0]?.let).toBe(0);
  expect(last.let).toBeDefined();
  expect(later.refused).toBeLessThanOrEqual(UPLOADS.wait + UPLOADS.poll);
});
