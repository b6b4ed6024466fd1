/** Writes money from decimal text, in CNY (README, "Money"). */

import { decimalText, fixedText, parseDecimal, rounded, roundedAmount, type Scaled } from '../numbers/decimal-text';
import type { Language } from '../text/language';
import type { Tier } from './price-tiers';
import { readRecords } from '../numbers/reading';

/** The currency of all prices and amounts, ISO 4217. */
export const CURRENCY = 'CNY';

/** Shown where there is no amount. */
export const NO_AMOUNT = '-';

/** Decimals that unit prices show. */
export const PRICE_DECIMALS = { least: 4, most: 6 } as const;

const SYMBOL: Record<Language, string> = { cn: '¥', en: '¥' };

/** Puts commas between the thousands of plain decimal text. The decimals stay as they are. */
export function groupThousands(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/**
 * An amount with ¥, comma thousands and 2 decimals, rounded half up. A positive amount shows at least 0.01. An invalid amount shows as {@link
 * NO_AMOUNT}.
 */
export function formatAmount(amount: unknown, language: Language): string {
  const value = parseDecimal(amount);
  return value ? withSymbol(roundedAmount(value), language) : NO_AMOUNT;
}

/**
 * A unit price with exactly `decimals` decimals, rounded half up. The tiers of one product share {@link ladderDecimals}.
 * An invalid price shows as {@link NO_AMOUNT}.
 */
export function formatUnitPrice(price: unknown, decimals: number, language: Language): string {
  const value = parseDecimal(price);
  return value ? withSymbol(rounded(value, decimals), language) : NO_AMOUNT;
}

/**
 * The decimals that all tiers of one product share, so that the points line up: what the longest price needs, from 4 to 6.
 * Unreadable prices do not count.
 */
export function ladderDecimals(rangePrice: readonly Tier[] | null | undefined): number {
  let most: number = PRICE_DECIMALS.least;
  for (const tier of readRecords(rangePrice)) most = Math.max(most, priceDecimals(tier.price));
  return most;
}

/** The decimals that one price shows: what it needs, from 4 to 6. */
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
