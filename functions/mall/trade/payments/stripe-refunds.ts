import type { MallBindings } from '../../http/bindings';
import { millionths } from '../../db/stored-amount';
import { fenOf } from './fen';
import { RefundRefused, type PaymentProvider, type RefundOrder } from './provider';
import { openStripe, readStripeFault } from './stripe-client';

/** How many refunds of a payment are looked through. An order line is asked back ten times at most. */
const MOST_REFUNDS = 100;

/** The states in which a refund has not reached the buyer, and will not. */
const LOST: ReadonlySet<string> = new Set(['failed', 'canceled']);

/** Whether a refund at Stripe has failed, so that the money is with the shop again. */
export function isLost(status: string | null): boolean {
  return status !== null && LOST.has(status);
}

/** Pays back by Stripe (README, "Stripe"). */
export function stripeRefunds(bindings: MallBindings): PaymentProvider {
  return { refund: (order) => refund(bindings, order) };
}

/**
 * Stripe forgets idempotency keys after a day, and the mall may have been away for longer. So a refund carries its number, and is looked for before
 * it is made.
 */
async function refund(bindings: MallBindings, { refundNo, amount, transactionNo }: RefundOrder): Promise<void> {
  const fen = fenOf(millionths(amount));
  if (fen === null) throw new RefundRefused('Stripe pays back whole fen');
  const stripe = await openStripe(bindings);
  try {
    const { data } = await stripe.refunds.list({ payment_intent: transactionNo, limit: MOST_REFUNDS });
    const made = data.find(({ metadata }) => metadata?.['payoutNo'] === refundNo) ?? await stripe.refunds.create(
      { payment_intent: transactionNo, amount: fen, reason: 'requested_by_customer', metadata: { shop: bindings.PRODUCT, payoutNo: refundNo } },
      { idempotencyKey: `${bindings.PRODUCT}-refund-${refundNo}` },
    );
    if (isLost(made.status)) throw new RefundRefused(`Stripe: ${made.failure_reason ?? made.status}`);
  } catch (error) {
    if (error instanceof RefundRefused) throw error;
    const { refused, code } = readStripeFault(error);
    throw refused ? new RefundRefused(`Stripe: ${code || 'refused'}`) : error;
  }
}
