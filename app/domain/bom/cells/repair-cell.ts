/** Repairs what spreadsheets do to cells (README, "Lines"). */

import { chipSizes } from '../../values/packages';
import type { BomField, Repair } from '../bom';

/** A cell before and after its repair. They are equal if the damage is seen, and the text cannot be known again. */
export type RepairedCell = Pick<Repair, 'kind' | 'after'>;

/** Chip sizes whose zero is lost: `603`, `805`. */
const LOST_ZERO = new Map(chipSizes().flatMap((size) => (/^0\d{3}$/.test(size) ? [[size.slice(1), size] as const] : [])));
/** Sizes that are common enough to be meant by a date. Others are dates of their own: 0306, 0612. */
const DATED_SIZES = ['0201', '0402', '0603', '0805', '1206', '1210'];
const SIZE_WORD = /(^|[\s_-])(\d{3})(?=$|[\s_(/-])/;
const LOST_SIZE = /(?<!\d)\d{3}(?!\d)|\.0/;
const WHOLE = /^(\d+)\.0+$/;
/** A shorter number with a zero after its point is no part number that became a number. */
const LEAST_NUMBER = 4;
const EXPONENT = /^(\d)(?:[.,](\d+))?E\+(\d{1,2})$/i;

const MONTHS: ReadonlyArray<readonly string[]> = [
  'jan, january, januar, janv, janvier, ene, enero, gen, янв', 'feb, february, februar, févr, février, febr, febrero, фев', 'mar, march, mär, mrz, märz, mars, marzo, мар',
  'apr, april, avr, avril, abr, abril, апр', 'may, mai, mayo, mag, май', 'jun, june, juni, juin, junio, giu, июн', 'jul, july, juli, juil, juillet, julio, lug, июл',
  'aug, august, août, ago, agosto, авг', 'sep, sept, september, septembre, septiembre, set, сен', 'oct, october, okt, oktober, octobre, octubre, ott, окт',
  'nov, november, novembre, noviembre, ноя', 'dec, december, dez, dezember, déc, décembre, dic, diciembre, дек',
].map((names) => names.split(', '));
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const LONGEST_DATE = 24;
const DATE_SIGN = /^\d{4}-\d|月|^\d{1,2}[. -]|[. -]\d{1,2}$/;
const ISO_DATE = /^\d{4}-(\d{2})-(\d{2})(?:[T ][\d:.Z]*)?$/;
const DAY_MONTH = /^(\d{1,2})([. -]{1,2})(\p{L}{3,9})\.?$/u;
const MONTH_DAY = /^(\p{L}{3,9})[. -]{1,2}(\d{1,2})$/u;
const CHINESE_DATE = /^(\d{1,2})月(\d{1,2})日$/;

/** The repair of a cell of a field; `null` if nothing is damaged. */
export function repairCell(field: BomField, cell: string): RepairedCell | null {
  const text = cell.trim();
  if (text === '' || text.length > LONGEST_DATE) return null;
  switch (field) {
    case 'package': return LOST_SIZE.test(text) ? repairSize(text) ?? repairDate(field, text) : repairDate(field, text);
    case 'quantity': return repairWhole(text, 1);
    case 'mpn': return repairWhole(text, LEAST_NUMBER) ?? repairExponent(text) ?? repairDate(field, text);
    case 'code': return repairWhole(text, LEAST_NUMBER) ?? repairExponent(text);
    case 'value': return repairDate(field, text);
    default: return null;
  }
}

/** A part number whose comma has divided it into two cells: the cells without the division, or `null`. */
export function joinNumber(cells: readonly string[], column: number): string[] | null {
  const [number = '', suffix = ''] = [cells[column]?.trim(), cells[column + 1]?.trim()];
  // Suffixes of three digits say how a part is packed: `BSS138PW,115`.
  if (!/^\d{3}$/.test(suffix) || !/^(?=.*\d)[A-Z][A-Z\d./+-]{3,}$/i.test(number)) return null;
  return [...cells.slice(0, column), `${number},${suffix}`, ...cells.slice(column + 2)];
}

function repairSize(text: string): RepairedCell | null {
  const whole = WHOLE.exec(text)?.[1] ?? text;
  const after = whole.replace(SIZE_WORD, (match: string, before: string, size: string) => {
    const found = LOST_ZERO.get(size);
    return found === undefined ? match : before + found;
  });
  if (after === text) return null;
  return { kind: after === whole ? 'wholeNumber' : 'leadingZero', after };
}

function repairWhole(text: string, least: number): RepairedCell | null {
  const whole = WHOLE.exec(text)?.[1] ?? '';
  return whole.length < least ? null : { kind: 'wholeNumber', after: whole };
}

/** `8.85012007030E+11` has all digits, `9.55E+12` has lost most. */
function repairExponent(text: string): RepairedCell | null {
  const [, first, rest = '', power] = EXPONENT.exec(text) ?? [];
  if (first === undefined) return null;
  return { kind: 'exponent', after: rest.length === Number(power) ? first + rest : text };
}

/** A size such as `06-03` becomes a date, and so does `1.6` in countries with dates such as `01.06.`. Other texts cannot be known again. */
function repairDate(field: BomField, text: string): RepairedCell | null {
  if (!DATE_SIGN.test(text)) return null;
  const date = dateOf(text);
  if (!date) return null;
  const { day, month } = date;
  if (field === 'value' && date.hasPoint) return { kind: 'date', after: `${day}.${month}` };
  const two = (number: number): string => String(number).padStart(2, '0');
  const sizes = new Set([two(month) + two(day), two(day) + two(month)].filter((size) => field === 'package' && DATED_SIZES.includes(size)));
  const [size, another] = sizes;
  return { kind: 'date', after: size !== undefined && another === undefined ? size : text };
}

function dateOf(text: string): { day: number; month: number; hasPoint: boolean } | null {
  const iso = ISO_DATE.exec(text);
  if (iso) return { day: Number(iso[2]), month: Number(iso[1]), hasPoint: false };
  const chinese = CHINESE_DATE.exec(text);
  if (chinese) return { day: Number(chinese[2]), month: Number(chinese[1]), hasPoint: false };
  const [, day, sign = '', name = ''] = DAY_MONTH.exec(text) ?? [];
  const [, otherName = '', otherDay] = MONTH_DAY.exec(text) ?? [];
  const month = MONTH_OF.get((name || otherName).toLowerCase());
  const number = Number(day ?? otherDay);
  return month === undefined || number < 1 || number > 31 ? null : { day: number, month, hasPoint: day !== undefined && sign.startsWith('.') };
}
