import type { Queries } from '../db/queries';
import { badPayload, filled } from '../http/refusal';
import { wrongRegion } from '../region/store';
import { NO_SUCH_REGION } from './messages';
import type { AddressFields } from './store';

/** Validates an entered address. @returns the address without blanks around its texts @throws Refusal that names the wrong field */
export async function checkedAddress(queries: Queries, given: AddressFields): Promise<AddressFields> {
  const fields = tidy(given);
  const wrong = await wrongRegion(queries, fields);
  if (wrong) throw badPayload(wrong, NO_SUCH_REGION[wrong]);
  return fields;
}

function tidy(fields: AddressFields): AddressFields {
  const { name, phone, detail } = fields;
  return { ...fields, name: filled('name', name), phone: filled('phone', phone), detail: filled('detail', detail) };
}
