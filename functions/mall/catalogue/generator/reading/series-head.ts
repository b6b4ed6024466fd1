/** The columns that all files of series have in common. */
import type { Series } from '../series';
import * as cell from './cells';

/** Category, brand, names and popularity of a series. */
export const SERIES_HEAD = {
  category: cell.category,
  brand: cell.brand,
  name_cn: cell.someText,
  name_en: cell.someText,
  popularity: cell.share,
};

interface HeadRow extends Pick<Series, 'brand' | 'category' | 'popularity'> {
  name_cn: string;
  name_en: string;
}

/** The part of a series that follows from these columns. */
export function seriesHead({ brand, category, name_cn, name_en, popularity }: HeadRow): Pick<Series, 'brand' | 'category' | 'name' | 'popularity'> {
  return { brand, category, name: [name_cn, name_en], popularity };
}
