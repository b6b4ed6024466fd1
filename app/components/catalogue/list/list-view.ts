import type { Site } from '~/components/shell/site-context';
import type { LiveAnswer } from '~/components/product/live-product';
import type { Translate } from '~/components/product/translate';
import type { KeyColumn } from './key-columns';

/** What all rows of a list have in common. One object as long as the list stays, so that rows need not draw again. */
export interface ListView {
  columns: readonly KeyColumn[];
  /** The quantity of "price at my quantity". */
  quantity: number;
  /** The double-twelve sale is on. */
  sale: boolean;
  snapshotAt: number;
  live: LiveAnswer;
  /** Day of the snapshot, `YYYY-MM-DD` in the shop's zone. */
  today: string;
  site: Site;
  t: Translate;
}

/** The form that quantities of rows submit where no script runs: they set the list's quantity. */
export const QUANTITY_FORM = 'row-quantity';
