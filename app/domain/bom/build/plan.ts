/** Quantities, money and dates of a whole bill of materials (README, "Building"). Amounts are decimal text in CNY. */

import { decimalText, parseDecimal, plus, roundedAmount, type Scaled } from '../../numbers/decimal-text';
import { planLines, type LinePlan, type LinePlans, type PlanInput } from './line-plans';
import { dayOfPurchase, nudgeOf, type Purchase } from './purchase';

/** What the nudges that cost less would save together. */
export interface Savings {
  count: number;
  amount: string;
}

/** What a purchase costs, and what it leaves open. */
export interface PlanTotals {
  /** Lines that are bought, and lines to buy that the plan does not buy. */
  included: number;
  missing: number;
  /** The sum of the amounts: what the cart charges for these quantities before a discount. */
  total: string;
  /** The value of all pieces left over. */
  leftTotal: string;
  /** The total for one set, to the cent. */
  perSet: string;
}

export interface BomPlan extends LinePlans, PlanTotals {
  savings: Savings;
  /** The first day on which the needed pieces of all purchases are there; `null` if nothing is bought. */
  earliest: string | null;
}

/** Plans the purchase for all sets. Never throws. */
export function planBom(input: PlanInput): BomPlan {
  const { settings, today } = input;
  const plans = planLines(input);
  for (const { purchase } of plans.ofLine.values()) if (purchase) purchase.nudge = nudgeOf(purchase, settings);
  return { ...plans, ...totalsOf(plans, settings.sets), savings: savingsOf(plans.purchases), earliest: lastDay(plans.purchases, today) };
}

export function totalsOf({ ofLine, purchases }: LinePlans, sets: number): PlanTotals {
  const plans: LinePlan[] = [...ofLine.values()];
  const included = plans.filter((plan) => plan.included).length;
  const total = sum(purchases.map(({ amount }) => amount));
  return {
    included,
    missing: plans.filter(({ reason }) => reason !== 'skipped').length - included,
    total: decimalText(total),
    leftTotal: decimalText(sum(purchases.map(({ leftValue }) => leftValue))),
    perSet: decimalText(shareOfSet(total, sets)),
  };
}

function savingsOf(purchases: readonly Purchase[]): Savings {
  const cheaper = purchases.flatMap(({ nudge }) => (nudge?.costsLess ? nudge.difference : []));
  const { units, scale } = sum(cheaper);
  return { count: cheaper.length, amount: decimalText({ units: -units, scale }) };
}

function sum(amounts: ReadonlyArray<string | null>): Scaled {
  return amounts.reduce<Scaled>((total, amount) => plus(total, parseDecimal(amount) ?? ZERO), ZERO);
}

const ZERO: Scaled = { units: 0n, scale: 0 };

/** Decimals of a quotient before it is rounded to the cent. What is cut off never reaches the next half cent. */
const QUOTIENT_DECIMALS = 20;

function shareOfSet({ units, scale }: Scaled, sets: number): Scaled {
  if (!Number.isSafeInteger(sets) || sets <= 0) return ZERO;
  return roundedAmount({ units: (units * 10n ** BigInt(QUOTIENT_DECIMALS)) / BigInt(sets), scale: scale + QUOTIENT_DECIMALS });
}

function lastDay(purchases: readonly Purchase[], today: string): string | null {
  let last: string | null = '';
  for (const purchase of purchases) {
    const day = dayOfPurchase(purchase, today);
    if (day === null) return null;
    if (day > last) last = day;
  }
  return last || null;
}
