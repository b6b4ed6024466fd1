/** The mall's rules of ordering by name (sections 3 and 9, with the shop's readings). Times in milliseconds. */

const MINUTE = 60_000;
const DAY = 86_400_000;

export const ORDER_POLICY = {
  /** An unpaid order closes, where a payment provider takes the money. */
  payWithin: 30 * MINUTE,
  /** An unpaid order closes, where buyers pay by bank transfer. */
  transferWithin: 3 * DAY,
  /** A shipped order counts as received. */
  receivedAfter: 15 * DAY,
  /** After receipt goods may be sent back. */
  returnWithin: 30 * DAY,
  /** After receipt an account-period order is to be paid. */
  accountPeriod: 30 * DAY,
  /** The same key with the same content gives the same answer. */
  keyLife: DAY,
} as const;

/** What of it buyers are told, as values of its sentences. */
export const TOLD_POLICY = {
  returnWithin: { days: ORDER_POLICY.returnWithin / DAY },
  accountPeriod: { days: ORDER_POLICY.accountPeriod / DAY },
} as const;

/** From this order amount (CNY) the mall bears the shipping (`FP0`); below it the buyer pays the carrier (`FP1`). */
export const FREE_SHIPPING_FROM = '199';

/** Largest sizes of what is ordered. */
export const ORDER_LIMITS = {
  /** Lines of a cart, and of an order. */
  lines: 500,
  /** Pieces of a line. */
  pieces: 1_000_000_000,
  /** Parts found short in one shipment: a refund is opened for each. */
  foundShort: 30,
  /** Unpaid orders of a buyer: what they hold nobody else can buy. */
  unpaid: 30,
  /** Lines of a quick order. */
  quickLines: 200,
  partNumber: 100,
  invoiceTitle: 100,
  remark: 500,
  reason: 500,
  carrier: 40,
  trackingNo: 60,
  idempotencyKey: { least: 8, most: 64 },
} as const;

/** What is to be done where there are fewer pieces than ordered: ship what there is, wait for all, drop the line. */
export const SHORTAGE_WISHES = ['ship', 'wait', 'drop'] as const;
export type ShortageWish = (typeof SHORTAGE_WISHES)[number];

/** A tax number: 15 to 20 letters and digits. */
export const TAX_NO = /^[0-9A-Za-z]{15,20}$/;

/** Written into each form that orders, pays or refunds. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;

/** The largest order in CNY; more is nobody's order, and could not be stored to the cent. */
export const MOST_ORDER_AMOUNT = '1000000000';
