import { isThirdParty } from '~/domain/product/delivery';
import { normalisePartNumber } from '~/domain/values/part-number';
import { selectByNumbers, selectProducts, type NumberedRow } from '../goods/store';
import type { Statement } from '../db/queries';

/** A product that a visitor wants. `partNumber` is the typed text: a part number or an id. */
export interface Wanted {
  partNumber: string;
  quantity: number;
  productId?: string;
  /** The buyer's own part number. */
  partRef?: string | undefined;
}

/** The product that is meant; several products if the part number is ambiguous; empty if nobody sells it. */
export type Found = NumberedRow[];

/** The maximum number of candidates for an ambiguous part number. */
const MOST_CANDIDATES = 10;

/** Selects the products that {@link findProduct} chooses from, by id and by part number. */
export function selectWanted(wanted: readonly Wanted[]): [byId: Statement, byNumber: Statement] {
  return [
    selectProducts(wanted.map(idOf)),
    selectByNumbers(wanted.flatMap(({ productId, partNumber }) => (productId === undefined ? normalisePartNumber(partNumber) || [] : []))),
  ];
}

/**
 * Finds the product that is meant. An id is preferred to a part number, and the mall's own products are preferred to partners' products. Only
 * one of a maker's own products is found: the product with exactly the typed part number, otherwise the most popular one.
 */
export function findProduct(wanted: Wanted, byId: readonly NumberedRow[], byNumber: readonly NumberedRow[]): Found {
  const wantedId = idOf(wanted);
  const named = byId.find(({ id }) => id === wantedId);
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

/** The id to look for. Typed text is changed to upper case, because ids are upper case. */
function idOf({ productId, partNumber }: Wanted): string {
  return productId ?? partNumber.trim().toUpperCase();
}
