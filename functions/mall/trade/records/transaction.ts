import { sql, type Queries, type SqlValue, type Statement } from '../../db/queries';

/** The rule that ended a transaction; nothing of the transaction happened. */
export type Conflict =
  /** A state has changed. */
  | 'state'
  /** Stock, price or terms of a product changed since they were validated. */
  | 'stock'
  | 'credit'
  /** What may be refunded changed since it was validated. */
  | 'refund'
  /** The buyer has as many unpaid orders as allowed. */
  | 'unpaid'
  /** The idempotency key, the number or the event id exists already. */
  | 'key' | 'number' | 'event';

/** The rule that each constraint of the tables keeps. */
const CONSTRAINTS: ReadonlyArray<[RegExp, Conflict]> = [
  [/CHECK constraint failed: must_state\b/, 'state'],
  [/CHECK constraint failed: (?:must_stock\b|stock >= 0)/, 'stock'],
  [/CHECK constraint failed: must_credit\b/, 'credit'],
  [/CHECK constraint failed: (?:must_refund\b|refund)/, 'refund'],
  [/CHECK constraint failed: must_unpaid\b/, 'unpaid'],
  [/UNIQUE constraint failed: idempotency\./, 'key'],
  [/UNIQUE constraint failed: (?:trade_order|order_line|payment|refund)\./, 'number'],
  [/UNIQUE constraint failed: payment_event\./, 'event'],
];

/** Ends the transaction with a {@link Conflict} if a condition does not hold. @param condition SQL that is true or false, never NULL */
export function assertInTransaction(reason: 'state' | 'stock' | 'credit' | 'refund' | 'unpaid', condition: string, ...values: SqlValue[]): Statement {
  return sql(`INSERT INTO must (reason) SELECT '${reason}' WHERE NOT (${condition})`, ...values);
}

/**
 * Runs statements in one transaction.
 * @returns the rule that ended it; `null` after success
 * @throws every other error of the database
 */
export async function runTransaction(queries: Queries, statements: Statement[]): Promise<Conflict | null> {
  try {
    await queries.batch(statements);
    return null;
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    const conflict = CONSTRAINTS.find(([pattern]) => pattern.test(text))?.[1];
    if (conflict === undefined) throw error;
    return conflict;
  }
}
