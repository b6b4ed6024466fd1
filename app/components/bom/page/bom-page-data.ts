/** What a page of bills of materials is made of. */

import type { Live } from '~/upstream/live';
import type { ColumnsView } from '../columns/columns-view';
import type { BomView } from '../view/view-records';

/** The bill with all lines, which arrives behind the page, and the number of matched lines on the way. */
export interface StreamedView {
  progress: Array<Promise<number>>;
  rest: Promise<Live<BomView>>;
}

export interface BomShown {
  kind: 'bom';
  view: BomView;
  /** How the file is read; `null` if it cannot be changed. */
  columns: ColumnsView | null;
  /** Whether the upstream cannot match, so that each line was searched. */
  bySearch: boolean;
  /** The bill as text, if it is not stored. */
  document?: string;
  /** Present while the first lines are shown and all of them are being matched. */
  streamed?: StreamedView;
}

/** A file in which no lines were found. */
export interface ColumnsShown {
  kind: 'columns';
  name: string;
  bomNo: string;
  version: number;
  columns: ColumnsView;
  document?: string;
  /** The pasted text; absent for a file. */
  text?: string;
}

export type BomPageData = BomShown | ColumnsShown;
