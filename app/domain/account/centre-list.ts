/** The lists of the membership centre that are read whole and shown page by page. */

import { readCount } from '../numbers/reading';
import { centrePath } from './centre-path';
import type { CentreTab } from './membership';

/** How many rows a page of such a list has. */
export const CENTRE_ROWS = 50;

/** Which page of a list is shown. */
export interface ListPage {
  pageNo: number;
  totalPage: number;
}

/** The rows of the page that an address names. Beyond the last page it is the last one. */
export function pageOfList<T>(rows: readonly T[], params: URLSearchParams): { rows: T[]; page: ListPage } {
  const totalPage = Math.max(1, Math.ceil(rows.length / CENTRE_ROWS));
  const pageNo = Math.min(Math.max(1, readCount(params.get('page')) ?? 1), totalPage);
  return { rows: rows.slice((pageNo - 1) * CENTRE_ROWS, pageNo * CENTRE_ROWS), page: { pageNo, totalPage } };
}

/** The address of a page of a list. */
export function centreListPath(tab: CentreTab, pageNo: number): string {
  return pageNo === 1 ? centrePath(tab) : `${centrePath(tab)}&page=${pageNo}`;
}
