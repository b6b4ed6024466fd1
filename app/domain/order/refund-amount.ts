/** The refund for pieces of a line (README, "Refunds"), computed by decimal.js: on the server only. Amounts are decimal text in CNY. */

import { compareAmounts, shareOf, subtract } from '../money/money';
import type { RefundedLine } from './refund-preview';

/**
 * The amount for more pieces, to the cent, half up. All refunds of a line together never exceed its paid amount, and the last piece brings them to
 * exactly that amount. `'0'` if less than half a cent is left.
 * @param pieces from 1 to the pieces that are not refunded yet
 */
export function refundAmount({ quantity, discounted, refundedQuantity, refundAmount: before }: RefundedLine, pieces: number): string {
  const more = subtract(shareOf(discounted, refundedQuantity + pieces, quantity), before);
  return compareAmounts(more, 0) > 0 ? more : '0';
}
