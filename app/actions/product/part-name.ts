import type { Shop } from '../../upstream/shop';

/** The part number of a product; its id if that cannot be read. */
export async function partName(goodsId: string, shop: Pick<Shop, 'product'>): Promise<string> {
  const found = await shop.product(goodsId).snapshot.catch(() => undefined);
  return found?.value.mpn ?? goodsId;
}
