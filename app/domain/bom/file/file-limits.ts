import { BOM_STORE } from '../bom-policies';

const MEGABYTE = 1024 * 1024;

/** The largest files that are read. They keep the memory that a file takes below 64 MB. */
export const FILE_LIMITS = {
  /** Bytes of a file. */
  bytes: 10 * MEGABYTE,
  /** Rows of a file that hold something. */
  rows: BOM_STORE.lines,
  /** Columns of a sheet that hold something. */
  columns: 200,
  /** Cells of a file, with the blank ones before the last of each row. */
  cells: 500_000,
  sheets: BOM_STORE.sheets,
  /** Characters of a cell. */
  cell: BOM_STORE.cell,
  /** Bytes that the parts of a workbook unpack to. */
  unpacked: 4 * MEGABYTE,
  /** Bytes of a file whose encoding is a guess, up to which it is kept to be read again. */
  kept: MEGABYTE,
} as const;

/** What a workbook may contain beyond its bytes. */
export const WORKBOOK_LIMITS = {
  /** Parts of a ZIP file. */
  parts: 200,
  /** Bytes of memory that the library may take for the records of an XLS file. */
  memory: 44 * MEGABYTE,
  /** Characters of a tag. */
  tag: 20_000,
  /** Streams of an XLS file. */
  streams: 1_000,
  /** Characters of a number format that is applied. */
  numberFormat: 60,
} as const;
