import type { DiscountTier } from '~/domain/sale/discount';
import type { CartRefusal } from '~/domain/order/cart-form';
import { lineAmount, tierAt, unitPriceAt } from '~/domain/money/price-tiers';
import type { Product } from '~/domain/product/product';
import {
  isAdmissible, isRefusal, nearestQuantities, QuantityError, quantityError, type QuantityErrorKind,
} from '~/domain/product/quantity';
import { readTyped } from '~/domain/numbers/reading';
import { tierNudge, type TierNudge } from '~/domain/sale/tier-nudge';

/** The offer of a product at a quantity: price, error and the nearest quantities. */
export interface Offer {
  /** `null`: not a number. */
  quantity: number | null;
  error: QuantityErrorKind | null;
  refused: boolean;
  /** The nearest valid quantities. Minus and plus use them. */
  lower: number | null;
  higher: number | null;
  /** The start of the price tier of the quantity; `null` if there is no tier, or if the quantity can never be bought. */
  tier: number | null;
  unitPrice: string | null;
  /** `null` if there is no price, or if the quantity is refused. */
  total: string | null;
  nudge: TierNudge | null;
}

/**
 * The offer for a typed quantity.
 * @param rule - tiers of a sale that is on; `nudge` compares the amounts after their discount
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
 * The offer, corrected by the mall's last refusal. For the refused quantity, the nearest quantities are the ones that the mall has named. A
 * quantity that the mall has named counts as valid, because the mall knows the cart and has newer figures than the page.
 * @param refusal - absent or `null` if the mall has refused nothing
 */
export function afterRefusal(offer: Offer, product: Product, refusal: CartRefusal | null | undefined): Offer {
  if (!refusal) return offer;
  const { nearest, typed } = refusal;
  const wanted = offer.quantity ?? 0;
  if (readTyped(typed) === offer.quantity) {
    return { ...offer, lower: nearest.findLast((one) => one < wanted) ?? null, higher: nearest.find((one) => one > wanted) ?? null };
  }
  return nearest.includes(wanted) ? { ...offer, error: null, refused: false, total: lineAmount(product.rangePrice, wanted) } : offer;
}

/**
 * The quantity that a page starts with: the requested one if it is valid, or the next higher valid one. If there is none, it is the requested
 * one, which then shows its error.
 */
export function startQuantity(product: Product, asked: number): number {
  return isAdmissible(product, asked) ? asked : (nearestQuantities(product, asked).higher ?? asked);
}
