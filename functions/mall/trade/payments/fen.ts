import { decimalText } from '~/domain/numbers/decimal-text';

/** How many decimals an amount in yuan has at Stripe, as in most currencies. */
const DECIMALS = 2;

/** The currencies whose amounts have another number of decimals at Stripe (https://docs.stripe.com/currencies, "Zero-decimal currencies", "Three-decimal currencies"). */
const OTHER_DECIMALS: ReadonlyMap<string, number> = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) => [code, 0] as const),
  ...['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((code) => [code, 3] as const),
]);

/** How many millionths of a yuan a fen has. */
const MILLIONTHS_OF_FEN = 10_000;

/** An amount as Stripe counts it. @param amount - in millionths of a yuan @returns whole fen; `null` if the amount has parts of a fen */
export function fenOf(amount: number): number | null {
  return amount % MILLIONTHS_OF_FEN === 0 ? amount / MILLIONTHS_OF_FEN : null;
}

/**
 * An amount of Stripe as decimal text in its currency.
 * @param units - a whole number of the smallest unit, such as fen
 * @param code - three letters, as Stripe writes them
 */
export function stripeMoney(units: number, code: string): { amount: string; currency: string } {
  const currency = code.toUpperCase();
  return { amount: decimalText({ units: BigInt(units), scale: OTHER_DECIMALS.get(currency) ?? DECIMALS }), currency };
}
