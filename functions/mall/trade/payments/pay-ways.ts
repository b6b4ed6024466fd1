import { ORDER_POLICY } from '~/domain/order/order-policies';
import type { MallBindings } from '../../http/bindings';
import { hasStripe, STRIPE_AMOUNTS } from './stripe-client';
import { fenOf } from './fen';
import { testProvider } from './test-provider';

/** The ways to pay: on the page of the test provider, at Stripe, by bank transfer. */
export type PayWay = 'test' | 'stripe' | 'transfer';

const DAY = 86_400_000;

/** The lines of the bank account for transfers. */
export function transferLines({ TRANSFER_ACCOUNT = '' }: MallBindings): string[] {
  return TRANSFER_ACCOUNT.split(/[|\n]/).map((line) => line.trim()).filter(Boolean);
}

/** How long an order waits for a bank transfer, ms. */
export function transferWithin({ TRANSFER_DAYS }: MallBindings): number {
  return TRANSFER_DAYS ? Number(TRANSFER_DAYS) * DAY : ORDER_POLICY.transferWithin;
}

/** Whether buyers pay at a provider, at least if they choose to. */
export function hasProvider(bindings: MallBindings): boolean {
  return hasStripe(bindings) || testProvider(bindings) !== undefined;
}

/** How long a new order waits for payment, ms. A buyer who chooses the bank transfer has more time from then on. @param due - in millionths of a yuan */
export function waitsFor(bindings: MallBindings, due: number): number {
  return waysToPay(bindings, due)[0] === 'transfer' ? transferWithin(bindings) : ORDER_POLICY.payWithin;
}

/** The ways in which an amount can be paid, the usual one first. Without a provider all orders are paid by bank transfer. @param due - in millionths of a yuan */
export function waysToPay(bindings: MallBindings, due: number): PayWay[] {
  if (testProvider(bindings)) return ['test'];
  if (!hasStripe(bindings)) return ['transfer'];
  const fen = fenOf(due);
  const fits = fen !== null && fen >= STRIPE_AMOUNTS.least && fen <= STRIPE_AMOUNTS.most;
  // What Stripe does not take can be paid by bank transfer only.
  if (!fits) return ['transfer'];
  return transferLines(bindings).length > 0 ? ['stripe', 'transfer'] : ['stripe'];
}
