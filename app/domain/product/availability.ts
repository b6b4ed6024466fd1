/** What can be bought, and by when (README, "Availability"). A product that is missing cannot be bought. */

import { dayAfter } from '../time/moment';
import { hasPriceTiers } from '../money/price-tiers';
import type { TradeTerms } from './product';
import { type Maybe, readCount, readNumber, readRecords } from '../numbers/reading';
import { minimumBuy, stockOf, supportsOrdering, type QuantityTerms } from './trade-terms';

export { supportsOrdering } from './trade-terms';

type SaleTerms = QuantityTerms & Partial<Pick<TradeTerms, 'rangePrice' | 'hasDiscount'>>;
type TransitTerms = Partial<Pick<TradeTerms, 'onWayNum' | 'onWayDetailList'>>;
type CurveTerms = QuantityTerms & TransitTerms & Partial<Pick<TradeTerms, 'orderGoodsCycle'>>;

/** A point of the availability curve: how many pieces there are by a date. */
export interface AvailabilityPoint {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The total number of pieces by that date; `null` in ordering mode, because any number is possible. */
  quantity: number | null;
  kind: 'stock' | 'transit' | 'order';
}

/**
 * Whether a product is sellable: it has price tiers, and either supports ordering mode, or has a stock that is above 0 and covers `moq` and the
 * minimum buy.
 */
export function isSellable(product: Maybe<SaleTerms>): boolean {
  if (!hasPriceTiers(product?.rangePrice)) return false;
  if (supportsOrdering(product)) return true;
  const stock = stockOf(product);
  return stock > 0 && stock >= (readCount(product?.moq) ?? 1) && minimumBuy(product) <= stock;
}

/** Whether the price is shown: the product has price tiers and stock, or supports ordering mode. */
export function showsPrice(product: Maybe<SaleTerms>): boolean {
  return (hasPriceTiers(product?.rangePrice) && stockOf(product) > 0) || supportsOrdering(product);
}

/** Whether a product is a discount product: `hasDiscount` is `'T'`, and there are price tiers or stock. */
export function isDiscounted(product: Maybe<SaleTerms>): boolean {
  return product?.hasDiscount === 'T' && (hasPriceTiers(product.rangePrice) || stockOf(product) > 0);
}

/** Whether pieces are in transit: `onWayNum` is above 0, and the list of deliveries is not empty. */
export function inTransit(product: Maybe<TransitTerms>): boolean {
  return (readNumber(product?.onWayNum) ?? 0) > 0 && readRecords(product?.onWayDetailList).length > 0;
}

/**
 * How many pieces there are by which date: today's stock (even if it is 0), then each day on which deliveries arrive, then ordering mode. The
 * point of ordering mode has the quantity `null` and the date today + `orderGoodsCycle` days (0 if missing). Dates ascend; quantities are
 * cumulative. Deliveries that are overdue, undated or without a positive number of pieces are left out. Deliveries after the date of ordering
 * mode are left out too, because any quantity is possible then.
 *
 * @param today - `YYYY-MM-DD` in the shop's time zone; an invalid date gives an empty curve
 */
export function availabilityCurve(product: Maybe<CurveTerms>, today: string): AvailabilityPoint[] {
  if (!isDate(today)) return [];
  let quantity = stockOf(product);
  const points: AvailabilityPoint[] = [{ date: today, quantity, kind: 'stock' }];
  const ordered = supportsOrdering(product) ? dayAfter(today, readCount(product?.orderGoodsCycle) ?? 0) : null;
  for (const [date, pieces] of arrivals(product)) {
    if (date < today || (ordered !== null && date > ordered)) continue;
    quantity += pieces;
    points.push({ date, quantity, kind: 'transit' });
  }
  if (ordered !== null) points.push({ date: ordered, quantity: null, kind: 'order' });
  return points;
}

/** The days on which deliveries arrive, with the number of pieces. The days ascend, and each day has one entry. */
function arrivals(product: Maybe<TransitTerms>): Array<[date: string, pieces: number]> {
  const byDate = new Map<string, number>();
  if (!inTransit(product)) return [];
  for (const { date, num } of readRecords(product?.onWayDetailList)) {
    const pieces = readCount(num);
    if (pieces && isDate(date)) byDate.set(date, (byDate.get(date) ?? 0) + pieces);
  }
  return [...byDate].sort(([a], [b]) => (a < b ? -1 : 1));
}

function isDate(date: string): boolean {
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
