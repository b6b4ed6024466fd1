/** An address in one line. */

import type { Address } from './account-records';
import type { Language } from '../text/language';

/** In Chinese from the province down, in English up to the province. Each region appears once: a municipality is its own city. */
export function placeText({ provinceName, cityName, districtName, detail }: Pick<Address, 'provinceName' | 'cityName' | 'districtName' | 'detail'>, language: Language): string {
  const regions = [...new Set([provinceName, cityName, districtName])];
  return language === 'cn' ? [...regions, detail].join('') : [detail, ...regions.reverse()].join(', ');
}
