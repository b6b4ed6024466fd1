/** Why a file cannot be read (README, "Files"). */

export const FILE_FAULT = {
  /** Nothing, or only blanks. */
  empty: 'empty',
  /** Bytes of an unknown kind. */
  notText: 'notText',
  image: 'image',
  pdf: 'pdf',
  passwordProtected: 'passwordProtected',
  /** A workbook that is cut off or damaged. */
  truncated: 'truncated',
  /** A workbook of Excel 95 or older. */
  excel95: 'excel95',
  /** `megabytes`: the limit. */
  tooLarge: 'tooLarge',
  /** `limit`: the most rows that hold something. */
  tooManyRows: 'tooManyRows',
  /** `limit`: the most columns of a sheet that hold something. */
  tooManyColumns: 'tooManyColumns',
  /** `limit`: the most cells. */
  tooManyCells: 'tooManyCells',
  /** `limit`: the most sheets. */
  tooManySheets: 'tooManySheets',
  /** `row`: the row of the cell; `limit`: the most characters. */
  cellTooLong: 'cellTooLong',
  /** A workbook that takes too much memory. `megabytes`: the limit of what it unpacks to. The same table as CSV may be larger. */
  unpacksTooLarge: 'unpacksTooLarge',
  /** A workbook that no spreadsheet program writes: parts that overlap or lie about their size, or XML with its own entities. */
  unsafe: 'unsafe',
  /** `row`: where the quote opens. */
  unclosedQuote: 'unclosedQuote',
  /** `kind`: one of {@link FOREIGN_KINDS}. */
  unsupported: 'unsupported',
} as const;
export type FileFaultCode = (typeof FILE_FAULT)[keyof typeof FILE_FAULT];

/** Known kinds of files that are not read. */
export const FOREIGN_KINDS = ['docx', 'doc', 'pptx', 'odt', 'xlsb', 'numbers', 'rtf', 'html', 'xml', 'archive', 'office'] as const;
export type ForeignKind = (typeof FOREIGN_KINDS)[number];

/** A fault, with the values for its text. */
export interface FileFault {
  code: FileFaultCode;
  values?: Record<string, string | number>;
}
