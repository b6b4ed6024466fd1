import { ORDER_STATUS, PAYMENT_STATUS } from '~/domain/order/states';
import * as contract from '~/upstream/contract/records/operator';
import { operatorName } from '../http/operator-key';
import { notFound } from '../http/refusal';
import { handle, type MallContext } from '../http/route';
import { untilDone, wrongState } from '../trade/owned-orders';
import { markSent, pageOfPayouts, payoutNumbered, type PayoutRow } from '../trade/payments/payouts';
import { lateIsPaidBack } from '../trade/payments/take-payment';
import { readOrder } from '../trade/records/store';
import { runTransaction, type Conflict } from '../trade/records/transaction';
import { completePaidBack } from '../trade/refunds/pay-back';
import { MESSAGES } from './messages';
import { toPayout } from './wire';

const PAGE_SIZE = 20;

export const payoutRoutes = [
  handle(contract.listPayouts, async ({ sent, pageNo = 1, pageSize = PAGE_SIZE }, context) => {
    operatorName(context);
    const { total, rows } = await pageOfPayouts(context.queries, sent && sent === 'T', { pageNo, pageSize });
    return { page: { pageNo, pageSize, total, totalPage: Math.ceil(total / pageSize), rows: rows.map(toPayout) } };
  }),
  handle(contract.payoutSent, async ({ payoutNo }, context) => {
    const by = operatorName(context);
    await untilDone(async () => {
      const row = await payoutNumbered(context.queries, payoutNo);
      if (!row) throw notFound(MESSAGES.noPayout);
      if (row.sent_at !== null) throw wrongState(MESSAGES.sentAlready);
      return noteSent(context, row, by);
    });
    return null;
  }),
];

/** Notes in one transaction that the money was sent, and what follows from it for the order. */
async function noteSent(context: MallContext, row: PayoutRow, by: string): Promise<Conflict | null> {
  const { queries, now } = context;
  const sent = markSent(row.payout_no, by, now);
  if (row.reason === 'refund') return (await completePaidBack(context, row.payout_no, row.order_no, sent)) ? null : 'state';
  const whole = row.reason === 'late' ? await readOrder(queries, row.order_no) : undefined;
  const late = whole?.order.status === ORDER_STATUS.closed && whole.payment.status === PAYMENT_STATUS.paid;
  return runTransaction(queries, [...sent, ...(whole && late ? lateIsPaidBack(whole, { actor: 'operator', cause: 'late', at: now }) : [])]);
}
