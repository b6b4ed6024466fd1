/** Values as they stand in keywords: with comparisons, in both languages, and with spellings that only people use. */

import { parseValue, type EngineeringValue } from '../values/engineering-value';
import type { QueryUnit } from './query';

/** One meaning of a typed value. `min` and `max` are equal unless it is a range. */
export interface Figure {
  min: number;
  max: number;
  unit: QueryUnit;
}

export interface TypedValue {
  /** The comparison that is typed; `undefined` if there is none. */
  operator: 'eq' | 'ge' | 'le' | 'range' | undefined;
  /** The likeliest meaning first. */
  figures: readonly [Figure, ...Figure[]];
  /** The prefix of a value without a unit: `k` of 4k7. */
  prefix: string;
}

const AT_LEAST = /^(?:>=?|≥|≧|=>|(?:min\.?|minimum|at least|from)\s|不低于|不小于|大于等于|大于|至少|最小)\s*|(?<!\s)\s*(?:\+|min\.?|minimum|or more|and up|及以上|以上|起)$/iu;
const AT_MOST = /^(?:<=?|≤|≦|=<|(?:max\.?|maximum|at most|up to)\s|不超过|不大于|小于等于|小于|最大|至多)\s*|(?<!\s)\s*(?:max\.?|maximum|or less|and below|及以下|以下|以内)$/iu;
const EXACTLY = /^(?:=|等于)\s*/u;
const ABOUT = /^[~@]\s*/u;

/** A small letter as decimal point: `6v3`, `2r7`. */
const LOWER_INFIX = /^(\d{1,3})([rv])(\d{1,2})$/;
/** A text without a unit or the prefix of one. */
const NUMBER_ONLY = /^[\d.,/+\-~±\s]*(?:e[+-]?\d+)?$/i;
/** A decimal comma, or commas between thousands. `0603,100` is a size and a number. */
const COMMAS = /^[^\d]*(?:(?:0|[1-9]\d{0,2}),\d{1,3}|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?)(?![\d,])/;
/** `78M05`, `4n35`, `10n60` and `9774030151R` are part numbers: they have more digits than a value. */
const NUMBER_LIKE = /^(?=(?:\D*\d){4})\d+[a-z]\d+$|^[1-9]\d*n\d\d$|^\d+[a-z]\d{3,}$|^\d{7,}/i;
/** The size of a memory. Its prefixes stand for powers of 1,024. */
const MEMORY = /^(\d+(?:\.\d+)?)\s*([kmg]?)(?:i?(bytes?|字节|B)|(bits?|位|b))$/i;
const MEMORY_STEPS = ['', 'k', 'm', 'g'];
const PARTS_PER_MILLION = /^(?:±|\+\/?-)?\s*(\d+(?:\.\d+)?)\s*ppm(?:\/(?:°?C|K|℃))?$/i;
/** The condition of a value: 120 Ω `@100MHz`. */
const CONDITION = /(?<!\s)\s*@\s*\d+(?:\.\d+)?\s*[kMGm]?(?:Hz|V|A|°C)$/i;
/** Samples in a second are a frequency. */
const SAMPLES = /(?<=\d\s{0,9}[kMG]?)(?:sps|s\/s)$/i;
/** `0402-100nF` and `10-0.063W` are no ranges: a range goes up, and a size is no number. */
const DASH = /^(\d+(?:\.\d+)?)\s*[-–—]\s*(\d+(?:\.\d+)?)/;
/** How a value begins that has no comparison: with a number or a sign, or with a letter as decimal point (`R47`). Most texts do not. */
const BEGINNING = /^(?:[^A-Za-z\u4e00-\u9fff]|[pnumkgrvaw]\d)/i;
/** The maximum number of characters of a value. */
const LONGEST = 40;

/** Reads a value; `null` if the text is none, or a number without unit and prefix. */
export function readTypedValue(text: string): TypedValue | null {
  if (text.length > LONGEST || !/\d/.test(text) || !(BEGINNING.test(text) || isCompared(text))) return null;
  const [operator, body] = readComparison(text.replace(CONDITION, '').replace(SAMPLES, 'Hz'));
  if (NUMBER_ONLY.test(body) || NUMBER_LIKE.test(body) || (body.includes(',') && !COMMAS.test(body)) || /\de[+-]?\d+$/i.test(body)) return null;
  const special = readMemory(body) ?? readPartsPerMillion(body);
  if (special) return { operator, figures: [special], prefix: '' };
  const parsed = parseValue(body.replace(LOWER_INFIX, (_, whole: string, letter: string, rest: string) => whole + letter.toUpperCase() + rest));
  if (parsed.status === 'range') {
    const { min, max, unit } = parsed;
    if (!goesUp(body)) return null;
    return { operator: 'range', figures: [{ min, max, unit }], prefix: '' };
  }
  const readings = parsed.status === 'value' ? [parsed] : parsed.status === 'ambiguous' ? parsed.readings : [];
  const [first, ...others] = readings.filter(isUsual).sort(smallFirst).map(figureOf);
  return first ? { operator, figures: [first, ...others], prefix: first.unit === '' ? prefixOf(body) : '' } : null;
}

/** A range goes up: `12V to 5V` is a converter's input and output. */
function goesUp(body: string): boolean {
  const [, low, high] = /^([\d.]+)\s*(?:[a-zµ]+\s*)?(?:to|~|至)\s*([\d.]+)\s*[a-zµ]*$/i.exec(body) ?? [];
  if (low !== undefined && /[a-z]\s*(?:to|~|至)/i.test(body) && Number(low) > Number(high) && !(body.includes('m') && !body.endsWith('m'))) return false;
  const [, from, to] = DASH.exec(body) ?? [];
  return from === undefined || (!/^0\d/.test(from) && Number(from) < Number(to));
}

/** Whether a text has a comparison, such as `min 5 V` and `不低于 5 V`. */
export function isCompared(text: string): boolean {
  return readComparison(text)[0] !== undefined;
}

function readComparison(text: string): [TypedValue['operator'], string] {
  for (const [pattern, operator] of [[AT_LEAST, 'ge'], [AT_MOST, 'le'], [EXACTLY, 'eq']] as const) {
    if (pattern.test(text)) return [operator, text.replace(pattern, '').trim()];
  }
  return [undefined, text.replace(ABOUT, '').trim()];
}

function readMemory(body: string): Figure | null {
  const [, number = '', prefix = '', bytes] = MEMORY.exec(body) ?? [];
  const isBit = /bit|位/i.test(body) || /[kmg]b$/.test(body);
  const isByte = bytes !== undefined && !isBit;
  if (number === '' || (prefix === '' && !/byte|字节/i.test(body))) return null;
  const value = Number(number) * 1024 ** MEMORY_STEPS.indexOf(prefix.toLowerCase());
  return { min: value, max: value, unit: isByte ? 'B' : 'bit' };
}

function readPartsPerMillion(body: string): Figure | null {
  const [, number] = PARTS_PER_MILLION.exec(body) ?? [];
  return number === undefined ? null : { min: Number(number), max: Number(number), unit: 'ppm' };
}

function figureOf({ value, unit }: EngineeringValue): Figure {
  return { min: value, max: value, unit };
}

/** Nobody sells megafarads or megawatts: `10MF` and `100MW` are capitals for milli. Millihertz are megahertz in small letters. */
function isUsual({ value, unit }: EngineeringValue): boolean {
  if (unit === 'Hz') return value >= 1;
  return !(value >= 1e6 && ['F', 'H', 'V', 'A', 'W', 's', 'm'].includes(unit));
}

/** `10MF` is more often written for microfarads than for millifarads. */
function smallFirst(a: EngineeringValue, b: EngineeringValue): number {
  return a.unit === 'F' && b.unit === 'F' ? a.value - b.value : 0;
}

function prefixOf(body: string): string {
  const letters = /meg|mega|kilo|milli|micro|nano|pico|giga|[pnuµμmkKMGPNUg]/.exec(body)?.[0] ?? '';
  const word = { meg: 'M', mega: 'M', kilo: 'k', milli: 'm', micro: 'u', nano: 'n', pico: 'p', giga: 'G', µ: 'u', μ: 'u', K: 'k', P: 'p', N: 'n', U: 'u', g: 'G' }[letters];
  return word ?? letters;
}
