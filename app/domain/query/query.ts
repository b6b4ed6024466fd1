/** What a keyword means (README, "Keywords"). */

import type { Texts } from '../text/language';
import type { Unit } from '../values/engineering-value';

/** A part of the keyword, exactly as it is typed: `keyword.slice(start, start + text.length)` is `text`. */
export interface Piece {
  text: string;
  /** Offset in UTF-16 units. */
  start: number;
}

/** Units of values: SI units, sizes of memory (their prefixes stand for powers of 1,024), and parts per million. */
export type QueryUnit = Unit | 'B' | 'bit' | 'ppm';

/** A part number or a piece of one, normalised to letters and digits in upper case. */
export interface NumberMeaning {
  kind: 'number';
  number: string;
}

export interface BrandMeaning {
  kind: 'brand';
  name: Texts;
  ids: readonly number[];
}

/** A kind of product. A product of one of the categories, or of a category below, is meant. */
export interface CategoryMeaning {
  kind: 'category';
  name: Texts;
  codes: readonly string[];
}

/** A package by its canonical names. A product in one of them is meant. */
export interface PackageMeaning {
  kind: 'package';
  names: readonly string[];
}

interface Measured {
  kind: 'value';
  /**
   * The attributes that the value may belong to, the likeliest first. A product satisfies the value if one of them does. Empty if any attribute
   * with this unit may be meant.
   */
  keys: readonly string[];
  unit: QueryUnit;
}

/**
 * A value in its SI unit: exactly `value`, at least `min`, at most `max`, or between both. `covers` is for a product that states its own range: the attribute
 * `keys[0]` is at most `min`, and `keys[1]` is at least `max`.
 */
export type NumericMeaning = Measured &
  ({ operator: 'eq'; value: number } | { operator: 'ge'; min: number } | { operator: 'le'; max: number } | { operator: 'range' | 'covers'; min: number; max: number });

/** The value of an attribute that is a text: one of `texts`, as the catalogue spells them. */
export interface TextMeaning {
  kind: 'value';
  operator: 'in';
  key: string;
  texts: readonly string[];
  name: Texts;
}

export type ValueMeaning = NumericMeaning | TextMeaning;

/** A word that is searched as it is, in lower case and usual width. */
export interface WordMeaning {
  kind: 'word';
  word: string;
}

export type Meaning = NumberMeaning | BrandMeaning | CategoryMeaning | PackageMeaning | ValueMeaning | WordMeaning;

/** One of several meanings of a piece. `as` is a text that has only this meaning, and can take the place of the piece. */
export type Reading = Meaning & { as: string };

/** A piece of the keyword with its meaning. If it may mean several things, `readings` has all of them; the first one is in force. */
export type QueryTerm = Meaning & Piece & { readings?: readonly [Reading, Reading, ...Reading[]] };

/** The terms of a keyword in the order in which they are typed. */
export type Query = readonly QueryTerm[];
