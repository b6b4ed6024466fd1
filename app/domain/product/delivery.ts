/** How delivery, lead time and stock are shown (README, "Delivery and absent figures"). */

import type { Language } from '../text/language';
import { groupThousands } from '../money/money-format';
import { GOODS_SOURCE_SET, GOODS_TYPE, type TradeTerms } from './product';
import { type Maybe, readCount, readNumber } from '../numbers/reading';

/** Shown for a missing figure. */
const ABSENT = '-';

/** Whether a product comes from a partner. The type may be a code of either set. */
export function isThirdParty(goodsType: string | null | undefined): boolean {
  return goodsType === GOODS_TYPE.partner || goodsType === GOODS_SOURCE_SET.partner;
}

/**
 * Partner goods show their delivery cycle in days. Other goods show the text `delivery`. If the cycle or the text is missing, `-` is shown.
 */
export function deliveryText(
  product: Maybe<Partial<Pick<TradeTerms, 'goodsType' | 'delivery' | 'deliveryCycle'>>>,
  language: Language,
): string {
  if (!isThirdParty(product?.goodsType)) {
    return (typeof product?.delivery === 'string' && product.delivery.trim()) || ABSENT;
  }
  const days = readCount(product?.deliveryCycle);
  return days === null ? ABSENT : daysText(days, language);
}

/** The lead time of ordering mode as N days; 0 days if it is missing. */
export function purchasingPeriod(product: Maybe<Partial<Pick<TradeTerms, 'orderGoodsCycle'>>>, language: Language): string {
  return daysText(readCount(product?.orderGoodsCycle) ?? 0, language);
}

/** The stock, with commas between thousands; 0 if it is missing, negative or unreadable. */
export function stockText(stock: unknown): string {
  return countText(Math.max(0, Math.floor(readNumber(stock) ?? 0)));
}

/** A number of pieces, for example `moq`, step or `mpq`, with commas between thousands; `-` if it is missing. 0 shows as 0. */
export function countText(count: unknown): string {
  const number = readCount(count);
  return number === null ? ABSENT : groupThousands(String(number));
}

/** `1 day`, `12 days`, `12 天`. */
export function daysText(days: number, language: Language): string {
  if (language === 'cn') return `${days} 天`;
  return days === 1 ? '1 day' : `${days} days`;
}
