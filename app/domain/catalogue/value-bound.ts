import { readTyped } from '../numbers/reading';
import { parseValue, type Unit } from '../values/engineering-value';

/** A bound of a range: a number in the SI unit `unit`, which is empty if the text states no unit. */
export interface Bound {
  value: number;
  unit: Unit;
}

/** A number without a unit and a prefix. */
const BARE = /^[+-]?[,.]*\d[\d,.]*$/;

/**
 * Reads a bound as engineers write it: `4k7`, `100n`, `25 V`. Marking codes are not understood: `103` is 103. `null` if the text is not one
 * value.
 */
export function readBound(text: string): Bound | null {
  // Thousands may have commas, and 0603 is a number here, not a chip size.
  const number = readTyped(text);
  if (number !== null) return { value: number, unit: '' };
  const read = parseValue(text);
  return read.status === 'value' ? { value: read.value, unit: read.unit } : null;
}

/** A bound with the unit of its field, if it has no unit or prefix of its own: `4.7` with `µF` is `4.7µF`. */
export function withUnit(text: string, unit: string): string {
  const typed = text.trim();
  return BARE.test(typed) ? `${readTyped(typed) ?? typed}${unit}` : text;
}
