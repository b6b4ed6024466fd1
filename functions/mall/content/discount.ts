import * as v from 'valibot';
import { parseRule, type DiscountTier } from '~/domain/discount';
import { readMoment } from '~/domain/moment';
import { currentSale } from '~/domain/sale';
import { getDiscountRule } from '~/upstream/contract/content';
import { lenient } from '~/upstream/contract/lenient';
import type { Statement } from '../queries';
import type { MallContext } from '../route';
import { selectContent, type ContentData } from './store';

const rule = getDiscountRule.data.wrapped;

/** Reads what {@link discountInForce} judges. */
export function selectDiscount(): Statement {
  return selectContent('discount');
}

/**
 * The tiers by which carts and orders are priced at the moment of a request (section 5): none before and after the sale.
 * Tiers that are malformed are left out, and a rule that is none gives no discount; it never breaks a price.
 */
export function discountInForce([row]: readonly ContentData[], { now, timeZone }: Pick<MallContext, 'now' | 'timeZone'>): DiscountTier[] {
  const read = v.safeParse(rule, lenient(rule, row ? JSON.parse(row.data) : null));
  if (!read.success) return [];
  const { itemList, startTime = '', endTime = '' } = read.output;
  const sale = {
    itemList: parseRule(itemList).itemList,
    startsAt: readMoment(startTime, timeZone, 'start'),
    endsAt: readMoment(endTime, timeZone, 'end'),
  };
  return currentSale(sale, now).itemList;
}
