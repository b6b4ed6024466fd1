import type { FeeType, InvoiceStatus, OrderStatus, PaymentMethod, PaymentStatus, RefundStatus, RefundType } from '~/domain/order/states';
import type { OrderEvent } from '~/domain/order/order-records';
import { sql, type Queries, type SqlValue, type Statement } from '../../db/queries';

/** A row of `trade_order`. Here and in all rows below, amounts are in millionths of a yuan and times in ms since 1970. */
export interface OrderRow {
  order_no: string;
  /** The buyer's own number of the order; empty if there is none. */
  customer_order_no: string;
  user_code: string;
  created_at: number;
  status: OrderStatus;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  invoice_status: InvoiceStatus;
  total: number;
  discount: string;
  payable: number;
  /** A part of `payable`. */
  freight: number;
  refund_held: number;
  refunded: number;
  /** Who pays the carrier, if there is no freight. */
  shipping: FeeType;
  pay_until: number | null;
  shipped_at: number | null;
  received_at: number | null;
  carrier: string;
  tracking_no: string;
  address: string;
  shortage: 'ship' | 'wait' | 'drop';
  remark: string;
  invoice_no: string | null;
  invoice_title: string;
  tax_no: string;
  invoice_applied_at: number | null;
  invoice_issued_at: number | null;
  invoice_amount: number | null;
}

export interface LineRow {
  order_no: string;
  line_no: number;
  goods_id: string;
  mpn: string;
  /** The buyer's own part number; empty if there is none. */
  part_ref: string;
  qty: number;
  unit_price: number;
  amount: number;
  discounted: number;
  reserved: number;
  ordered: number;
  ordered_date: string | null;
  shipped: number;
  shipped_ordered: number;
  returned: number;
  refund_qty: number;
  refund_amount: number;
  snapshot: string;
}

export interface RefundRow {
  refund_no: string;
  order_no: string;
  user_code: string;
  type: RefundType;
  status: RefundStatus;
  line_no: number;
  qty: number;
  amount: number;
  /** The freight in the amount. */
  freight: number;
  reason: string;
  carrier: string;
  tracking_no: string;
  created_at: number;
}

export interface PaymentRow {
  payment_no: string;
  order_no: string;
  amount: number;
  status: PaymentStatus;
  paid_at: number | null;
  /** The way that the buyer has chosen; `null`: none yet. */
  pay_by: 'stripe' | 'transfer' | null;
  /** `1` if the provider will confirm the payment later. */
  pending: 0 | 1;
}

export interface EventRow {
  machine: OrderEvent['subject'];
  subject: string;
  from_status: string | null;
  to_status: string;
  at: number;
  actor: OrderEvent['actor'];
  cause: string;
}

/** An order with its lines, refunds and payment. */
export interface WholeOrder {
  order: OrderRow;
  lines: LineRow[];
  refunds: RefundRow[];
  payment: PaymentRow;
}

/** A column in SQL: whether a provider will tell of the money later. */
const PENDING = `, EXISTS (SELECT 1 FROM test_delivery WHERE test_delivery.payment_no = payment.payment_no)
  OR EXISTS (SELECT 1 FROM stripe_session WHERE stripe_session.payment_no = payment.payment_no AND status = 'processing') AS pending`;

/**
 * Reads an order by its number.
 * @param userCode - whose order it must be: that of somebody else takes no more time than one that does not exist; absent if the caller may read all
 * @returns `undefined` if there is no such order
 */
export async function readOrder(queries: Queries, orderNo: string, userCode?: string): Promise<WholeOrder | undefined> {
  return (await readOrders(queries, [orderNo], { userCode }))[0];
}

/**
 * Reads orders by their numbers in one round trip. The result has the same sequence as the numbers.
 * @param only - `userCode`: as for {@link readOrder}; `mostLines`: how many lines of each are read, with their refunds; absent for all
 */
export async function readOrders(
  queries: Queries, orderNos: readonly string[], { userCode, mostLines }: { userCode?: string | undefined; mostLines?: number | undefined } = {},
): Promise<WholeOrder[]> {
  if (orderNos.length === 0) return [];
  const list = JSON.stringify(orderNos);
  const wanted = userCode === undefined
    ? '(SELECT value FROM json_each(?1))'
    : '(SELECT owned.order_no AS value FROM json_each(?1) AS asked CROSS JOIN trade_order AS owned ON owned.order_no = asked.value AND owned.user_code = ?2)';
  const of = (table: string, order = '', more = '') => sql(
    `SELECT ${table}.*${more} FROM ${wanted} AS wanted CROSS JOIN ${table} ON ${table}.order_no = wanted.value${order}`, list, ...(userCode === undefined ? [] : [userCode]),
  );
  const first = mostLines === undefined ? '' : ` AND line_no <= ${Math.trunc(mostLines)}`;
  const [orders, lines, refunds, payments] = await queries.batchOf<OrderRow, LineRow, RefundRow, PaymentRow>([
    of('trade_order'), of('order_line', `${first} ORDER BY line_no`), of('refund', `${first} ORDER BY refund.created_at, refund_no`), of('payment', '', PENDING),
  ]);
  return orders.flatMap((order) => {
    const own = <R extends { order_no: string }>(rows: R[]) => rows.filter(({ order_no }) => order_no === order.order_no);
    const [payment] = own(payments);
    return payment ? [{ order, lines: own(lines), refunds: own(refunds), payment }] : [];
  });
}

/** Finds the order of a payment. @returns its number; `undefined` if there is no such payment */
export async function orderNoOfPayment(queries: Queries, paymentNo: string): Promise<string | undefined> {
  return (await queries.first<{ order_no: string }>(sql('SELECT order_no FROM payment WHERE payment_no = ?1', paymentNo)))?.order_no;
}

/** Reads all changes of state of an order, oldest first. */
export function readEvents(queries: Queries, orderNo: string): Promise<EventRow[]> {
  return queries.all<EventRow>(sql(
    'SELECT machine, subject, from_status, to_status, at, actor, cause FROM trade_event WHERE order_no = ?1 ORDER BY number', orderNo,
  ));
}

/**
 * Puts pieces back into the stock. Does nothing while a catalogue is being replaced: loading it sets the whole stock, and subtracts the pieces
 * that orders then hold.
 * @param pieces - a SELECT of `goods_id` and `pieces`
 */
export function backInStock(pieces: string, ...values: SqlValue[]): Statement {
  return sql(
    `UPDATE goods SET stock = stock + back.pieces FROM (${pieces}) AS back
     WHERE goods.id = back.goods_id AND EXISTS (SELECT 1 FROM catalogue_state)`,
    ...values,
  );
}

/** Puts the reserved pieces of an order back into the stock. */
export function freeStock(orderNo: string): Statement[] {
  return [
    backInStock('SELECT goods_id, reserved AS pieces FROM order_line WHERE order_no = ?1 AND reserved > 0', orderNo),
    sql('UPDATE order_line SET reserved = 0, ordered = 0 WHERE order_no = ?1', orderNo),
  ];
}
