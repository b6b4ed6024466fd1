import type { Product } from '../domain/product/product';
import type { Shop } from './shop';

/** A product with the figures that a decision needs. */
interface CheckedProduct {
  product: Product;
  /** When the figures were read, ms since 1970. */
  at: number;
  /** Whether the figures are live; otherwise the live call failed, and the figures come from the snapshot. */
  isLive: boolean;
}

/**
 * Waits for a product with its live figures, because a snapshot is not enough for a decision.
 * @throws UpstreamError if the product does not exist, or if neither snapshot nor live figures can be read
 */
export async function checkedProduct(shop: Pick<Shop, 'product'>, id: string): Promise<CheckedProduct> {
  const reading = shop.product(id);
  const [snapshot, live] = await Promise.all([reading.snapshot, reading.live]);
  return live.ok
    ? { product: { ...snapshot.value, ...live.value }, at: live.at, isLive: true }
    : { product: snapshot.value, at: snapshot.at, isLive: false };
}
