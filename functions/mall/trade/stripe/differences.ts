import type { Stripe } from 'stripe';
import { pageOfRows, type FoundPage, type Page } from '../../db/page-of-rows';
import { sql, type Queries, type Statement } from '../../db/queries';
import { millionths } from '../../db/stored-amount';
import { currentLog } from '../../log/log';
import type { JobContext } from '../../http/route';
import { stripeMoney } from '../payments/fen';
import type { ProviderEvent } from '../payments/provider';
import { isLost } from '../payments/stripe-refunds';
import { assertInTransaction } from '../../db/transaction';

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
export async function noteDifference({ queries, now }: JobContext, one: Difference): Promise<void> {
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

/** Lists a refund that the mall has sent, if it has not reached the buyer. One that failed at once is not: it stands in the list of payouts. */
export async function noteLostRefund(context: JobContext, { status, metadata, amount, currency }: Stripe.Refund): Promise<void> {
  const { shop, payoutNo = '' } = metadata ?? {};
  if (!isLost(status) || shop !== context.bindings.PRODUCT) return;
  const sent = await context.queries.first<{ payment_no: string }>(sql(
    "SELECT payment_no FROM payout WHERE payout_no = ?1 AND provider = 'stripe' AND sent_at IS NOT NULL", payoutNo,
  ));
  if (!sent) return;
  await noteDifference(context, {
    transactionNo: payoutNo, kind: 'refund', knownTo: 'mall', paymentNo: sent.payment_no, ...amountAtStripe(amount, currency),
  });
}

/** An amount of Stripe as it stands in the list. @param units - a whole number of the smallest unit of the currency */
export function amountAtStripe(units: number, code: string): Pick<Difference, 'amount' | 'currency'> {
  const { amount, currency } = stripeMoney(units, code);
  return { amount: millionths(amount), currency };
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

/** Notes that an operator has looked at a difference. Ends the transaction with the rule `state` if it is settled already. @param now - ms since 1970 */
export function settleDifference(transactionNo: string, by: string, now: number): Statement[] {
  return [
    assertInTransaction('state', 'EXISTS (SELECT 1 FROM payment_difference WHERE transaction_no = ?1 AND settled_at IS NULL)', transactionNo),
    sql('UPDATE payment_difference SET settled_at = ?2, settled_by = ?3 WHERE transaction_no = ?1', transactionNo, now, by),
  ];
}

/** Reads one difference, open or settled, by its number. */
export function differenceNumbered(queries: Queries, transactionNo: string): Promise<DifferenceRow | undefined> {
  return queries.first<DifferenceRow>(sql('SELECT * FROM payment_difference WHERE transaction_no = ?1', transactionNo));
}

/** Reads one page of differences, oldest first. @param settled - `undefined`: all of them */
export function pageOfDifferences(queries: Queries, settled: boolean | undefined, page: Page): Promise<FoundPage<DifferenceRow>> {
  return pageOfRows(queries, {
    columns: '*', table: 'payment_difference', where: settled === undefined ? [] : [[`settled_at IS ${settled ? 'NOT NULL' : 'NULL'}`]], order: 'found_at, transaction_no',
  }, page);
}
