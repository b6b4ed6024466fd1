import { expect, test } from 'vitest';
import { FAILED, openLoop, percentile } from '../load/open-loop';

test('arrivals start at their times, whether or not earlier ones have an answer', async () => {
  let release: () => void = () => undefined;
  const last = new Promise<void>((resolve) => (release = resolve));
  const [seen] = await openLoop({
    rate: 1000, seconds: 0.05,
    next: (index) => ({
      kind: 'page',
      async run() {
        // The first waits for the last: with one at a time this would never end.
        if (index === 49) release();
        if (index === 0) await last;
        if (index === 7) throw new Error('no answer');
        return index % 10 === 9 ? 503 : 200;
      },
    }),
  });
  expect(seen).toMatchObject({ kind: 'page', count: 50 });
  expect([...(seen?.statuses ?? [])].sort()).toEqual([[FAILED, 1], [200, 44], [503, 5]]);
  expect(seen?.of(200).count).toBe(44);
  // The first answer took as long as all arrivals.
  expect(seen?.p99).toBeGreaterThan(40);
});

test('a percentile is a value that was seen', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.95, 0.99].map((share) => percentile(values, share))).toEqual([50, 95, 99]);
  expect(percentile([4], 0.95)).toBe(4);
  expect(percentile([], 0.5)).toBeNaN();
});
