/** How delivery, lead time and stock are shown. */

import type { Language } from '../text/language';
import { groupThousands } from '../money/money-format';
import type { TradeTerms } from './product';
import { type Maybe, readCount, readNumber } from '../numbers/reading';

/** What stands for a figure that is absent. */
const ABSENT = '-';

/** Whether goods come from a third party: `GT2`, or `T02` of the type set. */
export function isThirdParty(goodsType: string | null | undefined): boolean {
  return goodsType === 'GT2' || goodsType === 'T02';
}

/**
 * Delivery: of third-party goods `{product}DeliveryCycle` with a days suffix, of others the text `delivery`; `-` where
 * it is absent.
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

/** Purchasing period: the lead time of the ordering mode as N days, 0 if absent. */
export function purchasingPeriod(product: Maybe<Partial<Pick<TradeTerms, 'orderGoodsCycle'>>>, language: Language): string {
  return daysText(readCount(product?.orderGoodsCycle) ?? 0, language);
}

/** Stock with comma thousands; 0 if empty. Negative or unreadable stock is empty. */
export function stockText(stock: unknown): string {
  return countText(Math.max(0, Math.floor(readNumber(stock) ?? 0)));
}

/** A count such as moq, step or mpq with comma thousands; `-` when absent, 0 is shown. */
export function countText(count: unknown): string {
  const number = readCount(count);
  return number === null ? ABSENT : groupThousands(String(number));
}

/** Days as a figure with its word, `1 day`, `12 days`, `12 天`. */
export function daysText(days: number, language: Language): string {
  if (language === 'cn') return `${days} 天`;
  return days === 1 ? '1 day' : `${days} days`;
}
