import { decimalText } from '~/domain/numbers/decimal-text';

/** How many millionths of a yuan a fen has. */
const MILLIONTHS_OF_FEN = 10_000;

/** An amount as Stripe counts it. @param amount - in millionths of a yuan @returns whole fen; `null` if the amount has parts of a fen */
export function fenOf(amount: number): number | null {
  return amount % MILLIONTHS_OF_FEN === 0 ? amount / MILLIONTHS_OF_FEN : null;
}

/** An amount of Stripe in millionths of a yuan. @param fen - a whole number */
export function ofFen(fen: number): number {
  return fen * MILLIONTHS_OF_FEN;
}

/** An amount of Stripe as decimal text in CNY. @param fen - a whole number */
export function fenText(fen: number): string {
  return decimalText({ units: BigInt(fen), scale: 2 });
}
