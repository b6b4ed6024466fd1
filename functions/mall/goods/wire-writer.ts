import type { WireGoods } from '~/upstream/contract/records/goods';
import { dayOf } from '~/domain/time/moment';
import type { MallContext } from '../http/route';
import { catalogueFacts } from './facts';
import type { ProductRow } from './product-row';
import { toWire } from './wire';

/** Makes the function that writes products as the contract sends them today. @throws Error before the first catalogue is loaded */
export async function wireWriter({ bindings, queries, now, timeZone }: MallContext): Promise<(row: ProductRow) => WireGoods> {
  const facts = await catalogueFacts(bindings.CATALOGUE, queries);
  const today = dayOf(now, timeZone);
  return (row) => toWire(row, facts, today, bindings.PRODUCT);
}
