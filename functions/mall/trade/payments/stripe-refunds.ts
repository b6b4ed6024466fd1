import type { Stripe } from 'stripe';
import type { MallBindings } from '../../http/bindings';
import { millionths } from '../../db/stored-amount';
import { fenOf } from './fen';
import { RefundRefused, type PaymentProvider, type RefundOrder } from './provider';
import { openStripe, readStripeFault } from './stripe-client';

/** How many refunds of a payment are read at a time. An order of many lines may have thousands. */
const REFUNDS_OF_PAGE = 100;

/** The states in which a refund has not reached the buyer, and will not. */
const LOST: ReadonlySet<string> = new Set(['failed', 'canceled']);

/** Whether a refund at Stripe has failed, so that the money is with the shop again. */
export function isLost(status: string | null): boolean {
  return status !== null && LOST.has(status);
}

/** The refund of a payment at Stripe that carries a number of ours; `undefined` if there is none. */
export async function refundNumbered(stripe: Stripe, transactionNo: string, payoutNo: string): Promise<Stripe.Refund | undefined> {
  for await (const one of stripe.refunds.list({ payment_intent: transactionNo, limit: REFUNDS_OF_PAGE })) {
    if (one.metadata?.['payoutNo'] === payoutNo) return one;
  }
  return undefined;
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
    const made = await refundNumbered(stripe, transactionNo, refundNo) ?? await stripe.refunds.create(
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
