import { ORDER_STATUS, PAYMENT_STATUS } from '~/domain/order/states';
import * as v from 'valibot';
import { CODES } from '~/upstream/contract/base/envelope';
import * as contract from '~/upstream/contract/records/payment';
import { runTransaction } from '../db/transaction';
import { spendInTransaction } from '../trade/records/spend-in-transaction';
import { KeyTaken, idempotent } from '../trade/idempotent';
import { busy, ownOrder, requireUser, wrongState } from '../trade/owned-orders';
import type { WholeOrder } from '../trade/records/store';
import { amountDue } from '../trade/records/order-rules';
import { toPayment } from '../trade/records/wire';
import { sql, type Statement } from '../db/queries';
import { badPayload, notFound, Refusal } from '../http/refusal';
import { FIELD_MESSAGES } from '../http/messages';
import { handle, type MallContext } from '../http/route';
import { receiveCallback } from '../trade/payments/callbacks';
import { transferLines, waysToPay, type PayWay } from '../trade/payments/pay-ways';
import { isExpired } from '../trade/payments/take-payment';
import { LATE_BY, testProvider } from '../trade/payments/test-provider';
import { receiveStripe } from '../trade/stripe/receive-stripe';
import { askAfterReturn } from '../trade/stripe/settle-session';
import { startCheckout } from '../trade/stripe/start-checkout';
import { PAYMENT_STARTS } from '../user/limits/trade-policies';
import { choosingTransfer } from './choose-transfer';
import { MESSAGES } from './messages';

/** Whether an order can be paid now. An order on account can also be paid after delivery. @param now - ms since 1970 */
function isOpen({ order, payment }: WholeOrder, now: number): boolean {
  return payment.status === PAYMENT_STATUS.unpaid && order.status !== ORDER_STATUS.closed && order.status !== ORDER_STATUS.awaitingApproval
    && order.payable > order.refunded && !isExpired(order, now);
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

/** Uses one start of a payment. */
function spendStart({ now }: MallContext, { order }: WholeOrder): Statement[] {
  return spendInTransaction([[PAYMENT_STARTS, order.user_code, 1]], now);
}

function waysOf({ bindings }: MallContext, { payment, order }: WholeOrder): PayWay[] {
  return waysToPay(bindings, amountDue(payment, order));
}

interface Start {
  payBy?: PayWay | undefined;
  paidUrl?: string | undefined;
  cancelUrl?: string | undefined;
}

/** Makes the first steps of a payment. @returns the address at which to pay, absent for a bank transfer, and the statements that are left to run */
async function begin(context: MallContext, whole: WholeOrder, { payBy, paidUrl, cancelUrl }: Start): Promise<{ payUrl?: string; more: Statement[] }> {
  const ways = waysOf(context, whole);
  const way = payBy ?? ways[0];
  if (way === undefined || !ways.includes(way)) throw wrongState(MESSAGES.notOffered);
  switch (way) {
    case 'test': {
      const payUrl = testProvider(context.bindings)?.payUrl(whole.payment.payment_no);
      return { ...(payUrl === undefined ? {} : { payUrl }), more: spendStart(context, whole) };
    }
    case 'transfer':
      return { more: [...spendStart(context, whole), ...choosingTransfer(context.bindings, whole)] };
    case 'stripe':
      if (paidUrl === undefined) throw badPayload('paidUrl', FIELD_MESSAGES.missing);
      if (cancelUrl === undefined) throw badPayload('cancelUrl', FIELD_MESSAGES.missing);
      // Stripe is asked only by those who may start a payment.
      if ((await runTransaction(context.queries, spendStart(context, whole))) === 'often') throw tooOften();
      return { payUrl: await startCheckout(context, whole, { paidUrl, cancelUrl }), more: [] };
  }
}

export const paymentRoutes = [
  handle(contract.startPayment, async (payload, context) => {
    const user = await requireUser(context);
    return idempotent(context, user.userCode, 'payment', payload, (stored) => v.parse(contract.startPayment.data, stored), async (record) => {
      const whole = await ownOrder(context, user, payload.orderNo);
      if (!isOpen(whole, context.now)) throw notOpen(whole);
      const { more, ...way } = await begin(context, whole, payload);
      const answer = { paymentNo: whole.payment.payment_no, ...way };
      // A chosen way may be left and chosen again, so its answer is not kept: an old one might name a page that has ended. Choosing twice changes nothing.
      const kept = payload.payBy === undefined ? record(answer) : [];
      const left = [...kept, ...more];
      const conflict = left.length > 0 ? await runTransaction(context.queries, left) : null;
      if (conflict === 'key') throw new KeyTaken();
      if (conflict === 'often') throw tooOften();
      if (conflict === 'state') throw busy();
      return answer;
    });
  }),
  handle(contract.getPayment, async ({ paymentNo, returned }, context) => {
    const before = await ownPayment(context, paymentNo);
    // A buyer who has paid for an order that had closed meanwhile must learn that the money goes back.
    const asks = returned === 'T' && before.payment.status === PAYMENT_STATUS.unpaid && (await runTransaction(context.queries, spendStart(context, before))) === null;
    const pending = asks && (await askAfterReturn(context, paymentNo));
    const whole = asks ? await ownPayment(context, paymentNo) : before;
    const { bindings, now } = context;
    const shown = { payment: toPayment(whole.payment, whole.order), currency: 'CNY' as const, ...(pending || whole.payment.pending === 1 ? { payPending: 'T' as const } : {}) };
    if (!isOpen(whole, now)) return { ...shown, open: 'F' as const };
    const ways = waysOf(context, whole);
    const payUrl = testProvider(bindings)?.payUrl(paymentNo);
    const byTransfer = whole.payment.pay_by === 'transfer' || ways.length === 1 ? ways.includes('transfer') : false;
    const lines = transferLines(bindings);
    return {
      ...shown, open: 'T' as const, ...(payUrl === undefined ? {} : { payUrl }), ...(byTransfer ? { byTransfer: 'T' as const } : {}),
      ...(ways.includes('stripe') ? { ways: ways.filter((way) => way !== 'test') } : {}),
      ...(lines.length > 0 && ways.includes('transfer') ? { transferTo: lines } : {}),
    };
  }),
  handle(contract.testPayment, async ({ paymentNo, outcome }, context) => {
    const { bindings, queries, now } = context;
    const provider = testProvider(bindings);
    const whole = await ownPayment(context, paymentNo);
    if (!provider) throw notFound(MESSAGES.noPayment);
    if (!isOpen(whole, now)) throw notOpen(whole);
    if ((await runTransaction(queries, spendStart(context, whole))) === 'often') throw tooOften();
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
  handle(contract.stripeCallback, async (signed, context) => {
    await receiveStripe(context, signed);
    return null;
  }),
];
