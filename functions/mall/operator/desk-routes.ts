import * as contract from '~/upstream/contract/records/desk/desk';
import { pageOfRows } from '../db/page-of-rows';
import { answerPage } from '../http/answer-page';
import { operatorName } from '../http/operator-key';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { runDueTransitions } from '../trade/due-transitions';
import { ownOrder } from '../trade/owned-orders';
import { MESSAGES as TRADE_MESSAGES } from '../trade/messages';
import { orderNoOfPayment, readEvents } from '../trade/records/store';
import { momentText, toDetail } from '../trade/records/wire';
import { accountNamed, accountOfUser } from '../user/store/accounts';
import { pageOfOrders, pageOfRefunds, picksOf } from './all-orders';
import { MESSAGES } from './messages';
import { setStock } from './stock/set-stock';

interface EventRow {
  number: number;
  at: number;
  operator: string;
  action: string;
  subject: string;
  detail: string;
}

/** What operators read of all buyers, their journal, and the stock (README, "Desk"). */
export const deskRoutes = [
  handle(contract.listAllOrders, async ({ status, account, ...page }, context) => {
    operatorName(context);
    await runDueTransitions(context);
    const buyer = account === undefined ? undefined : await accountNamed(context.queries, account);
    if (account !== undefined && !buyer) throw notFound(MESSAGES.noAccount);
    return answerPage(page, (wanted) => pageOfOrders(context.queries, { status, userCode: buyer?.user_code }, wanted));
  }),
  handle(contract.getAnyOrder, async ({ orderNo: given, paymentNo }, context) => {
    operatorName(context);
    await runDueTransitions(context);
    const orderNo = given ?? (await orderNoOfPayment(context.queries, paymentNo ?? '')) ?? '';
    const whole = await ownOrder(context, 'operator', orderNo);
    const buyer = await accountOfUser(context.queries, whole.order.user_code);
    return {
      ...toDetail(whole, await readEvents(context.queries, orderNo), context.now, false),
      userCode: whole.order.user_code, ...(buyer ? { account: buyer.account } : {}), picks: picksOf(whole),
    };
  }),
  handle(contract.listAllRefunds, async ({ refundNo, open, ...page }, context) => {
    operatorName(context);
    await runDueTransitions(context);
    const answer = await answerPage(page, (wanted) => pageOfRefunds(context.queries, { refundNo, open: open && open === 'T' }, wanted));
    if (refundNo !== undefined && answer.page.total === 0) throw notFound(TRADE_MESSAGES.noRefund);
    return answer;
  }),
  handle(contract.listOperatorEvents, async ({ subject, ...page }, context) => {
    operatorName(context);
    return answerPage(page, async (wanted) => {
      const { total, rows } = await pageOfRows<EventRow>(context.queries, {
        columns: '*', table: 'operator_event', where: [['subject = ?', subject]], order: 'number DESC',
      }, wanted);
      return { total, rows: rows.map(({ number, at, ...event }) => ({ eventNo: number, createTime: momentText(at), ...event })) };
    });
  }),
  handle(contract.setStock, setStock),
];
