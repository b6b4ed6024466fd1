import { MOST_ORDER_AMOUNT, ORDER_LIMITS } from '~/domain/order/order-policies';
import { lineAmount, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import { isAdmissible, isRefusal, minimumBuy, nearestQuantities, quantityError, QuantityError, quantityStep } from '~/domain/product/quantity';
import type { Texts } from '~/domain/text/language';
import type { WireGoods } from '~/upstream/contract/records/goods';
import { millionths } from '../db/stored-amount';
import { joinSentences } from '../http/message-table';
import { QUANTITY_MESSAGES } from './messages';

const MOST = { pieces: ORDER_LIMITS.pieces, amount: Number(MOST_ORDER_AMOUNT) } as const;

/** Whether a quantity can be ordered: the product's terms allow it, it has a price, and it does not exceed the limits of an order. */
export function isOrderable(product: WireGoods, qty: number): boolean {
  const amount = lineAmount(product.rangePrice, qty);
  return qty <= MOST.pieces && isAdmissible(product, qty) && amount !== null && Number(amount) <= MOST.amount;
}

/** Why a quantity cannot be ordered. */
export interface QuantityProblem {
  /** A message for the user, with the nearest quantities. */
  reason: Texts;
  /** The nearest quantities that the user can choose instead, the lower one first. */
  nearest: number[];
}

/**
 * Why a quantity of a product cannot be ordered; `null` if it can be ordered.
 * @param qty - total number of pieces of the product, including `others`
 * @param inCart - how many of these pieces are already in the cart
 * @param others - how many of these pieces do not belong to this line: those in the cart, and those of other lines of the request
 */
export function quantityProblem(product: WireGoods, qty: number, inCart = 0, others = inCart): QuantityProblem | null {
  if (isOrderable(product, qty)) return null;
  const nearest = nearestOrderable(product, qty).map((all) => all - others).filter((own) => own > 0);
  const sum = inCart > 0 ? [QUANTITY_MESSAGES.withThoseInCart(inCart, qty)] : [];
  const offer = others > 0 ? offerMore(nearest) : offerInstead(nearest);
  return { reason: joinSentences([reason(product, qty), ...sum, ...offer]), nearest };
}

function reason(product: WireGoods, qty: number): Texts {
  const { mpn } = product;
  if (qty > MOST.pieces) return QUANTITY_MESSAGES.tooMany(mpn, MOST.pieces);
  const error = quantityError(product, qty);
  if (!isRefusal(error)) {
    return unitPriceAt(product.rangePrice, qty) === null ? QUANTITY_MESSAGES.noPrice(mpn, qty) : QUANTITY_MESSAGES.tooMuch(mpn, qty, MOST.amount);
  }
  const { lower, higher } = nearestQuantities(product, qty);
  if (lower === null && higher === null) return QUANTITY_MESSAGES.notForSale(mpn);
  switch (error) {
    case QuantityError.invalid:
      return QUANTITY_MESSAGES.tooFew(mpn, minimumBuy(product));
    case QuantityError.unavailable:
      return QUANTITY_MESSAGES.aboveStock(mpn, product.stock);
    default:
      return QUANTITY_MESSAGES.offStep(mpn, quantityStep(product));
  }
}

function offerMore([first, second]: readonly number[]): Texts[] {
  if (first === undefined) return [];
  return [second === undefined ? QUANTITY_MESSAGES.canAdd(first) : QUANTITY_MESSAGES.canAddEither(first, second)];
}

function offerInstead([first, second]: readonly number[]): Texts[] {
  if (first === undefined) return [];
  return [second === undefined ? QUANTITY_MESSAGES.nearest(first) : QUANTITY_MESSAGES.nearestEither(first, second)];
}

/** The nearest quantities that can be ordered, the lower one first. */
function nearestOrderable(product: WireGoods, qty: number): number[] {
  const [firstPriced = 0] = tierStarts(product.rangePrice);
  const price = Number(unitPriceAt(product.rangePrice, qty) ?? 0);
  const affordable = price > 0 ? Math.min(MOST.pieces, Math.floor(MOST.amount / price)) : MOST.pieces;
  const { lower } = nearestQuantities(product, Math.min(qty, affordable + 1));
  const { higher } = nearestQuantities(product, Math.max(qty, firstPriced - 1));
  return [lower, higher].filter((one): one is number => one !== null && isOrderable(product, one));
}

/** The unit price of a quantity as the cart stores it, in millionths of a yuan; `null` if the quantity has no price. */
export function keptPrice(product: WireGoods, qty: number): number | null {
  const price = unitPriceAt(product.rangePrice, qty);
  return price === null ? null : millionths(price);
}
