import { isThirdParty } from '~/domain/product/delivery';
import { normalisePartNumber } from '~/domain/values/part-number';
import { selectByNumbers, selectProducts, type NumberedRow } from '../goods/store';
import type { Statement } from '../db/queries';

/** A wanted product. `partNumber` is what was typed: a part number, or an id. */
export interface Wanted {
  partNumber: string;
  quantity: number;
  productId?: string;
}

/** The product that is meant. Several if the number is ambiguous, none if nobody sells it. */
export type Found = NumberedRow[];

/** Most candidates for an ambiguous number. */
const MOST_CANDIDATES = 10;

/** Selects the products that {@link findProduct} chooses from, by id and by number. */
export function selectWanted(wanted: readonly Wanted[]): [byId: Statement, byNumber: Statement] {
  return [
    selectProducts(wanted.map(idOf)),
    selectByNumbers(wanted.flatMap(({ productId, partNumber }) => (productId === undefined ? normalisePartNumber(partNumber) || [] : []))),
  ];
}

/**
 * Finds the product that a line means. An id wins over part numbers, and the mall's own products win over those of partners. For each
 * maker, an exact spelling wins, then popularity.
 */
export function findProduct(wanted: Wanted, byId: readonly NumberedRow[], byNumber: readonly NumberedRow[]): Found {
  const named = byId.find(({ id }) => id === idOf(wanted));
  if (named || wanted.productId !== undefined) return named ? [named] : [];
  const number = normalisePartNumber(wanted.partNumber);
  const offers = byNumber.filter(({ mpn_n }) => number !== '' && mpn_n === number).sort((a, b) => a.rank - b.rank);
  const own = offers.filter(({ goods_type }) => !isThirdParty(goods_type));
  if (own.length === 0) return offers.slice(0, MOST_CANDIDATES);
  const spelt = wanted.partNumber.trim().toUpperCase();
  const exactFirst = [...own.filter(({ mpn }) => mpn.toUpperCase() === spelt), ...own];
  const makers = new Map<number, NumberedRow>();
  for (const row of exactFirst) if (!makers.has(row.brand_id)) makers.set(row.brand_id, row);
  return [...makers.values()].slice(0, MOST_CANDIDATES);
}

/** Ids are upper case. */
function idOf({ productId, partNumber }: Wanted): string {
  return productId ?? partNumber.trim().toUpperCase();
}
