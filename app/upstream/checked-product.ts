import type { Product } from '../domain/product/product';
import type { Shop } from './shop';

/** A part as a decision needs it. */
interface CheckedProduct {
  product: Product;
  /** When its figures were true, ms since 1970. */
  at: number;
  /** With live figures; otherwise they did not come, and the figures are the snapshot's. */
  isLive: boolean;
}

/**
 * A part with its live figures, which are waited for: a snapshot decides nothing.
 * @throws UpstreamError where there is no such part, or nothing is known of it
 */
export async function checkedProduct(shop: Pick<Shop, 'product'>, id: string): Promise<CheckedProduct> {
  const reading = shop.product(id);
  const [snapshot, live] = await Promise.all([reading.snapshot, reading.live]);
  return live.ok
    ? { product: { ...snapshot.value, ...live.value }, at: live.at, isLive: true }
    : { product: snapshot.value, at: snapshot.at, isLive: false };
}
