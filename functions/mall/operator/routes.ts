import { isSameAmount } from '~/domain/numbers/decimal-text';
import { ORDER_STATUS, PAYMENT_STATUS, REFUND_STATUS, REFUND_TYPE } from '~/domain/order/states';
import * as contract from '~/upstream/contract/records/operator';
import type { Statement } from '../db/queries';
import { priceText } from '../db/stored-amount';
import { runTransaction } from '../db/transaction';
import { transition, type TransitionMeta } from '../trade/records/transitions';
import { ownOrder, ownRefund, untilDone, wrongState, type Owner } from '../trade/owned-orders';
import { runDueTransitions } from '../trade/due-transitions';
import { amountDue } from '../trade/records/order-rules';
import { isExpired, takePayment } from '../trade/payments/take-payment';
import { payBack } from '../trade/refunds/pay-back';
import { acceptingReturn, approvingShortfall, ending, returningFreight, subjectOf } from '../trade/refunds/refund-statements';
import { journalEntry, type OperatorAction } from '../http/operator-journal';
import { hasOperatorKey } from '../http/operator-key';
import type { RefundRow, WholeOrder } from '../trade/records/store';
import { badPayload, filled, noSuchCall } from '../http/refusal';
import { handle, type MallContext } from '../http/route';
import { queueRefundMail } from '../outbox/store';
import { accountOfRequest } from '../user/signed-in';
import { MESSAGES } from './messages';
import { ship } from './ship';

interface Operator {
  owner: Owner;
  actor: TransitionMeta['actor'];
  /** The entry of the journal about a change. Buyers of a demonstration leave none. */
  journal(action: OperatorAction, subject: string, detail?: string): Statement[];
}

export const operatorRoutes = [
  handle(contract.shipOrder, async ({ orderNo, carrier, trackingNo, found = [] }, context) => {
    const { owner, actor, journal } = await operatorOf(context);
    const parcel = { carrier: filled('carrier', carrier), trackingNo: filled('trackingNo', trackingNo), found: new Map(found.map(({ goodsId, qty }) => [goodsId, qty])) };
    let refunds: string[] = [];
    await untilDone(async () => {
      const shipped = await ship(context, await ownOrder(context, owner, orderNo), parcel, actor, journal('ship', orderNo, `${parcel.carrier} ${parcel.trackingNo}`));
      ({ refunds } = shipped);
      return shipped.conflict;
    });
    for (const refundNo of refunds) await payBack(context, refundNo, orderNo);
    return null;
  }),
  handle(contract.auditRefund, async ({ refundNo, approve }, context) => {
    const { owner, actor, journal } = await operatorOf(context);
    const meta: TransitionMeta = { actor, cause: approve === 'T' ? 'approved' : 'rejected', at: context.now };
    let orderNo = '';
    await untilDone(async () => {
      const { whole, refund } = await ownRefund(context, owner, refundNo);
      orderNo = whole.order.order_no;
      if (refund.status !== REFUND_STATUS.awaitingApproval) throw wrongState(MESSAGES.refundDecided);
      return runTransaction(context.queries, [
        ...deciding(whole, refund, approve === 'T', meta), ...journal(approve === 'T' ? 'approveRefund' : 'rejectRefund', refundNo),
        queueRefundMail(approve === 'T' ? 'approved' : 'rejected', refundNo, context.now),
      ]);
    });
    if (approve === 'T') await payBack(context, refundNo, orderNo);
    return null;
  }),
  handle(contract.receiveReturn, async ({ refundNo, accept }, context) => {
    const { owner, actor, journal } = await operatorOf(context);
    const meta: TransitionMeta = { actor, cause: accept === 'T' ? 'accepted' : 'rejected', at: context.now };
    let orderNo = '';
    await untilDone(async () => {
      const { whole, refund } = await ownRefund(context, owner, refundNo);
      orderNo = whole.order.order_no;
      if (refund.type !== REFUND_TYPE.returnGoods || refund.status !== REFUND_STATUS.awaitingReceipt) throw wrongState(MESSAGES.noReturn);
      return runTransaction(context.queries, [
        ...(accept === 'T' ? acceptingReturn(refund, meta) : ending(refund, REFUND_STATUS.rejected, meta)), ...journal(accept === 'T' ? 'acceptReturn' : 'rejectReturn', refundNo),
        queueRefundMail(accept === 'T' ? 'accepted' : 'rejected', refundNo, context.now),
      ]);
    });
    if (accept === 'T') await payBack(context, refundNo, orderNo);
    return null;
  }),
  handle(contract.recordPayment, async ({ orderNo, amount }, context) => {
    const { owner, actor, journal } = await operatorOf(context);
    // In a demonstration, buyers do the mall's work on their orders, but they cannot confirm that money has arrived.
    if (owner !== 'operator') throw noSuchCall();
    await untilDone(async () => {
      const whole = await ownOrder(context, owner, orderNo);
      const owed = amountDue(whole.payment, whole.order);
      if (whole.payment.status !== PAYMENT_STATUS.unpaid || whole.order.status === ORDER_STATUS.closed || isExpired(whole.order, context.now) || owed === 0) {
        throw wrongState(MESSAGES.nothingDue);
      }
      const due = priceText(owed);
      if (!isSameAmount(amount, due)) throw badPayload('amount', MESSAGES.wrongAmount(due));
      const { conflict } = await takePayment(context, whole, context.now, { actor, cause: 'transfer', at: context.now }, () => journal('recordPayment', orderNo, `${due} CNY`));
      return conflict;
    });
    return null;
  }),
];

/**
 * Finds out who acts for the mall: an operator with the key, or a buyer of a demonstration, for their own orders.
 * @throws Refusal for any other caller, the same as for a call that does not exist
 */
async function operatorOf(context: MallContext): Promise<Operator> {
  const isOperator = hasOperatorKey(context);
  const account = !isOperator && context.bindings.DEMO === '1' ? await accountOfRequest(context) : undefined;
  if (!isOperator && !account) throw noSuchCall();
  await runDueTransitions(context);
  if (!account) return { owner: 'operator', actor: 'operator', journal: (...entry) => [journalEntry(context, ...entry)] };
  return { owner: { userCode: account.user_code }, actor: 'mall', journal: () => [] };
}

/** Approves or rejects a requested refund. */
function deciding({ order }: WholeOrder, refund: RefundRow, approved: boolean, meta: TransitionMeta): Statement[] {
  if (!approved) return ending(refund, REFUND_STATUS.rejected, meta);
  if (refund.type === REFUND_TYPE.returnGoods) return transition(subjectOf(refund), REFUND_STATUS.awaitingApproval, REFUND_STATUS.awaitingReturn, meta);
  const isUnshipped = order.status === ORDER_STATUS.preparing;
  return [...approvingShortfall(refund, meta, isUnshipped), ...(isUnshipped ? returningFreight(refund) : [])];
}
