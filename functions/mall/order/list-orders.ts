import type * as v from 'valibot';
import { dayOf } from '~/domain/time/moment';
import { readMoment } from '~/domain/time/written-moment';
import { readOwnNumber } from '~/domain/order/own/own-number';
import { ORDER_TABS, type TimeFilter } from '~/domain/order/order-records';
import type * as contract from '~/upstream/contract/records/order';
import { sql } from '../db/queries';
import type { MallContext } from '../http/route';
import { afterPrefix } from '../search/number-terms';
import { readOrders } from '../trade/records/store';
import { toSummary } from '../trade/records/wire';

type Payload = v.InferOutput<typeof contract.listOrders.payload>;
type Answer = v.InferInput<typeof contract.listOrders.data>;

type Filter = Pick<Payload, 'status' | 'time' | 'keyword'>;

const PAGE_SIZE = 10;

/** An SQL expression behind all texts that begin with the keyword. */
const BEHIND = `?3 || '${afterPrefix('')}'`;

/**
 * SQL condition for listed orders. A keyword is a piece of the order number, or the beginning of a part number in the order; both also as the buyer gave them.
 * Each order is a look-up in an index, since a buyer may have 100,000 lines.
 */
const WANTED = `user_code = ?1 AND created_at >= ?2 AND (?3 = '' OR instr(order_no, ?3) > 0 OR instr(upper(customer_order_no), ?3) > 0
  OR EXISTS (SELECT 1 FROM order_line WHERE order_line.order_no = trade_order.order_no AND upper(mpn) >= ?3 AND upper(mpn) < ${BEHIND})
  OR EXISTS (SELECT 1 FROM order_line WHERE order_line.order_no = trade_order.order_no AND part_ref <> '' AND upper(part_ref) >= ?3 AND upper(part_ref) < ${BEHIND}))`;
/** SQL condition for listed orders with a status, sorted by time: newest first. */
const OF_STATUS = `${WANTED} AND (?4 = 'ALL' OR status = ?4) ORDER BY created_at DESC, order_no DESC`;

/** How many wanted orders there are of each status, and the orders of a page with how many lines each has. */
const COUNTED_AND_LISTED = `WITH wanted AS MATERIALIZED (SELECT order_no, status, created_at FROM trade_order WHERE ${WANTED})
  SELECT status, COUNT(*) AS count, NULL AS order_no, 0 AS lines FROM wanted GROUP BY status
  UNION ALL SELECT * FROM (
    SELECT status, 0, order_no, (SELECT MAX(line_no) FROM order_line WHERE order_line.order_no = wanted.order_no) FROM wanted
    WHERE ?4 = 'ALL' OR status = ?4 ORDER BY created_at DESC, order_no DESC LIMIT ?5 OFFSET ?6
  )`;

/** Reads one page of a user's orders, newest first. For the same period and keyword, it also counts the orders of each status. */
export async function listOrders(context: MallContext, userCode: string, payload: Payload): Promise<Answer> {
  const { queries, now } = context;
  const { status = 'ALL', pageNo = 1, pageSize = PAGE_SIZE, mostLines } = payload;
  const values = valuesOf(context, userCode, payload);
  const found = await queries.all<{ status: Answer['counts'][number]['status']; count: number; order_no: string | null; lines: number }>(
    sql(COUNTED_AND_LISTED, ...values, status, pageSize, (pageNo - 1) * pageSize),
  );
  const counted = found.filter(({ order_no }) => order_no === null);
  const linesOf = new Map(found.flatMap(({ order_no, lines }) => (order_no === null ? [] : [[order_no, lines] as const])));
  const ofStatus = (tab: string) => counted.reduce((sum, row) => (tab === 'ALL' || row.status === tab ? sum + row.count : sum), 0);
  const total = ofStatus(status);
  const orders = await readOrders(queries, [...linesOf.keys()], { mostLines });
  const rows = orders.map((whole) => ({ ...toSummary(whole, now), ...(mostLines === undefined ? {} : { lineCount: linesOf.get(whole.order.order_no) ?? whole.lines.length }) }));
  return {
    page: { pageNo, pageSize, total, totalPage: Math.ceil(total / pageSize), rows },
    counts: ORDER_TABS.map((tab) => ({ status: tab, count: ofStatus(tab) })),
  };
}

/** Reads the order numbers of a whole list, and how many lines each order has. */
export function allListed(context: MallContext, userCode: string, filter: Filter): Promise<Array<{ order_no: string; lines: number }>> {
  return context.queries.all(sql(
    `SELECT order_no, (SELECT COUNT(*) FROM order_line WHERE order_line.order_no = trade_order.order_no) AS lines
     FROM trade_order WHERE ${OF_STATUS}`,
    ...valuesOf(context, userCode, filter), filter.status ?? 'ALL',
  ));
}

function valuesOf(context: MallContext, userCode: string, { time = 'all', keyword = '' }: Filter) {
  return [userCode, since(time, context), upperAscii(readOwnNumber(keyword))] as const;
}

/** Writes a keyword as `upper` of SQLite does, which knows the letters from A to Z only. */
function upperAscii(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Start of the listed period, ms since 1970: the same day three months ago, or 1 January, in the shop's time zone; 0 for all orders. */
function since(time: TimeFilter, { now, timeZone }: MallContext): number {
  if (time === 'all') return 0;
  const today = dayOf(now, timeZone);
  if (time === 'inyear') return readMoment(`${today.slice(0, 4)}-01-01`, timeZone) ?? 0;
  const day = new Date(`${today}T00:00:00Z`);
  const dayOfMonth = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() - 3);
  // If the month does not have that day, the period starts on its last day.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0);
  return readMoment(day.toISOString().slice(0, 10), timeZone) ?? 0;
}
