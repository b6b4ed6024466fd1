/** Rows of a table that are no lines (README, "Lines"). */

import type { BomField, BomMapping, SheetRow } from '../bom';
import { rateNames } from '../cells/name-row';
import { foldName } from '../cells/header-name';
import { readText } from '../cells/cell-text';
import type { RowReader } from './read-row';

const RULE = /^[-–—_=*.+|~#\s]{3,}$/;
/** Words of the rows with sums. */
const TOTAL = new RegExp(
  String.raw`^(?:(?:grand |sub)?totals?|sum|summe|gesamt|gesamtsumme|zwischensumme|suma|somme|totale|totaal|ukupno|razem|celkem|итого|всего|合计|总计|小计|总数|合計|小計|합계)(?![\p{L}\d])`,
  'iu',
);
const LONGEST_TOTAL = 40;
/** The fields of a line. Rows in which only others are filled are no lines. */
const FIELDS: readonly BomField[] = ['designators', 'quantity', 'mpn', 'code', 'brand', 'value', 'package', 'text'];
/** The share of names that a row repeats if it is the header again. */
const MOSTLY = 0.6;

/** What a row is: `rule`: signs that draw a line; `end`: the header of another table. */
export type RowKind = 'line' | 'rule' | 'header' | 'end' | 'total' | 'heading';

/** What a row of a table is. */
export function kindOfRow(row: SheetRow, mapping: BomMapping, reader: RowReader): RowKind {
  const start = row.cells.find((cell) => cell.trim() !== '') ?? '';
  if (RULE.test(start) && row.cells.every((cell) => RULE.test(cell) || cell.trim() === '')) return 'rule';
  const filled = FIELDS.filter((field) => reader.fills(row, field));
  if (mapping.header !== null && isNames(row, mapping)) return repeats(row, mapping) ? 'header' : 'end';
  if (filled.filter((field) => field !== 'quantity').length <= 1 && row.cells.some(isTotal)) return 'total';
  const [only, ...others] = filled;
  // With columns of quantities or designators, a single text is a heading or a remark.
  const isAlone = others.length === 0 && (only === 'text' || only === 'value' || only === 'package' || only === 'brand' || only === 'quantity' || only === undefined);
  if (isAlone && (reader.has('quantity') || reader.has('designators'))) return 'heading';
  return 'line';
}

function isTotal(cell: string): boolean {
  return cell.length <= LONGEST_TOTAL && TOTAL.test(cell.trim());
}

/** Whether a row consists of names of columns. Names have no digits, so most rows are decided at once. */
function isNames({ cells }: SheetRow, { columns }: BomMapping): boolean {
  const used = columns.filter(({ field }) => field !== 'other' && field !== 'text').map(({ index }) => (cells[index] ?? '').trim());
  const filled = used.filter(Boolean);
  if (filled.length < 2 || filled.some((cell) => cell.length > LONGEST_TOTAL || /^[\d.,]+$|\d{2}/.test(cell))) return false;
  const { isHeader, score } = rateNames(cells);
  return isHeader && score >= 2;
}

function repeats({ cells }: SheetRow, { columns }: BomMapping): boolean {
  const named = columns.filter(({ name }) => name !== '');
  const same = named.filter(({ index, name }) => foldName(cells[index] ?? '') === foldName(name));
  return same.length >= named.length * MOSTLY || same.length >= cells.filter((cell) => readText(cell) !== '').length * MOSTLY;
}
