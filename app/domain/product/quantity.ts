/** Which quantities of a product can be bought, and which errors other quantities have (README, "Quantities"). */

import { isSellable } from './availability';
import { compare } from '../numbers/decimal-text';
import { roundedLine, tierStarts } from '../money/price-tiers';
import type { TradeTerms } from './product';
import { type Maybe, readNumber } from '../numbers/reading';
import { minimumBuy, quantityStep, roundUp, stockOf, supportsOrdering, type QuantityTerms } from './trade-terms';

export { minimumBuy, quantityStep } from './trade-terms';

/** The kinds of errors, spelt as on the wire. */
export const QuantityError = {
  /** Not a positive whole number, or below the minimum buy. */
  invalid: 'invalid',
  /** Not sellable, or above the stock without ordering mode. */
  unavailable: 'stock_unavailable',
  /** Above the stock in ordering mode and not a multiple of the step. */
  notMultipleAboveStock: 'GREATER_THAN_STOCK_NOT_INTEGE_MULTIPLE_IN_ORDERING_MODE',
  /** Above the stock in ordering mode. This is only a notice: the rest is ordered with the lead time. */
  aboveStock: 'greater_than_stock_in_ordering_mode',
  /** Within the stock and not a multiple of the step. */
  notMultiple: 'PER_ADD_QUANTITY_INVALID',
} as const;

export type QuantityErrorKind = (typeof QuantityError)[keyof typeof QuantityError];

/** The fields that decide about a quantity. */
export type BuyTerms = QuantityTerms & Partial<Pick<TradeTerms, 'rangePrice'>>;

/** The nearest valid quantities; `null` if there is no valid quantity in that direction. */
export interface NearestQuantities {
  lower: number | null;
  higher: number | null;
}

/**
 * The first error that applies to a requested quantity, or `null`.
 * The whole stock can be bought even if it is not a multiple of the step. It must still be at least the minimum buy.
 */
export function quantityError(product: Maybe<BuyTerms>, quantity: number | string): QuantityErrorKind | null {
  const wanted = readNumber(quantity);
  const least = minimumBuy(product);
  if (wanted === null || wanted <= 0 || !Number.isSafeInteger(wanted) || wanted < least) return QuantityError.invalid;
  const stock = stockOf(product);
  if (least === 0 || !isSellable(product)) return QuantityError.unavailable;
  const offStep = wanted % quantityStep(product) !== 0;
  if (wanted > stock) {
    if (!supportsOrdering(product)) return QuantityError.unavailable;
    return offStep ? QuantityError.notMultipleAboveStock : QuantityError.aboveStock;
  }
  return offStep && wanted !== stock ? QuantityError.notMultiple : null;
}

/** Whether an error refuses the quantity. A quantity above the stock in ordering mode is not refused; it only gets a notice. */
export function isRefusal(error: QuantityErrorKind | null): boolean {
  return error !== null && error !== QuantityError.aboveStock;
}

/** Whether a quantity can be bought, from stock or in ordering mode. */
export function isAdmissible(product: Maybe<BuyTerms>, quantity: number | string): boolean {
  return !isRefusal(quantityError(product, quantity));
}

/**
 * The nearest lower and higher valid quantity, both different from `quantity`. The buttons minus and plus use them too. If `quantity` is not a
 * number, `lower` is `null`, and `higher` is the smallest valid quantity.
 */
export function nearestQuantities(product: Maybe<BuyTerms>, quantity: number | string): NearestQuantities {
  const wanted = readNumber(quantity);
  return {
    lower: wanted === null ? null : lastBelow(product, Math.ceil(wanted)),
    higher: firstFrom(product, Math.floor(wanted ?? 0) + 1),
  };
}

/**
 * The cheapest quantity that is at least `need` and can be bought, from stock or in ordering mode. If several quantities cost the same, the
 * smallest one. `null` if `need` is not a positive number, or if no quantity from `need` on can be bought.
 */
export function bestQuantity(product: Maybe<BuyTerms>, need: number | string): number | null {
  const rangePrice = product?.rangePrice;
  const needed = Math.ceil(readNumber(need) ?? 0);
  if (needed <= 0) return null;
  // Within one tier the total grows with the quantity, so only the first valid quantity of each tier can be the cheapest.
  const starts = tierStarts(rangePrice).filter((start) => start > needed);
  let best: number | null = null;
  let least = null;
  for (const start of [needed, ...starts]) {
    const quantity = firstFrom(product, Math.ceil(start));
    const total = quantity === null ? null : roundedLine(rangePrice, quantity);
    if (total === null || (least !== null && compare(total, least) >= 0)) continue;
    best = quantity;
    least = total;
  }
  return best;
}

/** The smallest valid quantity that is at least `from`. */
function firstFrom(product: Maybe<BuyTerms>, from: number): number | null {
  const stock = stockOf(product);
  const onStep = roundUp(Math.max(from, minimumBuy(product), 1), quantityStep(product));
  const all = stock >= from && stock < onStep ? [stock, onStep] : [onStep];
  return all.find((quantity) => isAdmissible(product, quantity)) ?? null;
}

/** The largest valid quantity below `bound`. */
function lastBelow(product: Maybe<BuyTerms>, bound: number): number | null {
  const stock = stockOf(product);
  const step = quantityStep(product);
  const highest = Math.min(bound - 1, supportsOrdering(product) ? Number.MAX_SAFE_INTEGER : stock);
  const onStep = highest - (highest % step);
  const all = stock < bound && stock > onStep ? [stock, onStep] : [onStep];
  return all.find((quantity) => isAdmissible(product, quantity)) ?? null;
}
