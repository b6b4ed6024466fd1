/** What the pieces of a keyword say about each other: `100n` is farads beside a capacitor, `4700` an unclear value. */

import { parseValue, formatValue, isUnit, type ValueKind } from '../values/engineering-value';
import { componentOf, mainUnitOf, type Component } from './words/components';
import type { NumericMeaning, QueryUnit, Reading } from './query';
import type { Found } from './read-piece';
import { COUNTED } from './words/trade-words';
import type { Figure, TypedValue } from './typed-value';
import type { Noun } from './value-nouns';
import { meaningOf } from './value-rules';

export interface Context {
  /** What the keyword asks for, as far as its words or values say. */
  component: Component | undefined;
  /** Whether the main value of the component is stated. */
  hasMainValue: boolean;
}

/** The component that has a main value in this unit. */
const COMPONENT_OF_UNIT: Readonly<Partial<Record<QueryUnit, Component>>> = { F: 'capacitor', H: 'inductor', 'Ω': 'resistor' };

/** `R0603` is the size of a resistor. */
const COMPONENT_OF_LETTER = new Map<string, Component>([['R', 'resistor'], ['C', 'capacitor'], ['L', 'inductor']]);

/** The units that a value with only a prefix may have, the likeliest first. */
const UNITS_OF_PREFIX: Readonly<Partial<Record<string, readonly QueryUnit[]>>> = {
  p: ['F'], n: ['F', 'H'], u: ['F', 'H'], m: ['Ω', 'H'], k: ['Ω'], M: ['Ω', 'Hz'], G: ['Hz', 'Ω'],
};
const KIND: Readonly<Partial<Record<Component, ValueKind>>> = {
  resistor: 'resistor', bead: 'resistor', capacitor: 'capacitor', electrolytic: 'capacitor', inductor: 'inductor', crystal: 'crystal',
};

/** A marking code with the letter of its tolerance: `104K`. */
const CODE_WITH_TOLERANCE = /^\d{3}[JKMZ]$/;
/** Dimensions of crystals that are no chip sizes. */
const CRYSTAL_SIZES = new Set(['1612', '2016', '2520', '3225', '5032', '6035', '7050']);
/** Frequencies of watch crystals, in thousands. */
const WATCH = 32_768;

/** What all pieces say together. A category is known by its word before its name: a potentiometer may stand in a category of trimmers and capacitors. */
export function contextOf(pieces: ReadonlyArray<{ text: string; found: Found }>): Context {
  const found = pieces.map((piece) => piece.found);
  const readings = found.flatMap((one) => (one.is === 'meanings' ? [one.readings[0]] : []));
  const named = pieces.map(({ text, found: one }) => {
    if (one.is !== 'meanings') return undefined;
    const [first] = one.readings;
    return first.kind === 'category' ? componentOf(text) ?? componentOf(first.name.en) : first.kind === 'word' ? componentOf(first.word) : undefined;
  });
  const isDielectric = readings.some((one) => one.kind === 'value' && one.operator === 'in' && one.key === 'dielectric');
  const units = found.flatMap((one) => (one.is === 'typed' ? [one.typed.figures[0].unit] : []));
  const sized = readings.map((one) => (one.kind === 'package' ? COMPONENT_OF_LETTER.get(/^(R|C|L)(?:ES|AP)?[-_]?\d{4}/i.exec(one.as)?.[1]?.toUpperCase() ?? '') : undefined));
  const isConnector = found.some((one) => one.is === 'counted' && one.key === 'positions' && one.typed === null);
  const hasSize = readings.some((one) => one.kind === 'package');
  const stated = [isConnector ? 'connector' as const : undefined, isDielectric ? 'capacitor' as const : undefined, ...sized, ...named].filter((one) => one !== undefined).at(-1);
  const guessed = units.map((unit) => COMPONENT_OF_UNIT[unit]).find((one) => one !== undefined) ?? inferred(found, units, hasSize);
  // Ohms beside a part number may be those of a thermistor or a ferrite bead.
  const component = stated ?? (guessed === 'resistor' && readings.some(({ kind }) => kind === 'number') ? undefined : guessed);
  const main = mainUnitOf(component);
  const hasMainValue = found.some((one) => one.is === 'typed' && unitsOf(one.typed, component).some((unit) => unit === main));
  return { component, hasMainValue };
}

/** The readings of a value, the one in force first. */
export function valueReadings({ typed, noun: said }: { typed: TypedValue; noun?: Noun }, text: string, { component }: Context): Reading[] {
  const kind = component && KIND[component];
  const codes = kind && CODE_WITH_TOLERANCE.test(text) ? numericReadings(text, kind) : [];
  const figures: Figure[] = codes.length > 0 ? codes : typed.figures.flatMap((figure) => unitsOf(typed, component).map((unit) => ({ ...figure, unit })));
  const milli = typed.prefix === 'm' && typed.figures[0].unit === '' && component !== 'inductor' ? figures.map((one) => ({ ...one, min: one.min * 1e9, max: one.max * 1e9 })).slice(0, 1) : [];
  const noun = said && figures.some(({ unit }) => unit === said.unit) ? said : undefined;
  const meant = noun ? figures.filter(({ unit }) => unit === noun.unit) : [...figures, ...milli];
  return meant.map((figure) => readingOfFigure(figure, typed.operator, component, noun));
}

/** The readings of a count; empty if it is no attribute of the component. */
export function countReadings({ key, count, typed }: { key: string; count: number; typed: TypedValue | null }, text: string, context: Context): Reading[] {
  const values = typed ? valueReadings({ typed }, text, context) : [];
  const described = COUNTED.get(key);
  const fits = context.component === undefined || (described?.includes(context.component) ?? true);
  if (!fits || (key === 'resolution' && context.component === undefined)) return values;
  return [{ kind: 'value', keys: [key], unit: '', operator: 'eq', value: count, as: `${count} ${WORDS[key] ?? key}` }, ...(context.component === undefined ? values : [])];
}

/** The word that stands for a count without another meaning. */
const WORDS: Readonly<Partial<Record<string, string>>> = { positions: 'pin', channels: 'channel', rows: 'rows', resolution: 'bit' };

/** The readings of a number without a unit; empty if it is no value beside the component. */
export function bareReadings(digits: string, { component, hasMainValue }: Context): Reading[] {
  if (component === 'connector' && /^\d{1,2}\.\d{1,2}$/.test(digits)) return [readingOfFigure({ ...both(Number(digits) / 1000), unit: 'm' }, undefined, component)];
  const kind = component && KIND[component];
  if (!kind || hasMainValue) return [];
  return ordered(numericReadings(digits, kind), digits, component).map((figure) => readingOfFigure(figure, undefined, component));
}

function inferred(found: readonly Found[], units: readonly QueryUnit[], hasSize: boolean): Component | undefined {
  // `XH 2.54 4p` is a connector, `4p` may be 4 pF.
  if (!hasSize && found.length > 1 && found.some((one) => one.is === 'counted' && one.key === 'positions')) return 'connector';
  const prefixes = found.flatMap((one) => (one.is === 'typed' && one.typed.figures[0].unit === '' ? [one.typed.prefix] : []));
  if (prefixes.includes('M') && found.some((one) => one.is === 'bare' && CRYSTAL_SIZES.has(one.digits))) return 'crystal';
  if (prefixes.some((prefix) => prefix === 'k')) return 'resistor';
  if (prefixes.some((prefix) => prefix === 'M') && (hasSize || units.includes('W') || units.includes('%'))) return 'resistor';
  if (!prefixes.some((prefix) => /[pnu]/.test(prefix))) return undefined;
  return units.includes('A') && !units.includes('V') ? 'inductor' : units.includes('V') || prefixes.includes('p') ? 'capacitor' : undefined;
}

/** The units that a value may have beside a component. */
function unitsOf({ figures: [figure], prefix }: TypedValue, component: Component | undefined): readonly QueryUnit[] {
  if (figure.unit !== '') return [figure.unit];
  const all = UNITS_OF_PREFIX[prefix] ?? [];
  const main = mainUnitOf(component);
  if (main !== undefined && (all.includes(main) || (main === 'Hz' && prefix === 'k'))) return [main];
  return figure.min === WATCH ? ['Hz', 'Ω'] : all;
}

function numericReadings(text: string, kind: ValueKind): Figure[] {
  const parsed = parseValue(text, kind);
  const readings = parsed.status === 'value' ? [parsed] : parsed.status === 'ambiguous' ? parsed.readings : [];
  return readings.map(({ value, unit }) => ({ ...both(value), unit }));
}

/** A number on a resistor is ohms before it is a code. On a capacitor, farads of the usual unit come first. */
function ordered(figures: readonly Figure[], digits: string, component: Component): Figure[] {
  const plain = Number(digits.replace(',', '.'));
  const [first] = figures;
  if (first === undefined) return [];
  if (component === 'resistor' || component === 'bead') return [...figures].sort((a, b) => Number(b.min === plain) - Number(a.min === plain));
  if (first.unit !== 'F') return [...figures];
  if (figures.length === 1) return component === 'electrolytic' && digits.length < 3 ? farads(plain, [-6]) : [...figures];
  const usual = component === 'electrolytic' || plain < 1 ? [-6, -9, -12] : [-12, -9, -6];
  const known = farads(plain, usual);
  return [...known, ...figures.filter((one) => known.every((other) => other.min !== one.min))];
}

function farads(number: number, exponents: readonly number[]): Figure[] {
  return exponents.map((exponent) => ({ ...both(Number(`${number}e${exponent}`)), unit: 'F' }));
}

function both(value: number): { min: number; max: number } {
  return { min: value, max: value };
}

const SIGNS = { ge: '≥', le: '≤', eq: '=', range: '' } as const;

function readingOfFigure(figure: Figure, operator: TypedValue['operator'], component: Component | undefined, noun?: Noun): Reading {
  const meaning: NumericMeaning = meaningOf(figure, operator, component, noun);
  const show = (value: number) => (isUnit(figure.unit) ? formatValue(value, figure.unit, 'en') : `${value} ${figure.unit}`);
  const text = figure.min === figure.max ? show(figure.min) : `${show(figure.min)}~${show(figure.max)}`;
  return { ...meaning, as: `${operator ? SIGNS[operator] : ''}${text}`.replaceAll(' ', '') };
}
