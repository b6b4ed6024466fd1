import * as v from 'valibot';
import { parseRule, type DiscountTier } from '~/domain/sale/discount';
import { readMoment } from '~/domain/time/written-moment';
import { currentSale } from '~/domain/sale/sale';
import { getDiscountRule } from '~/upstream/contract/records/content';
import { lenient } from '~/upstream/contract/base/lenient';
import type { Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { selectContent, type ContentData } from './store';

const rule = getDiscountRule.data.wrapped;
type DiscountWire = v.InferOutput<typeof rule>;

/** Selects the stored discount rule, for {@link readDiscount} and {@link discountInForce}. */
export function selectDiscount(): Statement {
  return selectContent('discount');
}

/** Reads the stored rule. Malformed tiers are logged and left out. @returns `null` if there is no rule, or if it is malformed */
export function readDiscount([row]: readonly ContentData[]): DiscountWire | null {
  const leftOut: string[] = [];
  const read = v.safeParse(rule, lenient(rule, row ? parseJson(row.data) : null, { onLeftOut: (issue) => leftOut.push(v.getDotPath(issue) ?? issue.message) }));
  if (!read.success) leftOut.push('rule');
  if (leftOut.length > 0) console.error(JSON.stringify({ event: 'discount_left_out', items: leftOut }));
  return row && read.success ? read.output : null;
}

/**
 * The discount tiers in force for carts and orders at the time of a request; empty before and after the sale.
 * Malformed tiers are left out, and a malformed rule gives no tiers, so prices can always be computed.
 */
export function discountInForce(rows: readonly ContentData[], { now, timeZone }: Pick<MallContext, 'now' | 'timeZone'>): DiscountTier[] {
  const { itemList = [], startTime = '', endTime = '' } = readDiscount(rows) ?? {};
  const sale = {
    itemList: parseRule(itemList).itemList,
    startsAt: readMoment(startTime, timeZone, 'start'),
    endsAt: readMoment(endTime, timeZone, 'end'),
  };
  return currentSale(sale, now).itemList;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
