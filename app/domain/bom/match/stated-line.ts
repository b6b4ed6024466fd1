/** Reads what a line of a bill of materials says about its part (README, "Matching"). */

import type { QueryTerm, ValueMeaning } from '../../query/query';
import { joinScanned, scanQuery, termsOf, type ScannedQuery } from '../../query/read-query';
import type { Vocabulary } from '../../query/vocabulary';
import { componentsIn, type Component } from '../../query/words/components';
import { outlineOf, type Outline } from '../../values/footprints';
import { normalisePartNumber } from '../../values/part-number';
import { componentOfDesignators, componentOfFootprint, kindOf, kindsIn, type Kind } from './component-kinds';
import type { WantedLine } from './match-records';

/** A value that a line states, with everything that it may mean. */
export interface StatedValue {
  /** As it is typed. */
  text: string;
  /** The likeliest meaning first. */
  meanings: readonly [ValueMeaning, ...ValueMeaning[]];
  /** Whether it stands in the column of values. The first one there is the main value of the part. */
  inValue: boolean;
}

/** What a line states, read for one component. */
export interface StatedValues {
  values: readonly StatedValue[];
  /** Part numbers in the text, normalised. */
  numbers: readonly string[];
  words: readonly string[];
}

/** What a line states, whatever its part is. */
export interface StatedLine {
  wanted: WantedLine;
  /** What kind of part it asks for: by its words, else by its designators. */
  component: Component | undefined;
  /** The kinds that its words name; empty if they name none. */
  kinds: ReadonlySet<Kind>;
  outline: Outline | null;
  /** What its values mean for a component. */
  valuesFor(component: Component | undefined): StatedValues;
}

/** The word that makes the reader of keywords think of a component. */
const NOUNS: Readonly<Record<Component, string>> = {
  resistor: 'resistor', capacitor: 'capacitor', electrolytic: 'electrolytic capacitor', inductor: 'inductor', bead: 'ferrite bead', thermistor: 'thermistor', crystal: 'crystal',
  diode: 'diode', zener: 'zener diode', tvs: 'tvs diode', transistor: 'transistor', fuse: 'fuse', 'resettable fuse': 'resettable fuse', regulator: 'regulator',
  reference: 'voltage reference', relay: 'relay', connector: 'connector', led: 'led', circuit: 'ic', microcontroller: 'microcontroller', amplifier: 'op amp', converter: 'adc',
  memory: 'memory', other: '',
};

/** The maximum length of the text that is read, in characters. What follows describes nothing that is compared. */
const LONGEST_TEXT = 300;
const LONGEST_VALUE = 90;

const HAN = /\p{Script=Han}/gu;
/** How many times as long it takes to read a Chinese character, since a word may begin with any, or a word with a digit, since it may begin a value of several. */
const SLOWER = 3;

/** How many characters of a line {@link readLine} reads. Chinese ones, and those of words with a digit, count as three. */
export function charactersToRead({ value, text }: Pick<WantedLine, 'value' | 'text'>): number {
  const read = `${value.slice(0, LONGEST_VALUE)} ${text}`.slice(0, LONGEST_TEXT);
  const slow = read.split(' ').reduce((sum, word) => sum + (/\d/.test(word) ? word.length : word.match(HAN)?.length ?? 0), 0);
  return read.length + (SLOWER - 1) * slow;
}

/** Reads a line. Its values are read once for each component. */
export function readLine(wanted: WantedLine, vocabulary: Vocabulary): StatedLine {
  const value = wanted.value.slice(0, LONGEST_VALUE);
  const text = apart(`${value} , ${wanted.text}`.slice(0, LONGEST_TEXT));
  const scanned = scanQuery(text, vocabulary);
  const own = termsOf(scanned, vocabulary);
  const kinds = new Set([...kindsIn(text), ...own.flatMap((term) => (term.kind === 'category' ? [...kindsIn(term.text), ...kindsIn(term.name.en)] : []))]);
  const component = componentIn(text, kinds) ?? componentOfDesignators(wanted.designators) ?? componentOfFootprint(wanted.package);
  const known = new Map<Component | undefined, StatedValues>();
  return {
    wanted, component, kinds,
    outline: outlineOf(wanted.package) ?? outlineIn(own),
    valuesFor(one) {
      let values = known.get(one);
      if (!values) known.set(one, (values = valuesOf(one === undefined ? own : termsBeside(one, scanned, vocabulary), value.length)));
      return values;
    },
  };
}

/** Values that are joined by dashes, and zero in words. Each sign keeps its place. */
function apart(text: string): string {
  return text
    .replace(/(?<![\w.-])\d[\d.]{0,9}[a-zA-ZΩµμ%]{0,5}(?:-\d[\d./]{0,9}[a-zA-ZΩµμ%]{0,5}){1,9}(?![\w-])/g, (joined) => (/[a-zA-ZΩ%]-/.test(joined) ? joined.replaceAll('-', ' ') : joined))
    .replace(/\bzero(?=[ -]?ohm)/gi, '0   ');
}

/** The terms of a text beside the word for a component. */
function termsBeside(component: Component, text: ScannedQuery, vocabulary: Vocabulary): QueryTerm[] {
  const noun = scanQuery(`${NOUNS[component]} , `, vocabulary);
  const { length } = noun.keyword;
  return termsOf(joinScanned(noun, text), vocabulary)
    .filter(({ start }) => start >= length)
    .map((term) => ({ ...term, start: term.start - length }));
}

function valuesOf(terms: readonly QueryTerm[], valueEnd: number): StatedValues {
  return {
    values: terms.flatMap((term): StatedValue[] => {
      const [first, ...others] = [term, ...(term.readings ?? [])].filter((one) => one.kind === 'value');
      return first ? [{ text: term.text, meanings: [first, ...others], inValue: term.start < valueEnd }] : [];
    }),
    numbers: terms.flatMap((term) => (term.kind === 'number' ? [term.number] : [])),
    words: terms.flatMap((term) => (term.kind === 'word' ? [term.word] : [])),
  };
}

/** The component that the words of a text name, the most special one. Words of two kinds name none. */
function componentIn(text: string, kinds: ReadonlySet<Kind>): Component | undefined {
  if (kinds.size !== 1) return undefined;
  const named = [...componentsIn(text)].filter((component) => kindOf(component) !== undefined);
  return named.find((component) => !GENERAL.has(component)) ?? named[0];
}

/** Components that are named beside a more special one: an electrolytic capacitor, a zener diode. */
const GENERAL: ReadonlySet<Component> = new Set(['capacitor', 'resistor', 'inductor', 'diode', 'fuse', 'circuit']);

/** The package that the words of a line name. */
function outlineIn(terms: readonly QueryTerm[]): Outline | null {
  for (const term of terms) {
    const found = term.kind === 'package' ? outlineOf(term.text) ?? outlineOf(term.names[0] ?? '') : null;
    if (found) return found;
  }
  return null;
}

/** Part numbers that a line may state outside its column of part numbers: its whole value, normalised. Empty if the value is none. */
export function numberInValue({ value }: Pick<WantedLine, 'value'>): string {
  const number = normalisePartNumber(value);
  return number.length >= LEAST_NUMBER && number.length <= LONGEST_NUMBER && /\d/.test(number) && /[A-Z]/.test(number) ? number : '';
}

/** A shorter value is no part number, and neither is a longer text. */
const LEAST_NUMBER = 4;
const LONGEST_NUMBER = 40;
