/** Writes the values of cells as people see them. */

import { decimalText, parseDecimal } from '../../../numbers/decimal-text';
import { WORKBOOK_LIMITS } from '../file-limits';

/** The part of the library that knows number formats. */
export interface FormatLibrary {
  formatValue: (value: number, format: string) => string;
  isDateFormat: (format: string) => boolean;
  serialToDate: (days: number, since1904: boolean) => Date;
}

/** Formats that say more than how many decimals are shown: a percent sign or leading zeros; others have a word such as a unit. */
const TELLING = /%|^0{2,}$|\\\p{L}/u;

/** Fractions with a denominator of up to two digits. The library tries all denominators, so longer ones take too long. */
const FRACTION = /^[#0]? ?[#?]{1,2}\/(?:[#?]{1,2}|\d{1,3})$/;

/** The digits that a spreadsheet keeps, and those that it shows behind the point. */
const DIGITS = { kept: 15, shown: 9 };
/** Below this the shown digits count from the first one that is not zero. */
const SMALL = 0.001;
/** The day before 1900-01-01: a value below 1 is a time without a day. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

/** How numbers of a format are written: plain for formats that say nothing about them, ISO dates for dates. */
export function numberWriter(format: string, since1904: boolean, { isDateFormat, serialToDate, formatValue }: FormatLibrary): (value: number) => string {
  if (format === '' || format.length > WORKBOOK_LIMITS.numberFormat) return plainNumber;
  if (isDateFormat(format)) return (value) => shownDate(serialToDate(value, since1904)) || plainNumber(value);
  return isTelling(format) ? (value) => formatValue(value, format).trim() : plainNumber;
}

function isTelling(format: string): boolean {
  if (format.includes('/')) return FRACTION.test(format.trim());
  return TELLING.test(format) || [...format.matchAll(/"([^"]*)"/g)].some(([, literal = '']) => /\p{L}/u.test(literal));
}

/** A number without exponent, and without the noise of binary fractions: `0.3`, not `0.30000000000000004`. */
export function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const kept = Number(value.toPrecision(DIGITS.kept));
  const shown = Number(Math.abs(kept) < SMALL ? kept.toPrecision(DIGITS.shown) : kept.toFixed(DIGITS.shown));
  const decimal = parseDecimal(shown);
  return decimal ? decimalText(decimal) : String(value);
}

/** A date that is written as `2024-06-01T12:30:00`, in the form of {@link shownDate}. */
export function shownIsoDate(text: string): string {
  return text.replace('T', ' ').replace(/(\d\d:\d\d):00(?:\.0+)?Z?$/, '$1').replace(/ 00:00$/, '');
}

/** `2024-06-01`, `2024-06-01 12:30` or `12:30`; empty if it is no date. */
export function shownDate(date: Date): string {
  const time = date.getTime();
  if (Number.isNaN(time)) return '';
  const [day = '', clock = ''] = date.toISOString().split('T');
  const shown = clock.slice(0, clock.slice(6, 8) === '00' ? 5 : 8);
  if (time < FIRST_DAY) return shown;
  return shown === '00:00' ? day : `${day} ${shown}`;
}
