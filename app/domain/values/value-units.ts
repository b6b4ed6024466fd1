/** Units and SI prefixes as people write them. */

/** SI units of values; empty for a plain number. */
export type Unit = (typeof UNITS)[number];

const UNITS = ['Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', 's', 'm', '°C', 'K', '%', 'dB', ''] as const;

/** Whether a text is a unit as this module writes it. */
export function isUnit(text: string): text is Unit {
  return UNITS.some((unit) => unit === text);
}

/** What a value describes: a physical quantity, or a component, which means the main value of the component. */
export type ValueKind = keyof typeof UNIT_OF_KIND;

/** One meaning of the text that follows a number. */
export interface UnitReading {
  /** Power of ten. */
  exponent: number;
  unit: Unit;
}

export const UNIT_OF_KIND = {
  resistance: 'Ω',
  resistor: 'Ω',
  capacitance: 'F',
  capacitor: 'F',
  inductance: 'H',
  inductor: 'H',
  voltage: 'V',
  current: 'A',
  power: 'W',
  frequency: 'Hz',
  crystal: 'Hz',
  time: 's',
  length: 'm',
  temperature: '°C',
  tolerance: '%',
} as const satisfies Record<string, Unit>;

/** The longest alias comes first, so that `ohm` is not read as metres with an unknown prefix. Case does not matter. */
const ALIASES: ReadonlyArray<readonly [alias: string, unit: Unit]> = [
  ['percent', '%'],
  ['farads', 'F'],
  ['henrys', 'H'],
  ['farad', 'F'],
  ['henry', 'H'],
  ['hertz', 'Hz'],
  ['volts', 'V'],
  ['watts', 'W'],
  ['ohms', 'Ω'],
  ['volt', 'V'],
  ['watt', 'W'],
  ['amps', 'A'],
  ['degc', '°C'],
  ['ohm', 'Ω'],
  ['amp', 'A'],
  ['vdc', 'V'],
  ['vac', 'V'],
  ['°c', '°C'],
  ['欧姆', 'Ω'],
  ['赫兹', 'Hz'],
  ['hz', 'Hz'],
  ['db', 'dB'],
  ['欧', 'Ω'],
  ['法', 'F'],
  ['亨', 'H'],
  ['伏', 'V'],
  ['安', 'A'],
  ['瓦', 'W'],
  ['秒', 's'],
  ['米', 'm'],
  ['度', '°C'],
  ['ω', 'Ω'],
  ['r', 'Ω'],
  ['f', 'F'],
  ['h', 'H'],
  ['v', 'V'],
  ['a', 'A'],
  ['w', 'W'],
  ['s', 's'],
  ['m', 'm'],
  ['%', '%'],
];

const PREFIXES: Readonly<Partial<Record<string, number>>> = {
  p: -12, P: -12, 皮: -12,
  n: -9, N: -9, 纳: -9,
  u: -6, U: -6, 微: -6,
  m: -3, 毫: -3,
  c: -2, 厘: -2,
  k: 3, K: 3, 千: 3,
  M: 6, 兆: 6,
  G: 9, g: 9,
  T: 12,
};

/** Prefixes that are written as words. Case does not matter. */
const PREFIX_WORDS: Readonly<Partial<Record<string, number>>> = { pico: -12, nano: -9, micro: -6, milli: -3, kilo: 3, meg: 6, mega: 6, giga: 9 };

/** Prefixes that may be written without a unit. A capital `P` may only if the unit is known, because `10P` may also mean ten pins. */
const ALONE = /^(?:[pPnNuUmkKMG]|pico|nano|micro|milli|kilo|mega?|giga)$/;

/** The only prefixes that may be written before an `R` for ohms: `10kR`. `3000TR` is a tape of 3,000 pieces. */
const BEFORE_R = 'kKmM';

/** With these units a capital `M` may mean mega or milli: `10MH`. */
const MILLI_IN_CAPITALS: readonly Unit[] = ['F', 'H', 'V', 'A', 'W', 's', 'm'];

/** A small `m` before hertz may mean milli, as written, or mega. */
const MILLI_OR_MEGAHERTZ: UnitReading[] = [{ exponent: -3, unit: 'Hz' }, { exponent: 6, unit: 'Hz' }];

/** Units that take no prefix. */
const BARE: readonly Unit[] = ['%', '°C', 'dB'];

/** Units that are never used with a large prefix: there are no kilofarads. */
const NEVER_LARGE: readonly Unit[] = ['F', 'H'];

/**
 * The possible meanings of the text that follows a number. Empty if the text is not a unit; several if it is ambiguous (`10MH`, `16mhz`).
 * @param expected - unit of the value, if its kind is known; otherwise empty
 */
export function readUnit(tail: string, expected: Unit): UnitReading[] {
  if (tail === '') return [{ exponent: 0, unit: expected }];
  if (expected === '°C' && /^[ck]$/i.test(tail)) return [{ exponent: 0, unit: tail.toUpperCase() === 'K' ? 'K' : '°C' }];
  if (expected === 'm' && tail === 'm') return [{ exponent: 0, unit: 'm' }];
  if (tail === 'm' && expected === 'Hz') return MILLI_OR_MEGAHERTZ;
  if (isAlone(tail, expected)) return withPrefix(tail, expected);
  const [alias, unit] = ALIASES.find(([name]) => tail.toLowerCase().endsWith(name)) ?? [];
  if (alias === undefined || unit === undefined) return [];
  const written = tail.slice(-alias.length);
  const prefix = tail.slice(0, -alias.length).trim();
  if (prefix === '') return [{ exponent: 0, unit }];
  if (written === 'hz' && prefix === 'm') return MILLI_OR_MEGAHERTZ;
  const takesPrefix = !BARE.includes(unit) && (alias !== 'r' || BEFORE_R.includes(prefix));
  return takesPrefix ? withPrefix(prefix, unit) : [];
}

/** The power of ten of a prefix letter inside a number, `4k7`. */
export function infixExponent(letter: string): number | undefined {
  return PREFIXES[letter];
}

function isAlone(tail: string, expected: Unit): boolean {
  return ALONE.test(tail.length > 1 ? tail.toLowerCase() : tail) && (tail !== 'P' || expected !== '');
}

function withPrefix(prefix: string, unit: Unit): UnitReading[] {
  const exponent = PREFIXES[prefix] ?? PREFIX_WORDS[prefix.toLowerCase()];
  if (exponent === undefined || (exponent === -2 && unit !== 'm')) return [];
  if (exponent > 0 && prefix !== 'M' && NEVER_LARGE.includes(unit)) return [];
  if (prefix !== 'M' || !MILLI_IN_CAPITALS.includes(unit)) return [{ exponent, unit }];
  // Old lists write MF for microfarad.
  const micro = unit === 'F' ? [{ exponent: -6, unit }] : [];
  return [milli(unit), ...micro, { exponent, unit }];
}

function milli(unit: Unit): UnitReading {
  return { exponent: -3, unit };
}
