/** How lines of a bill of materials match products (README, "Matching"). */

import type { Alternate } from '../bom';

/** The states of a line, spelt as on the wire and in exports. */
export const MATCH_STATE = { matched: 'matched', check: 'check', several: 'several', notFound: 'not_found', skipped: 'skipped' } as const;
export type MatchState = (typeof MATCH_STATE)[keyof typeof MATCH_STATE];

/** By what the first candidate was found, the surest first. */
export const RUNGS = ['chosen', 'remembered', 'code', 'number', 'separators', 'packing', 'edit', 'values', 'words'] as const;
export type Rung = (typeof RUNGS)[number];

export const TICK = { agrees: 'agrees', better: 'better', notStated: 'notStated', contradicts: 'contradicts' } as const;
export type TickKind = (typeof TICK)[keyof typeof TICK];

/**
 * How a candidate compares with a line in one respect. `field` is `mpn`, `code`, `brand`, `package`, `kind`, or the key of an attribute. `notStated`: the line
 * does not state it (`asked` is empty), or the product's data do not (`has` is empty); `asked` with `assumed` is what was assumed instead.
 */
export interface Tick {
  field: string;
  tick: TickKind;
  /** What the line says, written as pages write values. */
  asked: string;
  /** What the product has, in English notation: `±1%`, `0603`. */
  has: string;
  /** Whether `asked` was assumed, because the line does not state it. */
  assumed?: boolean;
}

/** What is wrong with a line as a whole, beside its candidates. */
export const DOUBT = {
  /** The quantity is not the number of designators. */
  quantity: 'quantity',
  /** Another line gives the same part another value. */
  otherValue: 'otherValue',
  /** The part number and the code belong to different products. */
  codeDiffers: 'codeDiffers',
  /** A size such as 0402 or 0603 exists in both systems, and the line does not say which. */
  metricSize: 'metricSize',
  /** The value names another part than the part number. */
  otherNumber: 'otherNumber',
  /** A part was found by its values, and the line does not say which package, or says it in a way that cannot be compared. */
  noPackage: 'noPackage',
  /** A capacitor was found by its values, the line states no voltage, and none is usual. */
  noVoltage: 'noVoltage',
  /** Only an alternate was found. */
  alternate: 'alternate',
} as const;
export type Doubt = (typeof DOUBT)[keyof typeof DOUBT];

/** A product that may be meant by a line. */
export interface MatchCandidate<P> {
  product: P;
  rung: Rung;
  ticks: Tick[];
}

/** The result for one line. The first candidate is the proposed one. */
export interface LineMatch<P> {
  line: number;
  state: MatchState;
  /** The rung of the first candidate; `null` without candidates. */
  rung: Rung | null;
  doubts: Doubt[];
  candidates: Array<MatchCandidate<P>>;
}

/** What of a line is matched. */
export interface WantedLine {
  line: number;
  designators: readonly string[];
  /** Pieces of one set; `null` if unknown. */
  quantity: number | null;
  code: string;
  mpn: string;
  brand: string;
  value: string;
  package: string;
  text: string;
  alternates: readonly Alternate[];
}
