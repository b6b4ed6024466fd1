import { sql, type Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { fingerprint, newToken } from '../user/secrets/secrets';
import { accountOfRequest } from '../user/signed-in';
import { dropExpired, merging, selectState } from './store';

/** The cart that a call reads or changes. */
export interface CartOwner {
  /** The user's code, or the fingerprint of an anonymous cart's key; empty if there is no cart yet. */
  cartId: string;
  isUser: boolean;
  /** The key of an anonymous cart: sent with the call, or newly made. */
  key: string | undefined;
  /** Statements to run first in the transaction. They merge the anonymous cart into the user's, or record that the anonymous cart is used. */
  before: Statement[];
}

/** How often the use of an anonymous cart is recorded, ms. Once a day is enough, because unused carts are kept for thirty days. */
const NOTED_EVERY = 86_400_000;

/**
 * Finds the cart of a call. With a valid token it is the user's cart, and the anonymous cart of the key is merged into it. Otherwise it is
 * the anonymous cart of the key. An invalid token is ignored: added products stay in the anonymous cart until the visitor signs in.
 */
export async function cartOwner(context: MallContext, key?: string): Promise<CartOwner> {
  const account = await accountOfRequest(context);
  if (!account) return anonymous(context, key);
  return userCart(context, account.user_code, key);
}

/** The cart of a signed-in user. If `key` is given, its anonymous cart is merged into the user's. */
export function userCart({ now }: Pick<MallContext, 'now'>, userCode: string, key?: string): CartOwner {
  return { cartId: userCode, isUser: true, key, before: key === undefined ? [] : merging(fingerprint(key), userCode, now) };
}

/** An anonymous cart with a new key. */
export function newCart(): CartOwner & { key: string } {
  const key = newToken();
  return { cartId: fingerprint(key), isUser: false, key, before: [] };
}

/** Selects the `CartState` (`./store`) of the owner's cart. */
export function stateOf({ cartId, key }: CartOwner): Statement {
  return selectState(cartId, key === undefined ? '' : fingerprint(key));
}

function anonymous({ now }: MallContext, key: string | undefined): CartOwner {
  if (key === undefined) return { cartId: '', isUser: false, key, before: [] };
  const cartId = fingerprint(key);
  const before = [
    dropExpired(cartId, now),
    sql('UPDATE cart SET used_at = ?2 WHERE cart_id = ?1 AND is_user = 0 AND used_at < ?3', cartId, now, now - NOTED_EVERY),
  ];
  return { cartId, isUser: false, key, before };
}
