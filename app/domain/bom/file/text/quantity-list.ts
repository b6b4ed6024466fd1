/** Reads lists of part numbers and quantities: `LM358 x 10`, `10 x LM358`, `LM358 10 op amp`. */

import { readOrderLine } from '../../../order/quick/quick-order';

/** The share of the lines that must be read. */
const MOST = 0.8;
/** The first lines, which are looked at. */
const LOOKED_AT = 400;
/** Characters of a line; longer ones are no line of a list. */
const LONGEST = 300;

/** A size such as 0603 at the end of a line is no quantity. */
const SIZE = /\s0\d{3,4}$/;
/** A whole number after the first word of a line, and what follows it. */
const QUANTITY_SECOND = /^(\S+)\s+(?!0\d)(\d{1,7})(?:\s+(\S.*))?$/;

/** Whether most lines name a part and a quantity. */
export function isQuantityList(text: string): boolean {
  const { rows, isMost } = listRows(text, /[,;\t|]/, quantityCells);
  return isMost(rows.filter((cells) => cells.length > 1));
}

/**
 * The cells of the first lines of a list, without headings, and whether some rows are most of them. A table with a header has none.
 * @param separator - what stands between names of columns
 */
export function listRows(text: string, separator: RegExp, cellsOf: (line: string) => string[]): { rows: string[][]; isMost(some: readonly string[][]): boolean } {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').slice(0, LOOKED_AT);
  const [first = ''] = lines;
  const isTable = lines.length > 1 && !/\d/.test(first) && separator.test(first);
  const rows = isTable ? [] : lines.map(cellsOf).filter((cells) => cells.length > 0);
  return { rows, isMost: (some) => some.length > 0 && some.length >= rows.length * MOST };
}

/** Part number, quantity and what follows them; the whole line in one cell if it names no quantity; nothing for a heading. */
export function quantityCells(line: string): string[] {
  const text = line.trim();
  if (text.length > LONGEST) return [text];
  const read = readOrderLine(text);
  if (read === null) return [];
  if (typeof read === 'object' && !SIZE.test(text)) return [read.partNumber, String(read.quantity)];
  const [, number, quantity, rest = ''] = QUANTITY_SECOND.exec(text) ?? [];
  return number && quantity && /\d/.test(number) ? [number, quantity, rest] : [text];
}
