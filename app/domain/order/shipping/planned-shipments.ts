/** What ships when (README, "What ships when"). Days are `YYYY-MM-DD` in the shop's zone. */

import { availabilityCurve } from '../../product/availability';
import type { TradeTerms } from '../../product/product';
import type { QuantityTerms } from '../../product/trade-terms';
import { dayAfter } from '../../time/moment';
import { workingDayAfter } from '../../time/working-days';

/** Pieces in stock ship within this number of working days after the payment. */
export const PACKING_DAYS = 2;

/** What of a line is still to be shipped. */
export interface PlannedLine {
  productId: string;
  /** The partner that ships the line; `null`: the mall. The code is empty if it is not known. */
  supplier: string | null;
  /** The number of pieces from stock. */
  fromStock: number;
  /** The number of pieces that are ordered in, and the day by which these are there; `null` if it is not known. */
  orderedIn: number;
  orderedDay: string | null;
  /** The number of days that the partner needs to deliver; `null` if it is not known. */
  partnerDays: number | null;
}

/** Lines that ship together. */
export interface PlannedShipment {
  /** The day by which the mall ships, or by which the partner delivers; `null` if it is not known. */
  day: string | null;
  supplier: string | null;
  lines: Array<{ productId: string; quantity: number }>;
  /** How many lines it has; absent if `lines` has them all. */
  lineCount?: number;
}

/** Pieces of a line that ship on one day. */
interface Part extends Omit<PlannedShipment, 'lines' | 'lineCount'> {
  productId: string;
  quantity: number;
}

/**
 * Groups what is to be shipped by day: shipments of the mall first, then those of each partner. Days ascend; unknown days come last.
 * @param paidDay - the day of the payment
 * @param together - whether the buyer wants one shipment of the mall, when everything is there
 */
export function plannedShipments(lines: readonly PlannedLine[], paidDay: string, together: boolean): PlannedShipment[] {
  const packed = workingDayAfter(paidDay, PACKING_DAYS);
  const shipments = new Map<string, PlannedShipment>();
  for (const { productId, supplier, day, quantity } of lines.flatMap((line) => partsOf(line, paidDay, packed))) {
    const key = JSON.stringify([supplier, supplier === null && together ? null : day]);
    const shipment = shipments.get(key) ?? { day, supplier, lines: [] };
    shipments.set(key, shipment);
    if (isLater(day, shipment.day)) shipment.day = day;
    // The two parts of a line follow each other.
    const last = shipment.lines.at(-1);
    if (last?.productId === productId) last.quantity += quantity;
    else shipment.lines.push({ productId, quantity });
  }
  return [...shipments.values()].sort((a, b) => Number(a.supplier !== null) - Number(b.supplier !== null)
    || compareTexts(a.supplier ?? '', b.supplier ?? '') || Number(isLater(a.day, b.day)) - Number(isLater(b.day, a.day)));
}

function partsOf({ productId, supplier, fromStock, orderedIn, orderedDay: there, partnerDays }: PlannedLine, paidDay: string, packed: string): Part[] {
  const part = (day: string | null, quantity: number): Part => ({ productId, supplier, day, quantity });
  const parts = supplier === null
    ? [part(packed, fromStock), part(there !== null && there < packed ? packed : there, orderedIn)]
    : [part(partnerDays === null ? null : dayAfter(paidDay, partnerDays), fromStock + orderedIn)];
  return parts.filter(({ quantity }) => quantity > 0);
}

/** Whether a day is after another. An unknown day is after all others. */
function isLater(day: string | null, other: string | null): boolean {
  return other !== null && (day === null || day > other);
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

type OrderTerms = QuantityTerms & Partial<Pick<TradeTerms, 'onWayNum' | 'onWayDetailList' | 'orderGoodsCycle'>>;

/**
 * The day by which the pieces above the stock are there: when deliveries in transit cover them and what earlier orders wait for, otherwise
 * after the lead time.
 * @param quantity - all pieces of the line
 * @param waited - the number of pieces that are ordered in for earlier orders and not shipped
 */
export function orderedDay(product: OrderTerms, quantity: number, waited: number, today: string): string {
  const there = availabilityCurve(product, today).find((point) => point.kind !== 'stock' && (point.quantity === null || point.quantity >= quantity + waited));
  return there?.date ?? dayAfter(today, product.orderGoodsCycle ?? 0);
}

/** The days by which the last pieces of products ship, by product id; `null` if a day is not known. */
export function lastShipDays(shipments: readonly PlannedShipment[]): ReadonlyMap<string, string | null> {
  return new Map(shipments.flatMap(({ day, lines }) => lines.map(({ productId }) => [productId, day] as const)));
}
