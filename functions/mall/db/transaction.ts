import { sql, type Queries, type SqlValue, type Statement } from './queries';

/** The rule that ended a transaction. The transaction changed nothing. */
export type Conflict =
  /** A state has changed. */
  | 'state'
  /** Stock, price or terms of a product changed since they were validated. */
  | 'stock'
  | 'credit'
  /** The pieces or the amount that can be refunded changed since they were validated. */
  | 'refund'
  /** The buyer has as many unpaid orders as allowed. */
  | 'unpaid'
  /** The unpaid orders of a new buyer amount to more than allowed. */
  | 'owed'
  /** New buyers hold more of a product's stock than allowed. */
  | 'held'
  /** An account or an address has used up an allowance. */
  | 'often'
  /** The user has as many records of a kind as allowed. */
  | 'full'
  /** The record is too large. */
  | 'size'
  /** The idempotency key, the number or the event id exists already. */
  | 'key' | 'number' | 'event';

/** The error message of each constraint of the tables, and the rule that the constraint keeps. */
const CONSTRAINTS: ReadonlyArray<[RegExp, Conflict]> = [
  [/CHECK constraint failed: must_state\b/, 'state'],
  [/CHECK constraint failed: (?:must_stock\b|stock >= 0)/, 'stock'],
  [/CHECK constraint failed: must_credit\b/, 'credit'],
  [/CHECK constraint failed: (?:must_refund\b|refund)/, 'refund'],
  [/CHECK constraint failed: must_unpaid\b/, 'unpaid'],
  [/CHECK constraint failed: must_owed\b/, 'owed'],
  [/CHECK constraint failed: must_held\b/, 'held'],
  [/CHECK constraint failed: must_often\b/, 'often'],
  [/CHECK constraint failed: must_full\b/, 'full'],
  [/CHECK constraint failed: must_size\b/, 'size'],
  [/UNIQUE constraint failed: idempotency\./, 'key'],
  [/UNIQUE constraint failed: (?:trade_order|order_line|payment|refund|payout|feedback|stripe_session)\./, 'number'],
  [/UNIQUE constraint failed: payment_event\./, 'event'],
];

type Asserted = 'state' | 'stock' | 'credit' | 'refund' | 'unpaid' | 'owed' | 'held' | 'often' | 'full' | 'size';

/** Ends the transaction with a {@link Conflict} if a condition does not hold. @param condition - SQL that is true or false, never NULL */
export function assertInTransaction(reason: Asserted, condition: string, ...values: SqlValue[]): Statement {
  return sql(`INSERT INTO must (reason) SELECT '${reason}' WHERE NOT (${condition})`, ...values);
}

/**
 * Runs statements in one transaction.
 * @returns the rule that ended the transaction; `null` after success
 * @throws any other error of the database
 */
export async function runTransaction(queries: Queries, statements: Statement[]): Promise<Conflict | null> {
  const { conflict = null } = await runTransactionWithRows(queries, statements);
  return conflict;
}

/**
 * Runs statements in one transaction.
 * @returns the rows of each statement, or the rule that ended the transaction
 * @throws any other error of the database
 */
export async function runTransactionWithRows<Row>(
  queries: Queries, statements: Statement[],
): Promise<{ rows: Row[][]; conflict?: undefined } | { conflict: Conflict; rows?: undefined }> {
  try {
    return { rows: await queries.batch<Row>(statements) };
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    const conflict = CONSTRAINTS.find(([pattern]) => pattern.test(text))?.[1];
    if (conflict === undefined) throw error;
    return { conflict };
  }
}
