import { lineAmount, tierAt, unitPriceAt } from '~/domain/price-tiers';
import type { Product } from '~/domain/product';
import {
  isAdmissible, isRefusal, nearestQuantities, quantityError, type QuantityErrorKind,
} from '~/domain/quantity';
import { readNumber } from '~/domain/reading';
import { tierNudge, type TierNudge } from '~/domain/tier-nudge';

/** What a part costs, and whether it can be had, in a quantity. */
export interface Offer {
  /** `null`: no number. */
  quantity: number | null;
  error: QuantityErrorKind | null;
  refused: boolean;
  /** The nearest quantities that can be had; minus and plus lead there. */
  lower: number | null;
  higher: number | null;
  /** Where the tier of the quantity starts. */
  tier: number | null;
  unitPrice: string | null;
  /** `null` where there is no price, and where the quantity is refused. */
  total: string | null;
  nudge: TierNudge | null;
}

/** The offer for a quantity as it was typed. */
export function offerFor(product: Product, typed: string | number): Offer {
  const quantity = readNumber(typed);
  const error = quantityError(product, typed);
  const refused = isRefusal(error);
  const unitPrice = quantity === null ? null : unitPriceAt(product.rangePrice, quantity);
  const total = refused || quantity === null ? null : lineAmount(product.rangePrice, quantity);
  const { lower, higher } = nearestQuantities(product, typed);
  return {
    quantity,
    error,
    refused,
    lower,
    higher,
    tier: quantity === null ? null : (tierAt(product.rangePrice, quantity)?.min ?? null),
    unitPrice,
    total,
    nudge: refused ? null : tierNudge(product, typed),
  };
}

/**
 * The quantity a page starts with: the one asked for, or the next that can be had. One that cannot be reached
 * stays as it is, with its error.
 */
export function startQuantity(product: Product, asked: number): number {
  return isAdmissible(product, asked) ? asked : (nearestQuantities(product, asked).higher ?? asked);
}
