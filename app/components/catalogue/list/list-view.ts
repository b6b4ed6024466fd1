import type { Site } from '~/components/shell/site-context';
import type { LiveAnswer } from '~/components/product/live-product';
import type { Translate } from '~/components/product/translate';
import type { PostedQuantity } from '~/domain/product/posted-quantity';
import type { Product } from '~/domain/product/product';
import type { Sale } from '~/domain/sale/sale';
import type { KeyColumn } from './key-columns';

/** What a post answered about the quantity of one row. */
export interface PostedRow extends PostedQuantity {
  /** With the figures it was judged by. */
  product: Product;
}

/** What all rows of a list have in common. One object as long as the list stays, so that rows need not draw again. */
export interface ListView {
  columns: readonly KeyColumn[];
  /** The quantity of "price at my quantity". */
  quantity: number;
  sale: Sale | null;
  /** Absent where nothing was posted. */
  posted: PostedRow | undefined;
  snapshotAt: number;
  live: LiveAnswer;
  /** Day of the snapshot, `YYYY-MM-DD` in the shop's zone. */
  today: string;
  site: Site;
  t: Translate;
}
