import type { InferOutput } from 'valibot';
import type { Address } from '../../domain/account/account-records';
import { taxNumberLike } from '../../domain/address/tax-number';
import { placeLines, placeOf, placeText, type Place } from '../../domain/address/place-text';
import type { OrderAddress } from '../../domain/order/order-records';
import type { Language } from '../../domain/text/language';
import type { address } from '../contract/records/address';
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
  return { name: wire.name, phone: wire.phone, country: place.country, lines: placeLines(place, language), taxNoLike: taxNumberLike(place.country) };
}

function toPlace(wire: WireAddress, language: Language): Place {
  return placeOf(wire, (field) => textOf(wire, field, language));
}
