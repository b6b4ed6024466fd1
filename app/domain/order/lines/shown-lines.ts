/** The lines that the page showed a buyer before an order. They are posted with the order and only compared; they are never used as prices. */

import { isSameAmount } from '../../numbers/decimal-text';
import { readCount } from '../../numbers/reading';
import { PRODUCT_ID_LIMIT } from '../../product/product';
import type { Checkout } from '../checkout';
import { ORDER_LIMITS } from '../order-policies';

export interface ShownLine {
  productId: string;
  quantity: number;
  /** Decimal text in CNY; `null` if the form did not contain it. */
  unitPrice: string | null;
  /** The part number; empty if the form did not contain it. */
  mpn: string;
}

/** A change since a line was shown. */
export type ShownChange =
  | { kind: 'price'; mpn: string; before: string; now: string }
  | { kind: 'quantity'; mpn: string; before: number; now: number }
  /** The line is not part of the order any more. It may still be in the cart. */
  | { kind: 'gone'; mpn: string; productId: string; inCart: boolean }
  | { kind: 'added'; mpn: string };

/** Writes lines as `F0000000001:100:0.0312:CAP-100N,…`: id, pieces, unit price and part number of each line. */
export function shownLinesText(lines: readonly ShownLine[]): string {
  return lines.map(({ productId, quantity, unitPrice, mpn }) => (
    [encodeURIComponent(productId), quantity, ...(unitPrice === null ? [] : [unitPrice, ...(mpn ? [encodeURIComponent(mpn)] : [])])].join(':')
  )).join(',');
}

/** Reads the text of {@link shownLinesText}. A line may lack its part number, or price and part number. `null` for any other text. Never throws. */
export function readShownLines(text: string): ShownLine[] | null {
  const lines = text.split(',').map(readLine);
  if (lines.length > ORDER_LIMITS.lines) return null;
  const good = lines.filter((line) => line !== null);
  return good.length === lines.length ? good : null;
}

function readLine(text: string): ShownLine | null {
  const [, id = '', pieces = '', unitPrice = null, number = ''] = /^([^:]{1,900}):(\d{1,10})(?::(\d{1,15}(?:\.\d{1,12})?)(?::([^:]+))?)?$/.exec(text) ?? [];
  const [productId, quantity] = [decoded(id), readCount(pieces)];
  if (!productId || productId.length > PRODUCT_ID_LIMIT || !quantity || quantity > ORDER_LIMITS.pieces) return null;
  return { productId, quantity, unitPrice, mpn: decoded(number).slice(0, ORDER_LIMITS.partNumber) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The differences between an order and the shown lines, in the sequence of the order's lines. Lines that are not in the order come last. */
export function changesSince(shown: readonly ShownLine[], { lines, blocked, others }: Pick<Checkout, 'lines' | 'blocked' | 'others'>): ShownChange[] {
  const before = new Map(shown.map((line) => [line.productId, line]));
  const moved = lines.flatMap(({ productId, mpn, quantity, unitPrice }): ShownChange[] => {
    const known = before.get(productId);
    if (!known) return [{ kind: 'added', mpn }];
    const price = known.unitPrice ?? unitPrice;
    return [
      ...(known.quantity === quantity ? [] : [{ kind: 'quantity' as const, mpn, before: known.quantity, now: quantity }]),
      ...(isSameAmount(price, unitPrice) ? [] : [{ kind: 'price' as const, mpn, before: price, now: unitPrice }]),
    ];
  });
  const present = new Set(lines.map(({ productId }) => productId));
  const names = new Map([...blocked, ...others].map(({ productId, mpn }) => [productId, mpn]));
  const gone = shown.filter(({ productId }) => !present.has(productId));
  return [
    ...moved,
    ...gone.map(({ productId, mpn }): ShownChange => ({ kind: 'gone', mpn: names.get(productId) ?? (mpn || productId), productId, inCart: names.has(productId) })),
  ];
}
