import { describe, expect, test } from 'vitest';
import type { AddressFields } from '~/domain/account/account-records';
import { chosenCountry, foreignFields, wordOf } from '~/domain/address/address-fields';
import { ADDRESS_NEEDS, addressForm, countryOptions, foreignProblems, tidyForeign } from '~/domain/address/address-forms';
import { countryName, isAbroad, isCountry, PROVINCE_CODES } from '~/domain/address/countries';
import { DEFAULT_FREIGHT } from '../../../functions/mall/content/defaults/default-abroad';

const EMPTY = { name: 'Ada', phone: '', province: '', city: '', district: '', detail: '', line1: '1 Volt Street', line2: '', cityText: 'Town', state: 'State', postalCode: '' };
const of = (country: string, fields: Partial<AddressFields> = {}): AddressFields => ({ ...EMPTY, phone: '+49 30 123456', country, ...fields });

describe('the form of a country', () => {
  test.each([['DE', 'AZC'], ['US', 'ACSZ'], ['GB', 'ACZ'], ['JP', 'ASZ'], ['SG', 'AZ'], ['AE', 'AS'], ['BR', 'ACSZ'], ['CL', 'AzCs'], ['KE', 'ACz']])('%s is %s', (country, form) => {
    expect(addressForm(country)).toBe(form);
  });

  test('lists its fields in the order of an envelope; only the second line may always be empty', () => {
    expect(foreignFields('AZC')).toEqual([
      { name: 'line1', required: true }, { name: 'line2', required: false }, { name: 'postalCode', required: true }, { name: 'cityText', required: true },
    ]);
    expect(foreignFields('AzCs').filter(({ required }) => !required).map(({ name }) => name)).toEqual(['line2', 'postalCode', 'state']);
  });

  test('has words of its own for a field', () => {
    expect([wordOf('state', 'JP'), wordOf('line1', 'JP'), wordOf('postalCode', 'US'), wordOf('cityText', 'US'), wordOf('state', 'FR')]).toEqual(['prefecture', 'block', 'zip', undefined, undefined]);
  });

  test('a needed state or postal code is on the envelopes of the country', () => {
    for (const [country, { state, postalCode }] of Object.entries(ADDRESS_NEEDS)) {
      const form = addressForm(country);
      expect([country, form.includes('S')]).toEqual([country, state === true]);
      expect([country, form.includes('Z')]).toEqual([country, postalCode !== undefined]);
    }
  });

  test('every country to which the default content sends can be addressed', () => {
    for (const country of DEFAULT_FREIGHT.flatMap((zone) => zone.countries)) {
      const postalCode = ADDRESS_NEEDS[country]?.postalCode ?? '';
      expect([country, isCountry(country), foreignProblems(of(country, { postalCode }))]).toEqual([country, true, {}]);
    }
  });
});

describe('the countries to choose from', () => {
  test('begin with China, then go by name; without others there is no choice', () => {
    expect(countryOptions(['US', 'DE', 'AT'], 'en').map(({ code, name }) => `${code} ${name}`)).toEqual(['CN China', 'AT Austria', 'DE Germany', 'US United States']);
    expect(countryOptions(['DE'], 'cn').map(({ name }) => name)).toEqual(['中国', '德国']);
    expect(countryOptions([], 'en')).toEqual([]);
  });

  test('an unknown choice is China', () => {
    const options = countryOptions(['DE'], 'en');
    expect([chosenCountry(options, 'DE').form, chosenCountry(options, 'XX').code, chosenCountry(options, undefined).code]).toEqual(['AZC', 'CN', 'CN']);
  });

  test('a code is a country, or none; Hong Kong, Macao and Taiwan are provinces here', () => {
    expect(['DE', 'de', 'XX', 'D', 'DEU', ''].map(isCountry)).toEqual([true, false, false, false, false, false]);
    expect([countryName('XX', 'en'), PROVINCE_CODES, isAbroad({ country: 'CN' }), isAbroad({ country: 'DE' })]).toEqual(['XX', ['HK', 'MO', 'TW'], false, true]);
  });
});

describe('an address abroad', () => {
  test('names each field that is missing, too long or wrong', () => {
    expect(foreignProblems(of('DE', { name: ' ', phone: '', line1: '', cityText: 'x'.repeat(61), postalCode: '1' }))).toEqual({
      name: 'missing', phone: 'missing', line1: 'missing', cityText: 'tooLong', postalCode: 'wrong',
    });
    expect(foreignProblems(of('US', { state: '', postalCode: '' }))).toEqual({ state: 'missing', postalCode: 'missing' });
    expect(foreignProblems(of('KE', { state: '' }))).toEqual({});
    expect(foreignProblems(of('JP', { name: '山田', line1: '1-2-3 銀座', state: 'Tōkyō', postalCode: '104-0061' }))).toEqual({ name: 'notLatin', line1: 'notLatin' });
    expect(foreignProblems(of('PL', { name: 'Łukasz Żak 2º', line1: 'ul. Świętej Anny 4/5', cityText: 'Łódź', postalCode: '90-001' }))).toEqual({});
  });

  test.each([
    ['DE', '10115', '10115'], ['DE', ' 10 115', '10115'], ['DE', '1011', null], ['JP', '1040061', '104-0061'], ['PL', '00950', '00-950'], ['US', '787011234', '78701-1234'],
    ['GB', 'ec1y 8sy', 'EC1Y 8SY'], ['GB', 'EC1Y8SY', 'EC1Y 8SY'], ['GB', 'm11ae', 'M1 1AE'], ['PT', '2725079', '2725-079'], ['IE', 'A65F4E2', 'A65 F4E2'], ['LV', '1073', '1073'], ['CH', 'CH-8001', '8001'], ['FI', 'FI-00550', '00550'], ['SE', 'SE-114 55', '114 55'], ['NL', '1234ab', '1234 AB'],
    ['BR', '40301110', '40301-110'], ['AR', '1425', '1425'], ['AR', 'C1425ABC', 'C1425ABC'], ['CA', 'h3z2y7', 'H3Z 2Y7'], ['US', '7', null], ['SG', '54608', null], ['AU', '20600', null],
  ])('%s takes the postal code %j as %j', (country, typed, stored) => {
    const fields = of(country, { postalCode: typed });
    expect(foreignProblems(fields).postalCode).toBe(stored === null ? 'wrong' : undefined);
    if (stored !== null) expect(tidyForeign(fields).postalCode).toBe(stored);
  });

  test.each([
    ['DE', '030 1234567', '+49 30 1234567'], ['DE', '+1 512 555 0100', '+1 512 555 0100'], ['US', '(512) 555-0100', '+1 512 555 0100'], ['US', '12345', null], ['GB', '020 7946 0018', '+44 20 7946 0018'],
    ['DE', 'call me', null], ['SG', '6123 4567', '+65 6123 4567'],
  ])('%s takes the phone number %j as %j', (country, typed, stored) => {
    const fields = of(country, { phone: typed, postalCode: ADDRESS_NEEDS[country]?.postalCode ?? '' });
    expect(foreignProblems(fields)).toEqual(stored === null ? { phone: 'wrong' } : {});
    if (stored !== null) expect(tidyForeign(fields).phone).toBe(stored);
  });

  test('is stored without outer blanks, and without the fields of other countries', () => {
    expect(tidyForeign(of('SG', { name: ' Ada ', province: '1-44', detail: 'x', line1: ' 1 Volt Road ', postalCode: '546080' }))).toEqual({
      name: 'Ada', phone: '+49 30 123456', country: 'SG', province: '', city: '', district: '', detail: '', line1: '1 Volt Road', line2: '', cityText: '', state: '', postalCode: '546080',
    });
  });
});
