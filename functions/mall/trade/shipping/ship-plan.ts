import type * as v from 'valibot';
import { orderedDay, plannedShipments, type PlannedLine } from '~/domain/order/shipping/planned-shipments';
import { ORDER_STATUS, PAYMENT_METHOD, type OrderStatus } from '~/domain/order/states';
import { isThirdParty } from '~/domain/product/delivery';
import { dayOf } from '~/domain/time/moment';
import type { shipments } from '~/upstream/contract/records/cart';
import type { WireGoods } from '~/upstream/contract/records/goods';
import type { MallContext } from '../../http/route';
import { readSnapshot } from '../records/line-snapshot';
import type { WholeOrder } from '../records/store';
import type { WaitedRow } from './ordered-in';

type WireShipments = v.InferInput<typeof shipments>;
type Clock = Pick<MallContext, 'now' | 'timeZone'>;

/** The states in which an order waits for its shipment. */
const WAITING: readonly OrderStatus[] = [ORDER_STATUS.awaitingApproval, ORDER_STATUS.pendingPayment, ORDER_STATUS.preparing];

/** A line that can be ordered. */
interface OrderableLine {
  product: WireGoods;
  row: WaitedRow;
  qty: number;
}

/** What ships when if these lines are ordered and paid now (README, "Days of shipment"). */
export function shipmentsOfLines(lines: readonly OrderableLine[], clock: Clock): WireShipments {
  const today = dayOf(clock.now, clock.timeZone);
  return toWire(lines.map(({ product, row, qty }) => {
    const fromStock = Math.min(qty, row.stock);
    return {
      productId: row.id, supplier: supplierOf(row.goods_type, row.supplier), fromStock, orderedIn: qty - fromStock,
      orderedDay: qty > fromStock ? orderedDay(product, qty, row.waited, today) : null, partnerDays: row.delivery_days,
    };
  }), today, false);
}

/** What ships when of an order that waits for its shipment; otherwise nothing. */
export function shipmentsOfOrder({ order, lines, payment }: WholeOrder, { now, timeZone }: Clock): { shipments?: WireShipments } {
  if (!WAITING.includes(order.status)) return {};
  const paidAt = order.payment_method === PAYMENT_METHOD.onAccount ? order.created_at : payment.paid_at ?? now;
  return {
    shipments: toWire(lines.map((line) => {
      const { goodsType, supplierCode, deliveryDays = null } = readSnapshot(line.snapshot);
      return {
        productId: line.goods_id, supplier: supplierOf(goodsType, supplierCode), fromStock: line.reserved, orderedIn: line.ordered,
        orderedDay: line.ordered_date, partnerDays: deliveryDays,
      };
    }), dayOf(paidAt, timeZone), order.shortage === 'wait'),
  };
}

function supplierOf(goodsType: string, supplier: string | undefined): string | null {
  return isThirdParty(goodsType) ? supplier ?? '' : null;
}

function toWire(lines: readonly PlannedLine[], paidDay: string, together: boolean): WireShipments {
  return plannedShipments(lines, paidDay, together).map(({ day, supplier, lines: shipped }) => ({
    ...(day === null ? {} : { date: day }),
    ...(supplier === null ? {} : { partner: 'T' as const }), ...(supplier ? { supplierCode: supplier } : {}),
    lines: shipped.map(({ productId, quantity }) => ({ goodsId: productId, qty: quantity })),
  }));
}
