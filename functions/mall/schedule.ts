import { DEFAULT_TIME_ZONE, type MallBindings } from './http/bindings';
import { forgetOldCarts } from './cart/store';
import { forgetKeys } from './trade/idempotent';
import { runDueTransitions } from './trade/due-transitions';
import { Queries } from './db/queries';

/** How often a minute looks for what is due: each time finds some of it. */
const ROUNDS = 10;

/** What the mall does every minute: what time brings with it for orders, and clearing away what nobody needs any more. */
export async function runSchedule(bindings: MallBindings, now: number): Promise<void> {
  const queries = new Queries(bindings.DB);
  const context = { bindings, queries, now, timeZone: bindings.TIME_ZONE || DEFAULT_TIME_ZONE };
  for (let rounds = 0; rounds < ROUNDS && (await runDueTransitions(context)) > 0; rounds++);
  await queries.batch([forgetOldCarts(now), forgetKeys(now)]);
}
