import { HASHED_KINDS, who } from '~/upstream/contract/records/operator';
import { sql, type Queries } from '../db/queries';
import { operatorName } from '../http/operator-key';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { createHasher, type Hasher } from '../log/hasher';
import { MESSAGES } from './messages';

type Kind = (typeof HASHED_KINDS)[number];

/** Where the numbers of each kind are: the table, the key in whose order it is read, and the number. */
const PLACES: Record<Kind, [table: string, key: string, number: string]> = {
  order: ['trade_order', 'order_no', 'order_no'],
  payment: ['payment', 'payment_no', 'payment_no'],
  refund: ['refund', 'refund_no', 'refund_no'],
  invoice: ['trade_order', 'order_no', 'invoice_no'],
  feedback: ['feedback', 'feedback_no', 'feedback_no'],
  user: ['account', 'user_code', 'user_code'],
  account: ['account', 'user_code', 'account'],
};

/** Rows of one statement. */
const PAGE = 5_000;
/** Greater than every number. */
const END = '\uffff';

/** Finds what a hash in a log line stands for (README, "Logs"). It hashes the numbers of all records, the newest of each kind first. */
export const whoRoutes = [
  handle(who, async ({ hash }, context) => {
    operatorName(context);
    const { LOG_KEY: key } = context.bindings;
    if (!key) throw notFound(MESSAGES.noLogKey);
    const hasher = createHasher(key);
    for (const kind of HASHED_KINDS) {
      const number = await findHashed(context.queries, kind, hasher, hash);
      if (number !== undefined) return { kind, number };
    }
    throw notFound(MESSAGES.noSuchHash);
  }),
];

/** The number of a kind that has a hash. @returns `undefined` if none has it */
async function findHashed(queries: Queries, kind: Kind, hasher: Hasher, hash: string): Promise<string | undefined> {
  const [table, key, number] = PLACES[kind];
  for (let before: string | undefined = END; before !== undefined; ) {
    const rows: Array<{ key: string; number: string | null }> = await queries.all(sql(
      `SELECT ${key} AS key, ${number} AS number FROM ${table} WHERE ${key} < ?1 ORDER BY ${key} DESC LIMIT ?2`, before, PAGE,
    ));
    const found = rows.find((row) => row.number !== null && hasher(row.number) === hash);
    if (found?.number) return found.number;
    before = rows.length < PAGE ? undefined : rows.at(-1)?.key;
  }
  return undefined;
}
