/**
 * How a part's terms are read, and what follows from them for every quantity: ordering mode, step, minimum buy.
 * No part at all is one without any terms: it has no stock and cannot be bought.
 */

import type { TradeTerms } from './product';
import { type Maybe, readCount, readNumber } from '../numbers/reading';

/** What decides which quantities can be bought; any field may be missing or unreadable. */
export type QuantityTerms = Partial<
  Pick<TradeTerms, 'stock' | 'moq' | 'mpq' | 'perAddQuantity' | 'perAddType'> & OrderingTerms
>;

/** The marks of the ordering mode. `qty` makes the record an order item. */
export type OrderingTerms = Partial<
  Pick<TradeTerms, 'orderGoodsFlag' | 'orderGoodsFlag1' | 'orderGoodsFlagTemp'> & { qty: number | string | null }
>;

/** Pieces in stock: a whole number from 0; what is missing, negative or no number is 0, a fraction is cut off. */
export function stockOf(product: Maybe<Pick<QuantityTerms, 'stock'>>): number {
  return readCount(Math.floor(readNumber(product?.stock) ?? 0)) ?? 0;
}

/**
 * Ordering mode is supported if `orderGoodsFlag` or `orderGoodsFlag1` is `'T'` (section 3); for an order item,
 * a record with `qty`, also if `orderGoodsFlagTemp` is.
 */
export function supportsOrdering(product: Maybe<OrderingTerms>): boolean {
  if (product?.orderGoodsFlag === 'T' || product?.orderGoodsFlag1 === 'T') return true;
  return product?.orderGoodsFlagTemp === 'T' && product.qty != null;
}

/**
 * The step between admissible quantities (section 5): `mpq` if `perAddType` is 1 and the start exceeds `mpq`,
 * otherwise `perAddQuantity`, or 1. A whole number from 1; a step of 0 or one that is no whole number is absent.
 */
export function quantityStep(product: Maybe<QuantityTerms>): number {
  const mpq = readCount(product?.mpq);
  if (mpq && readNumber(product?.perAddType) === 1 && startOf(product) > mpq) return mpq;
  return readCount(product?.perAddQuantity) || 1;
}

/**
 * The smallest quantity that can be bought (section 5): the start rounded up to the step. 0 means that the part
 * cannot be bought, also because that quantity is too large to be counted. A `moq` that is absent or no whole number
 * counts as 1.
 */
export function minimumBuy(product: Maybe<QuantityTerms>): number {
  const least = roundUp(startOf(product), quantityStep(product));
  return Number.isSafeInteger(least) ? least : 0;
}

/** The least multiple of `step` from `quantity` on, exact for whole numbers. */
export function roundUp(quantity: number, step: number): number {
  const over = quantity % step;
  return over === 0 ? quantity : quantity - over + step;
}

/** `moq`, or 0 where it exceeds the stock and there is no ordering mode (section 5). */
function startOf(product: Maybe<QuantityTerms>): number {
  const moq = readCount(product?.moq) ?? 1;
  return moq > stockOf(product) && !supportsOrdering(product) ? 0 : moq;
}
