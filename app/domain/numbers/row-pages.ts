/** Which page of a list is shown. */
export interface ListPage {
  pageNo: number;
  totalPage: number;
}

/** The rows of one page of a list that was read whole. @param wanted - the page, from 1; another number counts as the nearest one, and one that is not a number as 1 @param size - rows of a page */
export function pageOfRows<T>(rows: readonly T[], wanted: number, size: number): { rows: T[]; page: ListPage } {
  const totalPage = Math.max(1, Math.ceil(rows.length / size));
  const pageNo = Math.min(Math.max(1, Math.trunc(wanted) || 1), totalPage);
  return { rows: rows.slice((pageNo - 1) * size, pageNo * size), page: { pageNo, totalPage } };
}
