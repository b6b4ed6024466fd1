/** The buyer's own part numbers in a bill of materials, which go into the cart with its parts (README, "Own part numbers"). */

import { ownNumberProblem, readOwnNumber } from '../../order/own/own-number';
import type { Bom, BomMapping } from '../bom';
import { foldName } from '../cells/header-name';

/** Whose number a column has, and the word for a number. Each of the first may stand before each of the second. */
const OWNERS = ['internal', 'in house', 'inhouse', 'our', 'own', 'your', 'erp', 'sap', 'stock'];
const PART_NUMBERS = ['part number', 'part no', 'part code', 'part id', 'partnumber', 'pn', 'item number', 'item no', 'item code'];
const NUMBERS = [...PART_NUMBERS, 'number', 'no', 'code'];
const CHINESE_OWNERS = ['内部', '自有', '您的', 'erp'];
const CHINESE_PART_NUMBERS = ['料号', '物料号', '物料编码', '物料编号', '物料代码'];
const CHINESE_NUMBERS = [...CHINESE_PART_NUMBERS, '编码', '编号'];
/** Before the word for any number, these would name the firm itself: a customer number is no part number. */
const FIRMS = ['company', 'customer', 'client'];
const CHINESE_FIRMS = ['公司', '企业', '客户'];

/** Names of columns with the buyer's own part numbers, as `foldName` spells them. */
const NAMES: ReadonlySet<string> = new Set([
  ...OWNERS.flatMap((owner) => NUMBERS.map((number) => `${owner} ${number}`)),
  ...FIRMS.flatMap((firm) => PART_NUMBERS.map((number) => `${firm} ${number}`)),
  ...CHINESE_OWNERS.flatMap((owner) => CHINESE_NUMBERS.map((number) => owner + number)),
  ...CHINESE_FIRMS.flatMap((firm) => CHINESE_PART_NUMBERS.map((number) => firm + number)),
  'ipn', 'cpn', '物料编码', '物料编号', '物料代码', '物料号', '存货编码', '社内品番', '自社品番',
].map(foldName));

/** The first column with own part numbers that means nothing else; `undefined` if there is none. */
function ownColumn({ columns }: BomMapping): number | undefined {
  return columns.find(({ field, name }) => field === 'other' && NAMES.has(foldName(name)))?.index;
}

/** The own part numbers of a bill of materials by the number of the line. Lines without one that can be kept are left out. */
export function partRefsOf({ mapping, lines }: Pick<Bom, 'mapping' | 'lines'>): ReadonlyMap<number, string> {
  const column = ownColumn(mapping);
  if (column === undefined) return new Map();
  return new Map(lines.flatMap(({ line, cells }) => {
    const number = readOwnNumber(cells[column] ?? '');
    return number === '' || ownNumberProblem(number) ? [] : [[line, number]];
  }));
}

/** The own part number of what is bought for several lines; empty if they have none, or more than one. */
export function sharedPartRef(lines: readonly number[], partRefs: ReadonlyMap<number, string>): string {
  const [only = '', ...others] = new Set(lines.flatMap((line) => partRefs.get(line) ?? []));
  return others.length === 0 ? only : '';
}
