import type { Site } from '~/components/shell/site-context';
import type { Translate } from '~/components/product/translate';
import type { CartTotals } from '~/domain/order/cart-lines';
import type { Sale } from '~/domain/sale/sale';
import type { LineWrites } from './use-cart-writes';

/** What all lines of a cart share. One object while the cart stays the same, so that lines do not render again. */
export interface CartView {
  totals: CartTotals;
  sale: Sale | null;
  /** When the figures were read, ms since 1970, and that day, `YYYY-MM-DD` in the shop's zone. */
  at: number;
  today: string;
  writes: LineWrites;
  site: Site;
  t: Translate;
}

/** The form of the selected lines. Checkboxes all over the page belong to it. */
export const SELECTION = 'selection';

/** The field of a line's quantity. */
export function quantityId(productId: string): string {
  return `qty-${productId}`;
}
