import type { FreightZone } from '~/domain/order/freight/freight';
import type { Queries } from '../db/queries';
import { readEntries } from './entries';
import { listContent } from './store';

/** Reads the zones to which the shop sends. Malformed zones are logged and left out. */
export async function freightZones(queries: Queries): Promise<FreightZone[]> {
  return readEntries('freight', await listContent(queries, 'freight'));
}
