/**
 * Reads a product's terms, and derives ordering mode, step and minimum buy from them (README, "Quantities").
 * A missing product has no stock and cannot be bought.
 */

import type { TradeTerms } from './product';
import { type Maybe, readCount, readNumber } from '../numbers/reading';

/** The fields that decide which quantities can be bought. Each of them may be missing or unreadable. */
export type QuantityTerms = Partial<
  Pick<TradeTerms, 'stock' | 'moq' | 'mpq' | 'perAddQuantity' | 'perAddType'> & OrderingTerms
>;

/** The fields that say whether ordering mode is supported. A record with `qty` is an order item. */
export type OrderingTerms = Partial<
  Pick<TradeTerms, 'orderGoodsFlag' | 'orderGoodsFlag1' | 'orderGoodsFlagTemp'> & { qty: number | string | null }
>;

/** The number of pieces in stock. 0 if it is missing, negative or not a number; a fraction is rounded down. */
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
 * The step between quantities: `mpq` if `perAddType` is 1 and the start is above `mpq`; otherwise `perAddQuantity`; 1 if that is missing. A step
 * of 0, or a step that is not a whole number, counts as missing.
 */
export function quantityStep(product: Maybe<QuantityTerms>): number {
  const mpq = readCount(product?.mpq);
  if (mpq && readNumber(product?.perAddType) === 1 && startOf(product) > mpq) return mpq;
  return readCount(product?.perAddQuantity) || 1;
}

/**
 * The smallest quantity that can be bought: the start, rounded up to the step. 0 if the product cannot be bought, or if the quantity is too
 * large to be exact. A `moq` that is missing or not a whole number counts as 1.
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

/** The start: `moq`, or 0 if `moq` is above the stock and ordering mode is not supported. */
function startOf(product: Maybe<QuantityTerms>): number {
  const moq = readCount(product?.moq) ?? 1;
  return moq > stockOf(product) && !supportsOrdering(product) ? 0 : moq;
}
