import { expect, test } from 'vitest';
import { SlicedRows } from '~/ui/table/sliced-rows';
import { renderAt } from './screens';

/** Renders a table of so many rows. @returns its HTML, and how many turns others had before each row */
async function rendered(count: number): Promise<{ rows: string[]; turns: number[] }> {
  let turn = 0;
  const others = setInterval(() => (turn += 1), 1);
  const turns: number[] = [];
  function Cell({ row }: { row: number }) {
    turns.push(turn);
    return <tr><td>{row}</td></tr>;
  }
  try {
    const { shell } = await renderAt('/', <table><tbody><SlicedRows rows={Array.from({ length: count }, (_, row) => row)}>{(row) => <Cell key={row} row={row} />}</SlicedRows></tbody></table>);
    return { rows: [...shell.matchAll(/<tr><td>(\d+)<\/td><\/tr>/g)].map(([, row = '']) => row), turns };
  } finally {
    clearInterval(others);
  }
}

test('S41: others have a turn after each 25 rows of a long table, and the table is whole without script', async () => {
  const { rows, turns } = await rendered(60);
  expect(rows).toEqual(Array.from({ length: 60 }, (_, row) => String(row)));
  expect(turns).toHaveLength(60);
  const slices = [turns.slice(0, 25), turns.slice(25, 50), turns.slice(50)].map((slice) => [...new Set(slice)]);
  for (const slice of slices) expect(slice).toHaveLength(1);
  expect((slices[1]?.[0] ?? 0) - (slices[0]?.[0] ?? 0)).toBeGreaterThan(0);
  expect((slices[2]?.[0] ?? 0) - (slices[1]?.[0] ?? 0)).toBeGreaterThan(0);
});

test('a table of 25 rows is rendered at once', async () => {
  const { rows, turns } = await rendered(25);
  expect(rows).toHaveLength(25);
  expect(new Set(turns).size).toBe(1);
});
