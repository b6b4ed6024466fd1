/** Reads quantities of one set (README, "Lines"). */

import { readTyped } from '../../numbers/reading';
import { BOM_STORE } from '../bom-policies';

/** `x2`, `2 pcs`, `2个`: what may stand beside a quantity. */
const SIGN = /^(?:qty|quantity|数量)?[.:=：]?\s*(?:[x×*]\s*)?|(?<!\s)\s*[x×*]$/gi;
const UNIT = /(?<!\s)\s*(?:pcs?\.?|pieces?|ea\.?|each|stk\.?|stück|szt\.?|шт\.?|ks|kom|uds?\.?|[个個只颗片件枚支粒])$/i;
const LONGEST = 24;

/** A quantity as it was read. `isUnreadable`: the cell states something else. */
export interface QuantityCell {
  quantity: number | null;
  isUnreadable: boolean;
}

/** Reads `12`, `12.0`, `1,000`, `x3` and `2 pcs`. Half pieces, negative numbers and words are unreadable. */
export function readQuantity(text: string): QuantityCell {
  const cell = text.trim();
  if (cell === '') return { quantity: null, isUnreadable: false };
  const digits = cell.length > LONGEST ? '' : cell.normalize('NFKC').replace(UNIT, '').replace(SIGN, '');
  const number = /^\d/.test(digits) ? readTyped(digits) : null;
  const isPieces = number !== null && Number.isInteger(number) && number >= 0 && number <= BOM_STORE.pieces;
  return isPieces ? { quantity: number, isUnreadable: false } : { quantity: null, isUnreadable: true };
}
