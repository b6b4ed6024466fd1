/** Reads the part of a row and its alternates (README, "Lines"). */

import type { Alternate } from '../bom';
import { MATCHED } from '../bom-policies';
import { normalisePartNumber } from '../../values/part-number';
import { kindsOfCell } from '../cells/cell-kinds';
import { readParts } from '../cells/cell-text';
import type { PartColumn, PartColumns } from './line-columns';

/** The part of a line. */
export interface ReadPart extends Alternate {
  /** Pieces of it for each designator, as `2:PART` says. */
  multiplier: number;
  alternates: Alternate[];
  /** Texts of columns of part numbers that are none. */
  words: string[];
}

const MULTIPLIER = /^(\d{1,3})\s?:\s?(?=\S*[A-Z])/i;
const LINK = /^(?:https?:\/\/|www\.)/i;
/** Order codes that are not mistaken for part numbers. */
const LCSC_CODE = /^C\d{4,9}$/;
const ORDER_CODE = /^C\d{4,9}$|^[A-Z\d][\w.+\-/]*-ND$/i;

/**
 * Reads the first part as the wanted one and the others as alternates. An alternate with only a code is the code of another shop.
 * @param loose - texts of columns without a field. Of the first few, those that look like part numbers are alternates
 */
export function readPart(columns: readonly PartColumns[], cell: (column: PartColumn) => string, loose: readonly string[]): ReadPart {
  let multiplier = 1;
  const words: string[] = [];
  const read = (column: PartColumn): string[] => readParts(cell(column));
  const parts = columns.flatMap(({ mpn, brand, code }) => {
    const numbers = mpn.map((column) => read(column).map((text) => {
      if (!column.isSure && text !== '' && !mayBeNumber(text)) {
        words.push(text);
        return '';
      }
      const [sign = '', times = ''] = MULTIPLIER.exec(text) ?? [];
      if (sign !== '') multiplier = Math.max(1, Number(times));
      return LINK.test(text) ? '' : text.slice(sign.length);
    }));
    return joined(numbers, brand.map(read), [...code].sort((a, b) => orderOf(a, read(a)) - orderOf(b, read(b))).map(read));
  });
  const [main = { mpn: '', brand: '', code: '' }, ...others] = parts.map(moveCode);
  return { ...main, multiplier, words, alternates: distinct(main, [...others, ...loose.filter(Boolean).slice(0, MOST_LOOSE).filter(isPartNumber).map((mpn) => ({ mpn, brand: '', code: '' }))]) };
}

/**
 * Pairs the texts of the columns of one part. Codes of several shops for one part become alternates with a code only, without the plain numbers, which say
 * too little. Where a field stands in two columns, the first filled one counts, and the other is an alternate if it differs.
 */
function joined(mpns: string[][], brands: string[][], codes: string[][]): Alternate[] {
  const [mpn = [], ...otherMpns] = mpns.filter((texts) => texts.length > 0);
  const [brand = []] = brands.filter((texts) => texts.length > 0);
  const filled = codes.filter((texts) => texts.length > 0);
  const [code = [], ...otherCodes] = filled;
  const length = Math.max(1, mpn.length, code.length);
  return [
    ...Array.from({ length }, (_, index) => ({ mpn: mpn[index] ?? '', brand: brand[index] ?? '', code: code[index] ?? '' })),
    ...otherMpns.flat().map((text) => ({ mpn: text, brand: '', code: '' })),
    ...otherCodes.flat().filter((text) => /[A-Z]/i.test(text)).map((text) => ({ mpn: '', brand: '', code: text })),
  ];
}

/** Whether a text may be a part number: one word with digits, or what looks like one. */
function mayBeNumber(text: string): boolean {
  if (!text.includes(' ') && /\d/.test(text)) return true;
  return kindsOfCell(text).some((kind) => kind === 'part' || kind === 'long number');
}

/** Of each row, how many texts in columns without a field are looked at. */
const MOST_LOOSE = 5;

/** Whether a text looks like a part number and like nothing else. */
function isPartNumber(text: string): boolean {
  const kinds = kindsOfCell(text);
  return kinds.includes('part') && kinds.every((kind) => kind === 'part' || kind === 'words');
}

/** Numbers of the shop itself come first, then codes of the kind that its catalogue is imported with. */
function orderOf({ isOwn }: PartColumn, [first = '']: readonly string[]): number {
  return isOwn ? 0 : LCSC_CODE.test(first) ? 1 : 2;
}

/** An order code among the part numbers is a code. */
function moveCode(part: Alternate): Alternate {
  if (!ORDER_CODE.test(part.mpn)) return part;
  return { ...part, mpn: '', code: part.code === '' ? part.mpn : part.code };
}

function distinct(main: Alternate, others: readonly Alternate[]): Alternate[] {
  if (others.length === 0) return [];
  const keyOf = ({ mpn, code }: Alternate): string => `${normalisePartNumber(mpn)}/${normalisePartNumber(code)}`;
  const [mpn, code] = [normalisePartNumber(main.mpn), normalisePartNumber(main.code)];
  const seen = new Set([keyOf(main)]);
  const found: Alternate[] = [];
  for (const part of others) {
    const key = keyOf(part);
    const repeats = (part.mpn === '' || normalisePartNumber(part.mpn) === mpn) && (part.code === '' || normalisePartNumber(part.code) === code);
    if (found.length >= MATCHED.alternates || seen.has(key) || repeats) continue;
    seen.add(key);
    found.push(part);
  }
  return found;
}
