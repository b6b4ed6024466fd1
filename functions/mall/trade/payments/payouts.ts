import { currentLog } from '../../log/log';
import { priceText } from '../../db/stored-amount';
import { pageOfRows, type FoundPage, type Page } from '../../db/page-of-rows';
import { sql, type Queries, type Statement } from '../../db/queries';
import type { JobContext } from '../../http/route';
import { assertInTransaction } from '../../db/transaction';
import { RefundRefused, type PaymentProvider, type ProviderName } from './provider';
import { hasStripe, leavesStripe } from './stripe-client';
import { stripeRefunds } from './stripe-refunds';
import { testProvider } from './test-provider';

/** Why money goes back: a refund, a payment after its order was closed, or a payment that the order does not need: a second one, or one of another amount. */
export type PayoutReason = 'refund' | 'late' | 'second';

/** Money that goes back to a buyer. */
export interface Payout {
  payoutNo: string;
  orderNo: string;
  paymentNo: string;
  reason: PayoutReason;
  /** In millionths of a yuan, more than 0. */
  amount: number;
}

/** A row of the list of payouts. Times are ms since 1970. */
export interface PayoutRow {
  payout_no: string;
  order_no: string;
  payment_no: string;
  reason: PayoutReason;
  amount: number;
  created_at: number;
  /** `null`: the money still has to be sent. */
  sent_at: number | null;
  sent_by: string;
  /** The provider that sends it; `null`: the test provider, or an operator. */
  provider: ProviderName | null;
  account: string;
  user_code: string;
}

/** Where the money that goes back came in. */
export interface PaymentSource {
  provider: ProviderName;
  /** The payment at the provider. */
  transactionNo: string;
}

/** Who sent money that an operator did not send. */
const PROVIDER = 'provider';

/**
 * Sends money back by the payment provider through which it came in, or notes it in the list of money that an operator has to send (README, "Payouts").
 * @param provider - replaces that provider
 * @returns the statements that note that it is sent, for the transaction that completes it; `listed` if an operator has to send it; `later` if it must be
 * tried again, because the provider fails, or because the shop's schedule sends it
 */
export async function sendPayout(
  context: Pick<JobContext, 'bindings' | 'queries' | 'now'>, payout: Payout, provider?: PaymentProvider,
): Promise<Statement[] | 'listed' | 'later'> {
  const { queries, bindings, now } = context;
  const source = await readSource(queries, payout);
  if (!provider && source?.provider === 'stripe' && leavesStripe(bindings)) return 'later';
  const sender = provider ?? senderOf(bindings, source);
  if (!sender) return listForOperator(queries, payout, now);
  const { payoutNo, paymentNo, amount } = payout;
  try {
    await sender.refund({ refundNo: payoutNo, paymentNo, amount: priceText(amount), transactionNo: source?.transactionNo ?? '' });
  } catch (error) {
    if (error instanceof RefundRefused) {
      currentLog().failed({ event: 'refund_refused', payoutNo }, error);
      return listForOperator(queries, payout, now);
    }
    currentLog().failed({ event: 'refund_failed', payoutNo }, error);
    return 'later';
  }
  return [
    listPayout(payout, now, source),
    sql('UPDATE payout SET sent_at = ?2, sent_by = ?3 WHERE payout_no = ?1 AND sent_at IS NULL', payoutNo, now, PROVIDER),
  ];
}

/** Where the money of a payout came in; `undefined` for a bank transfer, and in a demonstration. */
function readSource(queries: Queries, { payoutNo, paymentNo, reason }: Payout): Promise<PaymentSource | undefined> {
  return queries.first<PaymentSource>(reason === 'second'
    ? sql('SELECT provider, transaction_no AS transactionNo FROM payout WHERE payout_no = ?1 AND provider IS NOT NULL', payoutNo)
    // The list of outcomes is that of the partial index.
    : sql(
      `SELECT provider, transaction_no AS transactionNo FROM payment_event WHERE payment_no = ?1 AND transaction_no IS NOT NULL AND provider IS NOT NULL
         AND outcome IN ('taken', 'late', 'second') AND outcome <> 'second'`,
      paymentNo,
    ));
}

function senderOf(bindings: JobContext['bindings'], source: PaymentSource | undefined): PaymentProvider | undefined {
  if (source?.provider === 'stripe') return hasStripe(bindings) ? stripeRefunds(bindings) : undefined;
  return testProvider(bindings);
}

async function listForOperator(queries: Queries, payout: Payout, now: number): Promise<'listed'> {
  await queries.batch([
    listPayout(payout, now), sql('UPDATE payout SET provider = NULL WHERE payout_no = ?1', payout.payoutNo),
    sql('UPDATE refund SET listed = 1 WHERE refund_no = ?1', payout.payoutNo),
  ]);
  return 'listed';
}

/** Sends back a second payment of an order, which is listed already. @returns `false` if it must be tried again */
export async function paySecondBack(context: JobContext, payout: Payout): Promise<boolean> {
  const sent = await sendPayout(context, payout);
  if (typeof sent === 'string') return sent === 'listed';
  await context.queries.batch(sent);
  return true;
}

/** Notes money to send. Does nothing if it is noted already. @param now - ms since 1970 @param source - where it came in, if the provider sends it back */
export function listPayout({ payoutNo, orderNo, paymentNo, reason, amount }: Payout, now: number, source?: PaymentSource): Statement {
  return sql(
    `INSERT INTO payout (payout_no, order_no, payment_no, reason, amount, created_at, provider, transaction_no) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
     ON CONFLICT (payout_no) DO NOTHING`,
    payoutNo, orderNo, paymentNo, reason, amount, now, source?.provider ?? null, source?.transactionNo ?? null,
  );
}

/** Notes that an operator has sent money. Ends the transaction with the rule `state` if it is sent already. @param now - ms since 1970 */
export function markSent(payoutNo: string, by: string, now: number): Statement[] {
  return [
    assertInTransaction('state', 'EXISTS (SELECT 1 FROM payout WHERE payout_no = ?1 AND sent_at IS NULL)', payoutNo),
    sql('UPDATE payout SET sent_at = ?2, sent_by = ?3 WHERE payout_no = ?1', payoutNo, now, by),
  ];
}

const COLUMNS = "payout.*, COALESCE(account, '') AS account, COALESCE(trade_order.user_code, '') AS user_code";
const JOINED = 'LEFT JOIN trade_order USING (order_no) LEFT JOIN account ON account.user_code = trade_order.user_code';

/** Reads one payout by its number. */
export function payoutNumbered(queries: Queries, payoutNo: string): Promise<PayoutRow | undefined> {
  return queries.first<PayoutRow>(sql(`SELECT ${COLUMNS} FROM payout ${JOINED} WHERE payout_no = ?1`, payoutNo));
}

/** Whether the provider still sends the money of a payout. An operator who sent it too would send it twice. The schedule of a shop that has no provider any more gives it to the operator. */
export function isOfProvider({ provider, sent_at: sentAt }: PayoutRow): boolean {
  return sentAt === null && provider === 'stripe';
}

/** Reads one page of payouts, oldest first. @param sent - `false`: those that an operator has to send; `undefined`: all of them */
export function pageOfPayouts(queries: Queries, sent: boolean | undefined, page: Page): Promise<FoundPage<PayoutRow>> {
  // In SQL what `isOfProvider` says.
  const unsent = "sent_at IS NULL AND provider IS NOT 'stripe'";
  return pageOfRows(queries, {
    columns: COLUMNS, table: 'payout', joined: JOINED, where: sent === undefined ? [] : [[sent ? 'sent_at IS NOT NULL' : unsent]],
    order: 'payout.created_at, payout_no',
  }, page);
}
