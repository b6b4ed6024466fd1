/** How many pieces a line needs (README, "Building"). The browser runs this code. */

import { parseDecimal, plus, times, type Scaled } from '../../numbers/decimal-text';
import { readCount } from '../../numbers/reading';
import { canonicalPackage } from '../../values/packages';
import type { BomSettings, SizeClass } from '../bom';

/** Imperial chip sizes by class. Larger chips are `large`. */
const TINY_CHIPS = new Set(['008004', '01005', '0201', '0402']);
const SMALL_CHIPS = new Set(['0306', '0508', '0603', '0612', '0805', '1008', '1206']);
const SMALL_OUTLINE = /^(?:SOT|SOD|SC)-?\d/i;

const MOST_PIECES = BigInt(Number.MAX_SAFE_INTEGER);
const ONE: Scaled = { units: 1n, scale: 0 };

/** The class of a package by any of its names. `large` if it is unknown or empty. */
export function sizeClassOf(packageName: string): SizeClass {
  const name = canonicalPackage(packageName);
  if (TINY_CHIPS.has(name)) return 'tiny';
  return SMALL_CHIPS.has(name) || SMALL_OUTLINE.test(name) ? 'small' : 'large';
}

/**
 * The pieces that a line needs for all sets, with loss: quantity × sets × (1 + loss), rounded up, and at least quantity × sets + the minimum loss of
 * the package's class. Exact. `Number.MAX_SAFE_INTEGER` if it is larger. A quantity of 0 needs 0 pieces. `null` if the quantity is unknown or
 * negative.
 * @param quantity - pieces of one set
 */
export function needOf(quantity: number | null, packageName: string, settings: BomSettings): number | null {
  const one = parseDecimal(quantity);
  const sets = parseDecimal(settings.sets);
  if (!one || !sets || one.units < 0n || sets.units < 0n) return null;
  if (one.units === 0n) return 0;
  const without = times(one, sets);
  const withLoss = wholePieces(times(without, lossFactor(settings)));
  const least = wholePieces(without) + BigInt(minLossOf(packageName, settings));
  return Number(smaller(withLoss > least ? withLoss : least, MOST_PIECES));
}

/** 1 + loss. A loss that is negative or not a number counts as 0. */
export function lossFactor({ loss }: Pick<BomSettings, 'loss'>): Scaled {
  const percent = parseDecimal(loss);
  return percent && percent.units > 0n ? plus(ONE, { units: percent.units, scale: percent.scale + 2 }) : ONE;
}

/** The least number of extra pieces of a line. */
export function minLossOf(packageName: string, { minLoss }: Pick<BomSettings, 'minLoss'>): number {
  const isSet = minLoss.tiny > 0 || minLoss.small > 0 || minLoss.large > 0;
  return isSet ? readCount(minLoss[sizeClassOf(packageName)]) ?? 0 : 0;
}

function wholePieces({ units, scale }: Scaled): bigint {
  if (scale === 0) return units;
  const divisor = 10n ** BigInt(scale);
  return (units + divisor - 1n) / divisor;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
