import type { BomFile } from '../../bom';
import { CellCollector } from '../cell-collector';
import { FILE_FAULT, type FileFault } from '../file-fault';
import { isRuler } from './fixed-width';
import { DELIMITERS, splitCells, type Delimiter } from './split-cells';
import { layoutOf, SOMETHING } from './text-layout';

type TextTable = Pick<BomFile, 'delimiter' | 'sheets'>;

/** The first line that a spreadsheet program writes to say how it separates cells. */
const SEPARATOR_LINE = /^sep=(.)[ \t]*(?:\r\n|\r|\n)/i;

/** Control characters that a text has none of, apart from a few strays. */
const CONTROLS = /[\0-\x08\x0e-\x19\x1c-\x1f]/g;
const STRAYS = { characters: 100_000, share: 0.002 };

/** Reads the rows and cells of a text: separated cells, columns of fixed width, or a list of quantities. Rulers are left out. */
export function readText(text: string): TextTable | FileFault {
  if (!SOMETHING.test(text)) return { code: FILE_FAULT.empty };
  if (isBinary(text)) return { code: FILE_FAULT.notText };
  const separatorLine = SEPARATOR_LINE.exec(text);
  const separator = DELIMITERS.find((delimiter) => delimiter === separatorLine?.[1]);
  if (separator) return readDelimited(text, separator, 1);
  const layout = layoutOf(text);
  return layout.kind === 'delimited' ? readDelimited(text, layout.delimiter, 0) : readLines(text, layout.kind, layout.cellsOf);
}

/** @param skipped - rows before the table */
function readDelimited(text: string, delimiter: Delimiter, skipped: number): TextTable | FileFault {
  const collector = new CellCollector();
  collector.startSheet('');
  // The first row of a table that is drawn with `|` begins with one, so its first column is blank.
  const offset = delimiter === '|' && /^\s*[|+]/.test(text) ? 1 : 0;
  const add = (row: number, column: number, cell: string): boolean => row <= skipped || isRuler(cell) || collector.add(row, Math.max(0, column - offset), cell);
  const unclosed = splitCells(text, delimiter, add);
  const table = finished(collector, delimiter);
  if (unclosed === null || 'code' in table) return table;
  // A quote that is only stray leaves the rows behind it whole. If a long cell is cut off, its lines have one cell each.
  const behind = table.sheets.flatMap(({ rows }) => rows).filter(({ row }) => row >= unclosed);
  const whole = behind.filter(({ cells }) => cells.length > 1);
  return whole.length * 2 < behind.length ? { code: FILE_FAULT.unclosedQuote, values: { row: unclosed } } : table;
}

function readLines(text: string, delimiter: 'fixed' | 'lines', cellsOf: (line: string) => string[]): TextTable | FileFault {
  const collector = new CellCollector();
  collector.startSheet('');
  let row = 0;
  let start = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n|$/g)) {
    const line = text.slice(start, index);
    start = index + end.length;
    row += 1;
    if (isRuler(line)) continue;
    for (const [column, cell] of cellsOf(line).entries()) collector.add(row, column, cell);
    if (collector.fault) break;
  }
  return finished(collector, delimiter);
}

function finished(collector: CellCollector, delimiter: BomFile['delimiter']): TextTable | FileFault {
  const sheets = collector.finish();
  return 'code' in sheets ? sheets : { delimiter, sheets };
}

function isBinary(text: string): boolean {
  const start = text.slice(0, STRAYS.characters);
  return (start.match(CONTROLS)?.length ?? 0) > start.length * STRAYS.share;
}
