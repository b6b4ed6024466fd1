/** The limits of stored bills of materials, and of the lines that one call matches (README, "Storing"). */

const DAY = 86_400_000;
const MEGABYTE = 1024 * 1024;

export const BOM_STORE = {
  /** Lines of a bill of materials. */
  lines: 20_000,
  /** Bytes of a version with its file. The versions of the history have as many together. */
  bytes: 24 * MEGABYTE,
  /** Bills of materials of a user, and the bytes of all of them with their files and versions. */
  ofUser: 500,
  userBytes: 500 * MEGABYTE,
  /** The same before the first paid order, since an account costs nothing. */
  newUserBytes: 64 * MEGABYTE,
  /** Bills of materials of an anonymous visitor. One more takes the place of the one that was changed least recently. */
  ofKey: 20,
  /** Saved versions in the history. Further ones take the place of the oldest. */
  versions: 50,
  /** How long a bill of materials that nobody has saved is kept after its last change, ms. */
  unsavedFor: 7 * DAY,
  /** Characters of its name. */
  name: 100,
  /** Characters of the name of a file or a sheet. */
  fileName: 255,
  /** Sheets of a file. */
  sheets: 64,
  /** Columns of a sheet: as many as a workbook can have. */
  columns: 16_384,
  /** Characters of a cell: as many as a workbook can have. */
  cell: 32_767,
  /** Designators of a line. */
  designators: 20_000,
  /** Alternates of a line. */
  alternates: 100,
  /** Pieces of a line in one set. */
  pieces: 1_000_000_000,
  /** Remembered choices of a user. A further one takes the place of the oldest. */
  choices: 2_000,
} as const;

/** How much a page shows of what a stored bill has beside its lines. */
export const BRIEF = {
  /** Lines whose cells are looked at for samples of the columns. */
  lines: 50,
  /** Repairs. A file of thousands of sizes that have lost their zeros would be a page of megabytes. */
  repairs: 200,
} as const;

export const MATCHED = {
  /** Lines of one call. */
  lines: 1_000,
  /** Bytes of a call. */
  bytes: 2 * MEGABYTE,
  /** Characters of each text of a line. What is longer is cut. */
  text: 500,
  /** Characters of a designator. */
  designator: 20,
  /** Alternates of a line. */
  alternates: 20,
} as const;
