/** What a cell looks like, whatever its column is called (README, "Tables"). */

import { outlineOf } from '../../values/footprints';
import { parseValue } from '../../values/engineering-value';
import { isPlaceholder } from './cell-text';
import { isKnownMaker } from '../match/brand-names';

/** What a cell may be. A cell may be several of them. */
export const CELL_KINDS = [
  'integer', 'price', 'link', 'date', 'designators', 'known designators', 'shop code', 'shop number', 'package', 'value', 'part', 'long number', 'maker', 'words', 'sentence',
  'mark', 'name',
] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** What follows is not looked at: a cell with more characters is a sentence. */
const LONGEST_CELL = 120;
/** The most characters of a package, a part number, and the name of a maker. */
const LONGEST_NAME = 50;
/** The most designators of a cell that are looked at. */
const MOST_TOKENS = 12;

const INTEGER = /^\d{1,7}(?:\.0+)?$/;
/** A number that may be a part number. */
const LONG_NUMBER = /^\d{6,14}$|^\d{2,8}(?:-\d{2,6}){1,3}$/;
/** `0603`, and `603` as spreadsheets leave it. */
const SIZE = /^(?:0?(?:201|402|603|805)|1206|1210|1812|2010|2512|01005)$/;
const PRICE = /^(?:[$€£¥￥]|US\$|USD|EUR|CNY|RMB)\s?\d[\d.,]*$|^\d[\d.,]*\s?(?:[$€£¥￥]|USD|EUR|CNY|RMB|元)$|^\d{1,6}[.,]\d{2,6}$/i;
const LINK = /^(?:https?:\/\/|www\.)|^[\w.-]+\.(?:com|cn|net|org|de)(?:\/|$)/i;
const DATE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ].*)?$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/;
const MARK = /^(?:x|y|n|yes|no|true|false|✓|✔|✗|√|×|是|否|ja|nein|oui|non|si|sí|да|нет)$/i;

/** Order codes of shops: LCSC, Digi-Key, and Mouser with its number of the maker. */
const LCSC = /^C\d{3,9}$/;
const DIGIKEY = /^[A-Z\d][\w.+\-/]*-ND$/i;
const MOUSER = /^\d{2,3}-(?=[\w.+\-/#]*[A-Z])[\w.+\-/#]{3,40}$/i;
/** Order codes of Farnell, RS and Newark. Other numbers look the same. */
const SHOP_NUMBER = /^\d{7}(?:RL)?$|^\d{3}-\d{4}$|^\d{2}[A-Z]{1,2}\d{4}$/;

const PART = /^[A-Z\d][A-Z\d\-+./#,()_=:*\\ ]{2,49}$/i;
const SCREW = /^M\d{1,2}(?:[.,]\d)?(?:\s|[x×*-]|$)/i;
/** Words of the names that drawing programs give to footprints. */
const FOOTPRINT = new RegExp(
  String.raw`_P\d|[-_]P\d[.\d]*(?:-|$)|\bSM[DT]\b|[-_](?:SMD|TH|THT)[-_]|\d(?:Metric|mm)|-L\d+\.\d-W|`
    + String.raw`^(?:RESC|CAPC|INDC|DIOM|SOIC|SSOP|TSSOP|LQFP|TQFP|QFN|DFN|BGA|HDR|CONN?|PinHeader|LED|IND|CAP|RES|USB|JST|Molex)[-_\d]`,
  'i',
);

/** Letters of designators that are seldom the beginning of a part number. */
const KNOWN_LETTERS = new Set(
  ('R C L D Q U J K F T X Y P S E B H M G V Z A W RN RP RV RT CN CON CONN JP SW SB LED IC FB TP TR VR BT BAT BZ LS MK FL FID MH XT XTAL CR VD VT DA DD HL ZD DS TH PS OK RL RLY ANT XP XS '
    + 'NT HS ISO MOV TVS USB FU DZ AE HDR KEY').split(' '),
);
const TOKEN = /^([A-Z]{1,6})_?(\d{1,4})(?:[A-Z]|[._-]\w{1,3})?$/i;
const RANGE = /^([A-Z]{1,6})(\d{1,4})(?:-|–|~|\.{2,3})(?:[A-Z]{1,6})?(\d{1,4})$/i;

/** How many cells are remembered with what they look like. Workbooks of a few hundred bytes repeat one cell half a million times. */
const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, readonly CellKind[]>();

/** What a cell looks like. An empty cell and a placeholder are nothing. */
export function kindsOfCell(text: string): readonly CellKind[] {
  const known = remembered.get(text);
  if (known) return known;
  const kinds = readKinds(text);
  if (text.length > LONGEST_CELL) return kinds;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  // A cell may be a view of the whole file, which would stay in memory with it.
  remembered.set(copyOf(text), kinds);
  return kinds;
}

function copyOf(text: string): string {
  return String(JSON.parse(JSON.stringify(text)));
}

function readKinds(text: string): CellKind[] {
  const isLong = text.length > LONGEST_CELL;
  const cell = isLong ? (/^.*[\s,;]/s.exec(text.slice(0, LONGEST_CELL))?.[0] ?? '').trim() : text.trim();
  if (isPlaceholder(cell) && !isLong) return [];
  const designators = designatorKinds(cell);
  if (isLong) return designators.length > 0 ? designators : LINK.test(cell) ? ['link'] : ['sentence', 'words'];
  if (designators.length > 0) return /[\s,;/、，]/.test(cell) || RANGE.test(cell) ? designators : [...designators, ...shortKinds(cell)];
  if (LINK.test(cell)) return ['link'];
  if (INTEGER.test(cell) || (LONG_NUMBER.test(cell) && !DATE.test(cell))) return numberKinds(cell);
  if (PRICE.test(cell)) return ['price'];
  if (DATE.test(cell)) return ['date'];
  if (MARK.test(cell)) return ['mark'];
  return shortKinds(cell);
}

function numberKinds(cell: string): CellKind[] {
  const kinds: CellKind[] = INTEGER.test(cell) ? ['integer'] : [];
  if (SHOP_NUMBER.test(cell)) kinds.push('shop number');
  if (LONG_NUMBER.test(cell)) kinds.push('long number');
  if (SIZE.test(cell)) kinds.push('package');
  return kinds;
}

function shortKinds(cell: string): CellKind[] {
  const kinds: CellKind[] = [];
  const blanks = cell.split(' ').length - 1;
  if (LCSC.test(cell) || DIGIKEY.test(cell) || MOUSER.test(cell)) kinds.push('shop code');
  else if (SHOP_NUMBER.test(cell)) kinds.push('shop number');
  if (blanks <= 2 && isElectricValue(cell)) kinds.push('value');
  const isShort = cell.length <= LONGEST_NAME;
  if (isShort && blanks <= 2 && (outlineOf(cell) !== null || FOOTPRINT.test(cell))) kinds.push('package');
  if (isShort && isPartLike(cell, blanks) && !kinds.includes('value')) kinds.push('part');
  if (isShort && isKnownMaker(cell)) kinds.push('maker');
  const letters = cell.replace(/[^\p{L}]/gu, '').length;
  if (letters >= 2 && letters * 2 >= cell.length) kinds.push('words');
  if (letters >= 2 && !/\d/.test(cell) && cell.length <= LONGEST_NAME) kinds.push('name');
  if (blanks >= 3 || (letters >= 8 && /[^\p{ASCII}]/u.test(cell))) kinds.push('sentence');
  return kinds;
}

/** Whether a cell has designators with usual letters. */
export function hasKnownDesignators(text: string): boolean {
  return designatorKinds(text.slice(0, LONGEST_CELL)).includes('known designators');
}

/** A letter and a number in every piece: `R1,R2`, `C5-C9`. `known designators` if the letters are usual ones, or the cell has several. */
function designatorKinds(cell: string): CellKind[] {
  if (!/^[A-Z]{1,6}_?\d/i.test(cell)) return [];
  const tokens = cell.split(/[\s,;/、，&+]+/, MOST_TOKENS).filter(Boolean);
  let known = 0;
  let letters = '';
  for (const [index, token] of tokens.entries()) {
    const [, found = '', number = ''] = TOKEN.exec(token) ?? RANGE.exec(token) ?? [];
    if (found === '' && !(index > 0 && /^\d{1,4}$/.test(token))) return [];
    letters = found.toUpperCase() || letters;
    // House numbers and sizes have leading zeros: FC004, R0603.
    if (KNOWN_LETTERS.has(letters) && !/^0\d/.test(number)) known += 1;
  }
  const several = tokens.length > 1;
  return known === tokens.length || (several && known * 2 >= tokens.length) ? ['designators', 'known designators'] : ['designators'];
}

function isElectricValue(cell: string): boolean {
  if (!/^[\d.±+<>≥≤~]|^R\d|^[^\p{ASCII}]?\d/iu.test(cell) || /\d{7}/.test(cell)) return false;
  const first = cell.split(/[,/;(\s]/, 1)[0] ?? '';
  // `10 kΩ` and `15 Ohm` have a blank before the unit.
  return [first, cell.split(/[,/;(]/, 1)[0] ?? ''].some((text) => text.length <= 24 && /[a-zµμΩω%欧法亨]/i.test(text) && hasElectricUnit(text));
}

function hasElectricUnit(text: string): boolean {
  const parsed = parseValue(text);
  if (parsed.status === 'ambiguous') return true;
  return (parsed.status === 'value' || parsed.status === 'range') && !['m', 's', '°C', 'K', 'dB'].includes(parsed.unit);
}

function isPartLike(cell: string, blanks: number): boolean {
  if (cell.length < 4 || blanks > 2 || !/\d/.test(cell) || !/[A-Z]/i.test(cell) || !PART.test(cell) || SCREW.test(cell)) return false;
  // Names of symbols: `Conn_01x04_Male`.
  if (/^[A-Z]+_/i.test(cell)) return false;
  return blanks === 0 || /\d/.test(cell.split(' ', 1)[0] ?? '');
}
