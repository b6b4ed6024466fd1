import { OVERDUE_FLAG, type OverdueFlag } from '~/domain/order/states';
import * as contract from '~/upstream/contract/records/order';
import { dueAt, overdueFlag } from '../trade/records/order-rules';
import { momentText } from '../trade/records/wire';
import { runDueTransitions } from '../trade/due-transitions';
import type { OrderRow } from '../trade/records/store';
import { priceText } from '../db/stored-amount';
import { sql } from '../db/queries';
import { handle } from '../http/route';
import { signedIn } from '../user/signed-in';
import { UNPAID_ON_ACCOUNT } from './credit';

/** What is read of an order. A buyer may have thousands of them unpaid. */
const COLUMNS = ['order_no', 'created_at', 'payable', 'refunded', 'payment_method', 'payment_status', 'received_at'] as const satisfies ReadonlyArray<keyof OrderRow>;
/** How many unpaid orders are listed, those that are due first. */
const LISTED = 500;

export const accountPeriodRoutes = [
  handle(contract.getAccountPeriod, async (_, context) => {
    const { user_code, credit_limit } = await signedIn(context);
    await runDueTransitions(context);
    const { queries, now } = context;
    const rows = await queries.all<Pick<OrderRow, (typeof COLUMNS)[number]>>(sql(
      `SELECT ${COLUMNS.join(', ')} FROM trade_order WHERE user_code = ?1 AND ${UNPAID_ON_ACCOUNT} AND payable > refunded ORDER BY created_at`, user_code,
    ));
    const orders = rows
      .map((order) => ({ order, owed: order.payable - order.refunded, due: dueAt(order), flag: overdueFlag(order, now) }))
      .sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || a.order.created_at - b.order.created_at);
    const sumOf = (some: typeof orders) => some.reduce((sum, { owed }) => sum + owed, 0);
    const used = sumOf(orders);
    const overdue = orders.filter(({ flag }) => flag === OVERDUE_FLAG.overdue);
    const overall: OverdueFlag = overdue.length > 0 ? OVERDUE_FLAG.overdue : OVERDUE_FLAG.onTime;
    return {
      limit: priceText(credit_limit), used: priceText(used), free: priceText(Math.max(0, credit_limit - used)), overdue: priceText(sumOf(overdue)),
      overdueFlag: overall,
      orders: orders.slice(0, LISTED).map(({ order, owed, due, flag }) => ({
        orderNo: order.order_no, createTime: momentText(order.created_at), owed: priceText(owed), overdueFlag: flag,
        ...(due === null ? {} : { dueTime: momentText(due) }),
      })),
    };
  }),
];
