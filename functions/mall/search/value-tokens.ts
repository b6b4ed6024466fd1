/**
 * Writes a value as one word, which is the same for all spellings of the value: 4k7, 4.7 kΩ and 4,7kohm are `4p7k`; 0.1 µF and 100n are
 * `100nf`. The decimal point is `p`, because the index cuts words at punctuation.
 */
import { parseValue, type EngineeringValue } from '~/domain/values/engineering-value';

/** The letters of each unit in a word. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  'Ω': 'r', F: 'f', H: 'h', V: 'v', A: 'a', W: 'w', Hz: 'hz', s: 's', m: 'm', '%': 'pct', B: 'b', bit: 'bit',
};

const STEPS = [[9, 'g'], [6, 'meg'], [3, 'k'], [0, ''], [-3, 'm'], [-6, 'u'], [-9, 'n'], [-12, 'p']] as const;
/** A small letter as decimal point: `6v3`, `2r7`. */
const LOWER_INFIX = /^(\d{1,3})([rv])(\d{1,2})$/;
/** Numbers without a unit are not values. */
const NUMBER_ONLY = /^[\d.,/+-]*$/;

/**
 * The word of a number in an SI unit: `4p7k` for 4,700 Ω, `1pct`, `8mhz`. Empty for a unit that has no letters here, and for a number that is
 * negative or not finite.
 */
export function valueToken(value: number, unit: string): string {
  const letters = UNIT_WORDS[unit];
  if (letters === undefined || !Number.isFinite(value) || value < 0) return '';
  if (letters === 'pct' || value === 0) return `${digits(value)}${letters}`;
  // Without the factor, a rounding error could put 1e-9 into the step below.
  const [power, prefix] = STEPS.find(([exponent]) => value * (1 + 1e-9) >= 10 ** exponent) ?? [-12, 'p'];
  const text = digits(value / 10 ** power);
  if (letters === 'r' && power >= 3) return `${text}${prefix}`;
  return letters === 'hz' && power === 6 ? `${text}mhz` : `${text}${prefix}${letters}`;
}

/**
 * The words of the values that a text may mean; empty if the text is not a value. `100n` may mean farads or henries, `8M` ohms or hertz;
 * `10k` means ohms.
 */
export function valueTokensOf(text: string): string[] {
  if (NUMBER_ONLY.test(text) || !/\d/.test(text)) return [];
  const parsed = parseValue(text.replace(LOWER_INFIX, (_, whole: string, letter: string, rest: string) => whole + letter.toUpperCase() + rest));
  const readings = parsed.status === 'value' ? [parsed] : parsed.status === 'ambiguous' ? parsed.readings : [];
  const words = readings.flatMap((reading) => spell(reading, text));
  return [...new Set(words)].filter(Boolean);
}

/** The words that a number without a unit may mean: ohms, farads, henries, volts, positions, millimetres. */
export function bareNumberTokens(text: string): string[] {
  const number = digits(Number(text));
  return ['r', 'pf', 'nf', 'uf', 'uh', 'v', 'p', 'mm'].map((letters) => `${number}${letters}`);
}

function spell({ value, unit }: EngineeringValue, text: string): string[] {
  if (unit !== '') return [valueToken(value, unit)];
  const as = (...units: string[]) => units.map((one) => valueToken(value, one));
  // `16p` means 16 picofarads, or a connector with 16 positions.
  if (/^\d+p$/.test(text)) return [...as('F'), text];
  // `m` means milli, or mega that was typed in lower case.
  if (/m$/.test(text)) return [...as('Ω', 'H', 'A'), valueToken(value * 1e9, 'Ω')];
  if (value < 1e-9 && value > 0) return as('F');
  if (value < 1e-3) return as('F', 'H');
  return value >= 1e6 ? as('Ω', 'Hz') : as('Ω');
}

const CHINESE_PREFIX: Readonly<Record<string, string>> = { 皮: 'p', 纳: 'n', 微: 'u', 毫: 'm', 千: 'k', 兆: 'M' };
const CHINESE_UNIT: Readonly<Record<string, string>> = {
  欧姆: 'Ω', 欧: 'Ω', 法拉: 'F', 法: 'F', 亨: 'H', 赫兹: 'Hz', 赫: 'Hz', 伏: 'V', 安: 'A', 瓦: 'W',
};

/** Replaces Chinese unit words after a number by the letters of the unit: `100微法` → `100uF`, `10千欧` → `10kΩ`. */
export function latinUnits(text: string): string {
  return text.replace(
    /(\d)\s*([皮纳微毫千兆]?)(欧姆|欧|法拉|法|亨|赫兹|赫|伏|安|瓦)(?!规)/gu,
    (_, digit: string, prefix: string, unit: string) => `${digit}${CHINESE_PREFIX[prefix] ?? ''}${CHINESE_UNIT[unit] ?? ''} `,
  );
}

function digits(value: number): string {
  return String(Number(value.toPrecision(5))).replace('.', 'p');
}
