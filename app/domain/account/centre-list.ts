/** The lists of the membership centre that are read whole and shown page by page. */

import { readCount } from '../numbers/reading';
import { type ListPage, pageOfRows } from '../numbers/row-pages';
import { centrePath } from './centre-path';
import type { CentreTab } from './membership';

/** How many rows a page of such a list has. */
export const CENTRE_ROWS = 50;

/** The rows of the page that an address names. Beyond the last page it is the last one. */
export function pageOfList<T>(rows: readonly T[], params: URLSearchParams): { rows: T[]; page: ListPage } {
  return pageOfRows(rows, readCount(params.get('page')) ?? 1, CENTRE_ROWS);
}

/** The address of a page of a list. */
export function centreListPath(tab: CentreTab, pageNo: number): string {
  return pageNo === 1 ? centrePath(tab) : `${centrePath(tab)}&page=${pageNo}`;
}
