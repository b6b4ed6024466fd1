/** The spend discount of the double-twelve sale (README, "Discount"). Amounts and multipliers are decimal text. */

import { compare, decimalText, fixedText, minus, parseDecimal, plus, rounded, roundedAmount, times, type Scaled } from '../numbers/decimal-text';
import type { Language } from '../text/language';
import { PRICE_DECIMALS } from '../money/money-format';
import { exactLine, roundedLine } from '../money/price-tiers';
import type { TradeTerms } from '../product/product';
import { isRecord, type Maybe, readList } from '../numbers/reading';

/** If at least `amount` (CNY) is spent, prices are multiplied by `discount`, which is above 0 and at most 1. */
export interface DiscountTier {
  amount: string;
  discount: string;
}

/** The rule as pages show it. There is no sale if `itemList` is empty. */
export interface DiscountRule {
  itemList: DiscountTier[];
  /** The period, ms since 1970; `null`: no limit on that side. */
  startsAt: number | null;
  endsAt: number | null;
}

/** A rule as it is stored. It may contain texts, numbers or any other values. */
export type RawRule = { itemList?: unknown } | readonly unknown[] | null | undefined;

/** The valid tiers of a rule, and the items that were left out, for the log. */
export interface ParsedRule {
  itemList: DiscountTier[];
  rejected: unknown[];
}

/** A line of a cart (`cartNum`) or of an order (`qty`). */
export type DiscountItem = Partial<Pick<TradeTerms, 'rangePrice' | 'hasDiscount'>> & {
  cartNum?: number | string | null;
  qty?: number | string | null;
};

/** The lines of a cart or of an order. A missing line adds nothing to the totals. */
export type DiscountItems = Maybe<readonly Maybe<DiscountItem>[]>;

/** Totals of a cart or an order in CNY. */
export interface DiscountedTotals {
  /** The multiplier; `'0'` if no tier is reached. */
  discount: string;
  /** The sum of all lines before the discount. */
  total: string;
  /** The exact sum of the eligible lines, which count towards the thresholds and get the discount. */
  eligible: string;
  /** The sum of all lines after the discount. */
  discounted: string;
  /** `total − discounted`. */
  saving: string;
  /** The amounts of each line, in the order of the items; `null` if the quantity of the line has no price. */
  lines: Array<{ amount: string | null; discounted: string | null }>;
}

/** The next tier that lowers the price further. */
export interface NextThreshold extends DiscountTier {
  /** The amount still to be spent on eligible lines. */
  missing: string;
}

const NO_DISCOUNT_MATCHES = '0';
const ZERO: Scaled = { units: 0n, scale: 0 };
const ONE: Scaled = { units: 1n, scale: 0 };
const HUNDRED: Scaled = { units: 100n, scale: 0 };

/** The error text for a discount of 0 or less, or of more than 1. */
export const DISCOUNT_ERROR = 'Discount must be a number between 0 and 1.';

/**
 * Refuses a discount of 0 or less, or of more than 1.
 *
 * @throws RangeError with the text of {@link DISCOUNT_ERROR}
 */
export function assertDiscount(discount: unknown): void {
  if (!readDiscount(discount)) throw new RangeError(DISCOUNT_ERROR);
}

/**
 * Reads a rule, and sorts its tiers by amount, ascending. A tier goes into `rejected` instead if its discount is not above 0 and at most 1, or if
 * its amount is not a number from 0. If tiers have the same amount, the tier with the lower multiplier is kept. A rule may also be only a list
 * of tiers. Any other value gives a rule without tiers, and goes into `rejected` unless it is missing. Never throws.
 */
export function parseRule(rule: RawRule): ParsedRule {
  const { tiers, rejected } = readRule(rule);
  const itemList = tiers.map(({ amount, discount }) => ({ amount: decimalText(amount), discount: decimalText(discount) }));
  return { itemList, rejected };
}

/**
 * A multiplier on the Chinese tenth scale: the rounded percentage; if it is a multiple of 10, it is divided by 10. 0.8 → `'8'`,
 * 0.85 → `'85'`. Empty if the multiplier is invalid.
 */
export function tenthScale(multiplier: unknown): string {
  const discount = readDiscount(multiplier);
  if (!discount) return '';
  const percent = percentOf(discount);
  return String(percent % 10n === 0n ? percent / 10n : percent);
}

/**
 * The label of a multiplier: in Chinese on the tenth scale, `8折`, `85折`; in English the percentage off, `20% off`. Empty if the multiplier is
 * invalid.
 */
export function discountLabel(multiplier: unknown, language: Language): string {
  const discount = readDiscount(multiplier);
  if (!discount) return '';
  return language === 'cn' ? `${tenthScale(multiplier)}折` : `${100n - percentOf(discount)}% off`;
}

/**
 * {@link discountLabel} for use in a sentence: `85 折`. It is also empty if the percentage rounds to 0 or 100, because the text would be wrong.
 */
export function discountText(multiplier: unknown, language: Language): string {
  const discount = readDiscount(multiplier);
  const percent = discount ? percentOf(discount) : 0n;
  if (percent === 0n || percent === 100n) return '';
  return discountLabel(multiplier, language).replace('折', ' 折');
}

/** Unit price × multiplier, rounded to 6 decimals. The price itself if the multiplier is invalid; `null` if the price is invalid. */
export function discountedPrice(price: unknown, multiplier: unknown): string | null {
  const value = parseDecimal(price);
  if (!value) return null;
  return decimalText(rounded(times(value, readDiscount(multiplier) ?? ONE), PRICE_DECIMALS.most));
}

/**
 * Computes the cost of the items before and after the discount. The discount applies to eligible lines only. Each discounted line is rounded,
 * and the total is the sum of the rounded lines. A line without a price adds nothing.
 */
export function discountedTotals(items: DiscountItems, rule: RawRule): DiscountedTotals {
  const eligible = eligibleTotal(items);
  const matched = matchTier(eligible, readRule(rule).tiers);
  const lines = readList(items).map((item) => {
    const amount = amountOf(item);
    const multiplier = isEligible(item) && matched ? matched.discount : ONE;
    return { amount, discounted: amount && roundedAmount(times(amount, multiplier)) };
  });
  const total = sum(lines.map(({ amount }) => amount));
  const discounted = sum(lines.map((line) => line.discounted));
  return {
    discount: matched ? decimalText(matched.discount) : NO_DISCOUNT_MATCHES,
    total: decimalText(total),
    eligible: decimalText(eligible),
    discounted: decimalText(discounted),
    saving: decimalText(minus(total, discounted)),
    lines: lines.map((line) => ({
      amount: line.amount && decimalText(line.amount),
      discounted: line.discounted && decimalText(line.discounted),
    })),
  };
}

/** The first tier above the eligible total with a lower multiplier than the present tier; `null` if no tier is better. */
export function nextThreshold(items: DiscountItems, rule: RawRule): NextThreshold | null {
  return thresholdAbove(eligibleTotal(items), readRule(rule).tiers);
}

/** The tier that an eligible total (decimal text) reaches, and {@link nextThreshold} of it. A total that is not a number counts as 0. */
export function thresholdsAt(eligible: string, rule: RawRule): { reached: DiscountTier | null; next: NextThreshold | null } {
  const total = parseDecimal(eligible) ?? ZERO;
  const { tiers } = readRule(rule);
  const reached = matchTier(total, tiers);
  return {
    reached: reached ? { amount: decimalText(reached.amount), discount: decimalText(reached.discount) } : null,
    next: thresholdAbove(total, tiers),
  };
}

function thresholdAbove(eligible: Scaled, tiers: readonly ReadTier[]): NextThreshold | null {
  const present = matchTier(eligible, tiers)?.discount;
  const next = tiers.find(
    ({ amount, discount }) => compare(amount, eligible) > 0 && (!present || compare(discount, present) < 0),
  );
  if (!next) return null;
  return {
    amount: decimalText(next.amount),
    discount: decimalText(next.discount),
    missing: decimalText(minus(next.amount, eligible)),
  };
}

interface ReadTier {
  amount: Scaled;
  discount: Scaled;
}

/** The valid tiers, ascending by amount, one tier for each amount. */
function readRule(rule: RawRule): { tiers: ReadTier[]; rejected: unknown[] } {
  const list: unknown = isRecord(rule) ? rule['itemList'] : rule;
  const byAmount = new Map<string, ReadTier>();
  const rejected: unknown[] = [];
  if (!Array.isArray(list)) return { tiers: [], rejected: list === undefined || list === null ? [] : [list] };
  for (const item of list) {
    const tier = readTier(item);
    if (!tier) {
      rejected.push(item);
      continue;
    }
    const key = decimalText(tier.amount);
    const same = byAmount.get(key);
    if (!same || compare(tier.discount, same.discount) < 0) byAmount.set(key, tier);
  }
  return { tiers: [...byAmount.values()].sort((a, b) => compare(a.amount, b.amount)), rejected };
}

function readTier(item: unknown): ReadTier | null {
  if (!isRecord(item)) return null;
  const amount = parseDecimal(item['amount']);
  const discount = readDiscount(item['discount']);
  return amount && amount.units >= 0n && discount ? { amount, discount } : null;
}

function readDiscount(value: unknown): Scaled | null {
  const discount = parseDecimal(value);
  return discount && discount.units > 0n && compare(discount, ONE) <= 0 ? discount : null;
}

function percentOf(discount: Scaled): bigint {
  return BigInt(fixedText(rounded(times(discount, HUNDRED), 0)));
}

function matchTier(total: Scaled, tiers: readonly ReadTier[]): ReadTier | undefined {
  return tiers.findLast(({ amount }) => compare(amount, total) <= 0);
}

function eligibleTotal(items: DiscountItems): Scaled {
  return sum(readList(items).filter(isEligible).map((item) => exactLine(item?.rangePrice, piecesOf(item))));
}

function isEligible(item: Maybe<DiscountItem>): boolean {
  return item?.hasDiscount === 'T';
}

function amountOf(item: Maybe<DiscountItem>): Scaled | null {
  return roundedLine(item?.rangePrice, piecesOf(item));
}

function piecesOf(item: Maybe<DiscountItem>): number | string {
  return item?.cartNum ?? item?.qty ?? 0;
}

function sum(amounts: ReadonlyArray<Scaled | null>): Scaled {
  return amounts.reduce<Scaled>((total, amount) => (amount ? plus(total, amount) : total), ZERO);
}
