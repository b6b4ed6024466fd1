import type { InferInput } from 'valibot';
import { orderedDay } from '~/domain/order/shipping/planned-shipments';
import { dayOf } from '~/domain/time/moment';
import { ORDER_LIMITS } from '~/domain/order/order-policies';
import { supportsOrdering } from '~/domain/product/trade-terms';
import { productImages } from '~/domain/product/product-image';
import { FEE_TYPE, INVOICE_STATUS, ORDER_STATUS, PAYMENT_METHOD, PAYMENT_STATUS, type PaymentMethod } from '~/domain/order/states';
import { GOODS_TYPE } from '~/domain/product/product';
import type { orderAddress } from '~/upstream/contract/records/order';
import { sql, type Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { mayOwe } from '../account-period/credit';
import { billing } from '../trade/records/billing';
import { rememberInvoice } from './invoice-details';
import { queueOrderMail } from '../outbox/store';
import { waitsFor } from '../trade/payments/pay-ways';
import { assertInTransaction } from '../db/transaction';
import { NEW_BUYER } from '../user/limits/trade-policies';
import { assertBounds } from './new-buyer';
import type { ValidLine, ValidOrder } from './validate-order';
import { millionths } from '../db/stored-amount';
import { recordCreated, transition, type TransitionMeta } from '../trade/records/transitions';
import type { LineSnapshot } from '../trade/records/line-snapshot';
import { newNumber } from '../trade/records/trade-number';

/** The fields of a new order, except its lines. */
export interface Placing {
  userCode: string;
  payMethod: PaymentMethod;
  address: WireAddress;
  shortage: 'ship' | 'wait' | 'drop';
  remark: string;
  invoiceTitle: string;
  taxNo: string;
  customerOrderNo: string;
  /** The buyer's own part numbers, by product id; empty for none. A product without one has the number in the user's cart. */
  partRefs: ReadonlyMap<string, string>;
}

/** An order address with the names of its regions, as the contract sends it. */
export type WireAddress = InferInput<typeof orderAddress>;

export interface Placed {
  orderNo: string;
  paymentNo: string;
  statements: Statement[];
}

/**
 * The statements of the transaction that places an order (SECURITY, "Money, stock and orders"). The lines must still be as they were
 * validated. Pieces in stock are reserved. An order on account is approved if the credit covers it.
 */
export function placeStatements(context: MallContext, { lines, amounts, isNewBuyer }: ValidOrder, order: Placing): Placed {
  const { bindings, now, timeZone } = context;
  const orderNo = newNumber('F', now, timeZone);
  const paymentNo = newNumber('P', now, timeZone);
  const today = dayOf(now, timeZone);
  const onAccount = order.payMethod === PAYMENT_METHOD.onAccount;
  const payable = millionths(amounts.payable);
  const buyer: TransitionMeta = { actor: 'buyer', cause: 'placed', at: now };
  const subject = { machine: 'order', number: orderNo, orderNo } as const;
  const invoice = { machine: 'invoice', number: orderNo, orderNo } as const;
  const first = onAccount ? ORDER_STATUS.awaitingApproval : ORDER_STATUS.pendingPayment;
  const statements: Statement[] = [
    stillAsValidated(lines),
    onAccount
      ? mayOwe(order.userCode, payable, now)
      : assertInTransaction(
        // The status is written into the SQL: with a parameter, SQLite would not use the partial index, which has only orders of this status.
        'unpaid', `(SELECT COUNT(*) FROM trade_order WHERE user_code = ?1 AND status = '${ORDER_STATUS.pendingPayment}') < ?2`,
        order.userCode, mostUnpaid(isNewBuyer),
      ),
    ...insertLines(orderNo, order, lines, amounts, today),
    sql(
      `UPDATE goods SET stock = stock - taken.reserved
       FROM (SELECT goods_id, reserved FROM order_line WHERE order_no = ?1 AND reserved > 0) AS taken WHERE goods.id = taken.goods_id`,
      orderNo,
    ),
    sql(
      `INSERT INTO trade_order (order_no, user_code, created_at, status, payment_method, total, discount, payable, shipping, pay_until,
         address, shortage, remark, invoice_title, tax_no, customer_order_no, freight)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)`,
      orderNo, order.userCode, now, first, order.payMethod, millionths(amounts.total), amounts.discount, payable,
      amounts.shipping === FEE_TYPE.freight ? FEE_TYPE.free : amounts.shipping,
      onAccount ? null : now + waitsFor(bindings, payable), JSON.stringify(order.address), order.shortage, order.remark, order.invoiceTitle, order.taxNo,
      order.customerOrderNo, millionths(amounts.freight ?? '0'),
    ),
    sql('INSERT INTO payment (payment_no, order_no, amount) VALUES (?1, ?2, ?3)', paymentNo, orderNo, payable),
    recordCreated(subject, first, buyer),
    recordCreated({ machine: 'payment', number: paymentNo, orderNo }, PAYMENT_STATUS.unpaid, buyer),
    ...assertBounds(context, order.userCode, lines, isNewBuyer),
    queueOrderMail('placed', orderNo, now),
  ];
  if (order.invoiceTitle) {
    statements.push(
      ...transition(invoice, INVOICE_STATUS.none, INVOICE_STATUS.requested, { ...buyer, cause: 'applied' }),
      sql('UPDATE trade_order SET invoice_applied_at = ?2 WHERE order_no = ?1', orderNo, now),
      rememberInvoice(order.userCode, order),
    );
  }
  if (onAccount) {
    statements.push(
      ...transition(subject, ORDER_STATUS.awaitingApproval, ORDER_STATUS.pendingPayment, { actor: 'mall', cause: 'approved', at: now }),
      ...transition(subject, ORDER_STATUS.pendingPayment, ORDER_STATUS.preparing, { actor: 'mall', cause: 'onAccount', at: now }),
      ...(order.invoiceTitle ? billing(context, orderNo) : []),
    );
  }
  return { orderNo, paymentNo, statements };
}

/** How many orders of a buyer may wait for payment. */
export function mostUnpaid(isNewBuyer: boolean): number {
  return isNewBuyer ? NEW_BUYER.unpaidOrders : ORDER_LIMITS.unpaid;
}

/**
 * Ends the transaction with the rule `stock` if the prices, the discount mark or the needed stock of a line are not as they were validated. It
 * also does this while a catalogue is being replaced, because the new stock still includes pieces that orders hold.
 */
function stillAsValidated(lines: readonly ValidLine[]): Statement {
  const validated = lines.map(({ row, qty, needs }) => [row.id, row.tiers, row.has_discount, needs, qty]);
  return assertInTransaction(
    'stock',
    `(SELECT COUNT(*) FROM json_each(?1) AS line CROSS JOIN goods ON goods.id = line.value ->> 0
      WHERE goods.tiers = line.value ->> 1 AND goods.has_discount = line.value ->> 2
        AND CASE line.value ->> 3 WHEN 'any' THEN 1 WHEN 'least' THEN goods.stock >= line.value ->> 4 ELSE goods.stock = line.value ->> 4 END) = ?2
      AND EXISTS (SELECT 1 FROM catalogue_state)`,
    JSON.stringify(validated), lines.length,
  );
}

/** How many lines one statement inserts. Its parameter stays far below the 2 MB that D1 allows. */
const LINES_AT_ONCE = 100;

function insertLines(orderNo: string, { userCode, partRefs }: Placing, lines: readonly ValidLine[], amounts: ValidOrder['amounts'], today: string): Statement[] {
  const records = lines.map(({ product, row, qty }, index) => {
    const line = amounts.lines[index];
    if (!line) throw new Error('a line without amounts');
    return [
      index + 1, product.id, product.mpn, qty, millionths(line.unitPrice), millionths(line.amount), millionths(line.discounted),
      orderedDay(product, qty, row.waited, today), JSON.stringify(snapshotOf(product, row.delivery_days)),
      partRefs.get(product.id) ?? null,
    ];
  });
  const chunks = Array.from({ length: Math.ceil(records.length / LINES_AT_ONCE) }, (_, index) => records.slice(index * LINES_AT_ONCE, (index + 1) * LINES_AT_ONCE));
  return chunks.map((chunk) => sql(
    `INSERT INTO order_line (order_no, line_no, goods_id, mpn, qty, unit_price, amount, discounted, reserved, ordered, ordered_date, snapshot, part_ref)
     SELECT ?1, line.value ->> 0, goods.id, line.value ->> 2, line.value ->> 3, line.value ->> 4, line.value ->> 5, line.value ->> 6,
       min(line.value ->> 3, goods.stock), max(0, (line.value ->> 3) - goods.stock),
       iif((line.value ->> 3) > goods.stock, line.value ->> 7, NULL), line.value ->> 8,
       COALESCE(line.value ->> 9, (SELECT part_ref FROM cart_line WHERE cart_id = ?3 AND goods_id = goods.id), '')
     FROM json_each(?2) AS line CROSS JOIN goods ON goods.id = line.value ->> 1`,
    orderNo, JSON.stringify(chunk), userCode,
  ));
}

function snapshotOf(product: ValidLine['product'], deliveryDays: number | null): LineSnapshot {
  const { brandNameCn = '', brandNameEn = '', descriptionCn = '', descriptionEn = '', goodsType, supplierCode, hasDiscount = 'F', images, rangePrice = [] } = product;
  const [photo] = productImages(images);
  return {
    brandNameCn, brandNameEn, descriptionCn, descriptionEn, hasDiscount,
    goodsType: goodsType === GOODS_TYPE.ownX || goodsType === GOODS_TYPE.partner ? goodsType : GOODS_TYPE.own,
    rangePrice, orderGoodsFlagTemp: supportsOrdering(product) ? 'T' : 'F',
    ...(photo ? { photoUrl: photo } : {}), ...(supplierCode ? { supplierCode } : {}), ...(deliveryDays === null ? {} : { deliveryDays }),
  };
}
