import { sql, type Statement } from '../db/queries';
import type { MallBindings } from '../http/bindings';
import { transferWithin } from '../trade/payments/pay-ways';
import { endSessions } from '../trade/payments/stripe-sessions';
import { unchangedSinceRead } from '../trade/payments/take-payment';
import type { WholeOrder } from '../trade/records/store';

/**
 * The buyer pays by bank transfer: the order waits as long as for any transfer, counted from when it was placed, and can no longer be paid on an open page at
 * a provider.
 */
export function choosingTransfer(bindings: MallBindings, whole: WholeOrder): Statement[] {
  const { order_no: orderNo, created_at: created } = whole.order;
  const { payment_no: paymentNo } = whole.payment;
  return [
    unchangedSinceRead(whole),
    sql("UPDATE payment SET pay_by = 'transfer' WHERE payment_no = ?1", paymentNo),
    sql('UPDATE trade_order SET pay_until = max(pay_until, ?2) WHERE order_no = ?1 AND pay_until IS NOT NULL', orderNo, created + transferWithin(bindings)),
    endSessions({ paymentNo }),
  ];
}
