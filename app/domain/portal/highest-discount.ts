/** The discount that the announcement of a sale names. Only the home page needs it, so it is a separate file. */

import { compare, decimalText, parseDecimal, times, type Scaled } from '../numbers/decimal-text';
import type { Language } from '../text/language';
import { discountText, parseRule, type RawRule } from '../sale/discount';

const HUNDRED: Scaled = { units: 100n, scale: 0 };
const HUNDREDTH: Scaled = { units: 1n, scale: 2 };

/** The lowest multiplier of all tiers, times 100: `'80'` for 0.8; `'0'` for a rule without tiers. */
export function highestDiscount(rule: RawRule): string {
  const discounts = parseRule(rule).itemList.flatMap(({ discount }) => parseDecimal(discount) ?? []);
  const [lowest] = discounts.sort(compare);
  return lowest ? decimalText(times(lowest, HUNDRED)) : '0';
}

/** {@link highestDiscount} in words: `85 折`, `15% off`. Empty for a rule without tiers, or if the percentage would round to 0 or 100. */
export function highestDiscountText(rule: RawRule, language: Language): string {
  const percent = parseDecimal(highestDiscount(rule));
  return percent ? discountText(decimalText(times(percent, HUNDREDTH)), language) : '';
}
