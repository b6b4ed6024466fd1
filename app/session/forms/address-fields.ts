/** The fields of a delivery address, wherever one is entered (interfaces.md, "Forms"). */
import type { AddressFields, RegionOption } from '../../domain/account/account';
import { ADDRESS_LIMITS, PHONE } from '../../domain/account/account-rules';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { COUNTRY, hasChildLevel, REGION_CODE } from '../../domain/account/region';
import type { Account } from '../../upstream/account';
import { missing, readField, tooLong } from './fields';
import type { PostedForm } from './form';
import { carryOut } from './form-failure';

/** The regions below the chosen ones. */
export interface RegionsBelow {
  cities: readonly RegionOption[];
  districts: readonly RegionOption[];
}

export const ADDRESS_FIELDS = ['name', 'phone', 'province', 'city', 'district', 'detail'] as const;

export function readAddress(form: PostedForm): AddressFields {
  return {
    name: readField(form, 'name'), phone: readField(form, 'phone'), detail: readField(form, 'detail'),
    province: readField(form, 'province'), city: readField(form, 'city'), district: readField(form, 'district'),
  };
}

/** What is wrong with an address, by field. Whether there are such regions the upstream says. */
export function addressProblems(values: AddressFields): Record<string, Words> {
  const chosen = (name: 'province' | 'city' | 'district') => (isRegion(values[name]) ? null : { key: `account:error.${name}` });
  return onlyWrong({
    name: missing(values.name, 'account:error.name') ?? tooLong('name', values, ADDRESS_LIMITS.name),
    phone: (PHONE.test(values.phone) ? null : { key: 'account:error.phone' }) ?? tooLong('phone', values, ADDRESS_LIMITS.phone),
    province: chosen('province'),
    city: chosen('city'),
    district: chosen('district'),
    detail: missing(values.detail, 'account:error.detail') ?? tooLong('detail', values, ADDRESS_LIMITS.detail),
  });
}

/** The regions below a province and a city; none for what is not chosen, and where they cannot be had. */
export async function regionsOf(account: Account, { province, city }: Pick<AddressFields, 'province' | 'city'>): Promise<RegionsBelow> {
  const below = async (code: string): Promise<RegionOption[]> => {
    if (!isRegion(code) || !hasChildLevel(code)) return [];
    const found: RegionOption[] = [];
    await carryOut(async () => {
      for (const { regionCode, regionName } of await account.regionsBelow(code)) found.push({ code: regionCode, name: regionName });
    });
    return found;
  };
  const [cities, districts] = await Promise.all([below(province), below(city.startsWith(`${province}-`) ? city : '')]);
  return { cities, districts };
}

/** Nobody lives in the country as a whole. */
function isRegion(code: string): boolean {
  return REGION_CODE.test(code) && code !== COUNTRY;
}
