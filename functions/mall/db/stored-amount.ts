import { multiply } from '~/domain/money/money';
import { decimalText, parseDecimal } from '~/domain/numbers/decimal-text';

const MILLION = 1_000_000;

/** Converts decimal text in CNY to millionths of a yuan, as amounts are stored. @throws Error if the text is not an amount or is too large to be exact */
export function millionths(amount: string): number {
  const whole = Number(multiply(amount, MILLION));
  if (!parseDecimal(amount) || !Number.isInteger(whole)) throw new Error(`not an amount: ${amount}`);
  if (!Number.isSafeInteger(whole)) throw new Error(`too large an amount: ${amount}`);
  return whole;
}

/** Converts millionths of a yuan to decimal text in CNY, exact and without trailing zeros. */
export function priceText(millionths: number): string {
  return decimalText({ units: BigInt(millionths), scale: 6 });
}
