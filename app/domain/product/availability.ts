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

/** A point of the curve "how many by which date". */
export interface AvailabilityPoint {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Pieces by that date in all; `null` for the ordering mode: as many as wanted. */
  quantity: number | null;
  kind: 'stock' | 'transit' | 'order';
}

/**
 * Sellable: has a price range and either (stock above 0, at least `moq`, and at least the minimum buy) or the
 * ordering mode.
 */
export function isSellable(product: Maybe<SaleTerms>): boolean {
  if (!hasPriceTiers(product?.rangePrice)) return false;
  if (supportsOrdering(product)) return true;
  const stock = stockOf(product);
  return stock > 0 && stock >= (readCount(product?.moq) ?? 1) && minimumBuy(product) <= stock;
}

/** Whether the price is displayed: price tiers and stock above 0, or ordering mode. */
export function showsPrice(product: Maybe<SaleTerms>): boolean {
  return (hasPriceTiers(product?.rangePrice) && stockOf(product) > 0) || supportsOrdering(product);
}

/** A discount product: `hasDiscount` `'T'` and price tiers or stock above 0. */
export function isDiscounted(product: Maybe<SaleTerms>): boolean {
  return product?.hasDiscount === 'T' && (hasPriceTiers(product.rangePrice) || stockOf(product) > 0);
}

/** In transit: `onWayNum` above 0 and a detail list that is not empty. */
export function inTransit(product: Maybe<TransitTerms>): boolean {
  return (readNumber(product?.onWayNum) ?? 0) > 0 && readRecords(product?.onWayDetailList).length > 0;
}

/**
 * How many pieces there are by which date: today's stock (0 included), then each day of arrival in transit, then
 * the ordering mode as last point with quantity `null` at today + `orderGoodsCycle` days (0 where absent).
 * Dates ascend; quantities are cumulative. Arrivals that are overdue, undated or not a positive count are left
 * out. So are those after the date of ordering mode, when any quantity can be had.
 *
 * @param today `YYYY-MM-DD` in the shop's time zone; a date that cannot be read gives an empty curve.
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

/** Day and pieces of each arrival, ascending, one entry a day. */
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
