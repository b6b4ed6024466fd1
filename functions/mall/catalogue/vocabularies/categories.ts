/** The catalogue's tree: three levels, in the words of the trade. */
import * as v from 'valibot';
import * as cell from '../csv/plain-cells';
import { readCsv } from '../csv/read-csv';
import type { CatalogueCategory } from '../product';
import rows from './categories.csv?raw';

const CATEGORY = v.strictObject({
  /** Two for each level; they begin with the digits of the category above. */
  digits: v.pipe(v.string(), v.regex(/^(?:\d\d){1,3}$/, ({ input }) => `neither two nor four nor six digits: ${input}`)),
  name_cn: cell.someText,
  name_en: cell.someText,
  /** Further words under which people look for the category and for those below it. */
  words: cell.text,
  /** The drawing of products whose package has none, here and in the categories below that name no other. */
  drawing: cell.text,
});

const CATEGORIES = new Map(readCsv('categories.csv', rows, CATEGORY, 'digits').map((row) => [row.digits, row]));

/** `1_03`, `2_0312`, `3_031207` from the digits of a level. */
export function codeOf(digits: string): string {
  return `${digits.length / 2}_${digits}`;
}

/** The tree in its order; positions count from 1 among siblings. */
export function catalogueCategories(): CatalogueCategory[] {
  const siblings = new Map<string, number>();
  return [...CATEGORIES.values()].map(({ digits, name_cn: nameCn, name_en: nameEn }) => {
    const above = digits.slice(0, -2);
    const position = (siblings.get(above) ?? 0) + 1;
    siblings.set(above, position);
    const level = digits.length === 2 ? 1 : digits.length === 4 ? 2 : 3;
    return { code: codeOf(digits), parent: above ? codeOf(above) : null, level, position, nameCn, nameEn };
  });
}

/** Further search words of a category of these digits; those of the levels above are not among them. */
export function searchWordsOfCategory(digits: string): string {
  return CATEGORIES.get(digits)?.words ?? '';
}

/** The drawing for products of a category where their package has none; empty where the levels above name none either. */
export function drawingOfCategory(digits: string): string {
  for (let length = digits.length; length > 0; length -= 2) {
    const drawing = CATEGORIES.get(digits.slice(0, length))?.drawing;
    if (drawing) return drawing;
  }
  return '';
}
