/** Preferred numbers and the ways in which makers write a value into a part number. */

/** The series of preferred numbers with two digits, and E96 with three digits (IEC 60063). */
export const E3 = [10, 22, 47] as const;
export const E6 = [10, 15, 22, 33, 47, 68] as const;
export const E12 = [10, 12, 15, 18, 22, 27, 33, 39, 47, 56, 68, 82] as const;
export const E24 = [
  10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91,
] as const;
export const E96: readonly number[] = Array.from({ length: 96 }, (_, i) => Math.round(100 * 10 ** (i / 96)));

/** A value as digits and a power of ten, so that it is not rounded: 4.7 kΩ is 47 × 10². */
export interface Preferred {
  digits: number;
  exponent: number;
  value: number;
}

/** Makes the value `digits × 10^exponent`. */
export function preferred(digits: number, exponent: number): Preferred {
  return { digits, exponent, value: Number(`${digits}e${exponent}`) };
}

/** All values of a series from `from` to `to`, both included, in ascending order. */
export function grid(series: readonly number[], from: number, to: number): Preferred[] {
  const width = String(series[0] ?? 10).length - 1;
  const first = Math.floor(Math.log10(from) + 1e-9) - width;
  const last = Math.ceil(Math.log10(to) + 1e-9) - width;
  const found: Preferred[] = [];
  for (let exponent = first; exponent <= last; exponent++) {
    for (const digits of series) {
      const one = preferred(digits, exponent);
      if (one.value >= from * (1 - 1e-9) && one.value <= to * (1 + 1e-9)) found.push(one);
    }
  }
  return found;
}

/** The values of E96, and the values of E24 that are not in E96. Series of 1 % resistors have these values. */
export function grid96and24(from: number, to: number): Preferred[] {
  const seen = new Set<number>();
  return [...grid(E96, from, to), ...grid(E24, from, to)]
    .filter((one) => !seen.has(one.value) && Boolean(seen.add(one.value)))
    .sort((a, b) => a.value - b.value);
}

/** Reads a value such as `10p`, `4.7n`, `100u`, `1m`, `2k` or `3M`, as the generator's own tables write it. */
export function parse(text: string): Preferred {
  const match = /^(\d+)(?:\.(\d+))?([pnumkMG]?)$/.exec(text);
  if (!match) throw new Error(`not a value: ${text}`);
  const [, whole = '', fraction = '', prefix = ''] = match;
  const power = { '': 0, p: -12, n: -9, u: -6, m: -3, k: 3, M: 6, G: 9 }[prefix] ?? 0;
  return preferred(Number(whole + fraction), power - fraction.length);
}

/** The digits of a value without trailing zeros, and the exponent for these digits. */
function reduced({ digits, exponent }: Preferred): [number, number] {
  let d = digits;
  let e = exponent;
  while (d !== 0 && d % 10 === 0) {
    d /= 10;
    e += 1;
  }
  return [d, e];
}

/** The plain decimal text of `digits × 10^exponent`, such as `4.7`, `0.047`, `470`. */
export function plain(digits: number, exponent: number): string {
  if (exponent >= 0) return `${digits}${'0'.repeat(exponent)}`;
  const text = String(digits).padStart(1 - exponent, '0');
  const cut = text.length + exponent;
  return `${text.slice(0, cut)}.${text.slice(cut)}`.replace(/(?<=[1-9])0+$|\.0*$/, '');
}

/** The decimal text of a value divided by a power of ten: 4.7 kΩ with the power 3 is `4.7`. */
export function over(one: Preferred, power: number): string {
  const [d, e] = reduced(one);
  return plain(d, e - power);
}

/** A code with a letter as decimal point: `4K7`, `10K`, `0R47`, `1M`, `49R9`. */
export function letterCode(one: Preferred, letters: readonly [string, string, string] = ['R', 'K', 'M']): string {
  const power = one.value >= 1e6 ? 6 : one.value >= 1e3 ? 3 : 0;
  const letter = letters[power / 3] ?? letters[0];
  const text = over(one, power);
  return text.includes('.') ? text.replace('.', letter) : `${text}${letter}`;
}

/** A code of two digits and the number of zeros, with R as decimal point: `103`, `4R7`, `R47`. @param base - power of ten of the unit */
export function code3(one: Preferred, base = 0, point = 'R'): string {
  const [d, e] = reduced(one);
  const power = e - base;
  const text = String(d);
  if (text.length > 2) throw new Error(`three digits do not fit a three-digit code: ${one.value}`);
  if (text.length === 1 && power >= 1) return `${text}0${power - 1}`;
  if (text.length === 2 && power >= 0) return `${text}${power}`;
  const decimals = plain(d, power);
  if (!decimals.includes('.')) return text.length === 1 ? `${text}${point}0` : `${text}0`;
  return decimals.replace(/^0\./, '.').replace('.', point).padEnd(3, '0');
}

/** A code of three digits and the number of zeros, with R as decimal point: `1002`, `49R9`, `4R70`, `R100`. */
export function code4(one: Preferred, point = 'R'): string {
  const [d, e] = reduced(one);
  const text = String(d).padEnd(3, '0');
  const power = e - (text.length - String(d).length);
  if (power >= 0) return `${text}${power}`;
  const cut = text.length + power;
  if (cut >= 1) return `${text.slice(0, cut)}${point}${text.slice(cut)}`;
  return `${point}${'0'.repeat(-cut)}${text}`.slice(0, 4);
}

/** The code of a voltage: two digits, then the number of zeros; R is the decimal point: `160` for 16 V, `6R3` for 6.3 V, `101` for 100 V. */
export function voltageCode3(volts: number): string {
  if (!Number.isInteger(volts)) return String(volts).replace('.', 'R');
  return volts < 100 ? `${volts}0` : `${volts / 10}1`;
}

/** The text of a number with at most four significant digits: `4.7`, `1000`. */
export function shortNumber(value: number): string {
  return String(Number(value.toPrecision(4)));
}

/** The popularity of a value within its series, 0 … 1. Round numbers are the most popular. */
export function valuePopularity(one: Preferred): number {
  const [d] = reduced(one);
  if (d === 1) return 1;
  const two = d < 10 ? d * 10 : d;
  if ((E3 as readonly number[]).includes(two)) return 0.85;
  if ((E6 as readonly number[]).includes(two)) return 0.7;
  if ((E12 as readonly number[]).includes(two)) return 0.5;
  if ((E24 as readonly number[]).includes(two)) return 0.38;
  if (d === 499 || d === 249) return 0.35;
  return 0.14;
}
