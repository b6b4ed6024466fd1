/** What an address abroad must have (README, "Addresses"). On the server only: the formats and patterns of all countries are large. */

import { formatAddress } from 'localized-address-format';
import { parsePhoneNumberFromString, isSupportedCountry } from 'libphonenumber-js/min';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { AddressFields } from '../account/account-records';
import { type CountryOption, type ForeignField, foreignFields } from './address-fields';
import { languageTag, type Language } from '../text/language';
import { countryName, HOME_COUNTRY } from './countries';
import { taxNumberLike } from './tax-number';
import { ADDRESS_LIMITS, PHONE } from '../account/account-rules';

/** What addresses of a country need beside the street and, where there are cities, the city. */
interface Needs {
  state?: true;
  /** A postal code that is right in the country; absent: addresses may have none. */
  postalCode?: string;
}

/** Countries whose addresses need a state or a postal code. All others have these fields as far as their envelopes show them. */
export const ADDRESS_NEEDS: Readonly<Record<string, Needs>> = {
  AE: { state: true }, AT: { postalCode: '1010' }, AU: { state: true, postalCode: '2060' }, BE: { postalCode: '4000' }, BG: { postalCode: '1000' },
  BR: { state: true, postalCode: '40301-110' }, CA: { state: true, postalCode: 'H3Z 2Y7' }, CH: { postalCode: '2544' }, CO: { state: true },
  CY: { postalCode: '2008' }, CZ: { postalCode: '100 00' }, DE: { postalCode: '26133' }, DK: { postalCode: '8660' }, EE: { postalCode: '69501' },
  ES: { state: true, postalCode: '28039' }, FI: { postalCode: '00550' }, FR: { postalCode: '33380' }, GB: { postalCode: 'EC1Y 8SY' },
  GR: { postalCode: '151 24' }, HR: { postalCode: '10000' }, HU: { postalCode: '1037' }, ID: { state: true, postalCode: '40115' }, IE: { postalCode: 'A65 F4E2' },
  IL: { postalCode: '9614303' }, IN: { state: true, postalCode: '110034' }, IS: { postalCode: '320' }, IT: { state: true, postalCode: '00144' },
  JP: { state: true, postalCode: '154-0023' }, KR: { state: true, postalCode: '03051' }, LI: { postalCode: '9496' }, LT: { postalCode: '04340' },
  LU: { postalCode: '4750' }, LV: { postalCode: 'LV-1073' }, MT: { postalCode: 'NXR 01' }, MX: { state: true, postalCode: '02860' },
  MY: { state: true, postalCode: '43000' }, NL: { postalCode: '1234 AB' }, NO: { postalCode: '0025' }, NZ: { postalCode: '6001' }, PH: { postalCode: '1008' },
  PL: { postalCode: '00-950' }, PT: { postalCode: '2725-079' }, RO: { postalCode: '060274' }, RS: { postalCode: '106314' }, SA: { postalCode: '11564' },
  SE: { postalCode: '11455' }, SG: { postalCode: '546080' }, SI: { postalCode: '4000' }, SK: { postalCode: '010 01' }, TH: { state: true, postalCode: '10150' },
  TR: { state: true, postalCode: '01960' }, UA: { postalCode: '15432' }, US: { state: true, postalCode: '95014' }, VN: { postalCode: '70010' },
  ZA: { postalCode: '0083' },
};

/** Postal codes that people use, and that the library does not know. */
const MORE_POSTAL_CODES: Readonly<Record<string, RegExp>> = { AR: /^\d{4}$/, KH: /^\d{6}$/, SA: /^\d{5}-\d{4}$/, SV: /^\d{4}$/ };

/** The form of a country's addresses, as in `CountryOption`. The package has the order of an envelope; what is required is ours. */
export function addressForm(country: string): string {
  const probe = formatAddress({ postalCountry: country, addressLines: ['{A}'], locality: '{C}', administrativeArea: '{S}', postalCode: '{Z}' }, 'latin');
  const { state = false, postalCode } = ADDRESS_NEEDS[country] ?? {};
  const required: Readonly<Record<string, boolean>> = { A: true, C: true, S: state, Z: postalCode !== undefined };
  return [...probe.join('\n').matchAll(/\{([ACSZ])\}/g)].map(([, letter = '']) => (required[letter] ? letter : letter.toLowerCase())).join('');
}

/** The countries to choose from: the shop's, then those to which it sends, by name. Empty if it sends nowhere else. */
export function countryOptions(abroad: readonly string[], language: Language): CountryOption[] {
  if (abroad.length === 0) return [];
  const names = abroad.map((code) => ({ code, name: countryName(code, language), form: addressForm(code), taxNo: taxNumberLike(code) }));
  const order = new Intl.Collator(languageTag(language));
  return [{ code: HOME_COUNTRY, name: countryName(HOME_COUNTRY, language), form: '', taxNo: taxNumberLike(HOME_COUNTRY) }, ...names.sort((a, b) => order.compare(a.name, b.name))];
}

/** What is wrong with a field: it is empty, too long, no such number, or in letters that carriers in another country cannot read. */
export type AddressProblem = 'missing' | 'tooLong' | 'wrong' | 'notLatin';

/** A letter of another script than the Latin one. Signs that several scripts share are none. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** What is wrong with the fields of an address abroad, by field; empty if nothing is. */
export function foreignProblems(fields: AddressFields): Partial<Record<'name' | 'phone' | ForeignField, AddressProblem>> {
  const wanted = [{ name: 'name', required: true }, { name: 'phone', required: true }, ...foreignFields(addressForm(fields.country))] as const;
  return Object.fromEntries(wanted.flatMap(({ name, required }) => {
    const problem = problemOf(fields, name, required);
    return problem ? [[name, problem]] : [];
  }));
}

function problemOf(fields: AddressFields, name: 'name' | 'phone' | ForeignField, required: boolean): AddressProblem | null {
  const text = fields[name].trim();
  if (text === '') return required ? 'missing' : null;
  if (text.length > ADDRESS_LIMITS[name]) return 'tooLong';
  if (OTHER_SCRIPT.test(text)) return 'notLatin';
  return (name === 'phone' && phoneOf(fields) === null) || (name === 'postalCode' && postalCodeOf(fields) === null) ? 'wrong' : null;
}

/** An address abroad as it is stored: without outer blanks and without fields that the country does not have; its numbers in their usual form. */
export function tidyForeign(fields: AddressFields): AddressFields {
  const own = foreignFields(addressForm(fields.country)).map(({ name }) => name);
  const text = (name: ForeignField) => (own.includes(name) ? fields[name].trim() : '');
  return {
    name: fields.name.trim(), phone: phoneOf(fields) ?? fields.phone.trim(), country: fields.country, province: '', city: '', district: '', detail: '',
    line1: text('line1'), line2: text('line2'), cityText: text('cityText'), state: text('state'), postalCode: postalCodeOf(fields) ?? text('postalCode'),
  };
}

/** The number with the code of its country, as it is dialled from elsewhere; `null` if it cannot be one. Without a code, it is of the address's country. */
function phoneOf({ phone, country }: Pick<AddressFields, 'phone' | 'country'>): string | null {
  const typed = phone.trim();
  if (!PHONE.test(typed)) return null;
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined);
  return number?.isPossible() ? number.formatInternational() : null;
}

/** The postal code as the country writes it, or else as it was typed; empty if there is none, `null` if it cannot be one. Blanks and dashes may be missing or in excess. */
function postalCodeOf({ postalCode, country }: Pick<AddressFields, 'postalCode' | 'country'>): string | null {
  const typed = postalCode.trim().toUpperCase();
  if (typed === '' || !addressForm(country).toLowerCase().includes('z')) return '';
  // Envelopes of some countries show the letters of the country before the number. The package adds them.
  const number = typed.replace(/^[A-Z]{1,2}-(?=\d)/, '');
  const bare = number.replace(/[\s-]/g, '');
  const spellings = [...usualSpelling(bare, country), number, bare, ...['-', ' '].flatMap((sign) => [2, 3, 4, 5].map((at) => `${bare.slice(0, at)}${sign}${bare.slice(at)}`)), typed];
  return spellings.find((one) => isPostalCode(one, country)) ?? null;
}

/** A postal code with its blank or dash where the example of the country has it, counted from the end; none if that has no such sign. */
function usualSpelling(bare: string, country: string): string[] {
  const [, sign = '', rest = ''] = /([\s-])(\w+)$/.exec(ADDRESS_NEEDS[country]?.postalCode ?? '') ?? [];
  return sign !== '' && bare.length > rest.length ? [`${bare.slice(0, -rest.length)}${sign}${bare.slice(-rest.length)}`] : [];
}

function isPostalCode(code: string, country: string): boolean {
  if (MORE_POSTAL_CODES[country]?.test(code)) return true;
  return postcodeValidatorExistsForCountry(country) ? postcodeValidator(code, country) : code.length <= ADDRESS_LIMITS.postalCode;
}
