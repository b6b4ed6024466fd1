/** What the form of a quick order sends. Apart from the other forms of the cart, whose address every page knows. */

import { readCount } from '../../numbers/reading';
import { ORDER_LIMITS } from '../policies';

/** Characters of a quick order's text at most: a longer one is refused whole, since half a line may be another quantity. */
export const QUICK_TEXT_LIMIT = 20_000;

/** What is meant by a line of a quick order. */
export interface QuickChoice {
  /** As the line has it: all lines with this number mean the part. */
  partNumber: string;
  goodsId: string;
  /** The quantity of the line, and the one that is taken instead; absent: the line's own. */
  instead?: { of: number; pieces: number };
}

/** A choice as a button of the form sends it. */
export function choiceText({ partNumber, goodsId, instead }: QuickChoice): string {
  return new URLSearchParams({ goodsId, partNumber, ...(instead && { of: String(instead.of), pieces: String(instead.pieces) }) }).toString();
}

/** The choice that was sent, if one was. */
export function readChoice(text: string): QuickChoice | null {
  const fields = new URLSearchParams(text);
  const [partNumber, goodsId] = [fields.get('partNumber'), fields.get('goodsId')];
  if (!partNumber || !goodsId) return null;
  if (!fields.has('pieces')) return { partNumber, goodsId };
  const [of, pieces] = [readCount(fields.get('of')), readCount(fields.get('pieces'))];
  return of && pieces && pieces <= ORDER_LIMITS.pieces ? { partNumber, goodsId, instead: { of, pieces } } : null;
}
