import { sql, type Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { fingerprint, newToken } from '../user/secrets/secrets';
import { accountOfRequest } from '../user/signed-in';
import { KEPT_FOR, merging, selectState } from './store';

/** The cart that a call is about. */
export interface CartOwner {
  /** The user's code, or the fingerprint of an anonymous cart's key. Empty: there is no cart yet. */
  cartId: string;
  isUser: boolean;
  /** The key that came with the call. */
  key: string | undefined;
  /** The first statements of the transaction: they merge the anonymous cart into the user's, or note its use. */
  before: Statement[];
}

/** How often the use of an anonymous cart is noted, ms: once a day is enough for a limit of thirty days. */
const NOTED_EVERY = 86_400_000;

/**
 * Finds the cart of a call. With a valid token it is the user's cart, and the anonymous cart of the key is merged into it. Otherwise it is
 * the anonymous cart of the key. An invalid token counts as none: products that are added then stay under the key until sign-in.
 */
export async function cartOwner(context: MallContext, key?: string): Promise<CartOwner> {
  const account = await accountOfRequest(context);
  if (!account) return anonymous(context, key);
  return userCart(context, account.user_code, key);
}

/** The cart of a signed-in user. */
export function userCart({ now }: Pick<MallContext, 'now'>, userCode: string, key?: string): CartOwner {
  return { cartId: userCode, isUser: true, key, before: key === undefined ? [] : merging(fingerprint(key), userCode, now) };
}

/** An anonymous cart with a new key. */
export function newCart(): CartOwner & { key: string } {
  const key = newToken();
  return { cartId: fingerprint(key), isUser: false, key, before: [] };
}

/** Selects the {@link CartState} of the owner. */
export function stateOf({ cartId, key }: CartOwner): Statement {
  return selectState(cartId, key === undefined ? '' : fingerprint(key));
}

function anonymous({ now }: MallContext, key: string | undefined): CartOwner {
  if (key === undefined) return { cartId: '', isUser: false, key, before: [] };
  const cartId = fingerprint(key);
  const before = [
    sql('DELETE FROM cart WHERE cart_id = ?1 AND is_user = 0 AND used_at <= ?2', cartId, now - KEPT_FOR),
    sql('UPDATE cart SET used_at = ?2 WHERE cart_id = ?1 AND is_user = 0 AND used_at < ?3', cartId, now, now - NOTED_EVERY),
  ];
  return { cartId, isUser: false, key, before };
}
