import { ORDER_STATUS, PAYMENT_STATUS } from '~/domain/order/states';
import * as contract from '~/upstream/contract/records/operator';
import { answerPage } from '../http/answer-page';
import { journalEntry } from '../http/operator-journal';
import { operatorName } from '../http/operator-key';
import { notFound } from '../http/refusal';
import { handle, type MallContext } from '../http/route';
import { priceText } from '../db/stored-amount';
import { untilDone, wrongState } from '../trade/owned-orders';
import { isOfProvider, markSent, pageOfPayouts, payoutNumbered, type PayoutRow } from '../trade/payments/payouts';
import { lateIsPaidBack } from '../trade/payments/take-payment';
import { readOrder } from '../trade/records/store';
import { runTransaction, type Conflict } from '../db/transaction';
import { completePaidBack } from '../trade/refunds/pay-back';
import { MESSAGES } from './messages';
import { toPayout } from './wire';

export const payoutRoutes = [
  handle(contract.listPayouts, async ({ sent, ...page }, context) => {
    operatorName(context);
    return answerPage(page, async (wanted) => {
      const { total, rows } = await pageOfPayouts(context.queries, sent && sent === 'T', wanted);
      return { total, rows: rows.map(toPayout) };
    });
  }),
  handle(contract.payoutSent, async ({ payoutNo }, context) => {
    const by = operatorName(context);
    await untilDone(async () => {
      const row = await payoutNumbered(context.queries, payoutNo);
      if (!row) throw notFound(MESSAGES.noPayout);
      if (row.sent_at !== null) throw wrongState(MESSAGES.sentAlready);
      if (isOfProvider(row)) throw wrongState(MESSAGES.ofProvider);
      return noteSent(context, row, by);
    });
    return null;
  }),
];

/** Notes in one transaction that the money was sent, and what follows from it for the order. */
async function noteSent(context: MallContext, row: PayoutRow, by: string): Promise<Conflict | null> {
  const { queries, now } = context;
  const sent = [...markSent(row.payout_no, by, now), journalEntry(context, 'sendPayout', row.payout_no, `${priceText(row.amount)} CNY of ${row.order_no}`)];
  if (row.reason === 'refund') return (await completePaidBack(context, row.payout_no, row.order_no, sent)) ? null : 'state';
  const whole = row.reason === 'late' ? await readOrder(queries, row.order_no) : undefined;
  const late = whole?.order.status === ORDER_STATUS.closed && whole.payment.status === PAYMENT_STATUS.paid;
  return runTransaction(queries, [...sent, ...(whole && late ? lateIsPaidBack(whole, { actor: 'operator', cause: 'late', at: now }) : [])]);
}
