/** Due transitions that fail: the others do not wait for them. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getOrder } from '../../../app/upstream/contract/records/order';
import { Queries } from '../../../functions/mall/db/queries';
import { forgetFailures, runDueTransitions } from '../../../functions/mall/trade/due-transitions';
import { ask, NOW } from '../../fixtures/mall/mall';
import { by, newBuyer, newPart, openTrade, place, type Buyer } from '../../fixtures/trade/trade';
import { forgetTrade } from '../../fixtures/trade/trade-invariants';

const MINUTE = 60_000;
const LATER = NOW + 31 * MINUTE;
const said = vi.spyOn(console, 'error');

beforeAll(async () => {
  await openTrade();
  // The state of an order with this remark cannot change.
  await env.DB.prepare("CREATE TRIGGER stuck BEFORE UPDATE OF status ON trade_order WHEN OLD.remark = 'stuck' BEGIN SELECT RAISE(ABORT, 'stuck'); END").run();
});
beforeEach(async () => {
  said.mockReset().mockImplementation(() => undefined);
  await forgetTrade(env.DB);
});
afterEach(() => env.DB.prepare("DELETE FROM trade_order WHERE remark = 'stuck'").run());

async function stuckOrders(count: number): Promise<void> {
  const [buyer, part] = [await newBuyer(), await newPart()];
  for (let placed = 0; placed < count; placed++) await place(buyer, [[part, 1]], { remark: 'stuck' });
}

const settle = (now: number) =>
  runDueTransitions({ bindings: { DB: env.DB, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad' }, queries: new Queries(env.DB), now, timeZone: 'UTC' });
const stateOf = async (buyer: Buyer, orderNo: string, now: number) => (await ask(getOrder, { orderNo }, by(buyer, { now }))).data.orderStatus;
const tried = () => said.mock.calls.flat().filter((line) => String(line).includes('settle_failed')).length;

test('25 that fail delay nobody else’s: the first read already shows what time has brought', async () => {
  await stuckOrders(25);
  const buyer = await newBuyer();
  // Its deadline is the last one.
  const orderNo = await place(buyer, [[await newPart(), 1]], {}, NOW + 1);
  expect(await stateOf(buyer, orderNo, LATER)).toBe('P0F');
  expect(tried()).toBe(25);
});

test('a reader tries few of those again that have failed, and none that is new waits for them', async () => {
  for (const count of [25, 25, 15]) await stuckOrders(count);
  await settle(LATER);
  expect(tried()).toBe(65);
  const buyer = await newBuyer();
  const orderNo = await place(buyer, [[await newPart(), 1]], {}, NOW + 1);
  said.mockClear();
  expect(await stateOf(buyer, orderNo, LATER + 1)).toBe('P0F');
  expect(tried()).toBe(20);
});

test('one that fails is tried again at once, then ever later, at least once an hour, and is done when it can be', async () => {
  await stuckOrders(1);
  const times = [];
  for (let minute = 0; minute <= 130; minute++) {
    const before = tried();
    await settle(LATER + minute * MINUTE);
    if (tried() > before) times.push(minute);
  }
  expect(times).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 124]);
  await env.DB.prepare("UPDATE trade_order SET remark = '' WHERE remark = 'stuck'").run();
  await settle(LATER + 300 * MINUTE);
  expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM trade_order WHERE status = 'P0C'").first('n')).toBe(0);
  const failures = () => env.DB.prepare('SELECT COUNT(*) AS n FROM due_failure').first('n');
  expect(await failures()).toBe(1);
  await new Queries(env.DB).run(forgetFailures(LATER + 3000 * MINUTE));
  expect(await failures()).toBe(0);
});
