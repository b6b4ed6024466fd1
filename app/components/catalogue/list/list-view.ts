import type { Site } from '~/components/shell/site-context';
import type { LiveAnswer } from '~/components/product/live-product';
import type { Translate } from '~/components/product/translate';
import type { PostedQuantity } from '~/domain/product/posted-quantity';
import type { Product } from '~/domain/product/product';
import type { Sale } from '~/domain/sale/sale';
import type { KeyColumn } from './key-columns';

/** The answer to a posted quantity of one row. */
export interface PostedRow extends PostedQuantity {
  /** The product, with the figures by which the quantity was checked. */
  product: Product;
}

/** The data that all rows of a list share. The object stays the same while the list does, so that rows do not render again. */
export interface ListView {
  columns: readonly KeyColumn[];
  /** The quantity in the form "Price at my quantity". */
  quantity: number;
  sale: Sale | null;
  /** The answer to a posted quantity; `undefined`: nothing was posted. */
  posted: PostedRow | undefined;
  snapshotAt: number;
  live: LiveAnswer;
  /** Day of the snapshot, `YYYY-MM-DD` in the shop's time zone. */
  today: string;
  site: Site;
  t: Translate;
}
