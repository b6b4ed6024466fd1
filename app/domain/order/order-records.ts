/** An order as pages show it. Amounts are decimal text in CNY, times ms since 1970; texts are in the reader's language. */

import type { AddressFields } from '../account/account-records';
import type { GoodsType } from '../product/product';
import type { ShortageWish } from './order-policies';
import {
  type FeeType, type InvoiceStatus, type Machine, ORDER_STATUS, type OrderStatus, type OverdueFlag, type PaymentMethod, type PaymentStatus,
  type RefundStatus, type RefundType,
} from './states';

/** An order in a list. */
export interface OrderSummary {
  orderNo: string;
  createdAt: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** The buyer has paid, but the provider has not confirmed it yet. */
  paymentPending: boolean;
  paymentMethod: PaymentMethod;
  invoiceStatus: InvoiceStatus;
  overdue: OverdueFlag;
  payable: string;
  /** The amount that was refunded, or is no longer owed. */
  refunded: string;
  /** When an unpaid order closes; `null`: it does not. */
  payUntil: number | null;
  /** When an order on account is due; `null` before receipt, and for other orders. */
  dueAt: number | null;
  lines: OrderLine[];
}

export interface OrderLine {
  productId: string;
  mpn: string;
  brand: string;
  description: string;
  /** Address of its picture; empty: none. */
  image: string;
  goodsType: GoodsType;
  /** Supplier code of partner goods; otherwise empty. */
  supplier: string;
  quantity: number;
  unitPrice: string;
  amount: string;
  /** The amount of the line after the discount. */
  discounted: string;
  hasDiscount: boolean;
  /** Pieces above the stock, which are ordered for the buyer, and the day (`YYYY-MM-DD`) by which they come. */
  ordered: number;
  orderedDate: string | null;
  /** Pieces that were shipped; `null` before shipment. */
  shipped: number | null;
  /** Pieces of refunds that are neither cancelled nor rejected. */
  refundedQuantity: number;
  /** The refunds that may be requested now, with the most pieces of each. */
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
  reason: string;
  createdAt: number;
  carrier: string;
  trackingNo: string;
  /** The buyer can still cancel it. */
  cancellable: boolean;
}

export interface Payment {
  paymentNo: string;
  orderNo: string;
  method: PaymentMethod;
  amount: string;
  status: PaymentStatus;
  /** `null` while it is not paid. */
  paidAt: number | null;
}

export interface Invoice {
  orderNo: string;
  status: InvoiceStatus;
  /** Empty until it is issued. */
  invoiceNo: string;
  title: string;
  taxNo: string;
  amount: string;
  appliedAt: number | null;
  issuedAt: number | null;
}

/** One change of state. */
export interface OrderEvent {
  subject: Machine;
  /** Number of the order, payment or refund. */
  number: string;
  /** Empty: it was created. */
  from: string;
  to: string;
  at: number;
  actor: 'buyer' | 'mall' | 'provider' | 'operator' | 'clock';
  /** The reason: `placed`, `paid`, `expired`, `cancelled` … */
  cause: string;
}

/** The delivery address when the order was placed. `province` is the code of order addresses (README, "Regions"). */
export interface OrderAddress extends AddressFields {
  provinceName: string;
  cityName: string;
  districtName: string;
}

/** A step of the mall's side that buyers may do themselves in a demonstration. */
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
  refunds: Refund[];
  invoice: Invoice | null;
  events: OrderEvent[];
  /** In a demonstration only. A step of a refund names that refund. */
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
  /** Orders of each status that match time and keyword. */
  counts: Readonly<Record<OrderTab, number>>;
}

/** The account of a customer who buys on account (`PW1`). */
export interface AccountPeriod {
  /** `'0'`: the customer may not buy on account. */
  limit: string;
  used: string;
  free: string;
  /** The overdue amount. */
  overdue: string;
  flag: OverdueFlag;
  /** Unpaid orders; the first due comes first. */
  orders: Array<{ orderNo: string; createdAt: number; owed: string; dueAt: number | null; flag: OverdueFlag }>;
}

/** How a payment is made: on the page of the test provider, at a provider's address, or by bank transfer. */
export type PaymentWay = { kind: 'test' } | { kind: 'provider'; url: string } | { kind: 'transfer' };

/** A payment, and how it can be made. */
export interface PaymentPage {
  payment: Payment;
  /** It can still be paid. */
  open: boolean;
  /** `null`: not known until the payment is started. */
  way: PaymentWay | null;
}
