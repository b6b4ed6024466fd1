import type { SearchColumns } from './loaded-columns';

export type ColumnSort = 'stock' | '-stock' | 'mpn';

/** Sorts ranks by stock (`-stock`: the largest first) or by part number, and equal ones by popularity. @returns the first `limit` ranks */
export function orderByColumn(
  columns: SearchColumns, ranks: readonly number[], sort: ColumnSort, limit: number,
): number[] {
  const wanted = new Uint8Array(columns.length + 1);
  for (const rank of ranks) wanted[rank] = 1;
  const ordered: number[] = [];
  const take = (rank: number) => {
    if (wanted[rank] === 1) ordered.push(rank);
  };
  if (sort === 'stock') walkRising(columns, take, () => ordered.length >= limit);
  else {
    const order = sort === 'mpn' ? columns.byNumber : columns.byStock;
    for (let at = 0; at < order.length && ordered.length < limit; at++) take(order[at] ?? 0);
  }
  return ordered.slice(0, limit);
}

/** Visits products from the smallest stock up. It reads `byStock`, which begins with the largest, backwards; but products of equal stock forwards. */
function walkRising({ byStock, stock }: SearchColumns, take: (rank: number) => void, enough: () => boolean): void {
  const stockAt = (at: number) => stock[(byStock[at] ?? 0) - 1];
  for (let end = byStock.length; end > 0 && !enough(); ) {
    let start = end - 1;
    while (start > 0 && stockAt(start - 1) === stockAt(end - 1)) start -= 1;
    for (let at = start; at < end; at++) take(byStock[at] ?? 0);
    end = start;
  }
}
