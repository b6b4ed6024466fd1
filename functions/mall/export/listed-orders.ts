import type { InferInput } from 'valibot';
import { EXPORT_LINES } from '~/domain/order/export-kinds';
import type { orderSummary } from '~/upstream/contract/records/order';
import { allListed } from '../order/list-orders';
import { readOrders } from '../trade/records/store';
import { toSummary } from '../trade/records/wire';
import type { MallContext } from '../http/route';
import { tooManyLines } from './export-refusals';

/** How many orders are read at a time. */
const AT_ONCE = 50;

/** All orders of a list, newest first. They are read while the file is written. @throws Refusal if they have too many lines for one file */
export async function listedOrders(
  context: MallContext, userCode: string, filter: Parameters<typeof allListed>[2],
): Promise<AsyncIterable<InferInput<typeof orderSummary>>> {
  const listed = await allListed(context, userCode, filter);
  if (listed.reduce((sum, { lines }) => sum + lines, 0) > EXPORT_LINES) throw tooManyLines();
  return readListed(context, listed.map(({ order_no }) => order_no));
}

async function* readListed({ queries, now }: MallContext, orderNos: readonly string[]) {
  for (let from = 0; from < orderNos.length; from += AT_ONCE) {
    for (const whole of await readOrders(queries, orderNos.slice(from, from + AT_ONCE))) yield toSummary(whole, now);
  }
}
