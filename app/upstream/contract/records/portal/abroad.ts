import * as v from 'valibot';
import { COUNTRY_CODE } from '../../../../domain/address/countries';
import { CURRENCIES } from '../../../../domain/money/approximate';
import { call, nothing } from '../../base/call';
import { count, day, rows, text, texts } from '../../base/fields';

/** An amount in whole cents, as decimal text: `118.50`. */
const cents = v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,2})?$/));
const grams = v.pipe(count, v.minValue(1), v.maxValue(100_000_000));

export const freightZone = v.object({
  zoneId: text, ...texts('name'),
  /** Codes of two letters, as in ISO 3166-1. */
  countries: v.pipe(v.array(v.pipe(text, v.regex(COUNTRY_CODE))), v.minLength(1)),
  /** Grams of packing that each parcel has. */
  packing: v.optional(count),
  /** Parcels of at most `upTo` grams cost `price` CNY. */
  classes: v.pipe(v.array(v.object({ upTo: grams, price: cents })), v.minLength(1)),
  /** Above the last class, each further weight of `each` grams costs `price`. Absent: heavier parcels are not sent. */
  more: v.optional(v.object({ each: grams, price: cents })),
  /** How many days a parcel takes. */
  days: v.optional(v.object({ least: count, most: count })),
});

export const listFreight = call({
  name: 'freightConfig/qryFreightList', group: 'content', method: 'GET', policy: 'content', optional: true,
  path: 'freightConfig/qryFreightList', payload: nothing, data: rows(freightZone),
  summary: 'Freight outside of China by country and weight. Without it, the shop sends to China only',
});

export const exchangeRate = v.object({
  currency: v.picklist(CURRENCIES),
  /** CNY for one unit of the currency. */
  rate: v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,5}(?:\.\d{1,6})?|0\.\d{0,5}[1-9]\d{0,5})$/), v.maxLength(13)),
  rateDate: day,
});

export const listRates = call({
  name: 'currencyConfig/qryRateList', group: 'content', method: 'GET', policy: 'content', optional: true,
  path: 'currencyConfig/qryRateList', payload: nothing, data: rows(exchangeRate),
  summary: 'Rates by which the shop shows approximate prices in other currencies; nothing is charged by them',
});
