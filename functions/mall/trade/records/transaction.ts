import { sql, type Queries, type SqlValue, type Statement } from '../../db/queries';

/** A rule that a transaction would have broken; then nothing of it happened. */
export type Broken =
  /** A state is not the one that the change starts from. */
  | 'state'
  /** Stock, price or terms of a part are not those that were judged. */
  | 'stock'
  | 'credit'
  /** What may be refunded is not what was judged. */
  | 'refund'
  /** As many unpaid orders as one buyer may have. */
  | 'unpaid'
  /** The idempotency key, the number or the event id is there already. */
  | 'key' | 'number' | 'event';

/** Which rule stands behind a constraint of the tables. */
const CONSTRAINTS: ReadonlyArray<[RegExp, Broken]> = [
  [/CHECK constraint failed: must_state\b/, 'state'],
  [/CHECK constraint failed: (?:must_stock\b|stock >= 0)/, 'stock'],
  [/CHECK constraint failed: must_credit\b/, 'credit'],
  [/CHECK constraint failed: (?:must_refund\b|refund)/, 'refund'],
  [/CHECK constraint failed: must_unpaid\b/, 'unpaid'],
  [/UNIQUE constraint failed: idempotency\./, 'key'],
  [/UNIQUE constraint failed: (?:trade_order|order_line|payment|refund)\./, 'number'],
  [/UNIQUE constraint failed: payment_event\./, 'event'],
];

/** Ends the transaction with {@link Broken} where a condition does not hold. @param condition SQL that is true or false, never NULL */
export function must(reason: 'state' | 'stock' | 'credit' | 'refund' | 'unpaid', condition: string, ...values: SqlValue[]): Statement {
  return sql(`INSERT INTO must (reason) SELECT '${reason}' WHERE NOT (${condition})`, ...values);
}

/**
 * Runs statements in one transaction.
 * @returns the rule that ended it, and then nothing happened; `null`: all is done
 * @throws what is no broken rule
 */
export async function attempt(queries: Queries, statements: Statement[]): Promise<Broken | null> {
  try {
    await queries.batch(statements);
    return null;
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    const broken = CONSTRAINTS.find(([pattern]) => pattern.test(text))?.[1];
    if (broken === undefined) throw error;
    return broken;
  }
}
