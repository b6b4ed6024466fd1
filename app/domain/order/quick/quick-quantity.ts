/** The ways to write a quantity beside a part number. */

import { ORDER_LIMITS } from '../order-policies';

/** A piece of a line that is a quantity. */
export interface ReadQuantity {
  /** `null`: meant as a quantity, but no whole number from 1 to the most pieces of a line. */
  value: number | null;
  /** What marks it as a quantity. A plain number may also be a part number, and so may X9313. */
  mark: 'sign' | 'unit' | null;
}

/** Longer texts are no quantities. */
const LONGEST = 40;
const SIGN = /^(?:(?:qty|quantity|数量)[.:=]{0,2}|[x×*])|[x×]$/i;
const UNIT = /(?:pcs?\.?|pieces?|ea|[个只颗片件枚支粒])$/i;
/** A leading zero makes it a part number. */
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
  // Part numbers of many digits are common.
  return mark ? { value: null, mark } : null;
}

/**
 * Which end of a line is its quantity, if both may be. A marked end wins over a plain number, except for a sign at the beginning. Of
 * two plain numbers the last is the quantity, if no piece stands between them.
 * @param pieces how many pieces the line has
 */
export function pickQuantity(first: ReadQuantity | null, last: ReadQuantity | null, pieces: number): 'first' | 'last' | 'unclear' | 'noQuantity' {
  if (!first || !last) return last ? 'last' : first ? 'first' : 'noQuantity';
  if (last.mark) return first.mark === 'unit' ? 'unclear' : 'last';
  if (first.mark === 'unit') return 'first';
  return first.mark || pieces > 2 ? 'unclear' : 'last';
}
