/** The same bill of materials for several numbers of sets (README, "Building"). */

import { planLines, type PlanInput } from './line-plans';
import { totalsOf, type BomPlan, type PlanTotals } from './plan';
import { BOM_LIMITS } from './settings';

/** What a number of sets costs. Amounts are decimal text in CNY. */
export interface BuildSize extends PlanTotals {
  sets: number;
}

/**
 * Plans each number of sets, at most `BOM_LIMITS.sizes` of them. Quantities that a person typed count only for the number of sets in the settings.
 * @param plan - the plan of this input, if it is already computed
 */
export function buildSizes(input: PlanInput, sizes: readonly number[], plan?: BomPlan): BuildSize[] {
  const computed = input.lines.map((line) => (line.ordered === null ? line : { ...line, ordered: null }));
  return sizes.slice(0, BOM_LIMITS.sizes).map((sets) => {
    const isPlanned = sets === input.settings.sets;
    const plans = (isPlanned && plan) || planLines({ ...input, lines: isPlanned ? input.lines : computed, settings: { ...input.settings, sets } });
    return { sets, ...totalsOf(plans, sets) };
  });
}

/**
 * Three build sizes, ascending: the number of sets, a round number of at most half as many, and one of at least twice as many. Near the limits both
 * others are larger or smaller. Round numbers are 1, 2 or 5 times a power of ten.
 */
export function suggestedSizes(sets: number): [number, number, number] {
  const below = ROUND_NUMBERS.filter((size) => size <= sets / 2);
  const above = ROUND_NUMBERS.filter((size) => size >= sets * 2);
  const [half, double] = [below.at(-1), above[0]];
  if (half === undefined) return [sets, double ?? sets, above[1] ?? sets];
  if (double === undefined) return [below.at(-2) ?? sets, half, sets];
  return [half, sets, double];
}

const ROUND_NUMBERS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((power) => [power, 2 * power, 5 * power]).filter((size) => size <= BOM_LIMITS.sets);
