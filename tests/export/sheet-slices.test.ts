import { afterEach, expect, test, vi } from 'vitest';
import { sheetOf } from '../../functions/mall/export/sheet/sheet';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How often the rows of a table of so many columns let others have a turn. */
async function pausesOf(columns: number, rows: number): Promise<number> {
  let pauses = 0;
  vi.stubGlobal('setTimeout', (next: () => void) => {
    pauses += 1;
    queueMicrotask(next);
  });
  const column = { head: 'a', kind: 'text', width: 8, cell: (row: number) => String(row) } as const;
  const sheet = sheetOf('a', Array.from({ length: columns }, () => column), Array.from({ length: rows }, (_, row) => row));
  let read = 0;
  for await (const row of sheet.rows) read += row.length;
  expect(read).toBe(columns * rows);
  return pauses;
}

test('a usual table is written without a pause', async () => {
  expect(await pausesOf(20, 100)).toBe(0);
});

test('a large table is written with pauses, and the largest one has not many more', async () => {
  const [large, largest] = [await pausesOf(20, 5_000), await pausesOf(200, 5_000)];
  expect([large > 40, large <= 50]).toEqual([true, true]);
  expect([largest > 100, largest < 200]).toEqual([true, true]);
});
