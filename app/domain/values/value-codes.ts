/** Marking codes of components: two or three digits and a power of ten. */

import type { Unit } from './value-units';

/** Digits and power of ten: `47` and `-9` mean 47 × 10⁻⁹. */
export interface CodeReading {
  digits: string;
  exponent: number;
}

/** The unit that codes count in, as a power of ten: picofarads, microhenrys, ohms. */
const BASE: Readonly<Partial<Record<Unit, number>>> = { F: -12, H: -6, Ω: 0 };

const E24 = new Set([
  10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91,
]);
const E96 = new Set(Array.from({ length: 96 }, (_, step) => Math.round(100 * 10 ** (step / 96))));

/** The largest value of a code, in ohms. A number like 1608 is not a code of 16 GΩ, but more likely a chip size. */
const MOST_OHMS = 1e9;

/** A marking code of a capacitor or an inductor, with the letter of its tolerance: `104K`. */
const WITH_TOLERANCE = /^(\d{3})[JKMZ]$/;

/** The power of ten that codes of a unit count in; `undefined` for a unit without codes. */
export function codeBase(unit: Unit): number | undefined {
  return BASE[unit];
}

/**
 * The possible meanings of a whole number as the value of a resistor, capacitor or inductor: a marking code, the number itself, or
 * both. For capacitors and inductors, a number that is not a code has one meaning for each usual unit.
 */
export function readCode(digits: string, unit: Unit): CodeReading[] {
  return unit === 'Ω' ? resistorCode(digits) : reactanceCode(digits, BASE[unit] ?? 0);
}

/** The possible meanings of a code with the letter of its tolerance. Empty for a resistor, because its `100K` is a value. */
export function readCodeWithTolerance(text: string, unit: Unit): CodeReading[] {
  const digits = WITH_TOLERANCE.exec(text)?.[1];
  const base = BASE[unit];
  return digits !== undefined && base ? reactanceCode(digits, base) : [];
}

function resistorCode(digits: string): CodeReading[] {
  const plain = { digits, exponent: 0 };
  if (!/^[1-9]\d{2,3}$/.test(digits)) return [plain];
  const code = { digits: digits.slice(0, -1), exponent: Number(digits.slice(-1)) };
  // 103 can only be the code of 10 kΩ. 332 can be a code, or a preferred value itself. 500 would be the code of 50 Ω, which is not a preferred value,
  // so it can also be 500 Ω.
  const isCode = isPreferred(code.digits) && valueOf(code) <= MOST_OHMS;
  return isCode && !isPreferred(digits) ? [code] : [code, plain];
}

function reactanceCode(digits: string, base: number): CodeReading[] {
  const zeros = digits.slice(2);
  if (!/^[1-9]\d\d$/.test(digits)) return [base, -6, -9].filter(isFirst).map((exponent) => ({ digits, exponent }));
  const figure = digits.slice(0, 2);
  // 100 is the code of 10, but means 100 itself just as often. A final 8 means × 0.01 or × 10⁸.
  if (zeros === '0') return [{ digits: figure, exponent: base }, { digits, exponent: base }];
  if (zeros === '8') return [{ digits: figure, exponent: base - 2 }, { digits: figure, exponent: base + 8 }];
  return [{ digits: figure, exponent: base + (zeros === '9' ? -1 : Number(zeros)) }];
}

/** Whether a number of two to four digits is a value of the E24 or E96 series. */
function isPreferred(digits: string): boolean {
  const rest = digits.slice(3);
  const inE96 = E96.has(Number(digits.slice(0, 3))) && /^0*$/.test(rest);
  return inE96 || (E24.has(Number(digits.slice(0, 2))) && /^0*$/.test(digits.slice(2)));
}

function valueOf({ digits, exponent }: CodeReading): number {
  return Number(`${digits}e${exponent}`);
}

function isFirst<T>(item: T, index: number, list: T[]): boolean {
  return list.indexOf(item) === index;
}
