/** Reads one row of a table (README, "Lines"). */

import type { BomColumn, BomField, BomLine, BomMapping, Repair, SheetRow } from '../bom';
import { BOM_STORE } from '../bom-policies';
import { isPlaceholder, readText } from '../cells/cell-text';
import { expandDesignators } from './designators';
import { columnsOf, partColumns, type PartColumns } from './line-columns';
import { addWarnings, quantityWarnings } from './line-warnings';
import { readQuantity } from '../cells/quantity-cell';
import { readPart } from './read-part';
import { joinNumber, repairCell } from '../cells/repair-cell';
import { isMechanical, notFitted, saysInWords, saysNotFitted } from './skip-words';

/** A row as it was read, before its place among the other rows is known. */
export interface ReadRow {
  line: Omit<BomLine, 'line'>;
  repairs: Repair[];
  /** Whether the cell of the designators ends with a comma: the next row goes on. */
  isOpen: boolean;
  /** Whether a number of the line is stated. */
  isNumbered: boolean;
  /** The stated quantity, before anything is multiplied or counted. */
  stated: number | null;
}

/** Reads rows of one table. */
export interface RowReader {
  /** @param most - the most designators that are expanded */
  read: (row: SheetRow, most: number) => ReadRow;
  /** Whether a column of a field holds something in a row. */
  fills: (row: SheetRow, field: BomField) => boolean;
  has: (field: BomField) => boolean;
}

interface Columns {
  fields: ReadonlyMap<BomField, BomColumn[]>;
  parts: PartColumns[];
  /** The columns of the names, from 0. Rows that are wider by one may hold a divided number. */
  width: number;
}

const READ_FIELDS = ['line', 'designators', 'quantity', 'mpn', 'brand', 'code', 'value', 'package', 'text', 'dnp', 'other'] as const;

/** @param undone - ids of the repairs that a person has taken back */
export function rowReader(mapping: BomMapping, undone: ReadonlySet<string>): RowReader {
  const fields = new Map(READ_FIELDS.map((field) => [field, columnsOf(mapping, field)] as const));
  // Text is joined as it stands in the file.
  for (const field of ['text', 'other'] as const) fields.get(field)?.sort((a, b) => a.index - b.index);
  const named = mapping.header === null ? [] : mapping.columns.filter(({ name }) => name !== '');
  const columns: Columns = { fields, parts: partColumns(mapping), width: named.reduce((width, { index }) => Math.max(width, index + 1), 0) };
  return {
    read: (row, most) => readRow(row, columns, undone, most),
    fills: ({ cells }, field) => fields.get(field)?.some(({ index }) => !isPlaceholder((cells[index] ?? '').trim())) ?? false,
    has: (field) => (fields.get(field)?.length ?? 0) > 0,
  };
}

function readRow(row: SheetRow, columns: Columns, undone: ReadonlySet<string>, most: number): ReadRow {
  const repairs: Repair[] = [];
  const note = (column: BomColumn, before: string, { kind, after }: Pick<Repair, 'kind' | 'after'>): boolean => {
    const id = `${row.row}:${column.index}`;
    const isUndone = undone.has(id);
    repairs.push({ id, row: row.row, field: column.field, before, after, kind, undone: isUndone });
    return !isUndone;
  };
  const cells = withJoinedNumber(row.cells, columns, note);
  const cell = (column: BomColumn): string => {
    const text = cells[column.index] ?? '';
    const repaired = repairCell(column.field, text);
    if (!repaired || repairs.some(({ id }) => id === `${row.row}:${column.index}`)) return text;
    return note(column, text.trim(), repaired) ? repaired.after : text;
  };
  const first = (field: BomField): string => {
    for (const column of columns.fields.get(field) ?? []) {
      const text = readText(cell(column));
      if (text !== '') return text;
    }
    return '';
  };

  const marks = { isSkipped: false };
  const part = readPart(columns.parts, (column) => marked(cell(column), marks), columns.parts.length === 0 ? [] : (columns.fields.get('other') ?? []).map((column) => readText(cell(column))));
  const places = firstCell(columns.fields.get('designators') ?? [], cells);
  const { designators, tooLong } = expandDesignators(marked(places, marks), Math.min(most, BOM_STORE.designators));
  const value = marked(first('value'), marks);
  const text = [...joinedText(columns.fields.get('text') ?? [], cell), ...part.words].map((one) => marked(one, marks)).filter(Boolean).join(' ').slice(0, BOM_STORE.cell);
  const quantityText = first('quantity');
  const { quantity: stated, isUnreadable } = readQuantity(quantityText);
  const counted = designators.length === 0 || tooLong.length > 0 ? null : designators.length;
  const pieces = stated ?? counted;
  const quantity = pieces === null ? null : Math.min(pieces * part.multiplier, BOM_STORE.pieces);
  const isNotFitted = marks.isSkipped || stated === 0 || (isUnreadable && saysInWords(quantityText)) || saysSo(columns, cells);
  const read = { designators, mpn: part.mpn, brand: part.brand, code: part.code, value, package: first('package'), text };
  return {
    line: {
      ...read, row: row.row, quantity, alternates: part.alternates, cells: row.cells, edited: [], choice: null, ordered: null,
      skip: isNotFitted ? 'dnp' : isMechanical(read) ? 'mechanical' : null,
      warnings: addWarnings([
        ...(tooLong.length === 0 && stated !== 0 ? quantityWarnings(stated, designators.length) : []),
        ...(isUnreadable ? [{ code: 'quantityUnreadable' as const, text: quantityText }] : []),
      ], tooLong.map((range) => ({ code: 'rangeTooLong' as const, text: range }))),
    },
    repairs,
    isOpen: /[,;、，]\s*$/.test(places.slice(-20)),
    isNumbered: first('line') !== '',
    stated,
  };
}

/** A cell without the words that say "not fitted". */
function marked(cell: string, marks: { isSkipped: boolean }): string {
  const { isNotFitted, rest } = notFitted(cell);
  if (isNotFitted) marks.isSkipped = true;
  return rest;
}

function saysSo({ fields }: Columns, cells: readonly string[]): boolean {
  const isMarked = (fields.get('dnp') ?? []).some(({ index, name }) => saysNotFitted(cells[index] ?? '', name));
  return isMarked || (fields.get('other') ?? []).some(({ index }) => saysInWords(cells[index] ?? ''));
}

function firstCell(columns: readonly BomColumn[], cells: readonly string[]): string {
  return columns.map(({ index }) => cells[index] ?? '').find((cell) => readText(cell) !== '') ?? '';
}

function joinedText(columns: readonly BomColumn[], cell: (column: BomColumn) => string): string[] {
  return [...new Set(columns.map((column) => readText(cell(column))).filter(Boolean))];
}

/** The cells with a part number that a comma has divided put together. Only rows that are wider than the names by one hold such a number. */
function withJoinedNumber(cells: string[], { parts, width }: Columns, note: (column: BomColumn, before: string, repair: Pick<Repair, 'kind' | 'after'>) => boolean): string[] {
  if (width === 0 || cells.length <= width) return cells;
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (filled !== width + 1) return cells;
  for (const column of parts.flatMap(({ mpn }) => mpn)) {
    const joined = joinNumber(cells, column.index);
    if (joined) return note(column, (cells[column.index] ?? '').trim(), { kind: 'joinedNumber', after: joined[column.index] ?? '' }) ? joined : cells;
  }
  return cells;
}
