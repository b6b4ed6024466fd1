import type { AddressFields, RegionOption } from '../../domain/account/account-records';
import { hasChildLevel } from '../../domain/account/region-codes';
import type { Account } from '../../upstream/account';
import { carryOut } from '../form/carry-out';
import { isRegion } from './read-address';

/** The regions below the chosen ones. */
export interface RegionsBelow {
  cities: readonly RegionOption[];
  districts: readonly RegionOption[];
}

/** The cities of a province, and the districts of a city. A list is empty if nothing is chosen above it, or if it cannot be loaded. */
export async function regionsOf(account: Account, { province, city }: Pick<AddressFields, 'province' | 'city'>): Promise<RegionsBelow> {
  const below = async (code: string): Promise<RegionOption[]> => {
    if (!isRegion(code) || !hasChildLevel(code)) return [];
    const { value: found = [] } = await carryOut(() => account.regionsBelow(code));
    return found.map(({ regionCode, regionName }) => ({ code: regionCode, name: regionName }));
  };
  const [cities, districts] = await Promise.all([below(province), below(city.startsWith(`${province}-`) ? city : '')]);
  return { cities, districts };
}
