import type { Queries } from '../db/queries';
import { badPayload, filled } from '../http/refusal';
import { wrongRegion, type RegionPath } from '../region/store';
import type { AddressFields } from './store';

const WRONG_REGION: Record<keyof RegionPath, { cn: string; en: string }> = {
  province: { cn: '没有这个省份。', en: 'there is no such province.' },
  city: { cn: '所选省份没有这个城市。', en: 'there is no such city in the province.' },
  district: { cn: '所选城市没有这个区县。', en: 'there is no such district in the city.' },
};

/** The entered address, without outer blanks. @throws Refusal that names the wrong field */
export async function checkedAddress(queries: Queries, given: AddressFields): Promise<AddressFields> {
  const fields = tidy(given);
  const wrong = await wrongRegion(queries, fields);
  if (wrong) throw badPayload(wrong, WRONG_REGION[wrong]);
  return fields;
}

function tidy(fields: AddressFields): AddressFields {
  const { name, phone, detail } = fields;
  return { ...fields, name: filled('name', name), phone: filled('phone', phone), detail: filled('detail', detail) };
}
