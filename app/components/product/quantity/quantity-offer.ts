import type { DiscountTier } from '~/domain/sale/discount';
import { lineAmount, tierAt, unitPriceAt } from '~/domain/money/price-tiers';
import type { Product } from '~/domain/product/product';
import {
  isAdmissible, isRefusal, nearestQuantities, QuantityError, quantityError, type QuantityErrorKind,
} from '~/domain/product/quantity';
import { readTyped } from '~/domain/numbers/reading';
import { tierNudge, type TierNudge } from '~/domain/sale/tier-nudge';

/** What a part costs, and whether it can be had, in a quantity. */
export interface Offer {
  /** `null`: no number. */
  quantity: number | null;
  error: QuantityErrorKind | null;
  refused: boolean;
  /** The nearest quantities that can be had; minus and plus lead there. */
  lower: number | null;
  higher: number | null;
  /** Where the tier of the quantity starts; `null` also for one that can never be had. */
  tier: number | null;
  unitPrice: string | null;
  /** `null` where there is no price, and where the quantity is refused. */
  total: string | null;
  nudge: TierNudge | null;
}

/**
 * The offer for a quantity as it was typed.
 * @param rule of a sale that is on, by which a nudge compares
 */
export function offerFor(product: Product, typed: string | number, rule: DiscountTier[] | null = null): Offer {
  const quantity = readTyped(String(typed));
  const wanted = quantity ?? Number.NaN;
  const error = quantityError(product, wanted);
  const refused = isRefusal(error);
  const isPriced = error !== QuantityError.invalid && error !== QuantityError.unavailable;
  const { lower, higher } = nearestQuantities(product, wanted);
  return {
    quantity,
    error,
    refused,
    lower,
    higher,
    tier: isPriced ? (tierAt(product.rangePrice, wanted)?.min ?? null) : null,
    unitPrice: isPriced ? unitPriceAt(product.rangePrice, wanted) : null,
    total: refused ? null : lineAmount(product.rangePrice, wanted),
    nudge: refused ? null : tierNudge(product, wanted, rule),
  };
}

/**
 * The quantity a page starts with: the one asked for, or the next that can be had. One that cannot be reached
 * stays as it is, with its error.
 */
export function startQuantity(product: Product, asked: number): number {
  return isAdmissible(product, asked) ? asked : (nearestQuantities(product, asked).higher ?? asked);
}
