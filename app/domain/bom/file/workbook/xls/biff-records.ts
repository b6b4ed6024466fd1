/** Looks through the records of an XLS workbook (BIFF8) before they are read. */

import { FILE_FAULT, type FileFault } from '../../file-fault';
import { FILE_LIMITS, WORKBOOK_LIMITS } from '../../file-limits';
import { TOO_MANY_CELLS, TOO_MANY_ROWS, TOO_MANY_SHEETS, UNPACKS_TOO_LARGE } from '../../limit-faults';

/** The kinds of records. */
const RECORD = {
  begin: 0x0809, end: 0x000a, continued: 0x003c, encryption: 0x002f, sheet: 0x0085, texts: 0x00fc, label: 0x0204, formattedLabel: 0x00d6, string: 0x0207,
} as const;
/** The records of cells with a value. Each begins with the number of its row and of its column. */
const CELLS = new Set([0x0203, 0x027e, 0x00bd, 0x0205, 0x00fd, 0x0006, RECORD.label, RECORD.formattedLabel]);
const TEXTS = new Set<number>([RECORD.texts, RECORD.continued, RECORD.label, RECORD.formattedLabel, RECORD.string]);

/** The version of Excel 97 to 2003. */
const BIFF8 = 0x0600;
/** Columns of a sheet. */
const COLUMNS = 256;
/** Bytes of memory that the library takes for a record, and for a byte of text. */
const COST = { record: 300, text: 36 };

/** A sheet of a workbook. */
export interface BiffSheet {
  /** Where its records begin. */
  start: number;
  visibility: 'visible' | 'hidden' | 'veryHidden';
}

/** The sheets of a workbook in order; a fault if it is encrypted, older, damaged, or larger than the limits. */
export function checkRecords(stream: Uint8Array): BiffSheet[] | FileFault {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  if (stream.length < 8 || view.getUint16(0, true) !== RECORD.begin) return { code: FILE_FAULT.truncated };
  if (view.getUint16(4, true) !== BIFF8) return { code: FILE_FAULT.excel95 };
  const sheets: BiffSheet[] = [];
  const starts = new Set<number>();
  let [memory, isGlobal] = [0, true];
  for (let at = 0; at + 4 <= stream.length;) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (kind === 0 && length === 0) break;
    starts.add(at);
    if (kind === RECORD.encryption) return { code: FILE_FAULT.passwordProtected };
    if (kind === RECORD.end) isGlobal = false;
    if (kind === RECORD.sheet && isGlobal && at + 10 <= stream.length) {
      sheets.push({ start: view.getUint32(at + 4, true), visibility: (['visible', 'hidden', 'veryHidden'] as const)[view.getUint8(at + 8) & 3] ?? 'visible' });
    }
    memory += COST.record + (TEXTS.has(kind) ? length * COST.text : 0);
    if (memory > WORKBOOK_LIMITS.memory) return UNPACKS_TOO_LARGE;
    at += 4 + length;
  }
  if (sheets.length > FILE_LIMITS.sheets) return TOO_MANY_SHEETS;
  return checkCells(view, sheets.map(({ start }) => start).filter((start) => starts.has(start))) ?? sheets;
}

/** Counts the cells of the sheets, with the blank ones before the last of each row. Each record may belong to one sheet only. */
function checkCells(view: DataView, starts: readonly number[]): FileFault | null {
  if (new Set(starts).size < starts.length) return { code: FILE_FAULT.unsafe };
  const begins = new Set(starts);
  let [cells, rows] = [0, 0];
  for (const start of starts) {
    const widths = new Map<number, number>();
    let at = start;
    while (at + 4 <= view.byteLength && view.getUint16(at, true) !== RECORD.end) {
      const length = view.getUint16(at + 2, true);
      if (at > start && begins.has(at)) return { code: FILE_FAULT.unsafe };
      if (CELLS.has(view.getUint16(at, true)) && at + 8 <= view.byteLength) {
        const [row, column] = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
        if (column >= COLUMNS) return { code: FILE_FAULT.unsafe };
        widths.set(row, Math.max(widths.get(row) ?? 0, column + 1));
      }
      at += 4 + length;
    }
    rows += widths.size;
    for (const width of widths.values()) cells += width;
    if (rows > FILE_LIMITS.rows) return TOO_MANY_ROWS;
    if (cells > FILE_LIMITS.cells) return TOO_MANY_CELLS;
  }
  return null;
}
