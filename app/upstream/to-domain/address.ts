import type { InferOutput } from 'valibot';
import type { Address, AddressFields } from '../../domain/account/account-records';
import { FOREIGN_FIELDS, REGION_FIELDS } from '../../domain/address/address-fields';
import { isAbroad } from '../../domain/address/countries';
import { taxNumberLike } from '../../domain/address/tax-number';
import { placeOf, placeText, type Place } from '../../domain/address/place-text';
import type { OrderAddress } from '../../domain/order/order-records';
import type { Language } from '../../domain/text/language';
import type { Payload } from '../contract/base/call';
import type { address, saveAddress } from '../contract/records/address';
import type { orderAddress } from '../contract/records/order';
import { textOf } from './text';

type WireAddress = InferOutput<typeof address> | InferOutput<typeof orderAddress>;

export function toAddress(row: InferOutput<typeof address>, language: Language): Address {
  const { addressId: id, name, phone, province = '', city = '', district = '' } = row;
  const place = toPlace(row, language);
  const { detail, country, line1, line2, cityText, state, postalCode } = place;
  return {
    id, name, phone, country, province, city, district, detail, line1, line2, cityText, state, postalCode,
    isDefault: row.isDefault === 'T', place: placeText(place, language),
  };
}

export function toOrderAddress(wire: InferOutput<typeof orderAddress>, language: Language): OrderAddress {
  const place = toPlace(wire, language);
  return { name: wire.name, phone: wire.phone, country: place.country, place: placeText(place, language), taxNoLike: taxNumberLike(place.country) };
}

function toPlace(wire: WireAddress, language: Language): Place {
  return placeOf(wire, (field) => textOf(wire, field, language));
}

/** The fields of an address as they are sent: those of its kind that are filled in. Addresses in China are sent without a country. */
export function addressPayload(fields: AddressFields): Pick<Payload<typeof saveAddress>, keyof AddressFields> {
  const abroad = isAbroad(fields);
  const filled = [...(abroad ? (['country', ...FOREIGN_FIELDS] as const) : REGION_FIELDS)].flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  return { name: fields.name, phone: fields.phone, ...Object.fromEntries(filled) };
}
