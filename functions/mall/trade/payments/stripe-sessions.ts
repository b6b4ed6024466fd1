import { sql, type Queries, type Statement } from '../../db/queries';
import { STRIPE_POLICY } from './stripe-client';

/** A page at Stripe where a buyer pays. Amounts are in millionths of a yuan, times in ms since 1970. */
export interface SessionRow {
  payment_no: string;
  attempt: number;
  /** `null` until Stripe has answered. */
  session_id: string | null;
  url: string;
  request: string;
  amount: number;
  created_at: number;
  expires_at: number;
  status: 'creating' | 'open' | 'closing' | 'processing' | 'done';
}

const COLUMNS = 'payment_no, attempt, session_id, url, request, amount, created_at, expires_at, status';

/** The latest page of a payment. */
export function latestSession(queries: Queries, paymentNo: string): Promise<SessionRow | undefined> {
  return queries.first<SessionRow>(sql(`SELECT ${COLUMNS} FROM stripe_session WHERE payment_no = ?1 ORDER BY attempt DESC LIMIT 1`, paymentNo));
}

/** One page of a payment. */
export function sessionOf(queries: Queries, paymentNo: string, attempt: number): Promise<SessionRow | undefined> {
  return queries.first<SessionRow>(sql(`SELECT ${COLUMNS} FROM stripe_session WHERE payment_no = ?1 AND attempt = ?2`, paymentNo, attempt));
}

/** An order, or its payment. */
type Paid = { orderNo: string } | { paymentNo: string };

/** The number of the payment as SQL, with its value. */
function numberOf(of: Paid): [sql: string, value: string] {
  return 'orderNo' in of ? ['(SELECT payment_no FROM payment WHERE order_no = ?1)', of.orderNo] : ['?1', of.paymentNo];
}

/** The pages of a payment on which it may be paid, or may have been. */
export function liveSessions(queries: Queries, of: Paid): Promise<SessionRow[]> {
  const [number, value] = numberOf(of);
  return queries.all<SessionRow>(sql(
    `SELECT ${COLUMNS} FROM stripe_session WHERE payment_no = ${number} AND status IN ('open', 'closing', 'processing') AND session_id IS NOT NULL ORDER BY attempt`, value,
  ));
}

/** Notes a page that Stripe is about to be asked for. The number of the attempt must be new, or the transaction ends with the rule `number`. */
export function addSession({ payment_no, attempt, request, amount, created_at, expires_at }: SessionRow): Statement {
  return sql(
    `INSERT INTO stripe_session (payment_no, attempt, request, amount, created_at, expires_at, status, check_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'creating', ?7)`,
    payment_no, attempt, request, amount, created_at, expires_at, created_at + STRIPE_POLICY.forgetAfter,
  );
}

/** Notes Stripe's answer. A page that is no longer wanted stays so, and is ended. @returns one row with its status */
export function keepAnswer({ payment_no, attempt }: SessionRow, sessionId: string, url: string, now: number): Statement {
  return sql(
    `UPDATE stripe_session SET session_id = ?3, url = ?4,
       check_at = iif(status = 'creating', min(?5, expires_at), 0), status = iif(status = 'creating', 'open', status)
     WHERE payment_no = ?1 AND attempt = ?2 AND (session_id IS NULL OR session_id = ?3) RETURNING ${COLUMNS}`,
    payment_no, attempt, sessionId, url, now + STRIPE_POLICY.askOpenEvery,
  );
}

/** The pages of an order, or of a payment, are no longer wanted. The schedule ends them at Stripe. */
export function endSessions(of: Paid): Statement {
  const [number, value] = numberOf(of);
  return sql(
    `UPDATE stripe_session SET status = 'closing', check_at = iif(session_id IS NULL, check_at, 0)
     WHERE payment_no = ${number} AND status IN ('creating', 'open')`,
    value,
  );
}

/** Nothing more happens on a page. */
export function sessionDone(sessionId: string): Statement {
  return sql("UPDATE stripe_session SET status = 'done' WHERE session_id = ?1", sessionId);
}

/** A page for which Stripe has given no answer, or none that could be used. */
export function attemptDone({ payment_no, attempt }: SessionRow): Statement {
  return sql("UPDATE stripe_session SET status = 'done' WHERE payment_no = ?1 AND attempt = ?2", payment_no, attempt);
}

/** The buyer has finished on a page, and the money is on its way. */
export function sessionProcessing(sessionId: string, now: number): Statement {
  return sql(
    "UPDATE stripe_session SET status = 'processing', check_at = ?2 WHERE session_id = ?1 AND status <> 'done'", sessionId, now + STRIPE_POLICY.askProcessingEvery,
  );
}

/** Stripe is asked about an open page again later. */
export function askLater(sessionId: string, now: number): Statement {
  return sql(
    "UPDATE stripe_session SET check_at = ?2 WHERE session_id = ?1 AND status = 'open'", sessionId, now + STRIPE_POLICY.askOpenEvery,
  );
}

/** Forgets pages that have ended long ago. @param now - ms since 1970 */
export function forgetSessions(now: number): Statement {
  return sql("DELETE FROM stripe_session WHERE status = 'done' AND created_at <= ?1", now - STRIPE_POLICY.keepSessions);
}
