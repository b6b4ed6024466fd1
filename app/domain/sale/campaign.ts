/** What the strip of the double-twelve sale says on every page (README, "Discount"). */

import { parseDecimal } from '../numbers/decimal-text';
import { announcedSale, currentSale } from './sale';
import { parseRule, thresholdsAt, type DiscountRule, type DiscountTier, type NextThreshold } from './discount';

const DAY = 86_400_000;

/** How long before its start a sale is announced on every page, in ms. The home page announces it earlier. */
export const ANNOUNCED_BEFORE = 7 * DAY;

/** A sale, with the visitor's cart taken into account. */
export interface Campaign {
  /** Whether the sale is in force; otherwise it is only announced. */
  on: boolean;
  /** When the sale starts, or when it ends if it is on, ms since 1970; `null`: no limit is set. */
  until: number | null;
  /** The valid tiers, ascending. */
  itemList: DiscountTier[];
  /** The tier that the cart reaches; `null` if it reaches none, or if the cart is not known. */
  reached: DiscountTier | null;
  /** The next tier; `null` if no tier is better, or if the cart is not known. */
  next: NextThreshold | null;
  /** How much of the next threshold the cart has, from 0 to 1. */
  share: number;
}

/**
 * The sale to announce on every page at a moment; `null` if there is none, or if it is over or too far away.
 * @param now - ms since 1970
 * @param eligible - the eligible total of the visitor's cart, decimal text; `null` if it is not known
 */
export function campaignAt(rule: DiscountRule, now: number, eligible: string | null): Campaign | null {
  const { startsAt, endsAt } = rule;
  const { itemList } = parseRule(announcedSale(rule, now));
  if (itemList.length === 0 || now < (startsAt ?? -Infinity) - ANNOUNCED_BEFORE) return null;
  const on = currentSale(rule, now).itemList.length > 0;
  const known = on ? eligible : null;
  const { reached, next } = known === null ? { reached: null, next: null } : thresholdsAt(known, itemList);
  return { on, until: on ? endsAt : startsAt, itemList, reached, next, share: shareOf(known, next) };
}

function shareOf(eligible: string | null, next: NextThreshold | null): number {
  const [has, whole] = [eligible, next?.amount].map((text) => numberOf(text));
  return has && whole ? Math.round(Math.min(has / whole, 1) * 1000) / 1000 : 0;
}

/** A decimal text as a number, for a bar; 0 if it is not a number. */
function numberOf(text: string | null | undefined): number {
  return parseDecimal(text) ? Number(text) : 0;
}
