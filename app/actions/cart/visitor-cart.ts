import { isUpstreamError } from '../../upstream/errors';
import type { CartCookie, Trade } from '../../upstream/trade';
import type { Session } from '../../session/session';
import { carryOut } from '../form/carry-out';

/** A cart needs no user: where a token that is no longer good is asked about, the visitor goes on without it. @throws UpstreamError */
export async function asVisitor<T>(session: Pick<Session, 'forget'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUpstreamError(error) || !error.failure.signIn) throw error;
    session.forget();
    return work();
  }
}

/**
 * After a sign-in: what was put into an anonymous cart is put into the user's, and told. Where that fails nothing is lost:
 * the key stays, and the next call of the cart does it.
 */
export async function takeCartAlong({ trade, cartCookie, session }: { trade: Trade; cartCookie: CartCookie; session: Pick<Session, 'flash'> }): Promise<void> {
  const { key, lines: count } = cartCookie.value;
  const { value: merged } = await carryOut(() => trade.cart());
  if (!merged || key === undefined || count === 0) return;
  const total = merged.lines.length;
  // What was there before belongs to the next order too.
  const words = total > count ? 'cart:message.mergedMore' : 'cart:message.merged';
  session.flash({ kind: 'result', key: words, values: { count, total } });
}
