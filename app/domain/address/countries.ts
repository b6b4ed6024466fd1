/** Countries by their codes in ISO 3166-1 (README, "Addresses"). */

import { languageTag, type Language, type Texts } from '../text/language';

/** The country of the shop. An address without a country is there. */
export const HOME_COUNTRY = 'CN';

/** The form of a code of two letters. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Places that have a code of their own, and that the lists of regions have as provinces. */
export const PROVINCE_CODES: readonly string[] = ['HK', 'MO', 'TW'];

/** Whether an address lies outside of the shop's country. */
export function isAbroad({ country }: { country: string }): boolean {
  return country !== HOME_COUNTRY;
}

/** The name of a country. On the server only: browsers write some names in another way. @returns the code if it names no country */
export function countryName(code: string, language: Language): string {
  return knownName(code, language) ?? code;
}

/** {@link countryName} in both languages. */
export function countryNames(code: string): Texts {
  return { cn: countryName(code, 'cn'), en: countryName(code, 'en') };
}

/** Whether a code names a country. */
export function isCountry(code: string): boolean {
  return knownName(code, 'en') !== undefined;
}

function knownName(code: string, language: Language): string | undefined {
  if (!COUNTRY_CODE.test(code)) return undefined;
  return namesIn(language).of(code);
}

/** Making the names of a language takes longer than finding all countries in them. */
const made = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const names = made.get(language) ?? new Intl.DisplayNames([languageTag(language)], { type: 'region', fallback: 'none' });
  made.set(language, names);
  return names;
}
