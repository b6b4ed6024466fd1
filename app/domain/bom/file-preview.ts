import type { SheetRow } from './bom';

/** How much of a stored file its preview has (README, "Storing"). */
export const PREVIEW = {
  /** Rows of a sheet, and cells of a row. */
  rows: 30,
  columns: 200,
  /** Cells of all sheets. */
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
 * The first rows of each sheet of a file, with the first characters of their cells, and the first of its bytes. If the sheets have too many cells together, the last ones have no rows.
 * @param first - the name of the sheet that comes before the others
 */
export function previewOf(file: { sheets: readonly SheetOfCall[]; bytes?: string | undefined }, first: string): typeof file {
  let left: number = PREVIEW.cells;
  const previews = new Map<SheetOfCall, SheetOfCall>();
  for (const sheet of [...file.sheets.filter(({ name }) => name === first), ...file.sheets]) {
    if (previews.has(sheet)) continue;
    const rows = sheet.rows?.slice(0, PREVIEW.rows).map(({ row, cells }) => ({ row, cells: cells.slice(0, PREVIEW.columns).map((cell) => cell.slice(0, PREVIEW.cell)) }));
    left -= rows?.reduce((sum, { cells }) => sum + cells.length, 0) ?? 0;
    previews.set(sheet, { name: sheet.name, ...(rows ? { rows: left < 0 ? [] : rows } : {}) });
  }
  return {
    ...file, sheets: file.sheets.map((sheet) => previews.get(sheet) ?? sheet),
    ...(file.bytes === undefined ? {} : { bytes: file.bytes.slice(0, PREVIEW.bytes) }),
  };
}
