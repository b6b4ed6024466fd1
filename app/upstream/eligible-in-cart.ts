import { isUpstreamError } from './failures/upstream-error';
import type { CartCookie, Trade } from './trade';

interface Visit {
  cartCookie: CartCookie;
  trade: Pick<Trade, 'cart'>;
  credentials: { jar: { accessToken: string | undefined } };
}

/** How long a page waits for the cart of a visitor who is not signed in, in ms. Without its total, the strip names the tiers of the sale only. */
const PATIENCE = 500;

/**
 * The eligible total of the visitor's cart, for the strip of the sale; `null` if it is not known. The cookie has it until the cart changes; then the cart is
 * read once. Never throws because of the upstream.
 */
export async function eligibleInCart({ cartCookie, trade, credentials: { jar } }: Visit): Promise<string | null> {
  const { lines, eligible } = cartCookie.value;
  if (lines === 0) return '0';
  if (eligible !== undefined) return eligible;
  const reading = trade.cart().then(({ totals }) => totals.eligible, (error: unknown) => {
    if (isUpstreamError(error)) return null;
    throw error;
  });
  // An answer after the cookies are sent would lose a new token, and the cart that this call merges.
  if (jar.accessToken) return reading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
