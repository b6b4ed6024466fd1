import { ADDRESS_NEEDS, foreignProblems, tidyForeign, type AddressProblem } from '~/domain/address/address-forms';
import { FOREIGN_FIELDS, REGION_FIELDS } from '~/domain/address/address-fields';
import { countryNames, HOME_COUNTRY, isAbroad, PROVINCE_CODES } from '~/domain/address/countries';
import type { AddressFields } from '~/domain/account/account-records';
import { addressLimit } from '~/domain/account/account-rules';
import { zoneOf } from '~/domain/order/freight/freight';
import { freightZones } from '../content/read-freight';
import type { Queries } from '../db/queries';
import { badPayload, filled } from '../http/refusal';
import { FIELD_MESSAGES } from '../http/messages';
import { wrongRegion } from '../region/store';
import { MESSAGES, NO_SUCH_REGION } from './messages';

/** An address as a call has it. Fields that it does not have are absent; without a country it is in China. */
export type GivenAddress = Pick<AddressFields, 'name' | 'phone'> & { [F in Exclude<keyof AddressFields, 'name' | 'phone'>]?: string | undefined };

/** Validates an entered address. @returns the address in the form in which it is stored @throws Refusal that names the wrong field */
export async function checkedAddress(queries: Queries, given: GivenAddress): Promise<AddressFields> {
  const fields = { ...EMPTY, ...withoutAbsent(given) };
  return isAbroad(fields) ? checkedForeign(queries, fields) : checkedChinese(queries, fields);
}

const EMPTY: AddressFields = {
  name: '', phone: '', country: HOME_COUNTRY, province: '', city: '', district: '', detail: '', line1: '', line2: '', cityText: '', state: '', postalCode: '',
};

function withoutAbsent(given: GivenAddress): Partial<AddressFields> {
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined));
}

async function checkedChinese(queries: Queries, fields: AddressFields): Promise<AddressFields> {
  for (const name of REGION_FIELDS) if (fields[name] === '') throw badPayload(name, FIELD_MESSAGES.missing);
  const tidy = { ...fields, name: filled('name', fields.name), phone: filled('phone', fields.phone), detail: filled('detail', fields.detail) };
  const wrong = await wrongRegion(queries, tidy);
  if (wrong) throw badPayload(wrong, NO_SUCH_REGION[wrong]);
  return { ...tidy, ...Object.fromEntries(FOREIGN_FIELDS.map((name) => [name, ''])) };
}

async function checkedForeign(queries: Queries, fields: AddressFields): Promise<AddressFields> {
  const { country } = fields;
  if (PROVINCE_CODES.includes(country)) throw badPayload('country', MESSAGES.isProvince(countryNames(country)));
  if (!zoneOf(await freightZones(queries), country)) throw badPayload('country', MESSAGES.notSentTo(countryNames(country)));
  const [wrong] = Object.entries(foreignProblems(fields));
  if (wrong) throw badPayload(wrong[0], reasonOf(wrong[0], wrong[1], country));
  return tidyForeign(fields);
}

function reasonOf(field: string, problem: AddressProblem, country: string) {
  if (problem === 'missing') return FIELD_MESSAGES.missing;
  if (problem === 'tooLong') return FIELD_MESSAGES.tooLong(String(addressLimit(field)));
  if (problem === 'notLatin') return MESSAGES.notLatin;
  if (field === 'phone') return MESSAGES.wrongPhone;
  return MESSAGES.wrongPostalCode(ADDRESS_NEEDS[country]?.postalCode);
}
