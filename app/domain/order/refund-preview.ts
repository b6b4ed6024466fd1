/**
 * Refund amounts as pages show them (README, "Refunds"). `refund-amount` computes the amounts that are paid. Amounts are decimal text in CNY.
 */

import { compare, decimalText, minus, parseDecimal, plus, rounded, times, type Scaled } from '../numbers/decimal-text';
import type { OrderLine, Refund } from './order-records';
import { refundCounts } from './states';

/** A line of an order with its earlier refunds. */
export interface RefundedLine {
  quantity: number;
  /** The amount of the line after the discount. */
  discounted: string;
  /** Pieces and amount of the line's refunds that are neither cancelled nor rejected. */
  refundedQuantity: number;
  refundAmount: string;
}

const ZERO: Scaled = { units: 0n, scale: 0 };

/** The amount to refund for further pieces, shown while the buyer types their number. It equals the result of `refundAmount`. */
export function refundPreview({ quantity, discounted, refundedQuantity, refundAmount: before }: RefundedLine, pieces: number): string {
  const share = shareOf(parseDecimal(discounted) ?? ZERO, refundedQuantity + pieces, quantity);
  const more = minus(share, parseDecimal(before) ?? ZERO);
  return decimalText(compare(more, ZERO) > 0 ? more : ZERO);
}

/** A line with its earlier refunds that are neither cancelled nor rejected. */
export function refundedLine({ productId, quantity, discounted, refundedQuantity }: OrderLine, refunds: readonly Refund[]): RefundedLine {
  const counting = refunds.filter((refund) => refund.productId === productId && refundCounts(refund.status));
  const sum = counting.reduce((before, { amount }) => plus(before, parseDecimal(amount) ?? ZERO), ZERO);
  return { quantity, discounted, refundedQuantity, refundAmount: decimalText(sum) };
}

/** The part of an amount that is left after refunds. */
export function netAmount(payable: string, refunded: string): string {
  return decimalText(minus(parseDecimal(payable) ?? ZERO, parseDecimal(refunded) ?? ZERO));
}

/** `amount × part ÷ whole`, rounded half up to the cent. */
function shareOf(amount: Scaled, part: number, whole: number): Scaled {
  const { units, scale } = times(amount, { units: BigInt(part), scale: 0 });
  const unit = 10n ** BigInt(scale) * BigInt(whole);
  return rounded({ units: (2n * 100n * units + unit) / (2n * unit), scale: 2 }, 2);
}
