import type { Stripe } from 'stripe';
import { sql, type Queries, type Statement } from '../../db/queries';
import { millionths } from '../../db/stored-amount';
import { currentLog } from '../../log/log';
import type { JobContext } from '../../http/route';
import { ofFen } from '../payments/fen';
import type { ProviderEvent } from '../payments/provider';

/** A payment or a refund that only one side knows. */
export interface Difference {
  /** Of the payment or refund at Stripe; the number of the payout if Stripe has no refund. */
  transactionNo: string;
  kind: 'payment' | 'refund';
  knownTo: 'stripe' | 'mall';
  /** Empty if it names none. */
  paymentNo: string;
  /** In millionths of the currency. */
  amount: number;
  currency: string;
}

/** A row of the list. Times are ms since 1970. */
export interface DifferenceRow {
  transaction_no: string;
  kind: Difference['kind'];
  known_to: Difference['knownTo'];
  payment_no: string;
  amount: number;
  currency: string;
  found_at: number;
  /** `null`: a person still has to look at it. */
  settled_at: number | null;
  settled_by: string;
}

/** Who settled a difference that went away by itself. */
const CLOCK = 'clock';

/** Lists what only one side knows, for the operator, and writes it into the log once. */
export async function noteDifference({ queries, now }: Pick<JobContext, 'queries' | 'now'>, one: Difference): Promise<void> {
  const added = await queries.run(sql(
    `INSERT INTO payment_difference (transaction_no, kind, known_to, payment_no, amount, currency, found_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
     ON CONFLICT (transaction_no) DO NOTHING`,
    one.transactionNo, one.kind, one.knownTo, one.paymentNo, one.amount, one.currency, now,
  ));
  if (added > 0) currentLog().failed({ event: 'payment_difference', kind: one.kind, knownTo: one.knownTo, paymentNo: one.paymentNo });
}

/** A payment that Stripe knows, and that matches none of ours. */
export function unknownPayment({ transactionNo, paymentNo, amount, currency }: ProviderEvent): Difference {
  return { transactionNo, kind: 'payment', knownTo: 'stripe', paymentNo, amount: millionths(amount), currency };
}

/** A refund that the mall has sent, and that has not reached the buyer. */
export function lostRefund({ metadata, amount, currency }: Stripe.Refund): Difference {
  return { transactionNo: metadata?.['payoutNo'] ?? '', kind: 'refund', knownTo: 'mall', paymentNo: '', amount: ofFen(amount), currency: currency.toUpperCase() };
}

/** Settles payments that the mall has taken since they were listed. @param now - ms since 1970 */
export function settleTaken(now: number): Statement {
  return sql(
    `UPDATE payment_difference SET settled_at = ?1, settled_by = '${CLOCK}' WHERE settled_at IS NULL AND kind = 'payment' AND known_to = 'stripe'
       AND EXISTS (SELECT 1 FROM payment_event WHERE payment_event.payment_no = payment_difference.payment_no
         AND payment_event.transaction_no = payment_difference.transaction_no AND outcome IN ('taken', 'late', 'second'))`,
    now,
  );
}

/** Notes that an operator has looked at a difference. @returns whether it was open @param now - ms since 1970 */
export async function settleDifference(queries: Queries, transactionNo: string, by: string, now: number): Promise<boolean> {
  return (await queries.run(sql(
    'UPDATE payment_difference SET settled_at = ?2, settled_by = ?3 WHERE transaction_no = ?1 AND settled_at IS NULL', transactionNo, now, by,
  ))) > 0;
}

/** Whether there is a difference with this number, open or settled. */
export async function hasDifference(queries: Queries, transactionNo: string): Promise<boolean> {
  return (await queries.first(sql('SELECT 1 AS found FROM payment_difference WHERE transaction_no = ?1', transactionNo))) !== undefined;
}

/** Reads one page of differences, oldest first. @param settled - `undefined`: all of them */
export async function pageOfDifferences(
  queries: Queries, settled: boolean | undefined, { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ total: number; rows: DifferenceRow[] }> {
  const where = settled === undefined ? 'TRUE' : `settled_at IS ${settled ? 'NOT NULL' : 'NULL'}`;
  const { rows: [rows = []], last: [counted] } = await queries.batchWith<DifferenceRow, { total: number }>(
    [sql(`SELECT * FROM payment_difference WHERE ${where} ORDER BY found_at, transaction_no LIMIT ?1 OFFSET ?2`, pageSize, (pageNo - 1) * pageSize)],
    sql(`SELECT COUNT(*) AS total FROM payment_difference WHERE ${where}`),
  );
  return { total: counted?.total ?? 0, rows };
}
