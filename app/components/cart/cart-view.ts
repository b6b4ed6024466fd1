import type { Site } from '~/components/shell/site-context';
import type { Translate } from '~/components/product/translate';
import type { WrongRef } from '~/domain/order/cart-form';
import type { CartTotals } from '~/domain/order/cart-lines';
import type { Sale } from '~/domain/sale/sale';
import type { LineWrites } from './use-cart-writes';

/** The data that all lines of a cart share. The object stays the same while the cart does, so that lines do not render again. */
export interface CartView {
  totals: CartTotals;
  sale: Sale | null;
  /** When the figures were read: the time, ms since 1970, and the day, `YYYY-MM-DD` in the shop's time zone. */
  at: number;
  today: string;
  /** Whether lines have a field for the buyer's own part number. */
  ownNumbers: boolean;
  /** A number that was refused in a post without script. */
  wrongRef: WrongRef | undefined;
  writes: LineWrites;
  site: Site;
  t: Translate;
}

/** Id of the form for the selected lines. The checkboxes of all lines belong to it. */
export const SELECTION = 'selection';

/** Id of the field for the buyer's own part number of a line. */
export function partRefId(productId: string): string {
  return `ref-${productId}`;
}

/** Id of the quantity field of a line. */
export function quantityId(productId: string): string {
  return `qty-${productId}`;
}
