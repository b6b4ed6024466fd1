/** Where an address is, in one line. */

import type { Address } from './account';
import type { Language } from '../text/language';

/** From the province down in Chinese, up to it in English, as on papers. Each region stands there once: a municipality is its own city. */
export function placeText({ provinceName, cityName, districtName, detail }: Pick<Address, 'provinceName' | 'cityName' | 'districtName' | 'detail'>, language: Language): string {
  const regions = [...new Set([provinceName, cityName, districtName])];
  return language === 'cn' ? [...regions, detail].join('') : [detail, ...regions.reverse()].join(', ');
}
