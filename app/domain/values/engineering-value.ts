/** Reads and writes values as engineers do: 4k7, 100n, 1/10W, ±1%, 16 MHz (README, "Values, packages and part numbers"). */

import { decimalText, parseDecimal } from '../numbers/decimal-text';
import type { Language } from '../text/language';
import { chipSizes } from './packages';
import { foldTyped } from '../numbers/reading';
import { codeBase, readCode, readCodeWithTolerance } from './value-codes';
import { infixExponent, readUnit, type Unit, UNIT_OF_KIND, type UnitReading, type ValueKind } from './value-units';

export { isUnit, type Unit, type ValueKind } from './value-units';

/** A value in its SI unit; `unit` is empty if the unit is neither stated nor known. */
export interface EngineeringValue {
  value: number;
  unit: Unit;
}

/** The result of reading a text. */
export type ParsedValue =
  | ({ status: 'value' } & EngineeringValue)
  /** A range with its two ends, `min` ≤ `max`. */
  | { status: 'range'; min: number; max: number; unit: Unit }
  /** A chip size such as `0603`, never a value. */
  | { status: 'size'; size: string }
  /** The text can mean more than one value. Pages ask which value is meant, instead of guessing. */
  | { status: 'ambiguous'; readings: EngineeringValue[] }
  | { status: 'unreadable' };

/** Shown instead of an invalid value. */
const NO_VALUE = '-';

const UNREADABLE: ParsedValue = { status: 'unreadable' };

const NUMBER = String.raw`[+-]?(?:\d+(?:,\d+)*(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?`;
const PLAIN = new RegExp(`^(${NUMBER})\\s*(.*)`, 'i');
/** A fraction of watts, or without a unit. `50/60Hz` is not a fraction: it means two frequencies. */
const FRACTION = /^([1-3])\/(\d+)\s*(.*)/;
const INFIX = /^([+-]?\d*)([pPnumkMGKUNRrΩVvAW])(\d{1,3})(\D*)$/;
/** `4E7`, `10E`: in the value of a resistor an `E` may be written instead of `R`. */
const E_FOR_R = /\dE\d{0,3}$/;
const RANGE = /(?<=.) ?(~|\.{2,3}|to|至|[-–—]) ?(?=.)/;

/**
 * Reads one value. It may have full width, any variant of the mu and ohm signs, a decimal comma, spaces, or a plus-minus sign. Marking codes
 * (`104`, `1002`) and missing units are understood only with `kind`. A stated unit wins over the unit of `kind`. A text with several meanings is
 * `ambiguous`. A text that is neither a value nor a range, or that has more than 64 characters, is `unreadable`. Never throws.
 */
export function parseValue(text: string, kind?: ValueKind): ParsedValue {
  const folded = fold(text);
  if (folded === null) return UNREADABLE;
  if (chipSizes().includes(folded)) return { status: 'size', size: folded };
  const readings = readSingle(folded.replace(/^(?:±|\+\/-|\+-)\s*/, ''), kind);
  const [first] = readings;
  if (first === undefined) return readRange(folded, kind);
  const different = readings.some(({ value }) => value !== first.value);
  return different ? { status: 'ambiguous', readings } : { status: 'value', ...first };
}

/**
 * Writes a value with the prefix that is usual for its unit: `4.7 kΩ`, `100 nF`, `4700 µF`, `0.1 W` (farads never have the prefix milli).
 * Without a unit only the prefix shows: `4.7k`. An invalid number shows as `-`.
 */
export function formatValue(value: number, unit: Unit, language: Language): string {
  if (!Number.isFinite(value)) return NO_VALUE;
  const exponent = displayExponent(value, PREFIXED[unit] ?? []);
  const figure = plainText(value, -exponent).replace('-', '−');
  const sign = unit === '°C' && language === 'cn' ? '℃' : unit;
  const suffix = (SYMBOLS[exponent] ?? '') + sign;
  return unit === '' || unit === '%' ? figure + suffix : `${figure} ${suffix}`;
}

/** A power of ten that is used with a unit. `from` is the smallest value that is written with it, if this is not the power itself. */
type Prefixed = number | readonly [exponent: number, from: number];

/** The largest power comes first. 0.1 W, 0.45 V, 0.1 mm and 0.1 F are usually written without the next smaller prefix. */
const PREFIXED: Readonly<Partial<Record<Unit, readonly Prefixed[]>>> = {
  Ω: [9, 6, 3, 0, -3],
  F: [[0, 0.02], -6, -9, -12],
  H: [0, -3, -6, -9],
  V: [3, [0, 0.1], -3, -6],
  A: [3, 0, -3, -6, -9, -12],
  W: [3, [0, 0.01], -3, -6],
  Hz: [9, 6, 3, 0],
  s: [0, -3, -6, -9, -12],
  m: [0, [-3, 1e-4], -6, -9],
  '': [9, 6, 3, 0, -3, -6, -9, -12],
};

const SYMBOLS: Readonly<Partial<Record<number, string>>> = {
  [-12]: 'p',
  [-9]: 'n',
  [-6]: 'µ',
  [-3]: 'm',
  3: 'k',
  6: 'M',
  9: 'G',
};

function displayExponent(value: number, prefixes: readonly Prefixed[]): number {
  if (value === 0) return 0;
  const ranges = prefixes.map((prefix) => (typeof prefix === 'number' ? ([prefix, Number(`1e${prefix}`)] as const) : prefix));
  const [exponent] = ranges.find(([, from]) => Math.abs(value) >= from) ?? ranges.at(-1) ?? [0];
  return exponent;
}

/** Writes each character in one spelling; `null` if {@link foldTyped} gives `null`. */
function fold(text: string): string | null {
  const folded = foldTyped(text);
  return folded && folded.replaceAll('μ', 'u').replaceAll('\u2044', '/').replaceAll('\u2212', '-').replace(/\s+/g, ' ');
}

function readSingle(text: string, kind: ValueKind | undefined): EngineeringValue[] {
  const expected = unitOf(kind);
  const codes = readCodeWithTolerance(text, expected).map(({ digits, exponent }) => valueAt(digits, { exponent, unit: expected }));
  const ohms = expected === 'Ω' && E_FOR_R.test(text) ? readFigure(text.replace('E', 'R'), kind) : [];
  return [...codes, ...ohms, ...readFigure(text, kind)].filter(({ value }) => Number.isFinite(value));
}

function readFigure(text: string, kind: ValueKind | undefined): EngineeringValue[] {
  const expected = unitOf(kind);
  const base = codeBase(expected);
  if (base !== undefined && /^\d+$/.test(text)) {
    return readCode(text, expected).map(({ digits, exponent }) => valueAt(digits, { exponent, unit: expected }));
  }
  const [infix, ...parts] = INFIX.exec(text) ?? [];
  if (infix !== undefined) return readInfix(parts.map((part) => part.trim()), expected);
  const fraction = FRACTION.exec(text);
  if (fraction) {
    const [, over = '', under = '', tail = ''] = fraction;
    const share = String(Number(over) / Number(under));
    const units = readUnit(tail, expected).filter(({ unit }) => unit === 'W' || unit === '');
    return units.map((unit) => valueAt(share, unit));
  }
  const [, number, tail = ''] = PLAIN.exec(text) ?? [];
  if (number === undefined) return [];
  const units = readTail(tail, kind);
  return readNumbers(number).flatMap((figure) => units.map((unit) => valueAt(figure, unit)));
}

/** `4k7`, `2u2`, `4R7`, `6V3`: the letter takes the place of the decimal point. */
function readInfix([whole = '', letter = '', fraction = '', tail = '']: readonly string[], expected: Unit): EngineeringValue[] {
  // 1N914 and 2N3904 are part numbers; U1 is a designator, M3 a screw.
  const isName = letter === 'N' ? tail === '' : whole === '' && /[PMGKUVAW]/.test(letter);
  if (isName && expected === '') return [];
  const figure = `${whole}.${fraction}`;
  if (infixExponent(letter) !== undefined) return readUnit(letter + tail, expected).map((unit) => valueAt(figure, unit));
  const isR = letter === 'R' || letter === 'r';
  if (tail !== '' && !(isR && readUnit(tail, '').some(({ unit, exponent }) => unit === 'Ω' && exponent === 0))) return [];
  // On a capacitor 4R7 is 4.7 pF, on an inductor 4.7 µH.
  if (isR) return [valueAt(figure, { exponent: codeBase(expected) ?? 0, unit: expected || 'Ω' })];
  return readUnit(letter, '').map((unit) => valueAt(figure, unit));
}

/** Capacitors, inductors and crystals have several usual units, so a number without a unit may have any of them. */
function readTail(tail: string, kind: ValueKind | undefined): UnitReading[] {
  const unit = unitOf(kind);
  const base = codeBase(unit);
  if (tail !== '' || !(base || kind === 'crystal')) return readUnit(tail, unit);
  const usual = base ? [base, -6, -9] : [6, 3, 0];
  return [...new Set(usual)].map((exponent) => ({ exponent, unit }));
}

/** `4,7` has a decimal comma, `1,000,000` has thousands, `1,000` may be either. Invalid numbers are dropped later. */
function readNumbers(number: string): string[] {
  const decimal = number.replace(',', '.');
  const isGrouped = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?:e.*)?$/i.test(number);
  return isGrouped ? [number.replaceAll(',', ''), decimal] : [decimal];
}

/** `-40~125°C`, `3-5 A`: the first number has the unit of the second one. */
function readRange(text: string, kind: ValueKind | undefined): ParsedValue {
  const found = RANGE.exec(text);
  if (!found) return UNREADABLE;
  const [whole, separator = ''] = found;
  const [from, to] = [text.slice(0, found.index), text.slice(found.index + whole.length)];
  const tail = PLAIN.exec(to)?.[2] ?? '';
  const [low, otherLow] = readSingle(/[\d.]$/.test(from) && !tail.startsWith('/') ? from + tail : from, kind);
  const [high, otherHigh] = readSingle(to, kind);
  if (!low || !high || otherLow || otherHigh || low.unit !== high.unit) return UNREADABLE;
  // Without a unit a dash does not always mean a range.
  if (low.unit === '' && /[-–—]/.test(separator)) return UNREADABLE;
  return { status: 'range', min: Math.min(low.value, high.value), max: Math.max(low.value, high.value), unit: low.unit };
}

function unitOf(kind: ValueKind | undefined): Unit {
  return kind === undefined ? '' : UNIT_OF_KIND[kind];
}

function valueAt(figure: string, { exponent, unit }: UnitReading): EngineeringValue {
  // Adding 0 turns -0 into 0.
  return { value: Number(shifted(figure, exponent)) + 0, unit };
}

/** Plain decimal text of value × 10^exponent, exact. */
function plainText(value: number, exponent: number): string {
  const scaled = parseDecimal(shifted(String(value), exponent));
  return scaled ? decimalText(scaled) : NO_VALUE;
}

/** Multiplies by 10^exponent without rounding: only the power in the text changes. */
function shifted(figure: string, exponent: number): string {
  const [mantissa, power] = figure.toLowerCase().split('e');
  return `${mantissa}e${Number(power ?? 0) + exponent}`;
}
