import { countText } from '~/domain/product/delivery';
import { MOST_ORDER_AMOUNT, ORDER_LIMITS } from '~/domain/order/order-policies';
import { lineAmount, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import { isAdmissible, isRefusal, minimumBuy, nearestQuantities, quantityError, QuantityError, quantityStep } from '~/domain/product/quantity';
import type { WireGoods } from '~/upstream/contract/records/goods';
import { millionths } from '../db/stored-amount';
import type { Texts } from '../http/refusal';

const MOST = { pieces: ORDER_LIMITS.pieces, amount: Number(MOST_ORDER_AMOUNT) } as const;

/** Whether a quantity can be ordered: it passes, has a price, and costs no more than the largest order. */
export function isOrderable(goods: WireGoods, qty: number): boolean {
  const amount = lineAmount(goods.rangePrice, qty);
  return qty <= MOST.pieces && isAdmissible(goods, qty) && amount !== null && Number(amount) <= MOST.amount;
}

/** Why a quantity cannot be ordered. */
export interface QuantityProblem {
  /** In words, which name the nearest quantities too. */
  reason: Texts;
  /** The nearest quantities that could be asked for instead, the lower one first. */
  nearest: number[];
}

/**
 * Why a quantity of a part cannot be ordered; `null` where it can.
 * @param qty in all
 * @param inCart how many of them the cart holds already
 * @param others how many of them are not what was asked for: in the cart, and in other lines of the same request
 */
export function quantityProblem(goods: WireGoods, qty: number, inCart = 0, others = inCart): QuantityProblem | null {
  if (isOrderable(goods, qty)) return null;
  const why = reason(goods, qty);
  const sum = inCart > 0 ? withThoseInCart(qty, inCart) : { cn: '', en: '' };
  const nearest = nearestOrderable(goods, qty).map((all) => all - others).filter((own) => own > 0);
  const offer = others > 0 ? offerMore(nearest) : offerInstead(nearest);
  return { reason: { cn: `${why.cn}。${sum.cn}${offer.cn}`, en: `${why.en}.${sum.en}${offer.en}` }, nearest };
}

function reason(goods: WireGoods, qty: number): Texts {
  const { mpn } = goods;
  if (qty > MOST.pieces) {
    const most = countText(MOST.pieces);
    return { cn: `${mpn} 一次最多购买 ${most} 个`, en: `No more than ${most} of ${mpn} can be bought at once` };
  }
  const error = quantityError(goods, qty);
  if (!isRefusal(error)) {
    const [wanted, most] = [countText(qty), countText(MOST.amount)];
    if (unitPriceAt(goods.rangePrice, qty) === null) return { cn: `${mpn} 购买 ${wanted} 个时没有价格`, en: `${mpn} has no price at ${wanted}` };
    return { cn: `${mpn} 购买 ${wanted} 个时金额超过 ¥${most}`, en: `${mpn} comes to more than ¥${most} at ${wanted}` };
  }
  const { lower, higher } = nearestQuantities(goods, qty);
  if (lower === null && higher === null) return { cn: `${mpn} 目前无法购买`, en: `${mpn} cannot be bought at present` };
  switch (error) {
    case QuantityError.invalid: {
      const least = countText(minimumBuy(goods));
      return { cn: `${mpn} 最少购买 ${least} 个`, en: `The least you can buy of ${mpn} is ${least}` };
    }
    case QuantityError.unavailable: {
      const stock = countText(goods.stock);
      return { cn: `${mpn} 库存只有 ${stock} 个`, en: `The stock of ${mpn} is only ${stock}` };
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

function offerMore(nearest: readonly number[]): Texts {
  const [first, second] = nearest.map(countText);
  if (first === undefined) return { cn: '', en: '' };
  if (second === undefined) return { cn: `还可以添加 ${first} 个。`, en: ` You can add ${first}.` };
  return { cn: `还可以添加 ${first} 或 ${second} 个。`, en: ` You can add ${first} or ${second}.` };
}

function offerInstead(nearest: readonly number[]): Texts {
  const [first, second] = nearest.map(countText);
  if (first === undefined) return { cn: '', en: '' };
  if (second === undefined) return { cn: `最接近的可购买数量是 ${first} 个。`, en: ` The nearest quantity is ${first}.` };
  return { cn: `最接近的可购买数量是 ${first} 或 ${second} 个。`, en: ` The nearest quantities are ${first} and ${second}.` };
}

/** The nearest quantities that can be ordered, the lower one first. They have a price and do not cost too much. */
function nearestOrderable(goods: WireGoods, qty: number): number[] {
  const [firstPriced = 0] = tierStarts(goods.rangePrice);
  const price = Number(unitPriceAt(goods.rangePrice, qty) ?? 0);
  const affordable = price > 0 ? Math.min(MOST.pieces, Math.floor(MOST.amount / price)) : MOST.pieces;
  const { lower } = nearestQuantities(goods, Math.min(qty, affordable + 1));
  const { higher } = nearestQuantities(goods, Math.max(qty, firstPriced - 1));
  return [lower, higher].filter((one): one is number => one !== null && isOrderable(goods, one));
}

/** A unit price to store, in millionths of a yuan; `null`: none. */
export function keptPrice(goods: WireGoods, qty: number): number | null {
  const price = unitPriceAt(goods.rangePrice, qty);
  return price === null ? null : millionths(price);
}
