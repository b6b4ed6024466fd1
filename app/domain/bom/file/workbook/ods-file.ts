import { CellCollector } from '../cell-collector';
import type { FileFault } from '../file-fault';
import { FILE_LIMITS } from '../file-limits';
import { plainNumber, shownIsoDate } from './shown-value';
import { workbookOf, type Workbook } from './workbook';
import type { PartUnpacker } from './zip/part-unpacker';
import { scanXml, type AttributeOf } from './zip/xml-scan';

interface OpenCell {
  column: number;
  /** How many columns have this value. */
  columns: number;
  type: string;
  value: string;
  text: string;
}

/** A cell that holds something. */
interface FilledCell extends Pick<OpenCell, 'column' | 'columns'> {
  shown: string;
}

/** What may lie upon a cell and is no part of its text. */
const UPON_CELLS = new Set(['annotation', 'frame', 'shapes', 'forms', 'custom-shape', 'tracked-changes']);

/** Columns and rows of the largest sheet, and the blanks of a run. More are not counted. */
const MOST = { columns: 16_384, rows: 1_048_576, blanks: 100 };

/** Characters from which on a cell is too long, even if it ends with a run of blanks. */
const LONGEST = FILE_LIMITS.cell + MOST.blanks;

/** Shown numbers that say more than the value: a percent sign, leading zeros, a fraction or a unit. An exponent says less. */
const TELLING = /%|^0\d+$|\d\/\d|\p{L}/u;
const EXPONENT = /^[-+\d.,]+E[-+]?\d+$/i;

/** Reads the sheets of an ODS file. A cell that stands for many is repeated, as long as the limits allow. */
export function readOds(unpacker: PartUnpacker): Workbook | FileFault {
  const xml = unpacker.text('content.xml');
  if (typeof xml !== 'string') return xml;
  const collector = new CellCollector();
  let [sheetDepth, row, rows, column, upon, paragraph] = [0, 1, 1, 0, 0, 0];
  let cell: OpenCell | null = null;
  let cells: FilledCell[] = [];
  const fault = scanXml(xml, {
    open: (tag, attribute) => {
      if (UPON_CELLS.has(tag)) upon += 1;
      if (upon > 0) return;
      if (tag === 'table') {
        sheetDepth += 1;
        if (sheetDepth > 1) return;
        collector.startSheet(attribute('table:name') ?? '');
        row = 1;
      } else if (sheetDepth !== 1) {
        return;
      } else if (tag === 'table-row') {
        rows = repeats(attribute, 'table:number-rows-repeated', MOST.rows);
        [column, cells] = [0, []];
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        const columns = repeats(attribute, 'table:number-columns-repeated', MOST.columns);
        cell = { column, columns, type: attribute('office:value-type') ?? '', value: valueOf(attribute), text: '' };
        column += columns;
      } else if (cell) {
        if (tag === 'p') paragraph += 1;
        if (cell.text.length <= LONGEST) cell.text += textOf(tag, attribute, cell.text);
      }
    },
    text: (piece) => {
      if (cell && paragraph > 0 && upon === 0 && cell.text.length <= LONGEST) cell.text += piece;
    },
    close: (tag) => {
      if (UPON_CELLS.has(tag)) upon -= 1;
      if (upon > 0) return;
      if (tag === 'table') {
        sheetDepth -= 1;
      } else if (tag === 'p' && cell) {
        paragraph -= 1;
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        const shown = cell && sheetDepth === 1 ? shownCell(cell).trim() : '';
        if (cell && shown !== '') cells.push({ column: cell.column, columns: cell.columns, shown });
        [cell, paragraph] = [null, 0];
      } else if (tag === 'table-row' && sheetDepth === 1) {
        addRows(cells, row, rows, collector);
        row += rows;
      }
    },
    isDone: () => collector.fault !== null,
  });
  if (fault) return fault;
  return workbookOf('ods', collector);
}

function addRows(cells: readonly FilledCell[], row: number, rows: number, collector: CellCollector): void {
  if (cells.length === 0) return;
  for (let at = row; at < row + rows && !collector.fault; at += 1) {
    for (const { column, columns, shown } of cells) for (let to = column; to < column + columns && collector.add(at, to, shown); to += 1);
  }
}

function repeats(attribute: AttributeOf, name: string, most: number): number {
  const count = Math.trunc(Number(attribute(name) ?? 1));
  return count >= 1 ? Math.min(count, most) : 1;
}

/** The value of a number or a date. */
function valueOf(attribute: AttributeOf): string {
  return attribute('office:value') ?? attribute('office:date-value') ?? '';
}

/** What a tag within a cell adds to its text. */
function textOf(tag: string, attribute: AttributeOf, before: string): string {
  if (tag === 'p') return before === '' ? '' : '\n';
  if (tag === 's') return ' '.repeat(repeats(attribute, 'text:c', MOST.blanks));
  return tag === 'tab' ? '\t' : tag === 'line-break' ? '\n' : '';
}

function shownCell({ type, value, text }: OpenCell): string {
  if (type === 'date' && value !== '') return shownIsoDate(value);
  const number = Number(value);
  if (value === '' || !Number.isFinite(number) || !['float', 'percentage', 'currency'].includes(type)) return text;
  const shown = text.trim();
  return TELLING.test(shown) && !EXPONENT.test(shown) ? shown : plainNumber(number);
}
