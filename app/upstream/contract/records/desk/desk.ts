import * as v from 'valibot';
import { ORDER_LIMITS } from '../../../../domain/order/order-policies';
import { PRODUCT_ID_LIMIT } from '../../../../domain/product/product';
import { call } from '../../base/call';
import { count, decimal, flag, moment, optionalText, pageFields, pageOf, text } from '../../base/fields';
import { tiers } from '../goods';
import { orderDetail, orderNo, orderStatus, payMethod, payStatus, refund, refundNo } from '../order';
import { paymentNo } from '../payment';
import { account } from '../user';

/** Calls of the operator's desk, with the header `operator-key`. The header `operator-name`, percent-encoded, says who acts. */

/** Whose a record is. The account is missing if it was removed. */
const owner = { userCode: text, account: optionalText };

const listedOrder = v.object({
  orderNo: text, createTime: moment, orderStatus, payStatus, payMethod, payable: decimal, refunded: decimal, ...owner,
  lineNum: count,
  /** Refunds of the order on which an operator has to decide. */
  openRefunds: count,
});

export const listAllOrders = call({
  name: 'operator/qryOrders', group: 'operator', method: 'POST', policy: 'never', path: 'operator/qryOrders', optional: true,
  payload: v.object({ status: v.optional(orderStatus), account: v.optional(account), ...pageFields }), data: pageOf(listedOrder),
  summary: 'Orders of all buyers, newest first; those with one status oldest first',
});

export const getAnyOrder = call({
  name: 'operator/qryOrder', group: 'operator', method: 'POST', policy: 'never', path: 'operator/qryOrder', optional: true,
  payload: v.object({ /** One of both: buyers quote the number of the payment. */ orderNo: v.optional(orderNo), paymentNo: v.optional(paymentNo) }),
  data: v.object({
    ...orderDetail.entries, ...owner,
    /** What has to be shipped: pieces from the stock, and pieces that are ordered in. */
    picks: v.array(v.object({ goodsId: text, mpn: text, stockNum: count, orderNum: count })),
  }),
  summary: 'An order of any buyer, with what has to be shipped',
});

export const listAllRefunds = call({
  name: 'operator/qryRefunds', group: 'operator', method: 'POST', policy: 'never', path: 'operator/qryRefunds', optional: true,
  payload: v.object({ refundNo: v.optional(refundNo), /** Whether an operator has to decide. */ open: v.optional(flag), ...pageFields }),
  data: pageOf(v.object({ ...refund.entries, ...owner })),
  summary: 'Refunds of all buyers, oldest first: those on which an operator has to decide, the others, or all; one by its number',
});

export const signOutAccount = call({
  name: 'operator/signOutAccount', group: 'operator', method: 'POST', policy: 'never', path: 'operator/signOutAccount', optional: true,
  payload: v.object({ account }), data: v.object({ signIns: count, devices: count }),
  summary: 'Ends all sign-ins of an account, and forgets its devices',
});

/** The maximum number of lines of a stock list. */
export const MOST_STOCK_LINES = 100_000;

export const setStock = call({
  name: 'operator/setStock', group: 'operator', method: 'POST', policy: 'never', path: 'operator/setStock', optional: true,
  bodyLimit: 24 * 1024 * 1024, answerLimit: 24 * 1024 * 1024,
  payload: v.object({
    /** Where the lines come from, for the journal. */
    source: v.pipe(text, v.minLength(1), v.maxLength(200)),
    /** `T`: the lines are checked, and nothing is changed. */
    check: v.optional(flag),
    rows: v.pipe(v.array(v.object({
      /** The number of the line, for faults. */
      line: count,
      /** One of these names the part; the brand tells parts with one number apart. */
      goodsId: v.optional(v.pipe(text, v.maxLength(PRODUCT_ID_LIMIT))), sku: v.optional(v.pipe(text, v.maxLength(100))),
      mpn: v.optional(v.pipe(text, v.maxLength(ORDER_LIMITS.partNumber))), brand: v.optional(v.pipe(text, v.maxLength(100))),
      /** Pieces in the warehouse, with those that orders hold and that are not shipped yet. Absent: not changed. */
      stock: v.optional(v.pipe(count, v.maxValue(ORDER_LIMITS.pieces))),
      /** Absent: not changed. */
      rangePrice: v.optional(tiers),
    })), v.minLength(1), v.maxLength(MOST_STOCK_LINES)),
  }),
  data: v.object({ faults: v.array(v.object({ line: count, field: text, reason: text })), /** Parts that were changed; 0 with faults. */ parts: count }),
  summary: 'Sets stock and prices of parts, all lines or none; tells every fault',
});

export const listOperatorEvents = call({
  name: 'operator/qryEvents', group: 'operator', method: 'POST', policy: 'never', path: 'operator/qryEvents', optional: true,
  payload: v.object({ /** A number, an account or a file. */ subject: v.optional(v.pipe(text, v.maxLength(200))), ...pageFields }),
  data: pageOf(v.object({ eventNo: count, createTime: moment, operator: optionalText, action: text, subject: text, detail: optionalText })),
  summary: 'What operators changed, newest first; all, or about one record',
});
