/** The refund for pieces of a line (README, "Refunds"). It is computed with decimal.js, on the server only. Amounts are decimal text in CNY. */

import { compareAmounts, shareOf, subtract } from '../money/money';
import type { RefundedLine } from './refund-preview';

/**
 * The amount to refund for further pieces, rounded half up to the cent. All refunds of a line together never exceed the paid amount of the line,
 * and are exactly that amount when the last piece is refunded. `'0'` if less than half a cent is left.
 * @param pieces - from 1 to the number of pieces that are not refunded yet
 */
export function refundAmount({ quantity, discounted, refundedQuantity, refundAmount: before }: RefundedLine, pieces: number): string {
  const more = subtract(shareOf(discounted, refundedQuantity + pieces, quantity), before);
  return compareAmounts(more, 0) > 0 ? more : '0';
}
