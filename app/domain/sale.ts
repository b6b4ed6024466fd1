/** When the double-twelve sale is on (sections 1 and 5). */

import type { DiscountRule } from './portal';

/**
 * The rule as it may be announced at a time: without tiers once its period has ended.
 * @param now ms since 1970
 */
export function announcedSale(rule: DiscountRule, now: number): DiscountRule {
  return now > (rule.endsAt ?? Infinity) ? { ...rule, itemList: [] } : rule;
}

/** The rule that holds at a time: without tiers before and after its period. */
export function currentSale(rule: DiscountRule, now: number): DiscountRule {
  const announced = announcedSale(rule, now);
  return now < (rule.startsAt ?? -Infinity) ? { ...announced, itemList: [] } : announced;
}
