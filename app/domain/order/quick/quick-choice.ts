/** What the form of a quick order sends. It is not in `cart-form.ts`, because every page loads that file and few pages need this. */

import { readCount } from '../../numbers/reading';
import { ORDER_LIMITS } from '../order-policies';

/** The maximum length of a quick order, in characters. A longer text is not cut but refused, because a cut line may name another quantity. */
export const QUICK_TEXT_LIMIT = 20_000;

/** The buyer's choice of the product that a line of a quick order means. */
export interface QuickChoice {
  /** The part number as written in the line. The choice applies to every line with this part number. */
  partNumber: string;
  productId: string;
  /** `of`: the quantity in the line; `pieces`: the quantity to order instead. Absent if the quantity does not change. */
  instead?: { of: number; pieces: number };
}

/** Writes a choice as the value of a button. */
export function choiceText({ partNumber, productId, instead }: QuickChoice): string {
  return new URLSearchParams({ goodsId: productId, partNumber, ...(instead && { of: String(instead.of), pieces: String(instead.pieces) }) }).toString();
}

/** Reads a choice from the value of a button; `null` if it contains no valid choice. */
export function readChoice(text: string): QuickChoice | null {
  const fields = new URLSearchParams(text);
  const [partNumber, productId] = [fields.get('partNumber'), fields.get('goodsId')];
  if (!partNumber || !productId) return null;
  if (!fields.has('pieces')) return { partNumber, productId };
  const [of, pieces] = [readCount(fields.get('of')), readCount(fields.get('pieces'))];
  return of && pieces && pieces <= ORDER_LIMITS.pieces ? { partNumber, productId, instead: { of, pieces } } : null;
}
