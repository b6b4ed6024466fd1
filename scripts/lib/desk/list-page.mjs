const PAGE_SIZE = 20;

/** @typedef {Record<string, string>} Row a row of the answer */

/**
 * Prints a page of a list.
 * @param {{ call: Function, tools: object, print(text: string): void }} desk
 * @param {{ page?: string, json?: boolean }} options - those of the command
 * @param {{ path: string, wanted: object, none: string, head: string[], cellsOf(row: Row): string[] }} list - its call, and how rows are shown; `none`: what is
 * said of an empty list
 */
export async function listPage({ call, tools, print }, { page = '1', json }, { path, wanted, none, head, cellsOf }) {
  const pageNo = Number(page);
  if (!Number.isInteger(pageNo) || pageNo < 1) throw new Error(`--page ${page} is no number of a page`);
  const { page: found } = await call(path, { ...wanted, pageNo, pageSize: PAGE_SIZE });
  if (json) return print(tools.safeJson(found));
  if (found.rows.length === 0) return print(found.total > 0 ? `There is no page ${pageNo}; the last one is ${found.totalPage}` : none);
  print(tools.table(head, found.rows.map(cellsOf)));
  if (found.totalPage > 1) print(`\npage ${found.pageNo} of ${found.totalPage}, ${found.total} in all`);
}
