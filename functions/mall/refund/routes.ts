import { REFUND_STATUS } from '~/domain/order/states';
import * as v from 'valibot';
import { CODES } from '~/upstream/contract/base/envelope';
import * as contract from '~/upstream/contract/records/order';
import { assertInTransaction, runTransaction } from '../db/transaction';
import { spendInTransaction } from '../trade/records/spend-in-transaction';
import { KeyTaken, idempotent } from '../trade/idempotent';
import { busy, ownOrder, ownRefund, requireUser, untilDone, wrongState } from '../trade/owned-orders';
import { transition } from '../trade/records/transitions';
import type { LineRow, RefundRow } from '../trade/records/store';
import { refundable } from '../trade/records/order-rules';
import { toRefund } from '../trade/records/wire';
import { priceText } from '../db/stored-amount';
import { sql, type Statement } from '../db/queries';
import { filled, notFound, Refusal } from '../http/refusal';
import { handle, type MallContext } from '../http/route';
import { ending, opening, subjectOf } from '../trade/refunds/refund-statements';
import { REFUND_REQUESTS } from '../user/limits/trade-policies';
import { MESSAGES } from './messages';

/** How often a request is tried while other refunds of the same order are requested. */
const TRIES = 8;

type Payload = Omit<v.InferOutput<typeof contract.applyRefund.payload>, 'idempotencyKey'>;
type Answer = v.InferOutput<typeof contract.applyRefund.data>;

export const refundRoutes = [
  handle(contract.applyRefund, async (payload, context) => {
    const { userCode } = await requireUser(context);
    return idempotent(context, userCode, 'refund', payload, (stored) => v.parse(contract.applyRefund.data, stored), (record) =>
      applyRefund(context, userCode, payload, record));
  }),
  handle(contract.cancelRefund, async ({ refundNo }, context) => {
    const user = await requireUser(context);
    await untilDone(async () => {
      const { refund } = await ownRefund(context, user, refundNo);
      if (refund.status !== REFUND_STATUS.awaitingApproval && refund.status !== REFUND_STATUS.awaitingReturn) {
        throw wrongState(MESSAGES.notCancellable);
      }
      return runTransaction(context.queries, ending(refund, REFUND_STATUS.cancelled, { actor: 'buyer', cause: 'cancelled', at: context.now }));
    });
    return null;
  }),
  handle(contract.shipReturn, async ({ refundNo, carrier, trackingNo }, context) => {
    const user = await requireUser(context);
    await untilDone(async () => {
      const { refund } = await ownRefund(context, user, refundNo);
      if (refund.status !== REFUND_STATUS.awaitingReturn) throw wrongState(MESSAGES.nothingToSendBack);
      return runTransaction(context.queries, [
        ...transition(subjectOf(refund), REFUND_STATUS.awaitingReturn, REFUND_STATUS.awaitingReceipt, { actor: 'buyer', cause: 'sentBack', at: context.now }),
        sql('UPDATE refund SET carrier = ?2, tracking_no = ?3 WHERE refund_no = ?1', refundNo, filled('carrier', carrier), filled('trackingNo', trackingNo)),
      ]);
    });
    return null;
  }),
  handle(contract.listRefunds, async (_, context) => {
    const { userCode } = await requireUser(context);
    const rows = await context.queries.all<RefundRow & Pick<LineRow, 'goods_id' | 'mpn'>>(sql(
      `SELECT refund.*, goods_id, mpn FROM refund JOIN order_line USING (order_no, line_no)
       WHERE user_code = ?1 ORDER BY created_at DESC, refund_no DESC LIMIT 500`,
      userCode,
    ));
    return { rows: rows.map((row) => toRefund(row, row)) };
  }),
];

async function applyRefund(context: MallContext, userCode: string, payload: Payload, record: (answer: Answer) => Statement[]): Promise<Answer> {
  const reason = filled('reason', payload.reason);
  for (let tries = 0; tries < TRIES; tries++) {
    const { order, lines, refunds } = await ownOrder(context, { userCode }, payload.orderNo);
    const line = lines.find(({ goods_id }) => goods_id === payload.goodsId);
    if (!line) throw notFound(MESSAGES.noLine);
    const most = refundable(payload.refundType, line, order, refunds, context.now);
    if (requestsOf(line, refunds) >= REFUND_REQUESTS.perLine) throw new Refusal(CODES.tooMany, MESSAGES.tooOften(REFUND_REQUESTS.perLine));
    if (refunds.length >= mostOf(lines)) throw new Refusal(CODES.tooMany, MESSAGES.tooOftenOfOrder(mostOf(lines)));
    if (payload.qty > most) throw new Refusal(CODES.refund, most > 0 ? MESSAGES.tooMany(most) : MESSAGES.notNow);
    const { refund, statements } = opening(
      context, order, line, { type: payload.refundType, qty: payload.qty, reason }, { actor: 'buyer', cause: 'asked', at: context.now },
    );
    const answer = { refundNo: refund.refund_no, amount: priceText(refund.amount) };
    const conflict = await runTransaction(context.queries, [
      ...record(answer), assertRequests(line, mostOf(lines)), ...statements, ...spendInTransaction([[REFUND_REQUESTS.perAccount, userCode, 1]], context.now),
    ]);
    if (conflict === null) return answer;
    if (conflict === 'key') throw new KeyTaken();
    if (conflict === 'often') throw new Refusal(CODES.tooMany, MESSAGES.tooOftenToday);
  }
  throw busy();
}

/** How many refunds were requested for a line, also those that ended. */
function requestsOf({ line_no }: LineRow, refunds: readonly RefundRow[]): number {
  return refunds.filter((one) => one.line_no === line_no).length;
}

/** How many refunds of an order may be requested. */
function mostOf(lines: readonly LineRow[]): number {
  return lines.length + REFUND_REQUESTS.besides;
}

/** Ends the transaction with the rule `refund` if as many refunds as allowed were requested for a line, or for its order, since it was read. @param ofOrder - how many are allowed for the order */
function assertRequests({ order_no, line_no }: LineRow, ofOrder: number): Statement {
  return assertInTransaction(
    'refund', '(SELECT COUNT(*) FROM refund WHERE order_no = ?1 AND line_no = ?2) < ?3 AND (SELECT COUNT(*) FROM refund WHERE order_no = ?1) < ?4',
    order_no, line_no, REFUND_REQUESTS.perLine, ofOrder,
  );
}
