/** The fields of a delivery address, in the membership centre and at checkout. */
import type { AddressFields } from '../../domain/account/account-records';
import { ADDRESS_LIMITS, addressLimit, PHONE } from '../../domain/account/account-rules';
import { FOREIGN_FIELDS, REGION_FIELDS, wordOf } from '../../domain/address/address-fields';
import { ADDRESS_NEEDS, type AddressProblem, foreignProblems } from '../../domain/address/address-forms';
import { HOME_COUNTRY, isAbroad, isCountry } from '../../domain/address/countries';
import { COUNTRY, REGION_CODE } from '../../domain/account/region-codes';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { missing, readField, tooLong } from '../form/form-fields';
import type { PostedForm } from '../form/posted-form';

export const ADDRESS_FIELDS = ['name', 'phone', 'country', ...REGION_FIELDS, ...FOREIGN_FIELDS] as const;

/** Reads an address. Fields of the other kind of address are read too, so that the form can show them again. */
export function readAddress(form: PostedForm): AddressFields {
  const read = (name: (typeof ADDRESS_FIELDS)[number]) => readField(form, name);
  return {
    name: read('name'), phone: read('phone'), country: read('country').toUpperCase() || HOME_COUNTRY,
    province: read('province'), city: read('city'), district: read('district'), detail: read('detail'),
    line1: read('line1'), line2: read('line2'), cityText: read('cityText'), state: read('state'), postalCode: read('postalCode'),
  };
}

/** The errors of an address, by field. Only the upstream checks whether the regions exist, and whether it sends to the country. */
export function addressProblems(values: AddressFields): Record<string, Words> {
  if (isAbroad(values)) return foreignErrors(values);
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

function foreignErrors(values: AddressFields): Record<string, Words> {
  if (!isCountry(values.country)) return { country: { key: 'account:error.country' } };
  const example = ADDRESS_NEEDS[values.country]?.postalCode;
  const wordsOf = (name: string, problem: AddressProblem): Words => {
    const field = FOREIGN_FIELDS.find((one) => one === name && one !== 'postalCode');
    const word = field && wordOf(field, values.country);
    if (problem === 'missing' && word) return { key: `account:error.word.${word}` };
    if (problem === 'tooLong') return { key: `account:tooLong.${name}`, values: { most: addressLimit(name) } };
    if (problem === 'notLatin') return { key: 'account:error.latin' };
    if (name === 'phone') return { key: 'account:error.phoneAbroad' };
    if (name !== 'postalCode') return { key: `account:error.${name}` };
    return example === undefined ? { key: 'account:error.postalCode' } : { key: 'account:error.postalCodeLike', values: { example } };
  };
  return Object.fromEntries(Object.entries(foreignProblems(values)).map(([name, problem]) => [name, wordsOf(name, problem)]));
}

/** Whether a code names a region below the country. */
export function isRegion(code: string): boolean {
  return REGION_CODE.test(code) && code !== COUNTRY;
}
