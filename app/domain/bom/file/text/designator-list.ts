/** Reads lists of designators and what belongs there: `R1, R2  10k 1% 0603`, `U1 STM32F103C8T6`; and between them lines of part number and quantity. */

import { hasKnownDesignators, kindsOfCell, type CellKind } from '../../cells/cell-kinds';
import { isElectronic } from '../../cells/electronic-words';
import { listRows, quantityCells } from './quantity-list';

/** What stands between designators and what follows them: a gap of several blanks, a tab, a colon or an equals sign. */
const WIDE = /(?<!\s)(?: {2,}| *\t\s*)(?=\S)|(?::| =) +(?=\S)/;
/** Further gaps, and separators around a gap: a table whose cells are padded with blanks. */
const TABLE = /\s{2,}|\t|^[,;|]/;
const PADDED = /[,;|]$/;

/** Usual designators and ranges. What else begins with a letter and a number, as sizes of screws and lamps do, is none. */
const USUAL = String.raw`(?:R[NV]?|C|L|D|Q|U|Y|X|J|F|K|FB|LED|IC|CN|SW)\d{1,3}(?:-[A-Z]{0,3}\d{1,3})?`;
/** Such designators, and what follows after a single blank. */
const NARROW = new RegExp(String.raw`^(${USUAL}(?:(?:, ?| )${USUAL})*) (\S.*)$`, 's');
/** A separator without a blank behind it. */
const SEPARATED = /[,;|]\S/;

/** What looks like a part number and is something else. */
const NO_NUMBERS: readonly CellKind[] = ['value', 'package', 'known designators'];

/** Whether most lines have designators, or a part number and a quantity, and some have designators. */
export function isDesignatorList(text: string): boolean {
  const { rows, isMost } = listRows(text, /[,;|]|\S(?: {2,}| ?\t)\S/, designatorCells);
  return rows.some(([designators]) => designators !== '') && isMost(rows.filter(([designators, quantity]) => designators !== '' || quantity !== ''));
}

/** Designators, quantity, part number and description, each of which may be empty; nothing for a heading. */
export function designatorCells(line: string): string[] {
  const placed = placedIn(line.trim());
  if (placed) return [placed[0], '', ...described(placed[1])];
  const [first, quantity, rest = ''] = quantityCells(line);
  if (first === undefined) return [];
  return quantity === undefined ? ['', '', ...described(first)] : ['', quantity, first, rest];
}

/** Designators, and what stands there. A number alone is a quantity, and what stands before it a part number. */
function placedIn(line: string): [designators: string, said: string] | null {
  const isText = (said: string) => said !== '' && !TABLE.test(said) && !/^\d+$/.test(said);
  const gap = WIDE.exec(line);
  const [wide, after] = gap ? [line.slice(0, gap.index), line.slice(gap.index + gap[0].length)] : ['', ''];
  if (isText(after) && !PADDED.test(wide) && hasKnownDesignators(wide)) return [wide, after];
  const [, narrow = '', said = ''] = NARROW.exec(line) ?? [];
  return isText(said) && !SEPARATED.test(said) && beginsWithPart(said) ? [narrow, said] : null;
}

function beginsWithPart(text: string): boolean {
  return described(text)[0] !== '' || isElectronic(text.split(' ', 1)[0] ?? '');
}

/** A part number or an order code, if the text begins with one, and the rest of the text. */
function described(text: string): [number: string, rest: string] {
  const [, word = '', said = ''] = /^(\S+)(?:\s(.*))?$/s.exec(text) ?? [];
  const [first, rest] = [word.replace(/(?!^),$/, ''), said.trimStart()];
  const kinds = kindsOfCell(first);
  const isNumber = kinds.includes('shop code') || (kinds.includes('part') && !kinds.some((kind) => NO_NUMBERS.includes(kind)));
  return isNumber ? [first, rest] : ['', text];
}
