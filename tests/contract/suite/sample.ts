import { unitPriceAt } from '~/domain/money/price-tiers';
import { isAdmissible, minimumBuy, quantityStep } from '~/domain/product/quantity';
import type { WireGoods } from '~/upstream/contract/records/goods';
import type { SamplePart } from './check';

/** The rows that can serve as {@link SamplePart}. */
export function samplesOf(rows: readonly WireGoods[]): SamplePart[] {
  return rows.flatMap((goods) => {
    const few = minimumBuy(goods);
    const buyable = (quantity: number) => isAdmissible(goods, quantity) && unitPriceAt(goods.rangePrice, quantity) !== null;
    const wrong = [few - 1, few + 1, goods.stock + 1, goods.stock + quantityStep(goods) + 1].find((quantity) => quantity > 0 && !isAdmissible(goods, quantity));
    return few > 0 && buyable(few) && buyable(2 * few) && wrong !== undefined ? [{ id: goods.id, mpn: goods.mpn, few, wrong }] : [];
  });
}
