import { ORDER_STATUS, PAYMENT_STATUS } from '~/domain/order/states';
import * as v from 'valibot';
import { CODES } from '~/upstream/contract/base/envelope';
import * as contract from '~/upstream/contract/records/payment';
import { runTransaction } from '../trade/records/transaction';
import { spendInTransaction } from '../trade/records/spend-in-transaction';
import { KeyTaken, idempotent } from '../trade/idempotent';
import { ownOrder, requireUser, wrongState } from '../trade/owned-orders';
import type { WholeOrder } from '../trade/records/store';
import { toPayment } from '../trade/records/wire';
import { sql } from '../db/queries';
import { notFound, Refusal } from '../http/refusal';
import { handle, type MallContext } from '../http/route';
import { receiveCallback } from '../trade/payments/callbacks';
import { LATE_BY, testProvider } from '../trade/payments/test-provider';
import { PAYMENT_STARTS } from '../user/limits/trade-policies';
import { MESSAGES } from './messages';

/** Whether an order can be paid now. An order on account can also be paid after delivery. */
function isOpen({ order, payment }: WholeOrder): boolean {
  return payment.status === PAYMENT_STATUS.unpaid && order.status !== ORDER_STATUS.closed && order.status !== ORDER_STATUS.awaitingApproval && order.payable > order.refunded;
}

function notOpen({ payment }: WholeOrder): Refusal {
  return wrongState(payment.status === PAYMENT_STATUS.paid ? MESSAGES.paidAlready : MESSAGES.nothingDue);
}

function tooOften(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooOften);
}

async function ownPayment(context: MallContext, paymentNo: string): Promise<WholeOrder> {
  const user = await requireUser(context);
  const row = await context.queries.first<{ order_no: string }>(sql(
    'SELECT order_no FROM payment JOIN trade_order USING (order_no) WHERE payment_no = ?1 AND user_code = ?2', paymentNo, user.userCode,
  ));
  if (!row) throw notFound(MESSAGES.noPayment);
  return ownOrder(context, user, row.order_no);
}

export const paymentRoutes = [
  handle(contract.startPayment, async (payload, context) => {
    const user = await requireUser(context);
    return idempotent(context, user.userCode, 'payment', payload, (stored) => v.parse(contract.startPayment.data, stored), async (record) => {
      const whole = await ownOrder(context, user, payload.orderNo);
      if (!isOpen(whole)) throw notOpen(whole);
      const { payment_no: paymentNo } = whole.payment;
      const payUrl = testProvider(context.bindings)?.payUrl(paymentNo);
      const answer = { paymentNo, ...(payUrl === undefined ? {} : { payUrl }) };
      const conflict = await runTransaction(context.queries, [...record(answer), ...spendInTransaction([[PAYMENT_STARTS, user.userCode, 1]], context.now)]);
      if (conflict === 'key') throw new KeyTaken();
      if (conflict === 'often') throw tooOften();
      return answer;
    });
  }),
  handle(contract.getPayment, async ({ paymentNo }, context) => {
    const whole = await ownPayment(context, paymentNo);
    const shown = { payment: toPayment(whole.payment, whole.order), currency: 'CNY' as const };
    if (!isOpen(whole)) return { ...shown, open: 'F' as const };
    const payUrl = testProvider(context.bindings)?.payUrl(paymentNo);
    return { ...shown, open: 'T' as const, ...(payUrl === undefined ? { byTransfer: 'T' as const } : { payUrl }) };
  }),
  handle(contract.testPayment, async ({ paymentNo, outcome }, context) => {
    const { bindings, queries, now } = context;
    const provider = testProvider(bindings);
    const whole = await ownPayment(context, paymentNo);
    if (!provider) throw notFound(MESSAGES.noPayment);
    if (!isOpen(whole)) throw notOpen(whole);
    if ((await runTransaction(queries, spendInTransaction([[PAYMENT_STARTS, whole.order.user_code, 1]], now))) === 'often') throw tooOften();
    if (outcome === 'delay') {
      await queries.run(sql('INSERT INTO test_delivery (payment_no, due_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING', paymentNo, now + LATE_BY));
      return null;
    }
    await receiveCallback(context, await provider.callback(whole, outcome === 'pay' ? 'paid' : 'failed', now));
    if (outcome === 'fail') throw new Refusal(CODES.state, MESSAGES.failed);
    return null;
  }),
  handle(contract.paymentCallback, async (signed, context) => {
    await receiveCallback(context, signed);
    return null;
  }),
];
