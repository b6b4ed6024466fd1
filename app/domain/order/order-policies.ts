/** The limits and times of ordering (README, "Order states", "Cart and checkout"). Times are in milliseconds. */

const MINUTE = 60_000;
const DAY = 86_400_000;

export const ORDER_POLICY = {
  /** An unpaid order closes after this time if buyers pay at a payment provider. */
  payWithin: 30 * MINUTE,
  /** A buyer who goes to the provider late has the time of its page, but an order never waits for a provider longer than this. */
  payAtMost: 60 * MINUTE,
  /** An unpaid order closes after this time if buyers pay by bank transfer, unless the shop sets another time. */
  transferWithin: 3 * DAY,
  /** The longest time that a shop may set. For this time unpaid orders hold stock. */
  transferAtMost: 14 * DAY,
  /** A shipped order counts as received after this time. */
  receivedAfter: 15 * DAY,
  /** The period for returns after receipt. */
  returnWithin: 30 * DAY,
  /** The period for the payment of an order on account, after receipt. */
  accountPeriod: 30 * DAY,
  /** For this period the same idempotency key with the same content gives the same answer. */
  keyLife: DAY,
} as const;

/** Values for texts that tell buyers these times. */
export const TOLD_POLICY = {
  returnWithin: { days: ORDER_POLICY.returnWithin / DAY },
  accountPeriod: { days: ORDER_POLICY.accountPeriod / DAY },
} as const;

/** From this order amount (CNY) the mall pays for the shipping (`FP0`); below it the buyer pays the carrier (`FP1`). */
export const FREE_SHIPPING_FROM = '199';

/** The largest sizes of carts, orders and their parts. */
export const ORDER_LIMITS = {
  /** Lines of a cart or an order. */
  lines: 2_000,
  /** Pieces of a line. */
  pieces: 1_000_000_000,
  /** Products that may be found short in one shipment, with fewer pieces than ordered. Each opens a refund. */
  foundShort: 30,
  /** Unpaid orders of one buyer. They reserve stock, which other buyers then cannot order. */
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

/** What to do if fewer pieces are found than ordered: ship the pieces found, wait for all pieces, or drop the line. */
export const SHORTAGE_WISHES = ['ship', 'wait', 'drop'] as const;
export type ShortageWish = (typeof SHORTAGE_WISHES)[number];

/** The idempotency key, which each form that orders, pays or refunds contains. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;

/** The largest order amount, in CNY. A larger amount could not be stored to the cent. */
export const MOST_ORDER_AMOUNT = '1000000000';
