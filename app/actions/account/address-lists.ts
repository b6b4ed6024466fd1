import type { AddressLists } from '../../domain/address/address-fields';
import { countryOptions } from '../../domain/address/address-forms';
import { HOME_COUNTRY } from '../../domain/address/countries';
import type { Language } from '../../domain/text/language';
import type { Account } from '../../upstream/account';
import type { Shop } from '../../upstream/shop';

interface Visit {
  account: Pick<Account, 'provinces'>;
  shop: Pick<Shop, 'freightZones'>;
  language: Language;
  /** The country in which the visitor's network is; empty if it is not known. */
  visitorCountry: string;
}

/**
 * The lists from which people choose in the form of a new address.
 * @param reading - the countries to which the shop sends, where the page needs them too
 */
export async function addressLists({ account, shop, language, visitorCountry }: Visit, reading = shop.freightZones()): Promise<AddressLists> {
  const [provinces, zones] = await Promise.all([account.provinces(), reading]);
  const countries = countryOptions((zones ?? []).flatMap((zone) => zone.countries), language);
  return {
    countries, first: countries.some(({ code }) => code === visitorCountry) ? visitorCountry : HOME_COUNTRY,
    provinces: provinces.map(({ regionCode: code, regionName: name }) => ({ code, name })), cities: [], districts: [],
  };
}
