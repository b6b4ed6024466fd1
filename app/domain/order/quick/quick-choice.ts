/** What the form of a quick order sends. A file of its own: every page loads the address of the cart, but few load this. */

import { readCount } from '../../numbers/reading';
import { ORDER_LIMITS } from '../order-policies';

/** The maximum length of a quick order, in characters. A longer text is refused whole, since a line cut in half may name another quantity. */
export const QUICK_TEXT_LIMIT = 20_000;

/** The product that a line of a quick order means. */
export interface QuickChoice {
  /** As it stands in the line. All lines with this number mean the product. */
  partNumber: string;
  productId: string;
  /** The line's quantity, and the one to take instead; absent: keep the line's own. */
  instead?: { of: number; pieces: number };
}

/** A choice as the value of a button. */
export function choiceText({ partNumber, productId, instead }: QuickChoice): string {
  return new URLSearchParams({ goodsId: productId, partNumber, ...(instead && { of: String(instead.of), pieces: String(instead.pieces) }) }).toString();
}

/** The choice that was sent, if any. */
export function readChoice(text: string): QuickChoice | null {
  const fields = new URLSearchParams(text);
  const [partNumber, productId] = [fields.get('partNumber'), fields.get('goodsId')];
  if (!partNumber || !productId) return null;
  if (!fields.has('pieces')) return { partNumber, productId };
  const [of, pieces] = [readCount(fields.get('of')), readCount(fields.get('pieces'))];
  return of && pieces && pieces <= ORDER_LIMITS.pieces ? { partNumber, productId, instead: { of, pieces } } : null;
}
