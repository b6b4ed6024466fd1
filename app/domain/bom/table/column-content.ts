/** What the cells of a column look like together (README, "Tables"). */

import type { BomField, SheetRow } from '../bom';
import { isPlaceholder } from '../cells/cell-text';
import { type CellKind, CELL_KINDS, kindsOfCell } from '../cells/cell-kinds';

/** The cells of a column, as far as they were looked at. */
export interface ColumnContent {
  /** Rows that were looked at. */
  rows: number;
  /** Cells that hold something. */
  filled: number;
  /** The share of the filled cells that look like something: 0 to 1. */
  share: Readonly<Record<CellKind, number>>;
  /** The share of the filled cells that are different from each other: 0 to 1. */
  distinct: number;
  /** Whether the cells count: 1, 2, 3; or 2, 4, 7. */
  isCounting: boolean;
  /** The mean length of the cells, in characters. */
  length: number;
}

/** How many cells of a table are looked at. More take too long where there are many columns. */
const MOST_CELLS = 4_000;
const MOST_ROWS = 200;
const LEAST_ROWS = 16;
/** Cells count if this share of them is a little above the cell before, at most so much for each row, and there are at least so many. */
const COUNTING = 0.9;
const WIDEST_STEP = 3;
const LEAST_COUNT = 3;

/** Rows that stand for a table: evenly spread, so that no section is left out. */
export function sampleOf(rows: readonly SheetRow[], columns: number): SheetRow[] {
  const most = Math.max(LEAST_ROWS, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / Math.max(1, columns))));
  if (rows.length <= most) return [...rows];
  return Array.from({ length: most }, (_, index) => rows[Math.floor((index * rows.length) / most)]).filter((row) => row !== undefined);
}

/** What a column of some rows holds. */
export function contentOf(rows: readonly SheetRow[], index: number): ColumnContent {
  const share = { ...NONE };
  const texts = new Set<string>();
  let filled = 0;
  let length = 0;
  let rising = 0;
  let before = { number: Number.NaN, row: 0 };
  for (const { row, cells } of rows) {
    const cell = cells[index] ?? '';
    const kinds = kindsOfCell(cell);
    if (kinds.length === 0 && isPlaceholder(cell.trim())) continue;
    filled += 1;
    length += cell.length;
    texts.add(cell);
    for (const kind of kinds) share[kind] += 1;
    const number = Number(cell);
    if (number > before.number && number - before.number <= WIDEST_STEP * (row - before.row)) rising += 1;
    before = { number, row };
  }
  for (const kind of CELL_KINDS) share[kind] /= Math.max(1, filled);
  return {
    rows: rows.length,
    filled,
    share,
    distinct: texts.size / Math.max(1, filled),
    isCounting: filled >= LEAST_COUNT && rising >= COUNTING * (filled - 1),
    length: length / Math.max(1, filled),
  };
}

const NONE: Readonly<Record<CellKind, number>> = {
  integer: 0, price: 0, link: 0, date: 0, designators: 0, 'known designators': 0, 'shop code': 0, 'shop number': 0, package: 0, value: 0, part: 0, 'long number': 0, maker: 0,
  words: 0, sentence: 0, mark: 0, name: 0,
};

/** How much of a fit what looks like a designator, a package or a long number is, and how short cells and repeated ones lessen it. */
const FIT = {
  /** Designators with unusual letters: part numbers look alike. */
  unusual: 0.5,
  /** From this share of different cells on, designators are those of different rows. Packages such as C0805 repeat. */
  distinct: 0.85,
  /** Footprints that look like part numbers. */
  footprint: -0.7, longNumber: 0.5,
  /** Part numbers are long: what each character adds, and how much those of a house count, which are shorter than `short` characters. */
  ofLength: 0.4, perCharacter: 1 / 16, short: 6, house: 0.7,
  /** A few of many makers are known here. */
  maker: 1.4,
  /** Single words are a weak sign of a description. */
  words: 0.3,
  /** A column that counts, and one with numbers that are too long for pieces, is hardly one of quantities. */
  counting: 0.1, large: 0.3, quantityLength: 7,
} as const;

/** How well the content of a column fits a field: 0 (not at all) to 1. */
export function fitOf(field: BomField, content: ColumnContent): number {
  const { share, distinct, isCounting, length } = content;
  switch (field) {
    case 'designators': {
      const usual = share['known designators'] + FIT.unusual * (share.designators - share['known designators']);
      return share['shop code'] > SHARE.most && length >= 4 ? 0 : usual * (distinct > FIT.distinct ? 1 : distinct);
    }
    case 'quantity': return isCounting ? FIT.counting : share.integer * (length <= FIT.quantityLength ? 1 : FIT.large);
    case 'line': return isCounting ? 1 : 0;
    case 'code': return share['shop code'];
    case 'mpn': {
      const ofLength = Math.min(1, FIT.ofLength + length * FIT.perCharacter) * (length < FIT.short ? FIT.house : 1);
      return Math.max(0, share.part + FIT.footprint * share.package - share['shop code']) * ofLength + FIT.longNumber * share['long number'];
    }
    case 'brand': return Math.min(1, FIT.maker * share.maker);
    case 'value': return share.value;
    case 'package': return share.package;
    case 'text': return Math.min(1, share.sentence + FIT.words * share.words);
    case 'dnp': return share.mark;
    case 'other': return share.link + share.price + share.date;
  }
}

/** Shares of cells that decide whether a column can be what its name says. */
const SHARE = { nearlyAll: 0.7, most: 0.6, half: 0.5, some: 0.3, few: 0.1 } as const;
/** Integers of fewer digits are no part numbers. */
const LEAST_DIGITS = 4;

/** Whether the content of a column excludes what its name says. */
export function contradicts(field: BomField, { filled, share, isCounting, length }: ColumnContent): boolean {
  if (filled === 0 || field === 'other') return false;
  if (share.link > SHARE.most || (share.price > SHARE.most && field !== 'text' && field !== 'value')) return true;
  const isShortNumbers = share.integer > SHARE.nearlyAll && share['long number'] < SHARE.some && length < LEAST_DIGITS;
  switch (field) {
    case 'quantity': return share.integer + share.mark < SHARE.some && share.words > SHARE.some;
    case 'designators': return isCounting || (share.designators < SHARE.few && (share.part > SHARE.most || share['long number'] > SHARE.most || share.sentence > SHARE.half));
    case 'line': return share.integer < SHARE.some && share.part + share.value + share['known designators'] > SHARE.most;
    case 'mpn': {
      const isValues = share.value > SHARE.nearlyAll && filled >= LEAST_COUNT;
      return isCounting || isValues || isShortNumbers || share['known designators'] > SHARE.nearlyAll || share.mark > SHARE.most;
    }
    case 'code': return isShortNumbers || share.mark + share.name > SHARE.most;
    case 'brand': return share.integer > SHARE.half || share.value > SHARE.half;
    case 'value': return isCounting || share.date > SHARE.most;
    case 'package': return isCounting || share.date > SHARE.most;
    case 'dnp': return share.sentence > SHARE.most;
    default: return false;
  }
}
