import { describe, expect, test } from 'vitest';
import { readTaxNumber, taxCountries, taxNumberLike } from '~/domain/address/tax-number';
import { DEFAULT_FREIGHT } from '../../../functions/mall/content/defaults/default-abroad';

describe('a tax number', () => {
  test.each([
    ['CN', '9144 0300-ma5f8k2t0x', '91440300MA5F8K2T0X'], ['CN', '９１４４０３００ＭＡ５Ｆ８Ｋ２Ｔ０Ｘ', '91440300MA5F8K2T0X'], ['CN', '91440300MA5F8K', null], ['CN', '9'.repeat(21), null],
    ['CN', 'DE123456789', 'DE123456789'], ['DE', '123 456 789', 'DE123456789'], ['DE', 'de123456789', 'DE123456789'], ['DE', '12345678', null], ['DE', 'FR12345678901', 'FR12345678901'],
    ['DE', '91440300MA5F8K2T0X', '91440300MA5F8K2T0X'], ['AT', '12345678', 'ATU12345678'], ['GR', '123456789', 'EL123456789'], ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['BR', '12.345.678/0001-95', '12345678000195'], ['US', '12-3456789', '123456789'], ['US', '1234', null], ['IN', '27ABCDE1234F1Z5', '27ABCDE1234F1Z5'], ['JP', '1234567890123', '1234567890123'],
    ['UY', '211234560018', '211234560018'], ['UY', 'x', null], ['UY', '号号号号', null], ['GB', '', null],
  ])('to %s: %j is %j', (country, typed, number) => {
    expect(readTaxNumber(typed, country)).toBe(number);
  });

  test.each([
    ['123456789', ['US', 'IL']], ['DE123456789', ['CN', 'DE', 'US', 'IL', 'BR']], ['91440300MA5F8K2T0X', ['CN', 'DE', 'US', 'IL', 'BR']], ['12345678000195', ['BR']], ['', []],
  ])('%s is right as it is in %j', (number, countries) => {
    expect(taxCountries(number, ['CN', 'DE', 'US', 'IL', 'BR'])).toEqual(countries);
  });

  test('has an example for each country of the default content, which counts', () => {
    for (const country of ['CN', ...DEFAULT_FREIGHT.flatMap((zone) => zone.countries)]) {
      const example = taxNumberLike(country);
      if (example) expect([country, readTaxNumber(example, country)]).toEqual([country, expect.stringMatching(/^[A-Z\d]{4,20}$/)]);
    }
    expect(taxNumberLike('UY')).toBe('');
  });
});
