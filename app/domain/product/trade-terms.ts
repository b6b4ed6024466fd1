/**
 * Reads a product's terms, and derives ordering mode, step and minimum buy from them (README, "Quantities").
 * A missing product has no terms: no stock, and it cannot be bought.
 */

import type { TradeTerms } from './product';
import { type Maybe, readCount, readNumber } from '../numbers/reading';

/** The fields that decide which quantities can be bought. Any may be missing or unreadable. */
export type QuantityTerms = Partial<
  Pick<TradeTerms, 'stock' | 'moq' | 'mpq' | 'perAddQuantity' | 'perAddType'> & OrderingTerms
>;

/** The marks of ordering mode. A record with `qty` is an order item. */
export type OrderingTerms = Partial<
  Pick<TradeTerms, 'orderGoodsFlag' | 'orderGoodsFlag1' | 'orderGoodsFlagTemp'> & { qty: number | string | null }
>;

/** Pieces in stock, a whole number from 0. 0 if missing, negative or not a number; fractions are cut off. */
export function stockOf(product: Maybe<Pick<QuantityTerms, 'stock'>>): number {
  return readCount(Math.floor(readNumber(product?.stock) ?? 0)) ?? 0;
}

/**
 * Ordering mode is supported if `orderGoodsFlag` or `orderGoodsFlag1` is `'T'`. For an order item (a record with `qty`)
 * `orderGoodsFlagTemp` counts too.
 */
export function supportsOrdering(product: Maybe<OrderingTerms>): boolean {
  if (product?.orderGoodsFlag === 'T' || product?.orderGoodsFlag1 === 'T') return true;
  return product?.orderGoodsFlagTemp === 'T' && product.qty != null;
}

/**
 * The step between quantities: `mpq` if `perAddType` is 1 and the start is above `mpq`; otherwise `perAddQuantity`, or 1. A step of 0, or one that is
 * not a whole number, counts as missing.
 */
export function quantityStep(product: Maybe<QuantityTerms>): number {
  const mpq = readCount(product?.mpq);
  if (mpq && readNumber(product?.perAddType) === 1 && startOf(product) > mpq) return mpq;
  return readCount(product?.perAddQuantity) || 1;
}

/**
 * The smallest quantity that can be bought: the start rounded up to the step. 0: the product cannot be bought, or that quantity
 * is too large to count. A `moq` that is missing or no whole number counts as 1.
 */
export function minimumBuy(product: Maybe<QuantityTerms>): number {
  const least = roundUp(startOf(product), quantityStep(product));
  return Number.isSafeInteger(least) ? least : 0;
}

/** The smallest multiple of `step` that is at least `quantity`. Exact for whole numbers. */
export function roundUp(quantity: number, step: number): number {
  const over = quantity % step;
  return over === 0 ? quantity : quantity - over + step;
}

/** `moq`, or 0 where it is above the stock and there is no ordering mode. */
function startOf(product: Maybe<QuantityTerms>): number {
  const moq = readCount(product?.moq) ?? 1;
  return moq > stockOf(product) && !supportsOrdering(product) ? 0 : moq;
}
