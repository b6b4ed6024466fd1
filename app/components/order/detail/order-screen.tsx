import { CentreFrame } from '~/components/account/membership/centre-frame';
import { useAnchorFocus } from '~/components/account/membership/focus';
import type { ListPage } from '~/domain/numbers/row-pages';
import type { OrderDetail } from '~/domain/order/order-records';
import { type OrderAnswer, orderPath } from '~/domain/order/order-forms';
import { ORDER_STATUS } from '~/domain/order/states';
import { ShipmentsPanel } from '../shipments-panel';
import { usePaymentArrival } from '../use-payment-arrival';
import { AmountsPanel } from './amounts-panel';
import { DeliveryPanel } from './delivery-panel';
import { DemoPanel } from './demo-panel';
import { InvoicePanel } from './invoice-panel';
import { OrderHead } from './order-head';
import { OrderLines } from './order-lines';
import { OrderProgress } from './order-progress';
import { RefundForm } from './refund-form';
import { RefundPanel } from './refund-panel';

interface Props {
  /** With the lines of one page. */
  order: OrderDetail;
  linePage: ListPage;
  /** Id of the product to request a refund for; empty: none. */
  refunding: string;
  /** Whether the page asks if everything has arrived. */
  receiving: boolean;
  /** Sent with a refund. Posts with the same key request only one refund. */
  idempotencyKey: string;
  answer: OrderAnswer | undefined;
  /** The intent of the form that is being sent; `null`: none. */
  busy: string | null;
}

/** An order: its progress, lines, amounts and possible actions. */
export function OrderScreen({ order, linePage, refunding, receiving, idempotencyKey, answer, busy }: Props) {
  useAnchorFocus();
  usePaymentArrival(order);
  const about = answer?.form === 'refund' ? answer.values['goodsId'] : refunding;
  const line = order.lines.find(({ productId, refundable }) => productId === about && refundable.length > 0);
  const forms = { path: orderPath(order.orderNo), idempotencyKey, busy };
  return (
    <CentreFrame tab="orders" below={{ label: order.orderNo }}>
      <OrderHead order={order} forms={forms} />
      <OrderProgress order={order} forms={forms} receiving={receiving} />
      {order.demoSteps.length > 0 && <DemoPanel order={order} forms={forms} />}
      <OrderLines
        order={order} linePage={linePage}
        asking={line ? {
          productId: line.productId,
          form: <RefundForm line={line} refunds={order.refunds} forms={forms} answer={answer?.form === 'refund' ? answer : undefined} />,
        } : null}
      />
      <ShipmentsPanel shipments={order.shipments} lines={order.lines} unpaid={order.status === ORDER_STATUS.pendingPayment} wishOpen={false} />
      {order.refunds.map((refund) => (
        <RefundPanel
          key={refund.refundNo} refund={refund} order={order} forms={forms}
          answer={answer?.form === 'returnShipped' && answer.values['refundNo'] === refund.refundNo ? answer : undefined}
        />
      ))}
      <div className="trio">
        <AmountsPanel order={order} />
        <DeliveryPanel order={order} />
        <InvoicePanel order={order} forms={forms} answer={answer?.form === 'invoice' ? answer : undefined} />
      </div>
    </CentreFrame>
  );
}
