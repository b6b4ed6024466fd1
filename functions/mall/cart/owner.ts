import { sql, type Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { fingerprint, newToken } from '../user/secrets/secrets';
import { accountOfRequest } from '../user/signed-in';
import { KEPT_FOR, merging, selectState } from './store';

/** Whose cart a call is about. */
export interface CartOwner {
  /** The user's code, or the fingerprint of an anonymous cart's key; empty: nobody has a cart yet. */
  cartId: string;
  isUser: boolean;
  /** The key that came with the call. */
  key: string | undefined;
  /** What goes first in the transaction of the call: the anonymous cart is put into the user's, or its use is noted. */
  before: Statement[];
}

/** How often the use of an anonymous cart is written down, ms: once a day is enough to know it for thirty. */
const NOTED_EVERY = 86_400_000;

/**
 * The owner of a call's cart: the user of its token, who also gets what is under a key that comes along; else whoever
 * has the key. A token that is no longer good is none: what is added then waits under a key for the sign-in.
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

/** An anonymous cart under a key that nobody had before. */
export function newCart(): CartOwner & { key: string } {
  const key = newToken();
  return { cartId: fingerprint(key), isUser: false, key, before: [] };
}

/** Reads how full the owner's cart is, and whether there is an anonymous one under the key that came with the call. */
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
