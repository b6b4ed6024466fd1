/** What accounts and addresses may hold, open and ask for, so that a script can neither hold the stock nor fill the database (README, "Bounds"). */
import type { Rule } from './policies';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The bounds of a new buyer: an account without credit, none of whose orders is paid. */
export const NEW_BUYER = {
  /** Orders that wait for payment at the same time. */
  unpaidOrders: 10,
  /** Their amount, in CNY. */
  unpaidAmount: '50000',
  /** The share of a product's stock that a new buyer may hold unpaid. */
  stockShare: 0.5,
  /** The share that all new buyers together may hold. The rest stays for those who have paid before. */
  stockShareOfAll: 0.75,
  /** So many pieces of a product a new buyer may hold whatever the shares are, and the minimum buy; and so may all of them together, so that many accounts get no more. */
  freePieces: 20,
  /** Orders in a day, also those that were cancelled or not paid in time. */
  orders: { name: 'ordersOfNewBuyer', most: 20, window: DAY },
  /** Their lines: two orders of the largest size. */
  lines: { name: 'linesOfNewBuyer', most: 4_000, window: DAY },
  /** Lines of all new buyers of one network, however many accounts it opens. Each account may hold half of a stock, so two would close a product to other new buyers. */
  linesOfNetwork: { name: 'linesOfNetwork', most: 4_000, window: DAY },
  /** Orders of all new buyers of one address. */
  ordersOfAddress: { name: 'ordersOfAddress', most: 30, window: HOUR },
} as const satisfies Record<string, Rule | number | string>;

/** Order lines of a buyer who has paid before, or has credit. A line takes about 1 KB. */
export const LINES_OF_BUYER: Rule = { name: 'linesOfBuyer', most: 100_000, window: DAY };

/** Anonymous carts that may be opened from one address, and lines that may be added to anonymous carts from there. */
export const CARTS_OF_ADDRESS: Rule = { name: 'cartsOfAddress', most: 100, window: HOUR };
export const CART_LINES_OF_ADDRESS: Rule = { name: 'cartLinesOfAddress', most: 20_000, window: DAY };

/** How long an anonymous cart is kept, ms: one with lines without use, and one without lines. */
export const CART_LIFE = { unused: 30 * DAY, empty: DAY } as const;

/** Requests for refunds, also those that are cancelled: of an account, as many as the largest order has lines; of one order line; and of an order beyond one for each of its lines, since its page shows them all. */
export const REFUND_REQUESTS = {
  perAccount: { name: 'refundsOfAccount', most: 2_000, window: DAY },
  perLine: 10,
  besides: 30,
} as const satisfies Record<string, Rule | number>;

/** How often an account may go to payment, with any key. Each time leaves a row for a day. */
export const PAYMENT_STARTS: Rule = { name: 'paymentsOfAccount', most: 1_000, window: DAY };
