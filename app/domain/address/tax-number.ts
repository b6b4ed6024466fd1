/** Tax numbers of companies by country (README, "Payment on account and invoices"). On the server only: browsers need none of the patterns. */

import { HOME_COUNTRY } from './countries';

/** A kind of number, without blanks, dots, dashes and slashes. */
interface TaxNumber {
  pattern: RegExp;
  example: string;
  /** Letters before the number, which people may leave out. */
  prefix?: string;
}

/** A number with the letters of its country, as in the European Union (https://europa.eu/youreurope, "VAT identification numbers"). */
function european(prefix: string, rest: string, example: string): TaxNumber {
  return { pattern: new RegExp(`^${prefix}(?:${rest})$`), example: `${prefix}${example}`, prefix };
}

/** In China: 15 to 20 letters and digits. */
const TAX_NO = /^[0-9A-Z]{15,20}$/;

/** Stands for a country where it is not known to which one the orders go. */
export const ANY_COUNTRY = '';

const NUMBERS: Readonly<Record<string, TaxNumber>> = {
  [HOME_COUNTRY]: { pattern: TAX_NO, example: '91440300MA5F8K2T0X' },
  AT: european('ATU', '\\d{8}', '12345678'), BE: european('BE', '[01]\\d{9}', '0123456789'), BG: european('BG', '\\d{9,10}', '123456789'),
  CY: european('CY', '\\d{8}[A-Z]', '12345678X'), CZ: european('CZ', '\\d{8,10}', '12345678'), DE: european('DE', '\\d{9}', '123456789'),
  DK: european('DK', '\\d{8}', '12345678'), EE: european('EE', '\\d{9}', '123456789'), ES: european('ES', '[A-Z\\d]\\d{7}[A-Z\\d]', 'X1234567X'),
  FI: european('FI', '\\d{8}', '12345678'), FR: european('FR', '[A-HJ-NP-Z\\d]{2}\\d{9}', '12345678901'), GR: european('EL', '\\d{9}', '123456789'),
  HR: european('HR', '\\d{11}', '12345678901'), HU: european('HU', '\\d{8}', '12345678'), IE: european('IE', '\\d[A-Z\\d]\\d{5}[A-Z]{1,2}', '1234567WA'),
  IT: european('IT', '\\d{11}', '12345678901'), LT: european('LT', '\\d{9}|\\d{12}', '123456789'), LU: european('LU', '\\d{8}', '12345678'),
  LV: european('LV', '\\d{11}', '12345678901'), MT: european('MT', '\\d{8}', '12345678'), NL: european('NL', '[A-Z\\d]{12}', '123456789B01'),
  PL: european('PL', '\\d{10}', '1234567890'), PT: european('PT', '\\d{9}', '123456789'), RO: european('RO', '\\d{2,10}', '1234567890'),
  SE: european('SE', '\\d{12}', '123456789001'), SI: european('SI', '\\d{8}', '12345678'), SK: european('SK', '\\d{10}', '1234567890'),
  GB: european('GB', '\\d{9}|\\d{12}', '123456789'), CH: european('CHE', '\\d{9}(?:MWST|TVA|IVA)?', '123456789'), NO: { pattern: /^(?:NO)?\d{9}(?:MVA)?$/, example: '123456789MVA' },
  IS: { pattern: /^\d{5,6}$/, example: '12345' }, RS: { pattern: /^\d{9}$/, example: '123456789' }, TR: { pattern: /^\d{10,11}$/, example: '1234567890' },
  US: { pattern: /^\d{9}$/, example: '12-3456789' }, CA: { pattern: /^\d{9}(?:R[TCPMZ]\d{4})?$/, example: '123456789RT0001' },
  MX: { pattern: /^[A-Z&Ñ]{3,4}\d{6}[A-Z\d]{3}$/, example: 'ABC010203AB9' }, BR: { pattern: /^[A-Z\d]{12}\d{2}$/, example: '12.345.678/0001-95' },
  AR: { pattern: /^\d{11}$/, example: '30-12345678-9' }, CL: { pattern: /^\d{7,8}[\dK]$/, example: '76.123.456-7' }, CO: { pattern: /^\d{9,10}$/, example: '900123456-7' },
  PE: { pattern: /^\d{11}$/, example: '20123456789' }, AU: { pattern: /^\d{11}$/, example: '51 824 753 556' }, NZ: { pattern: /^(?:\d{8,9}|\d{13})$/, example: '49-091-850' },
  JP: { pattern: /^T?\d{13}$/, example: 'T1234567890123' }, KR: { pattern: /^\d{10}$/, example: '123-45-67890' }, SG: { pattern: /^(?:\d{8,9}|[TSR]\d{2}[A-Z]{2}\d{4})[A-Z]$/, example: '201912345K' },
  MY: { pattern: /^(?:[A-Z]{1,2}\d{9,11}|\d{12})$/, example: '201901012345' }, TH: { pattern: /^\d{13}$/, example: '0105551234567' },
  VN: { pattern: /^\d{10}(?:\d{3})?$/, example: '0101234567' }, PH: { pattern: /^\d{9}(?:\d{3}|\d{5})?$/, example: '123-456-789-000' },
  ID: { pattern: /^\d{15,16}$/, example: '01.234.567.8-901.000' }, IN: { pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, example: '27ABCDE1234F1Z5' },
  AE: { pattern: /^\d{15}$/, example: '100123456700003' }, SA: { pattern: /^3\d{13}3$/, example: '300123456700003' }, IL: { pattern: /^\d{9}$/, example: '512345678' },
  ZA: { pattern: /^4\d{9}$/, example: '4123456789' }, EG: { pattern: /^\d{9}$/, example: '123456789' }, KE: { pattern: /^[AP]\d{9}[A-Z]$/, example: 'P051234567X' },
  MA: { pattern: /^\d{15}$/, example: '001234567000089' },
};

/** What a tax number of a country that is in no list may be. */
const OTHER = /^[A-Z\d]{4,20}$/;

/** A tax number of a country, as it is asked for; empty if any number of the country is taken. */
export function taxNumberLike(country: string): string {
  return NUMBERS[country]?.example ?? '';
}

/** The countries among `countries` in which a number is right as it is. A number of one country may look like one of another: it is not of that one if letters would be added. */
export function taxCountries(number: string, countries: readonly string[]): string[] {
  return countries.filter((country) => readTaxNumber(number, country) === number);
}

/**
 * Reads the tax number of a company that orders to a country. The company may be in another one, if the number names it by its letters, or is one of China.
 * @returns the number in upper case, without what stands between its digits, and with the letters of its country; `null` if there is no such number
 */
export function readTaxNumber(typed: string, country: string): string | null {
  const bare = typed.normalize('NFKC').toUpperCase().replace(/[\s./-]/g, '');
  const own = NUMBERS[country];
  const written = own && [bare, `${own.prefix ?? ''}${bare}`].find((one) => own.pattern.test(one));
  if (written !== undefined) return written;
  const named = Object.values(NUMBERS).some(({ pattern, prefix }) => (prefix !== undefined || pattern === TAX_NO) && pattern.test(bare));
  return named || (!own && OTHER.test(bare)) ? bare : null;
}
