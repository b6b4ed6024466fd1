import { looksLikeFormula, markedInside, plainText } from '../text/plain-text';
import type { Cell, CellKind, Sheet } from './sheet';

/** Without this mark, spreadsheets read the file in the code page of their system, and show Chinese text wrongly. */
const BYTE_ORDER_MARK = '\ufeff';
/** The minimum length of a chunk of the stream, in characters. */
const CHUNK = 16_384;

/**
 * Writes a table as CSV (RFC 4180) in UTF-8. Text is written in quotes, numbers without quotes. Text that begins like a formula gets a `'` at
 * its start (SECURITY, "Input and files").
 */
export function csvStream(sheet: Sheet): ReadableStream<Uint8Array> {
  const chunks = linesOf(sheet);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return();
    },
  });
}

async function* linesOf({ columns, rows }: Sheet): AsyncGenerator<string, void> {
  let text = BYTE_ORDER_MARK + lineOf(columns.map(({ head }) => quoted(head)));
  for await (const row of rows) {
    text += lineOf(row.map((cell, at) => field(cell, columns[at]?.kind ?? 'text')));
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text;
}

function lineOf(fields: readonly string[]): string {
  return `${fields.join(',')}\r\n`;
}

function field(cell: Cell, kind: CellKind): string {
  if (cell === null) return '';
  return kind === 'text' ? quoted(cell) : cell;
}

function quoted(text: string): string {
  return `"${looksLikeFormula(text) ? "'" : ''}${markedInside(plainText(text)).replaceAll('"', '""')}"`;
}
