import type { SheetRow } from './bom';

/** How much of a stored file its preview has (README, "Storing"). */
export const PREVIEW = {
  /** Rows of a sheet, and cells of a row. */
  rows: 30,
  columns: 200,
  /** Cells of the sheet that is read, and of all others together. */
  cells: 8_000,
  /** Characters of a cell. */
  cell: 64,
  /** Characters of the bytes in base 64. A multiple of four, so that they can be decoded. */
  bytes: 64 * 1024,
} as const;

/** A sheet as a call sends it. It has no rows if they are not stored. */
interface SheetOfCall {
  name: string;
  rows?: SheetRow[] | undefined;
}

/**
 * The first rows of each sheet of a file, with the first characters of their cells, and the first of its bytes. The sheet that is read has as many cells as all others together, and each
 * of these has a row at least.
 * @param read - the name of the sheet that is read
 */
export function previewOf(file: { sheets: readonly SheetOfCall[]; bytes?: string | undefined }, read: string): typeof file {
  const share = PREVIEW.cells / file.sheets.length;
  return {
    ...file, sheets: file.sheets.map((sheet) => previewOfSheet(sheet, sheet.name === read ? PREVIEW.cells : share)),
    ...(file.bytes === undefined ? {} : { bytes: file.bytes.slice(0, PREVIEW.bytes) }),
  };
}

/** @param most - the most cells, unless the first row has more */
function previewOfSheet({ name, rows }: SheetOfCall, most: number): SheetOfCall {
  if (!rows) return { name };
  const shown: SheetRow[] = [];
  let left = most;
  for (const { row, cells } of rows.slice(0, PREVIEW.rows)) {
    left -= Math.min(cells.length, PREVIEW.columns);
    if (left < 0 && shown.length > 0) break;
    shown.push({ row, cells: cells.slice(0, PREVIEW.columns).map(cellStart) });
  }
  return { name, rows: shown };
}

/** The beginning of a cell, in one line: as much as a page shows, and a little more, so that the page sees that it goes on. */
export function cellStart(cell: string): string {
  return cell.trim().replace(/\s+/g, ' ').slice(0, PREVIEW.cell);
}
