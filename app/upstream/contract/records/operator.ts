import * as v from 'valibot';
import { ORDER_LIMITS } from '../../../domain/order/order-policies';
import { call } from '../base/call';
import { goodsId } from './cart';
import { count, decimal, flag, moment, optionalText, pageFields, pageOf, text } from '../base/fields';
import { filled, orderNo, refundNo } from './order';

/** Calls of the mall's staff, with the header `operator-key`. In a demonstration buyers make these calls for their own orders. */
export const shipOrder = call({
  name: 'operator/shipOrder', group: 'operator', method: 'POST', path: 'operator/shipOrder', policy: 'never',
  payload: v.object({
    orderNo, carrier: filled(ORDER_LIMITS.carrier), trackingNo: filled(ORDER_LIMITS.trackingNo),
    /** Products of which fewer pieces were found than ordered, with the number found. The buyer's wish decides what happens then. */
    found: v.optional(v.pipe(v.array(v.object({ goodsId, qty: count })), v.maxLength(ORDER_LIMITS.foundShort))),
  }),
  data: v.nullish(v.unknown()), summary: 'Ships an order; what is short is refunded or waited for as the buyer wished',
});

export const auditRefund = call({
  name: 'operator/auditRefund', group: 'operator', method: 'POST', path: 'operator/auditRefund', policy: 'never',
  payload: v.object({ refundNo, approve: flag }), data: v.nullish(v.unknown()), summary: 'Approves or rejects a refund',
});

export const receiveReturn = call({
  name: 'operator/receiveReturn', group: 'operator', method: 'POST', path: 'operator/receiveReturn', policy: 'never',
  payload: v.object({ refundNo, accept: flag }), data: v.nullish(v.unknown()),
  summary: 'The goods of a return have come back: accepted the money is paid back, else it is rejected',
});

/** What a hash in a log line may stand for. */
export const HASHED_KINDS = ['order', 'payment', 'refund', 'invoice', 'feedback', 'user', 'account'] as const;

export const who = call({
  name: 'operator/who', group: 'operator', method: 'POST', path: 'operator/who', policy: 'never', optional: true,
  payload: v.object({ hash: v.pipe(text, v.regex(/^h:[0-9a-f]{16}$/)) }), data: v.object({ kind: v.picklist(HASHED_KINDS), number: text }),
  summary: 'The record or the account that a hash in a log line stands for',
});

export const recordPayment = call({
  name: 'operator/recordPayment', group: 'operator', method: 'POST', path: 'operator/recordPayment', policy: 'never',
  payload: v.object({ orderNo, /** The received amount. It must be exactly the amount due. */ amount: decimal }), data: v.nullish(v.unknown()),
  summary: 'An order was paid by bank transfer',
});

/** Why money goes back: a refund, a payment after its order was closed, a payment that the order does not need: a second one, or one of another amount. */
const reason = v.picklist(['refund', 'late', 'second']);

export const payout = v.object({
  payoutNo: text, orderNo: text, paymentNo: text, reason, amount: decimal, userCode: optionalText, account: optionalText, createTime: moment,
  /** When the money was sent, and by whom; absent if it still has to be sent. */
  sentTime: v.optional(moment), sentBy: optionalText,
});

export const listPayouts = call({
  name: 'operator/qryPayouts', group: 'operator', method: 'POST', policy: 'never', path: 'operator/qryPayouts', optional: true,
  payload: v.object({ sent: v.optional(flag), ...pageFields }), data: pageOf(payout),
  summary: 'Money that goes back to buyers, oldest first: what has to be sent, what is sent, or all',
});

export const payoutSent = call({
  name: 'operator/payoutSent', group: 'operator', method: 'POST', policy: 'never', path: 'operator/payoutSent', optional: true,
  payload: v.object({ payoutNo: v.pipe(text, v.minLength(1), v.maxLength(60)) }), data: v.nullish(v.unknown()),
  summary: 'The money of a payout was sent; its refund is complete. The header operator-name, percent-encoded, says who sent it',
});

/** A payment or a refund that only one side knows: the payment provider, or the mall. */
export const difference = v.object({
  /** Its number at the provider; the number of the payout if the provider has no refund. */
  transactionNo: text, kind: v.picklist(['payment', 'refund']), knownTo: v.picklist(['stripe', 'mall']), paymentNo: optionalText,
  amount: decimal, currency: text, createTime: moment,
  /** When the difference was settled, and by whom; absent if a person still has to look at it. */
  settledTime: v.optional(moment), settledBy: optionalText,
});

export const listDifferences = call({
  name: 'operator/qryDifferences', group: 'operator', method: 'POST', policy: 'never', path: 'operator/qryDifferences', optional: true,
  payload: v.object({ settled: v.optional(flag), ...pageFields }), data: pageOf(difference),
  summary: 'Payments and refunds that only the payment provider or only the mall knows, oldest first',
});

export const settleDifference = call({
  name: 'operator/settleDifference', group: 'operator', method: 'POST', policy: 'never', path: 'operator/settleDifference', optional: true,
  payload: v.object({ transactionNo: v.pipe(text, v.minLength(1), v.maxLength(100)) }), data: v.nullish(v.unknown()),
  summary: 'Somebody has looked at a difference. The header operator-name, percent-encoded, says who',
});
