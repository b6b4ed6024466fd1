import { decimalText, parseDecimal, times } from '~/domain/numbers/decimal-text';

const MILLION = { units: 1_000_000n, scale: 0 };

/** Decimal text in CNY as whole millionths, as amounts are stored. @throws Error for what is no amount, or too large to be exact */
export function millionths(amount: string): number {
  const value = parseDecimal(amount);
  const scaled = value && times(value, MILLION);
  const divisor = scaled && 10n ** BigInt(scaled.scale);
  if (!scaled || !divisor || scaled.units % divisor !== 0n) throw new Error(`not an amount: ${amount}`);
  const whole = Number(scaled.units / divisor);
  if (!Number.isSafeInteger(whole)) throw new Error(`too large an amount: ${amount}`);
  return whole;
}

/** Millionths of a yuan as decimal text, exact and without trailing zeros. */
export function priceText(millionths: number): string {
  return decimalText({ units: BigInt(millionths), scale: 6 });
}
