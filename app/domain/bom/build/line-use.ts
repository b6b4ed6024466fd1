/** Which product a line uses, and whether it may be bought without asking (README, "Building"). */

import type { Product } from '../../product/product';
import { normalisePartNumber } from '../../values/part-number';
import type { BomLine } from '../bom';
import { DOUBT, MATCH_STATE, TICK, type Doubt, type LineMatch, type MatchCandidate, type Rung, type Tick } from '../match/match-records';

type Candidate = MatchCandidate<Product>;

/** What a line uses. */
export interface LineUse {
  /** The proposed product; `null` if there is none. */
  product: Product | null;
  /** Products that may take its place without asking. */
  others: Product[];
  /** Why nothing is bought for the line. */
  reason?: 'skipped' | 'notFound' | 'undecided';
}

/** With one of these a person has to choose, even if nothing contradicts: the product may be a wrong part. */
const UNSAFE_DOUBTS: readonly Doubt[] = [DOUBT.alternate, DOUBT.codeDiffers, DOUBT.otherValue, DOUBT.otherNumber, DOUBT.metricSize, DOUBT.noPackage, DOUBT.noVoltage];
const UNSAFE_RUNGS: readonly Rung[] = ['packing', 'edit', 'words'];

/**
 * Which product a line uses: the chosen one, otherwise the first candidate. The line is `undecided` if a person has to choose first: if the first candidate
 * contradicts the line, if the match is unsafe, or if the product that a person chose is not among the candidates.
 * @param match - absent if the line is not matched yet
 */
export function readUse(line: Pick<BomLine, 'skip' | 'choice'>, match: LineMatch<Product> | undefined): LineUse {
  if (line.skip !== null || match?.state === MATCH_STATE.skipped) return { product: null, others: [], reason: 'skipped' };
  const candidates = match?.candidates ?? [];
  const chosen = candidates.find(({ product }) => product.id === line.choice);
  if (chosen) return { product: chosen.product, others: [] };
  const [first] = candidates;
  if (!match || !first || match.state === MATCH_STATE.notFound) return { product: null, others: [], reason: 'notFound' };
  if (line.choice !== null || !isSafe(match, first)) return { product: first.product, others: [], reason: 'undecided' };
  return { product: first.product, others: candidates.slice(1).filter((one) => replaces(one, first)).map(({ product }) => product) };
}

function isSafe({ state, doubts }: LineMatch<Product>, { rung, ticks }: Candidate): boolean {
  if (state === MATCH_STATE.matched) return true;
  return !UNSAFE_RUNGS.includes(rung) && !ticks.some(({ tick }) => tick === TICK.contradicts) && !doubts.some((doubt) => UNSAFE_DOUBTS.includes(doubt));
}

/**
 * Whether a candidate may take the place of the first one: both were found by their values, or they are the same part from another seller. Either way it
 * meets everything that the first one meets.
 */
function replaces(one: Candidate, first: Candidate): boolean {
  if (!(one.rung === 'values' && first.rung === 'values') && !isSamePart(one.product, first.product)) return false;
  const unmet = new Set(first.ticks.filter(isUnmet).map(({ field }) => field));
  return one.ticks.every((tick) => tick.tick !== TICK.contradicts && (!isUnmet(tick) || unmet.has(tick.field)));
}

/** Whether the product's data do not say that it meets what is asked. */
function isUnmet({ tick, asked, has }: Tick): boolean {
  return tick === TICK.contradicts || (asked !== '' && has === '');
}

function isSamePart(a: Product, b: Product): boolean {
  const mpn = normalisePartNumber(a.mpn);
  return mpn !== '' && mpn === normalisePartNumber(b.mpn) && a.brand !== '' && a.brand.toLowerCase() === b.brand.toLowerCase();
}
