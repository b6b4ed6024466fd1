import type { FoundPage, Page } from '../db/page-of-rows';

/** The number of rows of a page whose size the caller does not name. */
const PAGE_SIZE = 20;

/** Reads a page of an operator's list, and writes it as the contract sends it. */
export async function answerPage<Row>({ pageNo = 1, pageSize = PAGE_SIZE }: { [F in keyof Page]?: number | undefined }, read: (page: Page) => Promise<FoundPage<Row>>) {
  const { total, rows } = await read({ pageNo, pageSize });
  return { page: { pageNo, pageSize, total, totalPage: Math.ceil(total / pageSize), rows } };
}
