import type * as v from 'valibot';
import { readMoment, dayOf } from '~/domain/moment';
import { ORDER_TABS, type TimeFilter } from '~/domain/order/order';
import type * as contract from '~/upstream/contract/order';
import { sql } from '../queries';
import type { MallContext } from '../route';
import { readOrders } from './store';
import { toSummary } from './wire';

type Payload = v.InferOutput<typeof contract.listOrders.payload>;
type Answer = v.InferInput<typeof contract.listOrders.data>;

const PAGE_SIZE = 10;

/** One page of a user's orders, newest first, and how many there are of each status within the time and the search. */
export async function listOrders(context: MallContext, userCode: string, payload: Payload): Promise<Answer> {
  const { queries, now } = context;
  const { status = 'ALL', pageNo = 1, pageSize = PAGE_SIZE } = payload;
  const keyword = (payload.keyword ?? '').trim().toUpperCase();
  // A search may name the order itself or the beginning of a part number in it.
  const wanted = `user_code = ?1 AND created_at >= ?2 AND (?3 = '' OR instr(order_no, ?3) > 0 OR EXISTS (
    SELECT 1 FROM order_line WHERE order_line.order_no = trade_order.order_no AND upper(substr(mpn, 1, length(?3))) = ?3))`;
  const values = [userCode, since(payload.time ?? 'all', context), keyword] as const;
  const [counted = [], page = []] = await queries.batch<{ status: Answer['counts'][number]['status']; count: number; order_no: string }>([
    sql(`SELECT status, COUNT(*) AS count FROM trade_order WHERE ${wanted} GROUP BY status`, ...values),
    sql(
      `SELECT order_no FROM trade_order WHERE ${wanted} AND (?4 = 'ALL' OR status = ?4)
       ORDER BY created_at DESC, order_no DESC LIMIT ?5 OFFSET ?6`,
      ...values, status, pageSize, (pageNo - 1) * pageSize,
    ),
  ]);
  const ofStatus = (tab: string) => counted.reduce((sum, row) => (tab === 'ALL' || row.status === tab ? sum + row.count : sum), 0);
  const total = ofStatus(status);
  const orders = await readOrders(queries, page.map(({ order_no }) => order_no));
  return {
    page: { pageNo, pageSize, total, totalPage: Math.ceil(total / pageSize), rows: orders.map((whole) => toSummary(whole, now)) },
    counts: ORDER_TABS.map((tab) => ({ status: tab, count: ofStatus(tab) })),
  };
}

/** From when on orders are listed, ms since 1970: three months back to the day, or this year in the shop's zone. */
function since(time: TimeFilter, { now, timeZone }: MallContext): number {
  if (time === 'all') return 0;
  const today = dayOf(now, timeZone);
  if (time === 'inyear') return readMoment(`${today.slice(0, 4)}-01-01`, timeZone) ?? 0;
  const day = new Date(`${today}T00:00:00Z`);
  const dayOfMonth = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() - 3);
  // Of a month without that day, its last one.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0);
  return readMoment(day.toISOString().slice(0, 10), timeZone) ?? 0;
}
