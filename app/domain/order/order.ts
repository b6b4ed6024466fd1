/** An order as pages show it. Amounts are decimal text in CNY, times ms since 1970; texts are in the reader's language. */

import type { AddressFields } from '../account/account';
import type { GoodsType } from '../product/product';
import type { ShortageWish } from './policies';
import type {
  FeeType, InvoiceStatus, Machine, OrderStatus, OverdueFlag, PaymentMethod, PaymentStatus, RefundStatus, RefundType,
} from './states';

/** What lists show of an order. */
export interface OrderSummary {
  orderNo: string;
  createdAt: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** The buyer has paid, and the provider has not confirmed it yet. */
  paymentPending: boolean;
  paymentMethod: PaymentMethod;
  invoiceStatus: InvoiceStatus;
  overdue: OverdueFlag;
  payable: string;
  /** What was paid back, or is not owed any more. */
  refunded: string;
  /** An unpaid order closes then; `null` where it does not. */
  payUntil: number | null;
  /** When an account-period order is to be paid; `null` before receipt, and for others. */
  dueAt: number | null;
  lines: OrderLine[];
}

export interface OrderLine {
  goodsId: string;
  mpn: string;
  brand: string;
  description: string;
  /** Address of its picture; empty: none. */
  image: string;
  goodsType: GoodsType;
  /** Supplier code of third-party goods; empty otherwise. */
  supplier: string;
  qty: number;
  unitPrice: string;
  amount: string;
  /** What is paid for the line. */
  discounted: string;
  hasDiscount: boolean;
  /** Pieces above the stock that are ordered in, and the day by which (`YYYY-MM-DD`). */
  ordered: number;
  orderedDate: string | null;
  /** Pieces that were shipped; `null` before shipment. */
  shipped: number | null;
  /** Pieces of refunds that are neither cancelled nor rejected. */
  refundQty: number;
  /** What may be asked for now, and how many pieces at most; empty where nothing may. */
  refundable: Array<{ type: RefundType; qty: number }>;
}

export interface Refund {
  refundNo: string;
  orderNo: string;
  type: RefundType;
  status: RefundStatus;
  goodsId: string;
  mpn: string;
  qty: number;
  amount: string;
  reason: string;
  createdAt: number;
  carrier: string;
  trackingNo: string;
  /** The buyer may still cancel it. */
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
  /** Empty until it is billed. */
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
  /** Empty: it began. */
  from: string;
  to: string;
  at: number;
  actor: 'buyer' | 'mall' | 'provider' | 'operator' | 'clock';
  /** A word for why: `placed`, `paid`, `expired`, `cancelled` … */
  cause: string;
}

/** Where the goods go, as it was at the order. `province` is the code of order addresses. */
export interface OrderAddress extends AddressFields {
  provinceName: string;
  cityName: string;
  districtName: string;
}

/** What the mall's side does in a demonstration when the buyer presses for it. */
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
  /** Told by a demonstration only; a step of a refund names it. */
  demoSteps: Array<{ step: DemoStep; refundNo: string }>;
}

export const ORDER_TABS = ['ALL', 'P0A', 'P0C', 'P0D', 'P0R', 'P0W', 'P0F'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];
export const TIME_FILTERS = ['3m', 'inyear', 'all'] as const;
export type TimeFilter = (typeof TIME_FILTERS)[number];

export interface OrderPage {
  orders: OrderSummary[];
  pageNo: number;
  pageSize: number;
  total: number;
  totalPage: number;
  /** Orders of each status within the time and the search. */
  counts: Readonly<Record<OrderTab, number>>;
}

/** What is bought on account (`PW1`). */
export interface AccountPeriod {
  /** `'0'`: there is none. */
  limit: string;
  used: string;
  free: string;
  /** What should have been paid by now. */
  overdue: string;
  flag: OverdueFlag;
  /** Orders that are not paid yet, the first due first. */
  orders: Array<{ orderNo: string; createdAt: number; owed: string; dueAt: number | null; flag: OverdueFlag }>;
}

/** How a payment is made: at the test provider, on its own page; at a provider's address; by bank transfer. */
export type PaymentWay = { kind: 'test' } | { kind: 'provider'; url: string } | { kind: 'transfer' };

/** A payment with how it can be made. */
export interface PaymentPage {
  payment: Payment;
  /** It can still be paid. */
  open: boolean;
  /** `null`: it is known once the payment is started. */
  way: PaymentWay | null;
}
