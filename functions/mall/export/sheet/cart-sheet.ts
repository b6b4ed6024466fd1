import type { InferInput } from 'valibot';
import type { Language } from '~/domain/text/language';
import type { cart } from '~/upstream/contract/records/cart';
import { textIn } from '../text/text-in';
import { WORDS } from '../text/messages';
import { sheetOf, type ColumnOf, type Sheet } from './sheet';

type WireCart = InferInput<typeof cart>;
type Line = WireCart['lines'][number];

/** The lines of a cart as a table. A line that cannot be ordered has no amounts, and a note says why. */
export function cartSheet({ lines }: WireCart, language: Language): Sheet {
  const { column, ...words } = WORDS[language];
  const columns: Array<ColumnOf<Line>> = [
    { head: column.mpn, kind: 'text', width: 24, cell: ({ mpn }) => mpn },
    { head: column.partRef, kind: 'text', width: 24, cell: ({ partRef = null }) => partRef },
    { head: column.brand, kind: 'text', width: 18, cell: (line) => textIn(line, 'brandName', language) },
    { head: column.description, kind: 'text', width: 44, cell: ({ goods: product }) => (product ? textIn(product, 'description', language) : null) },
    { head: column.quantity, kind: 'number', width: 12, cell: ({ cartNum }) => String(cartNum) },
    { head: column.unitPrice, kind: 'price', width: 16, cell: ({ unitPrice = null }) => unitPrice },
    { head: column.amount, kind: 'amount', width: 16, cell: ({ amount = null }) => amount },
    { head: column.discounted, kind: 'amount', width: 20, cell: ({ discountAmount = null }) => discountAmount },
    { head: column.selected, kind: 'text', width: 10, cell: ({ selected }) => (selected === 'T' ? words.yes : words.no) },
    { head: column.partner, kind: 'text', width: 16, cell: ({ goods: product }) => product?.supplierCode ?? null },
    { head: column.note, kind: 'text', width: 32, cell: noteOf },
  ];
  return sheetOf(words.sheet.cart, columns, lines);

  function noteOf({ goods: product, unitPrice }: Line): string | null {
    if (!product) return words.withdrawn;
    return unitPrice === undefined ? words.notInQuantity : null;
  }
}
