/** Addresses as text (README, "Addresses"). On the server only: the formats of all countries are large. */

import { formatAddress } from 'localized-address-format';
import type { Language } from '../text/language';
import type { AddressFields } from '../account/account-records';
import { countryName, HOME_COUNTRY, isAbroad } from './countries';

/** An address below its recipient: with the names of its regions in the shop's country, or with the fields of an address abroad. */
export interface Place extends Omit<AddressFields, 'name' | 'phone' | 'province' | 'city' | 'district'> {
  provinceName: string;
  cityName: string;
  districtName: string;
}

/** A stored or sent address. Fields that it does not have are missing; without a country it is in the shop's. */
type SentPlace = { readonly [F in keyof Place as F extends `${string}Name` ? never : F]?: string | undefined };

/** An address below its recipient. @param nameOf - the name of its province, city or district in the reader's language; empty if it has none */
export function placeOf(sent: SentPlace, nameOf: (field: 'provinceName' | 'cityName' | 'districtName') => string): Place {
  const { country = HOME_COUNTRY, detail = '', line1 = '', line2 = '', cityText = '', state = '', postalCode = '' } = sent;
  return {
    country, detail, line1, line2, cityText, state, postalCode,
    provinceName: nameOf('provinceName'), cityName: nameOf('cityName'), districtName: nameOf('districtName'),
  };
}

/**
 * The lines of an address below its recipient. In Chinese the province comes first, in English last; a name appears once, even if a municipality is both province
 * and city. An address abroad has the order of its country, and the name of the country in capitals at its end.
 */
export function placeLines(place: Place, language: Language): string[] {
  if (isAbroad(place)) return [...foreignLines(place), countryName(place.country, language).toUpperCase()];
  const regions = [...new Set([place.provinceName, place.cityName, place.districtName])];
  return language === 'cn' ? [regions.join('') + place.detail] : [place.detail, regions.reverse().join(', ')];
}

/** {@link placeLines} in one line. */
export function placeText(place: Place, language: Language): string {
  return isAbroad(place) ? [...foreignLines(place), countryName(place.country, language)].join(', ') : placeLines(place, language).join(', ');
}

function foreignLines({ country, line1, line2, cityText, state, postalCode }: Place): string[] {
  const lines = formatAddress({ postalCountry: country, addressLines: [line1, line2], locality: cityText, administrativeArea: state, postalCode }, 'latin');
  // Where a second line of the street stands before a comma, as in Japan, the package begins a line with the comma.
  return lines.map((line) => line.replace(/^[\s,]+/, ''));
}
