import * as v from 'valibot';
import type * as contract from '~/upstream/contract/records/desk/desk';
import { orderInMissing } from '../../catalogue/loading/held-stock';
import { jsonLists } from '../../db/json-lists';
import { sql, type Statement } from '../../db/queries';
import { journalEntry } from '../../http/operator-journal';
import { operatorName } from '../../http/operator-key';
import type { MallContext } from '../../http/route';
import { untilDone } from '../../trade/owned-orders';
import { assertInTransaction, runTransaction } from '../../db/transaction';
import { readLines, type StockChange } from './stock-lines';

type Payload = v.InferOutput<typeof contract.setStock.payload>;
type Answer = v.InferInput<typeof contract.setStock.data>;

/** Sets stock and prices of parts in one transaction, or tells every fault and changes nothing (README, "Stock lists"). */
export async function setStock({ source, check, rows }: Payload, context: MallContext): Promise<Answer> {
  operatorName(context);
  let answer: Answer = { faults: [], parts: 0 };
  await untilDone(async () => {
    const { faults, changes, version } = await readLines(context, rows);
    answer = { faults, parts: faults.length > 0 ? 0 : changes.length };
    if (faults.length > 0 || check === 'T') return null;
    return runTransaction(context.queries, [
      // The ids were found in this catalogue.
      assertInTransaction('state', '(SELECT version FROM catalogue_state) IS ?1', version),
      ...jsonLists(changes.map(rowOf)).flatMap(changing),
      journalEntry(context, 'setStock', source, `parts: ${changes.length}, stocks: ${countOf(changes, 'stock')}, prices: ${countOf(changes, 'tiers')}`),
    ]);
  });
  return answer;
}

function rowOf({ productId, stock, tiers }: StockChange): unknown[] {
  return [productId, stock ?? null, tiers ? JSON.stringify(tiers) : null];
}

/** The parts of a list whose pieces were counted. */
const COUNTED = '(SELECT value ->> 0 AS id, value ->> 1 AS stock FROM json_each(?1) WHERE value ->> 1 IS NOT NULL)';

/** The statements that change the parts of a list: pieces that orders hold lie in the warehouse too, and are not for sale. */
function changing(list: string): Statement[] {
  return [
    sql(orderInMissing(`${COUNTED} AS counted CROSS JOIN order_line AS line ON line.goods_id = counted.id`), list),
    sql(
      `UPDATE goods SET stock = counted.stock - COALESCE((SELECT SUM(held.reserved) FROM order_line AS held WHERE held.goods_id = goods.id AND held.reserved > 0), 0)
       FROM ${COUNTED} AS counted WHERE goods.id = counted.id`,
      list,
    ),
    sql("UPDATE goods SET tiers = new.value ->> 2 FROM json_each(?1) AS new WHERE goods.id = new.value ->> 0 AND new.value ->> 2 IS NOT NULL", list),
  ];
}

function countOf(changes: readonly StockChange[], field: 'stock' | 'tiers'): number {
  return changes.filter((change) => change[field] !== undefined).length;
}
