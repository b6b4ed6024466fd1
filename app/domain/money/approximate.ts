/** Approximate amounts in other currencies (README, "Approximate prices"). Nothing is charged by them. */

import { fixedText, parseDecimal } from '../numbers/decimal-text';
import { CURRENCY, groupThousands } from './money-format';

/** The currencies in which amounts may be shown beside CNY. */
export const CURRENCIES = ['USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** CNY for one unit of a currency on a day (`YYYY-MM-DD`). */
export interface ExchangeRate {
  currency: Currency;
  rate: string;
  rateDate: string;
}

/** What a page says of other currencies. */
export interface Approximation {
  /** The rate of the chosen currency; `null`: none is wanted. */
  rate: ExchangeRate | null;
  /** The currencies that may be chosen instead. */
  others: Currency[];
}

const SYMBOL: Readonly<Record<Currency, string>> = { USD: '$', EUR: '€' };

/**
 * An amount in another currency, rounded half up: `$17.20`. Empty if the amount is no number from 0, or the rate none above 0.
 * @param amount - CNY
 * @param decimals - of the result
 */
export function approximateAmount(amount: string, { currency, rate }: ExchangeRate, decimals = 2): string {
  const [sum, one] = [parseDecimal(amount), parseDecimal(rate)];
  if (!sum || !one || sum.units < 0n || one.units <= 0n) return '';
  const whole = 10n ** BigInt(sum.scale) * one.units;
  const units = (2n * sum.units * 10n ** BigInt(one.scale + decimals) + whole) / (2n * whole);
  return `${SYMBOL[currency]}${groupThousands(fixedText({ units, scale: decimals }))}`;
}

/**
 * The rate to show.
 * @param rates - those of the operator
 * @param chosen - what the visitor has chosen: a currency, {@link CURRENCY} for none, or nothing yet; then the first rate counts
 */
export function approximationOf(rates: readonly ExchangeRate[], chosen: string | undefined): Approximation | null {
  const [first] = rates;
  if (!first) return null;
  const rate = chosen === CURRENCY ? null : rates.find(({ currency }) => currency === chosen) ?? first;
  return { rate, others: rates.map(({ currency }) => currency).filter((currency) => currency !== rate?.currency) };
}
