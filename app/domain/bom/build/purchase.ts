/** Buying a product for the lines that use it (README, "Building"). Amounts are decimal text in CNY. */

import { decimalText, isLessAmount, parseDecimal, roundedAmount, times } from '../../numbers/decimal-text';
import { readRecords } from '../../numbers/reading';
import { hasPriceTiers, lineAmount, tierStarts, unitPriceAt } from '../../money/price-tiers';
import { MOST_ORDER_AMOUNT, ORDER_LIMITS } from '../../order/order-policies';
import { availabilityCurve } from '../../product/availability';
import type { Product } from '../../product/product';
import { bestQuantity, isRefusal, nearestQuantities, quantityError, QuantityError, type NearestQuantities, type QuantityErrorKind } from '../../product/quantity';
import { stockOf } from '../../product/trade-terms';
import { tierNudge, type TierNudge } from '../../sale/tier-nudge';
import type { BomGoal, BomLine, BomSettings } from '../bom';
import { needOf } from './need';

/** What is bought of one product. */
export interface Purchase {
  productId: string;
  product: Product;
  /** The numbers of the lines that use it. */
  lines: number[];
  /** Pieces that the lines need. */
  need: number;
  quantity: number;
  /** `null` if the quantity is refused. */
  unitPrice: string | null;
  amount: string | null;
  /** Pieces beyond the need; 0 if the need of a line is not known. */
  left: number;
  /** What these pieces cost. */
  leftValue: string;
  /** Whether a person typed the quantity. */
  typed: boolean;
  /** Why a typed quantity cannot be bought. A refused purchase is in no sum. */
  refusal: QuantityErrorKind | null;
  /** The nearest quantities that can be bought; `null` if the quantity is not refused. */
  nearest: NearestQuantities | null;
  /** A larger quantity that may be the better offer. */
  nudge: TierNudge | null;
}

/**
 * Why nothing can be bought. `noStock`: not as many pieces as needed, and no ordering mode (or the goal excludes it); `tooMany`: more than a
 * line of an order can hold.
 */
export type PurchaseProblem = 'noPrice' | 'noStock' | 'tooMany';

const MOST_AMOUNT = Number(MOST_ORDER_AMOUNT);

/** Lines that use the same product, at least one. */
export type UsedBy = [BomLine, ...BomLine[]];

/**
 * What is bought of a product for the lines that use it: the quantity that a person typed on the first line that has one, otherwise the cheapest
 * quantity that covers the need. The nudge is not yet computed.
 */
export function purchaseOf(product: Product, lines: Readonly<UsedBy>, settings: BomSettings): Purchase | PurchaseProblem {
  const terms = termsFor(product, settings.goal);
  const needs = lines.map((line) => lineNeed(line, product, settings));
  const need = Math.min(needs.reduce<number>((sum, one) => sum + (one ?? 0), 0), Number.MAX_SAFE_INTEGER);
  const typed = lines.find(({ ordered }) => ordered !== null)?.ordered ?? null;
  const quantity = typed ?? bestQuantity(terms, need);
  if (quantity === null) return problemOf(terms, need);
  const purchase: Purchase = {
    productId: product.id, product, lines: lines.map(({ line }) => line), need, quantity, typed: typed !== null,
    unitPrice: null, amount: null, left: 0, leftValue: '0', refusal: null, nearest: null, nudge: null,
  };
  const error = quantityError(terms, quantity);
  const [unitPrice, amount] = [unitPriceAt(terms.rangePrice, quantity), lineAmount(terms.rangePrice, quantity)];
  if (isRefusal(error) || unitPrice === null || amount === null) {
    const nearest = nearestPriced(terms, quantity);
    if (nearest.lower === null && nearest.higher === null) return problemOf(terms, quantity);
    return Object.assign(purchase, { refusal: isRefusal(error) ? error : QuantityError.invalid, nearest });
  }
  if (quantity > ORDER_LIMITS.pieces || Number(amount) > MOST_AMOUNT) return 'tooMany';
  const left = needs.includes(null) ? 0 : Math.max(quantity - need, 0);
  return Object.assign(purchase, { unitPrice, amount, left, leftValue: valueOf(left, unitPrice) });
}

/** The pieces that a line needs of a product. `null` if its quantity is not known. */
export function lineNeed(line: BomLine, product: Product | null, settings: BomSettings): number | null {
  return needOf(line.quantity, product?.packageName || line.package, settings);
}

/** The nudge of a purchase; `null` if it is refused, or if the larger quantity is more than an order can hold. */
export function nudgeOf({ product, quantity, refusal }: Purchase, { goal }: BomSettings): TierNudge | null {
  const nudge = refusal === null ? tierNudge(termsFor(product, goal), quantity) : null;
  return nudge && nudge.quantity <= ORDER_LIMITS.pieces ? nudge : null;
}

/** The first day (`YYYY-MM-DD`) on which the pieces that are needed are there, at most the bought ones; `null` if never. */
export function dayOfPurchase({ product, need, quantity }: Purchase, today: string): string | null {
  const pieces = need > 0 ? Math.min(need, quantity) : quantity;
  if (pieces <= stockOf(product)) return today;
  return availabilityCurve(product, today).find((point) => point.quantity === null || point.quantity >= pieces)?.date ?? null;
}

/**
 * The product of several that the goal prefers: for `earliest` the one whose pieces are there first, then and for the other goals the one that costs
 * least. Of equal ones the first. The first one too if none can be bought.
 */
export function preferredProduct(products: readonly [Product, ...Product[]], lines: Readonly<UsedBy>, settings: BomSettings, today: string): Product {
  if (products.length === 1) return products[0];
  const isEarliest = settings.goal === 'earliest';
  const needed = isEarliest || lines.some(({ ordered }) => ordered !== null) ? 0 : leastNeed(lines, settings);
  let best: { product: Product; amount: string; day: string } | null = null;
  for (const product of products) {
    if (best !== null && leastCost(product, needed) > Number(best.amount) * (1 + INEXACT) + ROUNDING) continue;
    const purchase = purchaseOf(product, lines, settings);
    if (typeof purchase === 'string' || purchase.amount === null) continue;
    const day = isEarliest ? dayOfPurchase(purchase, today) ?? NEVER : '';
    if (best === null || day < best.day || (day === best.day && isLessAmount(purchase.amount, best.amount))) best = { product, amount: purchase.amount, day };
  }
  return best?.product ?? products[0];
}

/** The need of lines without rounding and minimum losses, as a floating-point number. */
function leastNeed(lines: Readonly<UsedBy>, { sets, loss }: BomSettings): number {
  return lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) * sets * (1 + Number(loss) / 100);
}

/**
 * An amount that no quantity of a product from `needed` on falls below, as a floating-point number: such a quantity, or the start of its tier, at the price of
 * its tier. It leaves out most exact computations. 0 if nothing is needed.
 */
function leastCost({ rangePrice }: Product, needed: number): number {
  if (needed === 0) return 0;
  return readRecords(rangePrice).reduce((lowest, { min, price }) => Math.min(lowest, Number(price) * Math.max(needed, Number(min))), Infinity);
}

/** Relative error of computing with floating-point numbers, and what rounding to the cent may take off. Both are generous. */
const INEXACT = 1e-9;
const ROUNDING = 0.006;

/** Comes after every day. */
const NEVER = '~';

/** The terms by which a goal lets a product be bought: `inStock` never orders more than the stock. */
function termsFor(product: Product, goal: BomGoal): Product {
  return goal === 'inStock' ? { ...product, orderGoodsFlag: 'F', orderGoodsFlag1: 'F' } : product;
}

function problemOf(terms: Product, need: number): PurchaseProblem {
  const canBeHad = nearestQuantities(terms, need - 1).higher !== null;
  return canBeHad || !hasPriceTiers(terms.rangePrice) ? 'noPrice' : 'noStock';
}

/** The nearest quantities that can be bought and have a price. */
function nearestPriced(terms: Product, quantity: number): NearestQuantities {
  const [firstPriced = 0] = tierStarts(terms.rangePrice);
  const { lower, higher } = nearestQuantities(terms, Math.max(quantity, firstPriced - 1));
  return { lower: quantity < firstPriced ? null : lower, higher };
}

function valueOf(pieces: number, unitPrice: string): string {
  if (pieces === 0) return '0';
  const [count, price] = [parseDecimal(pieces), parseDecimal(unitPrice)];
  return count && price ? decimalText(roundedAmount(times(count, price))) : '0';
}
