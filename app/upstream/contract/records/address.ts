import * as v from 'valibot';
import { ADDRESS_LIMITS, PHONE } from '../../../domain/account/account-rules';
import { COUNTRY_CODE } from '../../../domain/address/countries';
import { call, nothing } from '../base/call';
import { flag, rows, text, texts } from '../base/fields';
import { regionCode } from './region';

/** The maximum number of addresses of a user. */
export const MOST_ADDRESSES = 20;

const filled = (most: number) => v.pipe(text, v.minLength(1), v.maxLength(most));
export const addressId = v.pipe(text, v.minLength(1), v.maxLength(50));
const one = v.object({ addressId });

/** The fields of an address that the user enters. */
export const addressEntry = {
  name: filled(ADDRESS_LIMITS.name),
  phone: v.pipe(filled(ADDRESS_LIMITS.phone), v.regex(PHONE)),
  /** Two letters, as in ISO 3166-1. Absent for China. */
  country: v.optional(v.pipe(text, v.regex(COUNTRY_CODE))),
  /** In China all four are there, elsewhere none. */
  province: v.optional(regionCode),
  city: v.optional(regionCode),
  district: v.optional(regionCode),
  detail: v.optional(filled(ADDRESS_LIMITS.detail)),
  /** Outside of China: the street, and what else the addresses of the country have. */
  line1: v.optional(filled(ADDRESS_LIMITS.line1)),
  line2: v.optional(filled(ADDRESS_LIMITS.line2)),
  cityText: v.optional(filled(ADDRESS_LIMITS.cityText)),
  state: v.optional(filled(ADDRESS_LIMITS.state)),
  postalCode: v.optional(filled(ADDRESS_LIMITS.postalCode)),
};

export const address = v.object({
  addressId, ...addressEntry, isDefault: flag, ...texts('provinceName'), ...texts('cityName'), ...texts('districtName'),
});

export const listAddresses = call({
  name: 'address/qryAddressList', group: 'user', method: 'POST', path: 'address/qryAddressList', policy: 'never',
  payload: nothing, data: rows(address), summary: 'Delivery addresses of the signed-in user, the default one first',
});

export const saveAddress = call({
  name: 'address/saveAddress', group: 'user', method: 'POST', path: 'address/saveAddress', policy: 'never',
  payload: v.object({ addressId: v.optional(addressId), ...addressEntry, isDefault: v.optional(flag) }),
  data: one, summary: 'Adds a delivery address, or changes the one of addressId; the first one is the default',
});

export const removeAddress = call({
  name: 'address/removeAddress', group: 'user', method: 'POST', path: 'address/removeAddress', policy: 'never',
  payload: one, data: v.nullish(v.unknown()), summary: 'Removes a delivery address of the signed-in user',
});

export const setDefaultAddress = call({
  name: 'address/setDefaultAddress', group: 'user', method: 'POST', path: 'address/setDefaultAddress', policy: 'never',
  payload: one, data: v.nullish(v.unknown()), summary: 'Makes an address the default one',
});
