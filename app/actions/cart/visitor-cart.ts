import { isUpstreamError } from '../../upstream/failures/upstream-error';
import type { CartCookie, Trade } from '../../upstream/trade';
import type { Session } from '../../session/session';
import { carryOut } from '../form/carry-out';

/** Runs a call of the cart, which needs no user. If the token is dead, it runs again without. @throws UpstreamError */
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
 * Puts the anonymous cart into the user's after a sign-in, with a message. If that fails nothing is lost: the key stays, and the
 * next call of the cart does it.
 */
export async function takeCartAlong({ trade, cartCookie, session }: { trade: Trade; cartCookie: CartCookie; session: Pick<Session, 'flash'> }): Promise<void> {
  const { key, lines: count } = cartCookie.value;
  const { value: merged } = await carryOut(() => trade.cart());
  if (!merged || key === undefined || count === 0) return;
  const total = merged.lines.length;
  // Lines that were in the cart before are part of the next order too.
  const words = total > count ? 'cart:message.mergedMore' : 'cart:message.merged';
  session.flash({ kind: 'result', key: words, values: { count, total } });
}
