/** The ways to write a quantity next to a part number. */

import { ORDER_LIMITS } from '../order-policies';

/** A piece of a line that may be a quantity. */
export interface ReadQuantity {
  /** `null` if it is meant as a quantity, but is not a whole number from 1 to the most pieces of a line. */
  value: number | null;
  /** What marks it as a quantity. A plain number may also be a part number. So may a number with a sign: X9313 is a part number. */
  mark: 'sign' | 'unit' | null;
}

/** The maximum length of a quantity, in characters. */
const LONGEST = 40;
const SIGN = /^(?:(?:qty|quantity|数量)[.:=]{0,2}|[x×*])|[x×]$/i;
const UNIT = /(?:pcs?\.?|pieces?|ea|[个只颗片件枚支粒])$/i;
/** A whole number. If it has a leading zero, it is a part number instead. */
const WHOLE = /^(?:[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.0+)?$/;
const NUMBER = /^(?:0|[-+]\d+|[-+]?(?:0|[1-9]\d*)\.\d+)$/;

/** Reads `100`, `1,000`, `x100`, `100 pcs`, `数量：100`; `null` for anything else. */
export function quantityOf(text: string): ReadQuantity | null {
  if (text.length > LONGEST) return null;
  const compact = text.replace(/\s+/g, '');
  const bare = compact.replace(UNIT, '');
  const digits = bare.replace(SIGN, '');
  const mark = bare !== compact ? 'unit' : digits !== bare ? 'sign' : null;
  if (!WHOLE.test(digits)) return NUMBER.test(digits) ? { value: null, mark } : null;
  const value = Number(digits.replaceAll(',', ''));
  if (value <= ORDER_LIMITS.pieces) return { value, mark };
  // Part numbers of many digits are common, so a large number without a mark is not a quantity.
  return mark ? { value: null, mark } : null;
}

/**
 * Decides whether the quantity is at the beginning or at the end of a line. A quantity with a mark wins over a plain number, except for a sign
 * at the beginning. If both ends are plain numbers and there is no piece between them, the last one is the quantity.
 * @param pieces - number of pieces of the line
 */
export function pickQuantity(first: ReadQuantity | null, last: ReadQuantity | null, pieces: number): 'first' | 'last' | 'unclear' | 'noQuantity' {
  if (!first || !last) return last ? 'last' : first ? 'first' : 'noQuantity';
  if (last.mark) return first.mark === 'unit' ? 'unclear' : 'last';
  if (first.mark === 'unit') return 'first';
  return first.mark || pieces > 2 ? 'unclear' : 'last';
}
