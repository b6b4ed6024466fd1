import { expect, test } from 'vitest';
import { SLICE, SlicedRows } from '~/ui/table/sliced-rows';
import { renderAt } from './screens';

/** How long a row takes, ms: a slice takes longer than the pause after it. */
const ROW = 1;

/** Renders a table of so many rows. @returns its HTML, and when the rows of each slice began and ended, ms */
async function rendered(count: number): Promise<{ rows: string[]; slices: Array<{ began: number; ended: number }> }> {
  const times: Array<{ began: number; ended: number }> = [];
  function Cell({ row }: { row: number }) {
    const began = performance.now();
    while (performance.now() < began + ROW);
    times.push({ began, ended: performance.now() });
    return <tr><td>{row}</td></tr>;
  }
  const { shell } = await renderAt('/', <table><tbody><SlicedRows rows={Array.from({ length: count }, (_, row) => row)}>{(row) => <Cell key={row} row={row} />}</SlicedRows></tbody></table>);
  const slices = Array.from({ length: Math.ceil(count / SLICE.rows) }, (_, slice) => times.slice(slice * SLICE.rows, (slice + 1) * SLICE.rows));
  return {
    rows: [...shell.matchAll(/<tr><td>(\d+)<\/td><\/tr>/g)].map(([, row = '']) => row),
    slices: slices.map((of) => ({ began: of[0]?.began ?? NaN, ended: of.at(-1)?.ended ?? NaN })),
  };
}

test('S41: others have a turn after each slice of a long table is rendered, and the table is whole without script', async () => {
  const { rows, slices } = await rendered(3 * SLICE.rows - 5);
  expect(rows).toEqual(Array.from({ length: 3 * SLICE.rows - 5 }, (_, row) => String(row)));
  // Timers may be early by a millisecond.
  for (const [at, { began }] of slices.entries()) if (at > 0) expect(began - (slices[at - 1]?.ended ?? NaN)).toBeGreaterThanOrEqual(SLICE.pause - 1);
});

test('a table of one slice is rendered at once', async () => {
  let turn = 0;
  const others = setInterval(() => (turn += 1), 1);
  const turns = new Set<number>();
  function Cell() {
    turns.add(turn);
    return <tr><td /></tr>;
  }
  try {
    const { shell } = await renderAt('/', <table><tbody><SlicedRows rows={Array.from({ length: SLICE.rows }, (_, row) => row)}>{(row) => <Cell key={row} />}</SlicedRows></tbody></table>);
    expect(shell.match(/<tr><td><\/td><\/tr>/g)).toHaveLength(SLICE.rows);
    expect(turns.size).toBe(1);
  } finally {
    clearInterval(others);
  }
});
