import { isUpstreamError } from '../../upstream/errors';
import type { CartKeeper, Trade } from '../../upstream/trade';
import type { Session } from '../../session/session';
import { carryOut } from '../form/form-failure';

/** A cart needs no user: where a token that is no longer good is asked about, the visitor goes on without it. @throws UpstreamError */
export async function asVisitor<T>(session: Pick<Session, 'forget'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUpstreamError(error) || !error.asksForSignIn) throw error;
    session.forget();
    return work();
  }
}

/**
 * After a sign-in: what was put into an anonymous cart is put into the user's, and told. Where that fails nothing is lost:
 * the key stays, and the next call of the cart does it.
 */
export async function takeCartAlong({ trade, cart, session }: { trade: Trade; cart: CartKeeper; session: Pick<Session, 'tell'> }): Promise<void> {
  const { key, lines: count } = cart.cart;
  let total = 0;
  const failure = await carryOut(async () => {
    total = (await trade.cart()).lines.length;
  });
  if (failure || key === undefined || count === 0) return;
  // What was there before belongs to the next order too.
  const merged = total > count ? 'cart:message.mergedMore' : 'cart:message.merged';
  session.tell({ kind: 'result', key: merged, values: { count, total } });
}
