/** The columns of a table, ordered as lines are read from them (README, "Lines"). */

import type { BomColumn, BomField, BomMapping } from '../bom';
import { foldName, readHeaderName, SURE_NAME } from '../cells/header-name';

/** The columns of one part. A line may have several parts: the wanted one, and alternates. */
export interface PartColumns {
  mpn: PartColumn[];
  brand: PartColumn[];
  code: PartColumn[];
}

export interface PartColumn extends BomColumn {
  /** Whether its name or a person says that it has part numbers. In others, such as names of symbols, only texts that look like part numbers are some. */
  isSure: boolean;
  /** Whether it has numbers of the shop itself. */
  isOwn: boolean;
}

const PART_FIELDS = ['mpn', 'brand', 'code'] as const;

/** Below this confidence, another column of the field comes first. */
const DOUBTFUL = 0.7;
/** Numbers of the shop itself. */
const OWN_CODE = /\b(?:product id|goods id|farad)\b/;

/** The columns of a field. A field may stand in several columns; the first filled one counts. Sure ones come first, and whole names come before names with unknown words. */
export function columnsOf({ columns }: Pick<BomMapping, 'columns'>, field: BomField): BomColumn[] {
  const rated = columns.filter((column) => column.field === field).map((column) => {
    const { slot, isWhole } = readHeaderName(column.name);
    return { column, order: [slot ?? 1, Number(!isOwn(column)), Number(column.confidence < DOUBTFUL), Number(!isWhole), column.index] };
  });
  return rated.sort((a, b) => compare(a.order, b.order)).map(({ column }) => column);
}

/** The columns of each part: those whose names have the same number, `MPN 2` and `Manufacturer 2`, or that are the second ones with their name. */
export function partColumns(mapping: Pick<BomMapping, 'columns'>): PartColumns[] {
  const parts: PartColumns[] = [];
  for (const field of PART_FIELDS) {
    const seen = new Map<string, number>();
    for (const column of columnsOf(mapping, field)) {
      const name = foldName(column.name);
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      const slot = readHeaderName(column.name).slot ?? times;
      while (parts.length < slot) parts.push({ mpn: [], brand: [], code: [] });
      parts[slot - 1]?.[field].push({ ...column, isSure: isSure(column), isOwn: isOwn(column) });
    }
  }
  return parts;
}

/** Compares two lists of equal length by their first numbers that differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((number, index) => number - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function isSure({ name, confidence }: BomColumn): boolean {
  return confidence === 1 || (readHeaderName(name).fields.get('mpn') ?? 0) >= SURE_NAME;
}

function isOwn({ field, name }: BomColumn): boolean {
  return field === 'code' && OWN_CODE.test(foldName(name));
}
