/** Recognises the table of a bill of materials (README, "Tables"). */

import type { BomColumn, BomField, BomFile, BomMapping, Sheet, SheetRow } from '../bom';
import { isBom, qualityOf } from './bom-evidence';
import { type CellKind, hasKnownDesignators, kindsOfCell } from '../cells/cell-kinds';
import { fieldsOfColumns, type RatedColumn } from './column-fields';
import { fitOf, sampleOf } from './column-content';
import { isElectronic } from '../cells/electronic-words';
import { foldName } from '../cells/header-name';
import { headerAt, type HeaderRows, headerRows } from './header-rows';

interface Table {
  mapping: BomMapping;
  columns: readonly RatedColumn[];
  quality: number;
  isBom: boolean;
}

/**
 * The sheet, the header and the columns of the best table of a file; `null` if none is a bill of materials.
 * @param remembered - the fields that a person has given to the columns of a header before, by its {@link headerKey}
 */
export function recogniseBom(
  file: Pick<BomFile, 'sheets' | 'delimiter'>,
  remembered?: (headerKey: string) => ReadonlyMap<number, BomField> | undefined,
): BomMapping | null {
  let best: Table | null = null;
  for (const sheet of file.sheets) {
    const table = (file.delimiter === 'lines' ? listOf(sheet) ?? designatorListOf(sheet) : null) ?? bestTable(sheet, remembered, file.sheets.length);
    if (table?.isBom && table.quality > (best?.quality ?? 0)) best = table;
  }
  return best?.mapping ?? null;
}

/** A list in which each line was read as a number, a quantity and what follows; `null` if few lines name a part. */
function listOf(sheet: Sheet): Table | null {
  const named = sheet.rows.filter(({ cells: [number = '', quantity = ''] }) => quantity !== '' && kindsOfCell(number).some((kind) => PART_KINDS.includes(kind)));
  if (named.length === 0 || named.length < sheet.rows.length * MOSTLY) return null;
  const fields = fieldsOfColumns(sheet.rows, []).map((column) => {
    if (column.index === 1) return { ...column, field: 'quantity' as const, confidence: SURE_LIST };
    if (column.index > 1 && column.field === 'other') return { ...column, field: 'text' as const };
    return column.index > 0 || column.field === 'code' ? column : { ...column, field: 'mpn' as const, confidence: SURE_LIST };
  });
  return tableOfList(sheet, fields);
}

/** A list in which lines were read as designators, quantity, part number and description; `null` for other lists. */
function designatorListOf(sheet: Sheet): Table | null {
  const isPlaced = sheet.rows.some(({ cells: [designators = '', quantity] }) => quantity === '' && hasKnownDesignators(designators));
  if (!isPlaced) return null;
  const sample = sampleOf(sheet.rows, LIST_FIELDS.length);
  const described = sample.filter(({ cells: [, , number = '', text = ''] }) => number !== '' || isElectronic(text));
  const fields = fieldsOfColumns(sheet.rows, []).map((column) => ({ ...column, field: LIST_FIELDS[column.index] ?? column.field, confidence: SURE_LIST }));
  return { ...tableOfList(sheet, fields), isBom: described.length >= sample.length * MOSTLY };
}

function tableOfList(sheet: Sheet, columns: readonly RatedColumn[]): Table {
  return { mapping: { sheet: sheet.name, header: null, columns: columns.map(asColumn) }, columns, quality: qualityOf(sheet.rows, columns), isBom: true };
}

const LIST_FIELDS: readonly BomField[] = ['designators', 'quantity', 'mpn', 'text'];

/** What part numbers and order codes look like. */
const PART_KINDS: readonly CellKind[] = ['part', 'shop code', 'shop number', 'long number'];
const MOSTLY = 0.5;
/** How sure the columns of a list are. */
const SURE_LIST = 0.9;

/**
 * The header and the columns of a sheet that a person has chosen.
 * @param header - the rows that the person has chosen; `null`: the sheet has no header; absent: it is looked for, and the result is `null` if the sheet is no bill of
 * materials. With rows or without a header, the result is `null` only if the sheet is empty
 */
export function recogniseSheet(sheet: Sheet, header?: { first: number; last: number } | null): BomMapping | null {
  if (sheet.rows.length === 0) return null;
  if (header === undefined) {
    const table = bestTable(sheet);
    return table?.isBom ? table.mapping : null;
  }
  return readTable(sheet, header === null ? null : headerAt(sheet, header)).mapping;
}

/** Identifies a set of headers, so that a mapping can be remembered for it. Empty without a header. Upper case, punctuation and blanks do not count. */
export function headerKey({ header, columns }: BomMapping): string {
  if (header === null) return '';
  const names = columns.flatMap(({ index, name }) => (name === '' ? [] : [`${index} ${foldName(name)}`]));
  return names.length === 0 ? '' : `${names.length}-${hash(names.join('\n'), FIRST_SEED)}${hash(names.join('\n'), SECOND_SEED)}`;
}

/** The mapping with another field for one column, which a person has chosen. */
export function withField(mapping: BomMapping, index: number, field: BomField): BomMapping {
  return { ...mapping, columns: mapping.columns.map((column) => (column.index === index ? { ...column, field, confidence: 1 } : column)) };
}

function bestTable(sheet: Sheet, remembered?: (headerKey: string) => ReadonlyMap<number, BomField> | undefined, sheets = 1): Table | null {
  if (sheet.rows.length === 0) return null;
  const places = headerRows(sheet, sheets);
  const tables = (places.length > 0 ? places : [null]).map((place) => withRemembered(tableOf(sheet, place), remembered));
  const [first, ...others] = tables.filter((table) => table.isBom);
  const best = others.reduce((one, other) => (one && other.quality > one.quality ? other : one), first);
  if (best) return best;
  // What looks like names may be data, so the sheet is read once more without them.
  const plain = places.length > 0 ? tableOf(sheet, null) : null;
  return plain?.isBom ? plain : tables[0] ?? null;
}

function withRemembered(table: Table, remembered?: (headerKey: string) => ReadonlyMap<number, BomField> | undefined): Table {
  const key = headerKey(table.mapping);
  const fields = key === '' ? undefined : remembered?.(key);
  if (!fields) return table;
  const mapping = [...fields].reduce((one, [index, field]) => withField(one, index, field), table.mapping);
  return { ...table, mapping, isBom: true };
}

function tableOf(sheet: Sheet, place: HeaderRows | null): Table {
  const table = readTable(sheet, place);
  // Names in a language that is not known here are a header all the same.
  const unknown = place === null ? unknownHeader(sheet.rows, table.columns) : null;
  return unknown === null ? table : readTable(sheet, unknown);
}

function readTable(sheet: Sheet, place: HeaderRows | null): Table {
  const rows = place === null ? sheet.rows : sheet.rows.filter(({ row }) => row > place.last);
  const columns = aligned(rows, place?.names ?? []);
  const header = place === null ? null : { first: place.first, last: place.last };
  const mapping = { sheet: sheet.name, header, columns: columns.map(asColumn) };
  return { mapping, columns, quality: qualityOf(rows, columns), isBom: rows.length > 0 && isBom(rows, columns, place !== null) };
}

/** How much better a table must be with shifted names, in points of its quality. */
const LEAST_GAIN = 1;

/** The columns of a table. Where rows are wider than the header, a name is missing: the one of an empty column, whose place the next name has taken. */
function aligned(rows: readonly SheetRow[], names: readonly string[]): RatedColumn[] {
  const columns = fieldsOfColumns(rows, names);
  const named = names.findLastIndex((name) => name !== '') + 1;
  const isWider = columns.some(({ index, content }) => index >= named && content.filled > 0);
  const gap = named === 0 || !isWider ? undefined : columns.find(({ name, content }) => name !== '' && content.filled === 0);
  if (!gap) return columns;
  const shifted = fieldsOfColumns(rows, [...names.slice(0, gap.index), '', ...names.slice(gap.index)]);
  return qualityOf(rows, shifted) >= qualityOf(rows, columns) + LEAST_GAIN ? shifted : columns;
}

function asColumn({ index, name, field, confidence }: RatedColumn): BomColumn {
  return { index, name, field, confidence };
}

/** Fields whose cells differ from any name. */
const TYPED: readonly BomField[] = ['designators', 'quantity', 'code', 'line', 'value', 'package'];
/** Rows above the data that may be a header. */
const MOST_ROWS_ABOVE = 5;
/** The least cells of a header that no cell of its column resembles. */
const LEAST_ODD = 2;

/** The last row above the data in which no cell looks like its column. */
function unknownHeader(rows: readonly SheetRow[], columns: readonly RatedColumn[]): HeaderRows | null {
  const typed = columns.filter(({ field, content }) => TYPED.includes(field) && fitOf(field, content) > 0.5);
  const odd = (row: SheetRow): number => {
    const cells = typed.flatMap((column) => {
      const kinds = kindsOfCell(row.cells[column.index] ?? '');
      return kinds.length === 0 ? [] : [kinds.every((kind) => kind === 'words' || kind === 'name' || kind === 'sentence')];
    });
    return cells.every(Boolean) ? cells.length : 0;
  };
  let header: SheetRow | null = null;
  for (const row of rows.slice(0, MOST_ROWS_ABOVE)) {
    if (odd(row) < Math.min(LEAST_ODD, typed.length)) break;
    if (odd(row) > 0) header = row;
  }
  return header === null ? null : { first: header.row, last: header.row, names: header.cells.map((cell) => cell.trim()), score: 0 };
}

const FIRST_SEED = 0x811c9dc5;
const SECOND_SEED = 0x9e3779b1;

/** FNV-1a with 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value.toString(36);
}
