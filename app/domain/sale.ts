/** When the double-twelve sale is on (sections 1 and 5). */

import type { DiscountRule } from './portal';

/**
 * The rule as it may be announced at a time: without tiers once its period has ended.
 * @param now ms since 1970. Bounds that are absent or cannot be read do not bound.
 */
export function announcedSale(rule: DiscountRule, now: number): DiscountRule {
  return now > bound(rule.endTime, Infinity) ? { ...rule, itemList: [] } : rule;
}

/** The rule that holds at a time: without tiers before and after its period. */
export function currentSale(rule: DiscountRule, now: number): DiscountRule {
  const announced = announcedSale(rule, now);
  return now < bound(rule.startTime, -Infinity) ? { ...announced, itemList: [] } : announced;
}

function bound(time: string, otherwise: number): number {
  const at = Date.parse(time);
  return Number.isNaN(at) ? otherwise : at;
}
