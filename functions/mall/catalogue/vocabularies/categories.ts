/** The tree of categories, which has three levels. */
import * as v from 'valibot';
import * as cell from '../csv/plain-cells';
import { readCsv } from '../csv/read-csv';
import type { CatalogueCategory } from '../product';
import rows from './categories.csv?raw';

const CATEGORY = v.strictObject({
  /** Two digits for each level. They begin with the digits of the category above. */
  digits: v.pipe(v.string(), v.regex(/^(?:\d\d){1,3}$/, ({ input }) => `neither two nor four nor six digits: ${input}`)),
  name_cn: cell.someText,
  name_en: cell.someText,
  /** More words with which people search for the category and for the categories below it. */
  words: cell.text,
  /** The drawing of products whose package has no drawing. It is also used in categories below that do not name another drawing. */
  drawing: cell.text,
});

const CATEGORIES = new Map(readCsv('categories.csv', rows, CATEGORY, 'digits').map((row) => [row.digits, row]));

/** The code of a category from its digits: `1_03`, `2_0312`, `3_031207`. */
export function codeOf(digits: string): string {
  return `${digits.length / 2}_${digits}`;
}

/** All categories in the order of the tree. Positions of siblings count from 1. */
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

/** More search words of the category with these digits, without the search words of the categories above it. */
export function searchWordsOfCategory(digits: string): string {
  return CATEGORIES.get(digits)?.words ?? '';
}

/** The drawing for products of a category whose package has no drawing; empty if the category and those above it do not name one. */
export function drawingOfCategory(digits: string): string {
  for (let length = digits.length; length > 0; length -= 2) {
    const drawing = CATEGORIES.get(digits.slice(0, length))?.drawing;
    if (drawing) return drawing;
  }
  return '';
}
