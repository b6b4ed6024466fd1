/** The address of the comparison: `/compare?id=ID` (app/routes/README.md, "Compare parameters"). */

import { safeReturnPath } from '../account/return-path';
import { readTyped } from '../numbers/reading';
import { PRODUCT_ID_LIMIT } from '../product/product';

/** The maximum number of products side by side. */
export const COMPARE_LIMIT = 6;

/** The path of the comparison, and the names of its parameters. */
export const COMPARE_PATH = '/compare';
export const COMPARE_FIELDS = { id: 'id', quantity: 'qty', differences: 'differences', back: '_r' } as const;

export interface Comparison {
  /** Ids of the products, each once, in the order of the address. */
  ids: string[];
  /** The quantity for which prices are shown, from 1. */
  quantity: number;
  /** The quantity as typed, if it cannot be read. */
  unreadable: string;
  /** Whether only the parameters that differ are shown. */
  differencesOnly: boolean;
  /** The path of the list from which the visitor came; empty if unknown. */
  back: string;
}

/** Reads the address of a comparison. Never throws. Ids after the first six are left out. */
export function readComparison(search: string | URLSearchParams): Comparison {
  const query = new URLSearchParams(search);
  const ids = [...new Set(query.getAll(COMPARE_FIELDS.id))].filter((id) => id !== '' && id.length <= PRODUCT_ID_LIMIT);
  const typed = query.get(COMPARE_FIELDS.quantity) ?? '';
  const quantity = readTyped(typed);
  const isCount = quantity !== null && Number.isSafeInteger(quantity) && quantity > 0;
  return {
    ids: ids.slice(0, COMPARE_LIMIT),
    quantity: isCount ? quantity : 1,
    unreadable: isCount ? '' : typed,
    differencesOnly: query.get(COMPARE_FIELDS.differences) === '1',
    back: safeReturnPath(query.get(COMPARE_FIELDS.back)) ?? '',
  };
}

/** The address of a comparison. Parameters with their default are left out. */
export function comparePath({ ids, quantity, differencesOnly, back }: Omit<Comparison, 'unreadable'>): string {
  const query = new URLSearchParams(ids.map((id) => [COMPARE_FIELDS.id, id]));
  if (quantity !== 1) query.append(COMPARE_FIELDS.quantity, String(quantity));
  if (differencesOnly) query.append(COMPARE_FIELDS.differences, '1');
  if (back) query.append(COMPARE_FIELDS.back, back);
  return `${COMPARE_PATH}?${query}`;
}

/** The address of a list with the products of the comparison marked in it. */
export function listWithCompared(list: string, ids: readonly string[]): string {
  const [, path = '', search = ''] = /^([^?]*)(\?.*)?$/s.exec(list) ?? [];
  if (!path.startsWith('/product_list/')) return list;
  const query = new URLSearchParams(search);
  query.delete('compare');
  for (const id of ids) query.append('compare', id);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
