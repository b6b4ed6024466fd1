import { expect, test } from 'vitest';
import { UPLOADS, UploadGate } from '../../functions/isolate/upload-gate';

const LARGE = 256 * 1024;
const APART = 256 * UPLOADS.perKilobyte;

test('S41: large files are read one after the other, with time for others between them', () => {
  const gate = new UploadGate();
  expect([gate.reserve(LARGE, 0), gate.reserve(LARGE, 0), gate.reserve(LARGE, 100)]).toEqual([0, APART, 2 * APART - 100]);
  expect(gate.reserve(LARGE, 60_000)).toBe(0);
});

test('S41: who would wait too long is asked to try again, and takes no time from others', () => {
  const gate = new UploadGate();
  const waits = Array.from({ length: 20 }, () => gate.reserve(LARGE, 0)).filter((wait) => wait !== undefined);
  expect(waits).toHaveLength(Math.floor(UPLOADS.wait / APART) + 1);
  expect(Math.max(...waits)).toBeLessThanOrEqual(UPLOADS.wait);
  expect(gate.reserve(LARGE, APART)).toBe(waits.length * APART - APART);
});

test('small files never wait, and the largest take no more than their bounded rows', () => {
  const gate = new UploadGate();
  expect([gate.reserve(100 * LARGE, 0), gate.reserve(UPLOADS.small, 0), gate.reserve(UPLOADS.small + 1, 0)]).toEqual([0, 0, UPLOADS.most]);
});

test('S41: the files of one network leave time for those of others, however many it sends', () => {
  const gate = new UploadGate();
  let refused = 0;
  for (let now = 0; now < 60_000; now += 100) {
    for (let file = 0; file < 5; file += 1) if (gate.reserve(10 * LARGE, now, 'greedy') === undefined) refused += 1;
    if (now % 5_000 === 0) expect(gate.reserve(LARGE, now, `other ${now}`)).toBeLessThanOrEqual(UPLOADS.ofNetwork + APART);
  }
  expect(refused).toBeGreaterThan(2_900);
  expect(gate.reserve(10 * LARGE, 100_000, 'greedy')).toBe(0);
});
