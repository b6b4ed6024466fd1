/** Reads pasted lines of part number and quantity (README, "Cart and checkout"). */

import { normalisePartNumber } from '../../values/part-number';
import { ORDER_LIMITS } from '../order-policies';
import { pickQuantity, quantityOf, type ReadQuantity } from './quick-quantity';

/** A line that was understood. */
export interface QuickLine {
  /** The number of the line, from 1, in the pasted text. */
  line: number;
  text: string;
  partNumber: string;
  quantity: number;
}

/**
 * Why a line was not accepted. `quantity`: the quantity is not a whole number from 1, or is too large; `unclear`: the line can be read in
 * more than one way; `tooMany`: the lines before it already fill a quick order.
 */
export type QuickProblem = 'noQuantity' | 'noPartNumber' | 'quantity' | 'unclear' | 'tooLong' | 'tooMany';

export interface UnreadLine {
  line: number;
  text: string;
  problem: QuickProblem;
}

export interface QuickOrder {
  wanted: QuickLine[];
  unread: UnreadLine[];
}

type Pair = Pick<QuickLine, 'partNumber' | 'quantity'>;

/** The maximum length of a line, in characters: a part number, a quantity, and blanks between them. */
const LONGEST_LINE = 300;

/** Words that may be in a heading above the lines. */
const HEAD = new Set([
  'part', 'parts', 'number', 'numbers', 'no', 'partno', 'partnumber', 'p', 'n', 'pn', 'mpn', 'mfr', 'manufacturer', 'manufacturers', 's', 'sku', 'item',
  'qty', 'quantity', 'pcs', 'pieces', 'amount', '型号', '料号', '物料', '物料号', '编号', '元件', '元器件', '商品型号', '厂家型号', '制造商型号', '规格型号', '数量',
  '采购数量', '需求数量',
]);

/**
 * Reads lines of part number and quantity, separated by a tab, a semicolon, spaces or a comma. The quantity comes first or last. It may
 * have commas between thousands, an `x` before it, or a unit such as `pcs` or `个` after it. Full width counts as usual width. If a line is
 * two plain numbers, the last one is the quantity. Empty lines and headings are left out; every other line is in one of the two lists.
 */
export function readQuickOrder(text: string): QuickOrder {
  const order: QuickOrder = { wanted: [], unread: [] };
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const place = { line: index + 1, text: raw.trim() };
    const read = place.text === '' ? null : readOrderLine(place.text);
    if (read === null) continue;
    if (typeof read === 'string') order.unread.push({ ...place, problem: read });
    else if (order.wanted.length === ORDER_LIMITS.quickLines) order.unread.push({ ...place, problem: 'tooMany' });
    else order.wanted.push({ ...place, ...read });
  }
  return order;
}

/** Reads one line without line ends. @returns `null` if the line is a heading */
export function readOrderLine(text: string): Pair | QuickProblem | null {
  if (text.length > LONGEST_LINE) return 'tooLong';
  const line = text.normalize('NFKC').replaceAll('、', ',').replace(/"([^"]*)"/g, (_, quoted: string) => unquoted(quoted));
  if (isHead(line)) return null;
  const strong = ['\t', ';'].find((separator) => line.includes(separator));
  const fields = strong === undefined ? [line] : line.split(strong).map((field) => field.trim()).filter(Boolean);
  const [only = '', ...others] = fields;
  if (others.length > 1) return 'unclear';
  if (others.length === 1) return pair(fields, ' ');
  const byWords = pair(wordsOf(only), ' ');
  return byWords === 'noQuantity' && only.includes(',') ? pair(groupsOf(only), ',') : byWords;
}

/** Finds part number and quantity in the pieces of a line. The quantity is the first or the last piece. */
function pair(pieces: readonly string[] | 'unclear', glue: string): Pair | QuickProblem {
  if (pieces === 'unclear') return pieces;
  const [first, last] = [quantityOf(pieces[0] ?? ''), quantityOf(pieces.at(-1) ?? '')];
  if (pieces.length < 2) return first ? 'noPartNumber' : 'noQuantity';
  const end = pickQuantity(first, last, pieces.length);
  if (end === 'unclear' || end === 'noQuantity') return end;
  return checked(end === 'last' ? last : first, (end === 'last' ? pieces.slice(0, -1) : pieces.slice(1)).join(glue).trim());
}

function checked(quantity: ReadQuantity | null, partNumber: string): Pair | QuickProblem {
  if (normalisePartNumber(partNumber) === '') return 'noPartNumber';
  if (partNumber.length > ORDER_LIMITS.partNumber) return 'tooLong';
  return quantity?.value ? { partNumber, quantity: quantity.value } : 'quantity';
}

/** The words of a line. A unit or an `x` becomes one word with the number next to it; punctuation around words is dropped. */
function wordsOf(line: string): string[] {
  const words = line.split(/\s+/).map((word) => word.replace(/^,+|(?<![,:=])[,:=]+$/g, '')).filter((word) => /[^-–—|]/.test(word));
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    const together = quantityOf(before + word);
    // "x 100", "100 pcs": two words that are one quantity.
    if (before !== '' && together?.mark && !(quantityOf(before) && quantityOf(word))) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

/** The pieces of a line between its commas. A number with commas between thousands stays in one piece. */
function groupsOf(line: string): string[] | 'unclear' {
  const groups = line.split(',').map((group) => group.trim());
  const ends = [...groups.keys()].filter((at) => at > 0);
  const last = ends.find((at) => quantityOf(groups.slice(at).join(',')) !== null);
  if (last !== undefined) {
    // "BSS138PW,115,100" may mean 100 of BSS138PW,115 or 115,100 of BSS138PW.
    if (last < groups.length - 1 && groups[last]?.length === 3 && quantityOf(groups.at(-1) ?? '')) return 'unclear';
    return [...groups.slice(0, last), groups.slice(last).join(',')].filter(Boolean);
  }
  const first = ends.findLast((at) => quantityOf(groups.slice(0, at).join(',')) !== null);
  if (first === undefined) return groups.filter(Boolean);
  return [groups.slice(0, first).join(','), ...groups.slice(first)].filter(Boolean);
}

function isHead(line: string): boolean {
  if (/\d/.test(line)) return false;
  const words = line.toLowerCase().split(/[^\p{L}]+/u).filter(Boolean);
  return words.length > 0 && words.every((word) => HEAD.has(word));
}

/** The text inside quotation marks. In a quoted number, commas separate thousands, so they are dropped. */
function unquoted(text: string): string {
  return quantityOf(text) ? text.replaceAll(',', '') : text;
}
