import type { Address } from '~/domain/account';

/** The names of an address's regions, each once: a municipality is its own city. */
export function regionText({ provinceName, cityName, districtName }: Pick<Address, 'provinceName' | 'cityName' | 'districtName'>): string {
  return [...new Set([provinceName, cityName, districtName])].join(' ');
}
