import type * as v from 'valibot';
import { filledFields } from '~/domain/address/address-fields';
import type * as contract from '~/upstream/contract/records/address';
import type { AddressRow } from './store';

/** An address as the contract sends it. */
export function toWire(row: AddressRow): v.InferInput<typeof contract.address> {
  const names = (['province', 'city', 'district'] as const).flatMap((level) => (['Cn', 'En'] as const).map((language) => `${level}Name${language}` as const));
  return {
    addressId: row.addressId, ...filledFields(row), isDefault: row.isDefault,
    ...Object.fromEntries(names.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))),
  };
}
