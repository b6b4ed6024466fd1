/** The state of a line, from its candidates and its doubts (README, "States"). */

import { parseValue } from '../../values/engineering-value';
import { imperialSize, metricSize } from '../../values/packages';
import { normalisePartNumber } from '../../values/part-number';
import { contradicts } from './judge';
import { DOUBT, MATCH_STATE, TICK, type Doubt, type LineMatch, type MatchCandidate, type MatchState, type Rung, type WantedLine } from './match-records';

/** What of a product tells it from others. */
export interface Sold {
  id: string;
  mpn: string;
  brand: string;
}

/** The rungs on which a line is matched if nothing contradicts. */
const SURE: ReadonlySet<Rung> = new Set(['remembered', 'code', 'number', 'separators']);

/** The state of a line. A person's choice counts whatever the line says; nothing else is matched against the line's own words. */
function stateOf<P extends Sold>(candidates: readonly MatchCandidate<P>[], doubts: readonly Doubt[]): MatchState {
  const [first] = candidates;
  if (!first) return MATCH_STATE.notFound;
  if (first.rung === 'chosen') return MATCH_STATE.matched;
  if (contradicts(first.ticks) || doubts.length > 0) return MATCH_STATE.check;
  if (!SURE.has(first.rung)) return MATCH_STATE.check;
  const equal = candidates.filter(({ rung, ticks }) => SURE.has(rung) && rung !== 'remembered' && !contradicts(ticks));
  const makers = new Set(equal.map(({ product }) => `${product.brand}|${normalisePartNumber(product.mpn)}`));
  const isNamed = first.rung === 'remembered' || first.rung === 'code' || first.ticks.some(({ field, tick }) => field === 'brand' && tick === TICK.agrees);
  return makers.size > 1 && !isNamed ? MATCH_STATE.several : MATCH_STATE.matched;
}

/** The doubts that a line has by itself. */
function ownDoubts({ quantity, designators }: WantedLine): Doubt[] {
  return quantity !== null && designators.length > 0 && quantity !== designators.length ? [DOUBT.quantity] : [];
}

/** The doubts about a candidate. A part that is found by its values alone must have the package that the line says, and a capacitor a voltage that is stated or usual. */
function candidateDoubts(candidate: Pick<MatchCandidate<unknown>, 'rung' | 'ticks'> | undefined): Doubt[] {
  if (candidate?.rung !== 'values' && candidate?.rung !== 'words') return [];
  const { ticks } = candidate;
  const fields = new Set(ticks.map(({ field }) => field));
  const hasPackage = ticks.some(({ field, tick }) => field === 'package' && tick === TICK.agrees);
  // Of ceramic capacitors alone, which have a dielectric, a voltage is usual.
  const hasVoltage = !fields.has('capacitance') || fields.has('dielectric') || ticks.some(({ field, assumed }) => field === 'voltage' && !assumed);
  return [...(hasPackage ? [] : [DOUBT.noPackage]), ...(hasVoltage ? [] : [DOUBT.noVoltage])];
}

/** The match of a line: its candidates in their order, and its doubts. @param more - doubts about the first candidate */
export function matchOf<P extends Sold>(wanted: WantedLine, candidates: Array<MatchCandidate<P>>, more: readonly Doubt[] = []): LineMatch<P> {
  const doubts = [...new Set([...ownDoubts(wanted), ...candidateDoubts(candidates[0]), ...more])];
  return { line: wanted.line, state: stateOf(candidates, doubts), rung: candidates[0]?.rung ?? null, doubts, candidates };
}

/** The matches with what lines say against each other. */
export function withCrossDoubts<P extends Sold>(lines: readonly WantedLine[], matches: ReadonlyArray<LineMatch<P>>): Array<LineMatch<P>> {
  const doubts = crossDoubts(lines, new Map(matches.map((match) => [match.line, match])));
  return matches.map((match) => withDoubts(match, doubts.get(match.line) ?? []));
}

/** Finds what lines say against each other: one part for two values, and a size that may be metric because other lines state metric sizes. */
function crossDoubts<P extends Sold>(lines: readonly WantedLine[], matches: ReadonlyMap<number, LineMatch<P>>): Map<number, Doubt[]> {
  const doubts = new Map<number, Doubt[]>();
  const add = (line: number, doubt: Doubt) => doubts.set(line, [...(doubts.get(line) ?? []), doubt]);
  const valuesOf = new Map<string, Map<string, number[]>>();
  for (const one of lines) {
    const first = matches.get(one.line)?.candidates[0];
    const value = first && mainValue(one.value);
    if (!value) continue;
    const values = valuesOf.get(first.product.id) ?? new Map<string, number[]>();
    values.set(value, [...(values.get(value) ?? []), one.line]);
    valuesOf.set(first.product.id, values);
  }
  for (const values of valuesOf.values()) if (values.size > 1) for (const line of [...values.values()].flat()) add(line, DOUBT.otherValue);
  if (lines.some(({ package: size }) => isMetricOnly(size))) for (const { line, package: size } of lines) if (isInBoth(size)) add(line, DOUBT.metricSize);
  return doubts;
}

/** Adds doubts to matches. A match that was sure becomes one to check. */
function withDoubts<P extends Sold>(match: LineMatch<P>, doubts: readonly Doubt[]): LineMatch<P> {
  const all = [...new Set([...match.doubts, ...doubts])];
  return all.length === match.doubts.length ? match : { ...match, doubts: all, state: match.state === MATCH_STATE.skipped ? match.state : stateOf(match.candidates, all) };
}

/** The value of a line if it is a single number with a unit or a prefix; otherwise empty. */
function mainValue(text: string): string {
  const [first = ''] = text.trim().split(/[\s,;/]+/);
  const parsed = parseValue(first);
  return parsed.status === 'value' && /[^\d.]/.test(first) ? `${parsed.value.toPrecision(6)}` : '';
}

/** `1608` is a chip size of the metric system only. */
function isMetricOnly(size: string): boolean {
  const code = /^\D{0,4}(\d{4})\D{0,4}$/.exec(size.trim())?.[1] ?? '';
  return METRIC_CODES.has(code) && imperialSize(code) !== null && metricSize(code) === null;
}

/** Metric codes of the usual chip sizes. */
const METRIC_CODES: ReadonlySet<string> = new Set(['1005', '1608', '2012', '3216']);

function isInBoth(size: string): boolean {
  const code = /^\D{0,4}(\d{4})$/.exec(size.trim())?.[1] ?? '';
  return imperialSize(code) !== null && metricSize(code) !== null;
}
