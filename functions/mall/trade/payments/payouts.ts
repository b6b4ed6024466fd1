import { currentLog } from '../../log/log';
import { priceText } from '../../db/stored-amount';
import { pageOfRows, type FoundPage, type Page } from '../../db/page-of-rows';
import { sql, type Queries, type Statement } from '../../db/queries';
import type { JobContext } from '../../http/route';
import { assertInTransaction } from '../records/transaction';
import { testProvider } from './test-provider';
import type { PaymentProvider } from './provider';

/** Why money goes back: a refund, a payment after its order was closed, or a second payment of one order. */
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
  account: string;
  user_code: string;
}

/** Who sent money that an operator did not send. */
const PROVIDER = 'provider';

/**
 * Sends money back by the payment provider, or notes it in the list of money that an operator has to send (README, "Payouts").
 * @returns the statements that note that it is sent, for the transaction that completes it; `listed` if an operator has to send it; `failed` if the
 * provider fails, and it must be tried again
 */
export async function sendPayout(
  context: Pick<JobContext, 'bindings' | 'queries' | 'now'>, payout: Payout, provider: Pick<PaymentProvider, 'refund'> | undefined = testProvider(context.bindings),
): Promise<Statement[] | 'listed' | 'failed'> {
  const { queries, now } = context;
  if (!provider) {
    await queries.batch([listPayout(payout, now), sql('UPDATE refund SET listed = 1 WHERE refund_no = ?1', payout.payoutNo)]);
    return 'listed';
  }
  const { payoutNo, paymentNo, amount } = payout;
  try {
    await provider.refund({ refundNo: payoutNo, paymentNo, amount: priceText(amount) });
  } catch (error) {
    currentLog().failed({ event: 'refund_failed', payoutNo }, error);
    return 'failed';
  }
  return [listPayout(payout, now), sql('UPDATE payout SET sent_at = ?2, sent_by = ?3 WHERE payout_no = ?1 AND sent_at IS NULL', payoutNo, now, PROVIDER)];
}

/** Sends back a second payment of an order, which is listed already. @returns `false` if the provider fails, and it must be tried again */
export async function paySecondBack(context: JobContext, payout: Payout): Promise<boolean> {
  const sent = await sendPayout(context, payout);
  if (typeof sent === 'string') return sent === 'listed';
  await context.queries.batch(sent);
  return true;
}

/** Notes money to send. Does nothing if it is noted already. @param now - ms since 1970 */
export function listPayout({ payoutNo, orderNo, paymentNo, reason, amount }: Payout, now: number): Statement {
  return sql(
    `INSERT INTO payout (payout_no, order_no, payment_no, reason, amount, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (payout_no) DO NOTHING`,
    payoutNo, orderNo, paymentNo, reason, amount, now,
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

/** Reads one page of payouts, oldest first. @param sent - `undefined`: all of them */
export function pageOfPayouts(queries: Queries, sent: boolean | undefined, page: Page): Promise<FoundPage<PayoutRow>> {
  return pageOfRows(queries, {
    columns: COLUMNS, table: 'payout', joined: JOINED, where: sent === undefined ? [] : [[`sent_at IS ${sent ? 'NOT NULL' : 'NULL'}`]],
    order: 'payout.created_at, payout_no',
  }, page);
}
