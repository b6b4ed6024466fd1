/** Reads lists of part numbers and quantities: `LM358 x 10`, `10 x LM358`, `LM358 10 op amp`. */

import { readOrderLine } from '../../../order/quick/quick-order';

/** The share of the lines that must be read. */
const MOST = 0.8;
/** Characters of a line; longer ones are no line of a list. */
const LONGEST = 300;

/** A whole number after the first word of a line, and what follows it. */
const QUANTITY_SECOND = /^(\S+)\s+(\d{1,7})(?:\s+(\S.*))?$/;

/** Whether most lines name a part and a quantity. A table with a header is no list. */
export function isQuantityList(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (lines.length > 1 && !/\d/.test(first) && /[,;\t|]/.test(first)) return false;
  const read = lines.map((line) => quantityCells(line).length);
  const pairs = read.filter((cells) => cells > 1).length;
  return pairs > 0 && pairs >= read.filter((cells) => cells > 0).length * MOST;
}

/** Part number, quantity and what follows them; the whole line in one cell if it names no quantity; nothing for a heading. */
export function quantityCells(line: string): string[] {
  const text = line.trim();
  if (text.length > LONGEST) return [text];
  const read = readOrderLine(text);
  if (read === null) return [];
  if (typeof read === 'object') return [read.partNumber, String(read.quantity)];
  const [, number, quantity, rest = ''] = QUANTITY_SECOND.exec(text) ?? [];
  return number && quantity && /\d/.test(number) ? [number, quantity, rest] : [text];
}
