import type * as v from 'valibot';
import type { AddressFields } from '~/domain/account/account-records';
import { FOREIGN_FIELDS, REGION_FIELDS } from '~/domain/address/address-fields';
import { isAbroad } from '~/domain/address/countries';
import type * as contract from '~/upstream/contract/records/address';
import type { AddressRow } from './store';

type Sent = Pick<v.InferInput<typeof contract.address>, keyof AddressFields>;

/** The fields of an address as the contract sends them: those of its kind that are filled in, and a country if it is not China. */
export function sentFields(fields: AddressFields): Sent {
  const names = isAbroad(fields) ? (['country', ...FOREIGN_FIELDS] as const) : REGION_FIELDS;
  return { name: fields.name, phone: fields.phone, ...Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))) };
}

/** An address as the contract sends it. */
export function toWire(row: AddressRow): v.InferInput<typeof contract.address> {
  const names = (['province', 'city', 'district'] as const).flatMap((level) => (['Cn', 'En'] as const).map((language) => `${level}Name${language}` as const));
  return {
    addressId: row.addressId, ...sentFields(row), isDefault: row.isDefault,
    ...Object.fromEntries(names.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))),
  };
}
