import type { Shop } from '../../upstream/shop';

/** A part as people know it; its id where that cannot be had. */
export async function partName(goodsId: string, shop: Pick<Shop, 'product'>): Promise<string> {
  const found = await shop.product(goodsId).snapshot.catch(() => undefined);
  return found?.value.mpn ?? goodsId;
}
