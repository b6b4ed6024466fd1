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
