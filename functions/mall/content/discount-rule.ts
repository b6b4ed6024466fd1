import { parseRule, type DiscountTier } from '~/domain/sale/discount';
import { readMoment } from '~/domain/time/written-moment';
import type { Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { isWithin, readEntries } from './entries';
import type { EntryOf } from './content-kinds';
import { selectContent, type ContentData } from './store';

type Clock = Pick<MallContext, 'now' | 'timeZone'>;

/** Selects the stored discount rules, for {@link readDiscount} and {@link discountInForce}. */
export function selectDiscount(): Statement {
  return selectContent('discount');
}

/**
 * The rule in force, or else the next one. Malformed tiers and rules are logged and left out.
 * @returns `null` if no sale is on and none is to come
 */
export function readDiscount(rows: readonly ContentData[], clock: Clock): EntryOf<'discount'> | null {
  const rules = readEntries('discount', rows);
  const [next] = rules
    .filter(({ endTime }) => isWithin(clock, { endTime }))
    .sort((a, b) => startOf(a, clock) - startOf(b, clock));
  return rules.find((rule) => isWithin(clock, rule)) ?? next ?? null;
}

/**
 * The discount tiers in force for carts and orders at the time of a request; empty before and after the sale.
 * Malformed tiers are left out, and a malformed rule gives no tiers, so prices can always be computed.
 */
export function discountInForce(rows: readonly ContentData[], clock: Clock): DiscountTier[] {
  const rule = readDiscount(rows, clock);
  return rule && isWithin(clock, rule) ? parseRule(rule).itemList : [];
}

function startOf({ startTime = '' }: { startTime?: string | undefined }, { timeZone }: Clock): number {
  return readMoment(startTime, timeZone, 'start') ?? -Infinity;
}
