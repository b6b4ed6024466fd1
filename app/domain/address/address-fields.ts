/** The fields of addresses abroad, as forms show them (README, "Addresses"). */

import type { AddressFields, RegionOption } from '../account/account-records';
import { HOME_COUNTRY, isAbroad } from './countries';

/** The fields of an address that only one kind of address has: in the shop's country, and abroad. */
export const REGION_FIELDS = ['province', 'city', 'district', 'detail'] as const;
export const FOREIGN_FIELDS = ['line1', 'line2', 'cityText', 'state', 'postalCode'] as const;
export type ForeignField = (typeof FOREIGN_FIELDS)[number];

/** The fields of an address as it is sent and kept with an order: those of its kind that are filled in, and a country if it is not the shop's. */
export function filledFields(address: AddressFields): Pick<AddressFields, 'name' | 'phone'> & Partial<AddressFields> {
  const names = isAbroad(address) ? (['country', ...FOREIGN_FIELDS] as const) : REGION_FIELDS;
  return { name: address.name, phone: address.phone, ...Object.fromEntries(names.flatMap((name) => (address[name] ? [[name, address[name]]] : []))) };
}

/** A country in a list to choose from. */
export interface CountryOption {
  code: string;
  name: string;
  /**
   * The fields of its addresses in the order of an envelope: `A` the two lines of the street, `C` the city, `S` the state, `Z` the postal code. A capital
   * letter is required. Empty for the shop's country, whose regions are chosen from lists.
   */
  form: string;
  /** A tax number of the country, as it is asked for; empty if any number is taken. */
  taxNo: string;
}

/** The lists from which people choose in the form of an address. */
export interface AddressLists {
  /** Empty if the shop sends to its own country only. */
  countries: readonly CountryOption[];
  /** The country with which a new address begins. */
  first: string;
  provinces: readonly RegionOption[];
  /** The cities of the chosen province, and the districts of the chosen city. */
  cities: readonly RegionOption[];
  districts: readonly RegionOption[];
}

const FIELDS: Readonly<Record<string, readonly ForeignField[]>> = { a: ['line1', 'line2'], c: ['cityText'], s: ['state'], z: ['postalCode'] };

/** The fields of an address abroad, in their order. @param form - as in {@link CountryOption} */
export function foreignFields(form: string): Array<{ name: ForeignField; required: boolean }> {
  return [...form].flatMap((letter) => (FIELDS[letter.toLowerCase()] ?? []).map((name) => ({ name, required: name !== 'line2' && letter < 'a' })));
}

/** What a field is called in a country, if it has a word of its own there. Where envelopes have no city, the street is not all of it. */
const WORDS: Readonly<Record<string, Partial<Record<ForeignField, string>>>> = {
  AE: { line1: 'building', state: 'emirate' }, AU: { state: 'state' }, BR: { state: 'state' }, CA: { state: 'province' }, ES: { state: 'province' }, ID: { state: 'province' },
  IE: { state: 'county', postalCode: 'eircode' }, IN: { state: 'state', postalCode: 'pin' }, IT: { state: 'province' }, JP: { line1: 'block', state: 'prefecture' },
  KR: { state: 'province' }, MX: { state: 'state' }, MY: { state: 'state' }, US: { state: 'state', postalCode: 'zip' },
};

/** The word for a field in a country: the end of the key of a translation. */
export function wordOf(field: ForeignField, country: string): string | undefined {
  return WORDS[country]?.[field];
}

/** The option of a code; the shop's country if the code is in no list. */
export function chosenCountry(countries: readonly CountryOption[], code: string | undefined): CountryOption {
  return countries.find((one) => one.code === code) ?? { code: HOME_COUNTRY, name: '', form: '', taxNo: '' };
}
