import type { Product } from '../domain/product/product';
import type { Shop } from './shop';

/** A product with the figures for a decision. */
interface CheckedProduct {
  product: Product;
  /** When its figures were read, ms since 1970. */
  at: number;
  /** The figures are live; otherwise the live call failed, and they are those of the snapshot. */
  isLive: boolean;
}

/**
 * Waits for a product with its live figures: no decision is made by a snapshot.
 * @throws UpstreamError if there is no such product, or neither figures are known
 */
export async function checkedProduct(shop: Pick<Shop, 'product'>, id: string): Promise<CheckedProduct> {
  const reading = shop.product(id);
  const [snapshot, live] = await Promise.all([reading.snapshot, reading.live]);
  return live.ok
    ? { product: { ...snapshot.value, ...live.value }, at: live.at, isLive: true }
    : { product: snapshot.value, at: snapshot.at, isLive: false };
}
