import * as v from 'valibot';
import { call } from '../base/call';
import { count, decimal, flag, moment, optionalText, rowsOf, text } from '../base/fields';

/** The highest page number that may be requested. */
const MOST_PAGES = 100_000;

/** Why money goes back: a refund, a payment after its order was closed, a second payment of one order. */
const reason = v.picklist(['refund', 'late', 'second']);

export const payout = v.object({
  payoutNo: text, orderNo: text, paymentNo: text, reason, amount: decimal, userCode: optionalText, account: optionalText, createTime: moment,
  /** When the money was sent, and by whom; absent if it still has to be sent. */
  sentTime: v.optional(moment), sentBy: optionalText,
});

/** Calls of the mall's staff, with the header `operator-key`. */
export const listPayouts = call({
  name: 'operator/qryPayouts', group: 'operator', method: 'POST', policy: 'never', path: 'operator/qryPayouts', optional: true,
  payload: v.object({
    sent: v.optional(flag),
    pageNo: v.optional(v.pipe(count, v.minValue(1), v.maxValue(MOST_PAGES))), pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100))),
  }),
  data: v.object({ page: v.object({ pageNo: count, pageSize: count, total: count, totalPage: count, rows: rowsOf(payout) }) }),
  summary: 'Money that goes back to buyers, oldest first: what has to be sent, what is sent, or all',
});

export const payoutSent = call({
  name: 'operator/payoutSent', group: 'operator', method: 'POST', policy: 'never', path: 'operator/payoutSent', optional: true,
  payload: v.object({ payoutNo: v.pipe(text, v.minLength(1), v.maxLength(60)) }), data: v.nullish(v.unknown()),
  summary: 'The money of a payout was sent; its refund is complete. The header operator-name, percent-encoded, says who sent it',
});
