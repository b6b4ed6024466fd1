/** Orders as pages show them. Amounts are decimal text in CNY, times are ms since 1970; texts are in the reader's language. */

import type { GoodsType } from '../product/product';
import type { ShortageWish } from './order-policies';
import type { PlannedShipment } from './shipping/planned-shipments';
import {
  type FeeType, type InvoiceStatus, type Machine, ORDER_STATUS, type OrderStatus, type OverdueFlag, type PaymentMethod, type PaymentStatus,
  type RefundStatus, type RefundType,
} from './states';

/** An order in a list. */
export interface OrderSummary {
  orderNo: string;
  /** The buyer's own number of the order; empty if there is none. */
  customerOrderNo: string;
  createdAt: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** The buyer has paid, but the provider has not confirmed it yet. */
  paymentPending: boolean;
  paymentMethod: PaymentMethod;
  invoiceStatus: InvoiceStatus;
  overdue: OverdueFlag;
  payable: string;
  /** The freight, which is a part of `payable`; `'0'` if there is none. */
  freight: string;
  /** The amount that was refunded, or is no longer owed. */
  refunded: string;
  /** When an unpaid order closes; `null` if it does not close at a time. */
  payUntil: number | null;
  /** When the payment of an order on account is due; `null` before receipt, and for orders that are not on account. */
  dueAt: number | null;
  /** Of an order of a list the first ones: {@link LISTED_LINES}, or all that the upstream sends. */
  lines: OrderLine[];
  /** How many lines the order has. */
  lineCount: number;
}

export interface OrderLine {
  productId: string;
  mpn: string;
  brand: string;
  description: string;
  /** Address of the product's picture; empty if there is no picture. */
  image: string;
  goodsType: GoodsType;
  /** Supplier code of partner goods; otherwise empty. */
  supplier: string;
  /** The buyer's own part number; empty if there is none. */
  partRef: string;
  quantity: number;
  unitPrice: string;
  amount: string;
  /** The amount of the line after the discount. */
  discounted: string;
  hasDiscount: boolean;
  /** The number of pieces above the stock, which are ordered for the buyer. `orderedDate` (`YYYY-MM-DD`) is the day by which they arrive. */
  ordered: number;
  orderedDate: string | null;
  /** The number of pieces that were shipped; `null` before shipment. */
  shipped: number | null;
  /** The number of pieces in refunds that are neither cancelled nor rejected. */
  refundedQuantity: number;
  /** The types of refund that may be requested now, each with the maximum number of pieces. */
  refundable: Array<{ type: RefundType; quantity: number }>;
}

export interface Refund {
  refundNo: string;
  orderNo: string;
  type: RefundType;
  status: RefundStatus;
  productId: string;
  mpn: string;
  quantity: number;
  amount: string;
  /** The freight in the amount, if nothing of the order is shipped; `'0'` if there is none. */
  freight: string;
  reason: string;
  createdAt: number;
  carrier: string;
  trackingNo: string;
  /** Whether the buyer can still cancel the refund. */
  cancellable: boolean;
}

export interface Payment {
  paymentNo: string;
  orderNo: string;
  method: PaymentMethod;
  amount: string;
  status: PaymentStatus;
  /** `null` until it is paid. */
  paidAt: number | null;
}

export interface Invoice {
  orderNo: string;
  status: InvoiceStatus;
  /** Empty until the invoice is issued. */
  invoiceNo: string;
  title: string;
  taxNo: string;
  amount: string;
  appliedAt: number | null;
  issuedAt: number | null;
}

/** What was given for an invoice. */
export interface InvoiceDetails {
  invoiceTitle: string;
  taxNo: string;
}

/** What was given for the last invoice. */
export interface RememberedInvoice extends InvoiceDetails {
  /** The countries in which the tax number is right. */
  taxCountries: readonly string[];
}

/** One change of the state of an order, a payment, a refund or an invoice. */
export interface OrderEvent {
  subject: Machine;
  /** Number of the order, payment or refund. */
  number: string;
  /** The state before the change; empty if the record was created. */
  from: string;
  to: string;
  at: number;
  actor: 'buyer' | 'mall' | 'provider' | 'operator' | 'clock';
  /** The reason: `placed`, `paid`, `expired`, `cancelled` … */
  cause: string;
}

/** The delivery address when the order was placed. */
export interface OrderAddress {
  name: string;
  phone: string;
  /** Two letters, as in ISO 3166-1. */
  country: string;
  /** The address below the recipient, in the form of its country and the reader's language. */
  lines: string[];
  /** A tax number of the country, as it is asked for; empty if any number is taken. */
  taxNoLike: string;
}

/** A step of the mall that buyers may take themselves in a demonstration. */
export type DemoStep = 'ship' | 'approveRefund' | 'rejectRefund' | 'receiveReturn';

export interface OrderDetail extends OrderSummary {
  total: string;
  discount: string;
  saving: string;
  shipping: FeeType;
  address: OrderAddress;
  shortage: ShortageWish;
  remark: string;
  payment: Payment;
  shipment: { carrier: string; trackingNo: string; at: number } | null;
  /** What ships when, before the order is shipped; empty if the upstream does not say. Of an unpaid order: if it is paid today. */
  shipments: PlannedShipment[];
  refunds: Refund[];
  invoice: Invoice | null;
  events: OrderEvent[];
  /** The steps that the buyer may take now, in a demonstration only. `refundNo` is empty for a step of the order itself. */
  demoSteps: Array<{ step: DemoStep; refundNo: string }>;
}

export const ORDER_TABS = ['ALL', ...Object.values(ORDER_STATUS)] as const;
export type OrderTab = (typeof ORDER_TABS)[number];
export const TIME_FILTERS = ['3m', 'inyear', 'all'] as const;
export type TimeFilter = (typeof TIME_FILTERS)[number];

export interface OrderPage {
  orders: OrderSummary[];
  pageNo: number;
  pageSize: number;
  total: number;
  totalPage: number;
  /** The number of orders of each status that match period and keyword. */
  counts: Readonly<Record<OrderTab, number>>;
}

/** The credit of a customer who buys on account (`PW1`). */
export interface AccountCredit {
  /** The credit; `'0'` if the customer may not buy on account. */
  limit: string;
  used: string;
  free: string;
  /** The overdue amount. */
  overdue: string;
  flag: OverdueFlag;
}

/** The credit with what is due. */
export interface AccountPeriod extends AccountCredit {
  /** Unpaid orders, at most as many as the upstream lists. The order that is due first comes first. */
  orders: Array<{ orderNo: string; createdAt: number; owed: string; dueAt: number | null; flag: OverdueFlag }>;
}

/** How a payment is made: on the page of the test provider, at a provider's address, or by bank transfer. */
export type PaymentWay = { kind: 'test' } | { kind: 'provider'; url: string } | { kind: 'transfer' };

/** The ways to pay among which a buyer may choose: on a page of Stripe, or by bank transfer. */
export type PayWay = 'stripe' | 'transfer';

/** A payment, and how it can be made. */
export interface PaymentPage {
  payment: Payment;
  /** Whether the payment can still be made. */
  open: boolean;
  /** Whether the buyer may have paid, but the provider has not confirmed it yet. */
  pending: boolean;
  /** `null` if the way is not known until the payment is started. */
  way: PaymentWay | null;
  /** The ways among which the buyer chooses; empty if there is no choice. */
  choices: PayWay[];
  /** The lines of the bank account for a transfer; empty if the shop tells none here. */
  transferTo: string[];
}
