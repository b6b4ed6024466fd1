import { writeXlsxStream } from 'hucre/xlsx';
import { parseDecimal } from '~/domain/numbers/decimal-text';
import { plainText } from '../text/plain-text';
import type { Cell, CellKind, Sheet } from './sheet';

/** The number format of each kind of cell. With `@`, a cell stays text when a user edits it. */
const FORMATS: Record<CellKind, string> = { text: '@', number: '#,##0', price: '#,##0.0000##', amount: '#,##0.00' };

/** The maximum number of significant digits of a number in a spreadsheet. */
const DIGITS = 15;

/** The maximum length of a text in a cell, in characters. Spreadsheets take a workbook with longer ones for damaged. */
const LONGEST = 32_767;

/**
 * Writes a table as an XLSX workbook. The head stays visible while the table is scrolled. Cells are strings and numbers, never formulas.
 * A number with more digits than a spreadsheet keeps is written as text, so that no digit is lost.
 */
export function xlsxStream({ name, columns, rows }: Sheet): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf({ name, columns, rows }), {
    name,
    columns: columns.map(({ kind, width }) => ({ width, numFmt: FORMATS[kind] })),
    freezePane: { rows: 1 },
  });
}

async function* cellsOf({ columns, rows }: Sheet): AsyncGenerator<Array<string | number | null>> {
  yield columns.map(({ head }) => typed(head, 'text'));
  for await (const row of rows) yield row.map((cell, at) => typed(cell, columns[at]?.kind ?? 'text'));
}

function typed(cell: Cell, kind: CellKind): string | number | null {
  if (cell === null) return null;
  if (kind !== 'text' && fits(cell)) return Number(cell);
  // Spreadsheets read `_x0041_` as the character with that code, so the first `_` is escaped.
  return plainText(cell.slice(0, LONGEST)).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

function fits(decimal: string): boolean {
  const { units = 0n } = parseDecimal(decimal) ?? {};
  return String(units).replace(/^-|(?<!0)0+$/g, '').length <= DIGITS;
}
