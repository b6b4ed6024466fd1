/** How many sets can be built by which day, and which lines hold them up (README, "Building"). */

import { parseDecimal, plus, times, type Scaled } from '../../numbers/decimal-text';
import { availabilityCurve } from '../../product/availability';
import type { Product } from '../../product/product';
import type { BomLine, BomSettings } from '../bom';
import { lossFactor, minLossOf, needOf } from './need';
import type { PlanInput } from './line-plans';
import { planBom, type BomPlan } from './plan';

/** From `date` on, `sets` can be built. */
export interface CurvePoint {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `null`: as many as wanted. */
  sets: number | null;
  /** The numbers of the lines that allow no more sets on this day; empty if `sets` is `null`. */
  heldBy: number[];
}

export interface BuildCurve {
  /** Dates and sets ascend. The first point is today's; empty without lines or with an invalid date. */
  points: CurvePoint[];
  /** Numbers of the lines to buy that are not counted, because they have no product, no price or no quantity. */
  without: number[];
}

/** A product with the lines that use it. */
interface Used {
  product: Product;
  lines: BomLine[];
}

/** The sets that the pieces of one product allow from a day on. */
interface Step {
  date: string;
  /** `Infinity`: as many as wanted. */
  sets: number;
}

/**
 * How many sets can be built by which day, from stock, deliveries in transit and ordering mode, with the loss. It counts every line with a product,
 * also if a person still has to choose it.
 * @param plan - the plan of this input, if it is already computed
 */
export function buildCurve(input: PlanInput, plan: BomPlan = planBom(input)): BuildCurve {
  const used = new Map<string, Used>();
  const without: number[] = [];
  for (const line of input.lines) {
    const { product = null, reason } = plan.ofLine.get(line.line) ?? {};
    if (reason === 'skipped') continue;
    if (!product || !line.quantity || reason === 'noPrice') without.push(line.line);
    else if (used.has(product.id)) used.get(product.id)?.lines.push(line);
    else used.set(product.id, { product, lines: [line] });
  }
  return { points: pointsOf([...used.values()], input), without };
}

function pointsOf(used: readonly Used[], { settings, today }: PlanInput): CurvePoint[] {
  const present = used.map(() => 0);
  const events: Array<Step & { at: number }> = [];
  for (const [at, one] of used.entries()) for (const step of stepsOf(one, settings, today)) events.push({ ...step, at });
  events.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const points: CurvePoint[] = [];
  // The fewest sets can change only if all products that allow no more have changed. Only then are all products looked at.
  let holders = new Set<number>(used.keys());
  for (const [index, { date, sets, at }] of events.entries()) {
    if (sets > (present[at] ?? 0)) holders.delete(at);
    present[at] = sets;
    if (events[index + 1]?.date === date || (holders.size > 0 && points.length > 0)) continue;
    const fewest = present.reduce((least, one) => Math.min(least, one), Infinity);
    holders = new Set(present.flatMap((one, holder) => (one === fewest ? holder : [])));
    const isEndless = fewest === Infinity;
    points.push({ date, sets: isEndless ? null : fewest, heldBy: isEndless ? [] : linesOf(used, holders) });
  }
  return points;
}

function linesOf(used: readonly Used[], holders: ReadonlySet<number>): number[] {
  return [...holders].flatMap((at) => used[at]?.lines.map(({ line }) => line) ?? []).sort((a, b) => a - b);
}

function stepsOf({ product, lines }: Used, settings: BomSettings, today: string): Step[] {
  const factor = lossFactor(settings);
  const exact = lines.reduce<Scaled>((sum, { quantity }) => plus(sum, parseDecimal(quantity) ?? { units: 0n, scale: 0 }), { units: 0n, scale: 0 });
  const perSet = times(exact, factor);
  const packageOf = (line: BomLine) => product.packageName || line.package;
  // Rounding up and the minimum losses add less than this to the exact need.
  const extra = lines.reduce((sum, line) => sum + 1 + minLossOf(packageOf(line), settings), 0);
  const needFor = (sets: number) => lines.reduce((sum, line) => sum + (needOf(line.quantity, packageOf(line), { ...settings, sets }) ?? 0), 0);
  return availabilityCurve(product, today).map(({ date, quantity }) => {
    if (quantity === null) return { date, sets: Infinity };
    let [sets, most] = [quotient(quantity - extra, perSet), quotient(quantity, perSet)];
    while (sets < most) {
      const middle = sets + Math.ceil((most - sets) / 2);
      if (needFor(middle) <= quantity) sets = middle;
      else most = middle - 1;
    }
    return { date, sets };
  });
}

/** How many times `divisor` is contained in a number of pieces, as far as whole numbers are exact; 0 if there are none. */
function quotient(pieces: number, { units, scale }: Scaled): number {
  return pieces > 0 && units > 0n ? Math.min(Number((BigInt(pieces) * 10n ** BigInt(scale)) / units), Number.MAX_SAFE_INTEGER) : 0;
}
