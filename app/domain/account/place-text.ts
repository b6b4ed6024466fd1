/** An address in one line. */

import type { Address } from './account-records';
import type { Language } from '../text/language';

/** In Chinese the province comes first, in English last. A name appears once, even if a municipality is both province and city. */
export function placeText({ provinceName, cityName, districtName, detail }: Pick<Address, 'provinceName' | 'cityName' | 'districtName' | 'detail'>, language: Language): string {
  const regions = [...new Set([provinceName, cityName, districtName])];
  return language === 'cn' ? [...regions, detail].join('') : [detail, ...regions.reverse()].join(', ');
}
