import { decimalText, parseDecimal } from '~/domain/decimal-text';
import { countText } from '~/domain/delivery';
import { ORDER_LIMITS } from '~/domain/order/policies';
import { tierStarts, unitPriceAt } from '~/domain/price-tiers';
import { isAdmissible, nearestQuantities, quantityError, QuantityError, isRefusal, minimumBuy, quantityStep } from '~/domain/quantity';
import type { WireGoods } from '~/upstream/contract/goods';
import type { Texts } from '../refusal';

/** Whether a quantity of a part can be ordered as it is: it can be bought, and has a price. */
export function isOrderable(goods: WireGoods, qty: number): boolean {
  return qty <= ORDER_LIMITS.pieces && isAdmissible(goods, qty) && unitPriceAt(goods.rangePrice, qty) !== null;
}

/**
 * Why a quantity of a part cannot be ordered, with the nearest that can; `null` where it can.
 * @param inCart how many of it the cart holds already
 */
export function quantityProblem(goods: WireGoods, qty: number, inCart = 0): Texts | null {
  if (isOrderable(goods, qty)) return null;
  const why = reason(goods, qty);
  const sum = inCart > 0 ? withThoseInCart(qty, inCart) : { cn: '', en: '' };
  const offer = nearest(goods, qty);
  return { cn: `${why.cn}。${sum.cn}${offer.cn}`, en: `${why.en}.${sum.en}${offer.en}` };
}

function reason(goods: WireGoods, qty: number): Texts {
  const { mpn } = goods;
  if (qty > ORDER_LIMITS.pieces) {
    const most = countText(ORDER_LIMITS.pieces);
    return { cn: `${mpn} 一次最多购买 ${most} 个`, en: `No more than ${most} of ${mpn} can be bought at once` };
  }
  const error = quantityError(goods, qty);
  if (!isRefusal(error)) return { cn: `${mpn} 购买 ${countText(qty)} 个时没有价格`, en: `${mpn} has no price at ${countText(qty)}` };
  const { lower, higher } = nearestQuantities(goods, qty);
  if (lower === null && higher === null) return { cn: `${mpn} 目前无法购买`, en: `${mpn} cannot be bought at present` };
  switch (error) {
    case QuantityError.invalid: {
      const least = countText(minimumBuy(goods));
      return { cn: `${mpn} 最少购买 ${least} 个`, en: `The least you can buy of ${mpn} is ${least}` };
    }
    case QuantityError.unavailable: {
      const stock = countText(goods.stock);
      return { cn: `${mpn} 库存只有 ${stock} 个`, en: `Only ${stock} of ${mpn} are in stock` };
    }
    default: {
      const step = countText(quantityStep(goods));
      return { cn: `${mpn} 须按 ${step} 的倍数购买`, en: `${mpn} is sold in multiples of ${step}` };
    }
  }
}

function withThoseInCart(sum: number, inCart: number): Texts {
  return {
    cn: `购物车中已有 ${countText(inCart)} 个，共 ${countText(sum)} 个。`,
    en: ` You have ${countText(inCart)} in the cart, which makes ${countText(sum)} in all.`,
  };
}

function nearest(goods: WireGoods, qty: number): Texts {
  const { lower, higher } = nearestQuantities(goods, qty);
  const [firstPriced = 0] = tierStarts(goods.rangePrice);
  // Below the first tier nothing has a price; there the next that can be ordered is further up.
  const offers = [lower, higher ?? null, qty < firstPriced ? nearestQuantities(goods, firstPriced - 1).higher : null]
    .filter((one): one is number => one !== null && isOrderable(goods, one));
  const [first, second] = [...new Set(offers)].map(countText);
  if (first === undefined) return { cn: '', en: '' };
  if (second === undefined) return { cn: `最接近的可购买数量是 ${first} 个。`, en: ` The nearest quantity is ${first}.` };
  return { cn: `最接近的可购买数量是 ${first} 或 ${second} 个。`, en: ` The nearest quantities are ${first} and ${second}.` };
}

/** A unit price as it is kept, in millionths of a yuan; `null` for none. */
export function keptPrice(goods: WireGoods, qty: number): number | null {
  const price = parseDecimal(unitPriceAt(goods.rangePrice, qty));
  return price && Number(decimalText({ units: price.units * 1_000_000n, scale: price.scale }));
}
