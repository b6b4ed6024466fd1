import type { CellCollector } from '../../cell-collector';
import { FILE_FAULT, type FileFault } from '../../file-fault';
import { FILE_LIMITS } from '../../file-limits';
import { plainNumber, shownIsoDate } from '../shown-value';
import { withoutEscapes } from './xlsx-strings';
import { scanXml } from '../zip/xml-scan';

/** What cells of an XLSX file refer to. */
export interface XlsxContext {
  strings: readonly string[];
  /** How numbers are written, by the index of the style. */
  writers: ReadonlyArray<(value: number) => string>;
}

interface OpenCell {
  row: number;
  column: number;
  type: string;
  style: number;
  text: string;
}

/** The column of `A1` is 0. A sheet has columns to `XFD`. */
const REFERENCE = /^([A-Z]{1,3})(\d{1,7})$/i;
const COLUMNS = 16_384;

/** Adds the cells of a sheet to a collector. */
export function readXlsxSheet(xml: string, context: XlsxContext, collector: CellCollector): FileFault | null {
  let [row, column] = [0, 0];
  let [isData, isText, isPhonetic, isDone, isOutside] = [false, false, false, false, false];
  let cell: OpenCell | null = null;
  const fault = scanXml(xml, {
    open: (tag, attribute) => {
      if (tag === 'sheetData') {
        isData = true;
      } else if (tag === 'row' && isData) {
        row = Number(attribute('r')) || row + 1;
        column = 0;
      } else if (tag === 'c' && isData) {
        const [, letters, number] = REFERENCE.exec(attribute('r') ?? '') ?? [];
        if (letters && number) [row, column] = [Number(number), columnOf(letters)];
        isOutside ||= column >= COLUMNS;
        cell = { row, column, type: attribute('t') ?? '', style: Number(attribute('s') ?? -1), text: '' };
        column += 1;
      } else if (tag === 'v' || tag === 't') {
        isText = !isPhonetic;
      } else if (tag === 'rPh') {
        isPhonetic = true;
      }
    },
    text: (piece) => {
      if (cell && isText && cell.text.length <= FILE_LIMITS.cell) cell.text += piece;
    },
    close: (tag) => {
      if (tag === 'c' && cell) {
        collector.add(cell.row, cell.column, shownCell(cell, context));
        cell = null;
      } else if (tag === 'v' || tag === 't') {
        isText = false;
      } else if (tag === 'rPh') {
        isPhonetic = false;
      } else if (tag === 'sheetData') {
        isDone = true;
      }
    },
    isDone: () => isDone || isOutside || collector.fault !== null,
  });
  return isOutside ? { code: FILE_FAULT.unsafe } : fault;
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function shownCell({ type, style, text }: OpenCell, { strings, writers }: XlsxContext): string {
  if (text === '') return '';
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return shownIsoDate(text);
  const value = type === '' || type === 'n' ? Number(text) : NaN;
  return Number.isFinite(value) ? (writers[style] ?? plainNumber)(value) : withoutEscapes(text);
}
