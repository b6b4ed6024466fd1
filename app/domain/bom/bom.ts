/** The records of a bill of materials (README, "Records"). */

/** A row of a sheet with its number in the file, from 1. Blank rows are left out. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** A table of a file: a sheet of a workbook, or a whole text file. */
export interface Sheet {
  name: string;
  rows: SheetRow[];
}

export const FILE_KIND = { text: 'text', xlsx: 'xlsx', xls: 'xls', ods: 'ods' } as const;
export type FileKind = (typeof FILE_KIND)[keyof typeof FILE_KIND];

/** What a file is and what stands in it. */
export interface BomFile {
  /** Without a path; empty for pasted text. */
  name: string;
  kind: FileKind;
  /** The encoding of a text file, as `TextDecoder` names it; empty for workbooks. */
  encoding: string;
  /** What separates the cells of a text file; `fixed` for columns of fixed width, `lines` for lists of numbers and quantities; empty for workbooks. */
  delimiter: '' | ',' | ';' | '\t' | '|' | 'fixed' | 'lines';
  sheets: Sheet[];
  /** The bytes in base 64, if the encoding is a guess. They are kept to read the file again with another one. */
  bytes?: string;
}

/** What a column says about a line. `other` is shown and exported, and not used. */
export const BOM_FIELDS = ['line', 'designators', 'quantity', 'code', 'mpn', 'brand', 'value', 'package', 'text', 'dnp', 'other'] as const;
export type BomField = (typeof BOM_FIELDS)[number];

/** Fields of a line that people can edit. */
export const EDITABLE_FIELDS = ['designators', 'quantity', 'code', 'mpn', 'brand', 'value', 'package', 'text'] as const;
export type EditableField = (typeof EDITABLE_FIELDS)[number];

/** A column as it is recognised. */
export interface BomColumn {
  /** From 0. */
  index: number;
  /** The name in the header rows; empty without a header. */
  name: string;
  field: BomField;
  /** How sure the recognition is: 0 (a guess) to 1 (the name says so, and the content agrees). 1 if a person chose the field. */
  confidence: number;
}

/** How a sheet is read. */
export interface BomMapping {
  sheet: string;
  /** Numbers of the first and last header row in the file; `null` if the sheet has no header. */
  header: { first: number; last: number } | null;
  columns: BomColumn[];
}

/** A cell that a spreadsheet had damaged and that was repaired. */
export interface Repair {
  /** `ROW:COLUMN`; unique in the list. */
  id: string;
  row: number;
  field: BomField;
  before: string;
  after: string;
  kind: 'leadingZero' | 'exponent' | 'date' | 'joinedNumber' | 'wholeNumber';
  /** Whether a person has taken the repair back. */
  undone: boolean;
}

/** Why a line is not bought: marked as not fitted, no electronic component, or left out by a person. */
export type SkipReason = 'dnp' | 'mechanical' | 'person';

/** Another part that the file names for a line. */
export interface Alternate {
  mpn: string;
  brand: string;
  code: string;
}

/** What the reading of a line noticed. `other` is the number of another line. */
export type LineWarning =
  | { code: 'quantityDiffers'; quantity: number; designators: number }
  | { code: 'quantityUnreadable'; text: string }
  | { code: 'duplicateDesignator'; designator: string; other: number }
  | { code: 'rangeTooLong'; text: string };

/** A line of a bill of materials. Texts that the file does not state are empty. */
export interface BomLine {
  /** From 1, in the order of the file. */
  line: number;
  /** The first row of the line in the file. */
  row: number;
  /** One by one: `R1`, `R2`. */
  designators: string[];
  /** Pieces of one set; `null` if it is neither stated nor countable. */
  quantity: number | null;
  /** An own number of the shop, or the order code of another shop. */
  code: string;
  mpn: string;
  brand: string;
  value: string;
  package: string;
  /** Everything else that describes the part. */
  text: string;
  alternates: Alternate[];
  skip: SkipReason | null;
  warnings: LineWarning[];
  /** The cells of the row as they stand in the file, by column. */
  cells: string[];
  /** The fields that a person has edited. They stay when the columns are mapped anew. */
  edited: EditableField[];
  /** The product that a person chose. */
  choice: string | null;
  /** The order quantity that a person typed; `null` for the computed one. */
  ordered: number | null;
}

/** What a whole bill of materials aims at. */
export const BOM_GOALS = ['cheapest', 'earliest', 'inStock'] as const;
export type BomGoal = (typeof BOM_GOALS)[number];

/** Groups of packages with the same loss in assembly. */
export const SIZE_CLASSES = ['tiny', 'small', 'large'] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

/** How many sets are built, and what is ordered beyond the need. */
export interface BomSettings {
  /** Sets to build, 1 to 1,000,000. */
  sets: number;
  /** Pieces lost in assembly, in percent of the need, as decimal text: `0`, `2.5`. */
  loss: string;
  /** The least number of extra pieces of a line, by size class. */
  minLoss: Record<SizeClass, number>;
  goal: BomGoal;
}

/** Where the lines of a stored bill of materials come from. */
export interface BomSource extends Pick<BomFile, 'name' | 'kind' | 'encoding' | 'delimiter'> {
  /** The names of all sheets. */
  sheets: string[];
  /** How many bytes its rows take in the store; absent if the upstream does not tell. */
  storedBytes?: number;
}

/** A part of a shared bill of materials, as it was when the link was made. */
export interface SharedPart {
  line: number;
  productId: string;
  mpn: string;
  /** Pieces to order, and the unit price in CNY; `null` if it had no price. */
  quantity: number;
  unitPrice: string | null;
  stock: number;
}

/** A stored bill of materials. */
export interface Bom {
  bomNo: string;
  name: string;
  /** Grows with each change. A change names the version that it starts from, so that nobody overwrites what another tab has changed. */
  version: number;
  /** `YYYY-MM-DD HH:mm:ss` in the shop's time zone. */
  updateTime: string;
  source: BomSource;
  mapping: BomMapping;
  repairs: Repair[];
  /** How many repairs there are, if only the first are here. */
  repaired?: number;
  lines: BomLine[];
  settings: BomSettings;
  /** Whether the user has saved it. Others are removed 7 days after their last change. */
  saved: boolean;
  /** The key of the read-only link; absent if it is not shared, or not the reader's own. */
  shareKey?: string;
  /** What was shared; present only if the bill is read by its link. */
  shared?: { time: string; parts: SharedPart[] };
}

/** A bill of materials in a list. */
export interface BomSummary {
  bomNo: string;
  name: string;
  version: number;
  lines: number;
  updateTime: string;
  saved: boolean;
  shared: boolean;
}

/** A saved version of a bill of materials. */
export interface BomVersion {
  version: number;
  name: string;
  lines: number;
  updateTime: string;
}
