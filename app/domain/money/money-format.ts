/** Writes money from decimal text, in CNY (README, "Money"). */

import { decimalText, fixedText, parseDecimal, rounded, roundedAmount, type Scaled } from '../numbers/decimal-text';
import type { Language } from '../text/language';
import type { Tier } from './price-tiers';
import { readRecords } from '../numbers/reading';

/** The currency of all prices and amounts, ISO 4217. */
export const CURRENCY = 'CNY';

/** Shown instead of a missing or invalid amount. */
export const NO_AMOUNT = '-';

/** The least and the most decimals of a unit price on a page. */
export const PRICE_DECIMALS = { least: 4, most: 6 } as const;

const SYMBOL: Record<Language, string> = { cn: '¥', en: '¥' };

/** Puts commas between the thousands of plain decimal text. Does not change the decimals. */
export function groupThousands(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,12}$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/**
 * An amount with ¥, commas between thousands, and 2 decimals, rounded half up. A positive amount shows as at least 0.01, an invalid amount as
 * {@link NO_AMOUNT}.
 */
export function formatAmount(amount: unknown, language: Language): string {
  const value = parseDecimal(amount);
  return value ? withSymbol(roundedAmount(value), language) : NO_AMOUNT;
}

/**
 * A unit price with exactly `decimals` decimals, rounded half up. All tiers of one product use the result of {@link ladderDecimals}.
 * An invalid price shows as {@link NO_AMOUNT}.
 */
export function formatUnitPrice(price: unknown, decimals: number, language: Language): string {
  const value = parseDecimal(price);
  return value ? withSymbol(rounded(value, decimals), language) : NO_AMOUNT;
}

/**
 * The number of decimals for all tiers of one product, so that the decimal points line up: as many as the longest price needs, from 4 to 6.
 * Unreadable prices do not count.
 */
export function ladderDecimals(rangePrice: readonly Tier[] | null | undefined): number {
  let most: number = PRICE_DECIMALS.least;
  for (const tier of readRecords(rangePrice)) most = Math.max(most, priceDecimals(tier.price));
  return most;
}

/** The number of decimals that one price shows: as many as it needs, from 4 to 6. */
export function priceDecimals(price: unknown): number {
  const value = parseDecimal(price);
  if (!value) return PRICE_DECIMALS.least;
  const needed = decimalText(value).split('.')[1]?.length ?? 0;
  return Math.min(Math.max(needed, PRICE_DECIMALS.least), PRICE_DECIMALS.most);
}

function withSymbol(value: Scaled, language: Language): string {
  const text = fixedText(value);
  const size = groupThousands(text.replace('-', ''));
  return `${text.startsWith('-') ? '−' : ''}${SYMBOL[language]}${size}`;
}
