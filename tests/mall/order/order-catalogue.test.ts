/** The catalogue is loaded again while orders change: no piece is sold twice, none is lost. */
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { auditRefund } from '../../../app/upstream/contract/records/operator';
import { cancelOrder, createOrder } from '../../../app/upstream/contract/records/order';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask, NOW, replaceCatalogue } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';
import { by, byOperator, codeOf, detail, newBuyer, openTrade, orderOf, pay, place, refund, stockOf, type Buyer } from '../../fixtures/trade/trade';

await openTrade();

const id = await env.DB.prepare("SELECT id FROM goods WHERE stock > 100 AND moq = 10 AND goods_type = 'GT0' AND step_type = 0 LIMIT 1").first<string>('id') ?? '';
const stock = await stockOf(id);

const onlyIt = { ...smallCatalogue(), products: () => [...smallCatalogue().products()].filter((part) => part.id === id) };

const load = (catalogue = smallCatalogue(), db = env.DB) => replaceCatalogue(catalogue, db);

test('a new catalogue does not sell pieces that are reserved for orders', async () => {
  const buyer = await newBuyer();
  const orderNo = await place(buyer, [[id, 50]]);
  await load();
  expect(await stockOf(id)).toBe(stock - 50);
  await ask(cancelOrder, { orderNo }, by(buyer));
  expect(await stockOf(id)).toBe(stock);
  // The new catalogue has ten pieces less than are reserved. The later order gets them from the supplier, and its cancellation does not return them to stock.
  await place(await newBuyer(1_000_000), [[id, 50]], { payMethod: 'PW1' }, NOW - 86_400_000);
  const later = await place(buyer, [[id, 20]]);
  const fewer = { ...smallCatalogue(), products: () => [...smallCatalogue().products()].map((part) => (part.id === id ? { ...part, stock: 60 } : part)) };
  await load(fewer);
  const ordered = async (orderNo: string) => (await detail(buyer, orderNo)).lines[0]?.orderNum;
  expect([await stockOf(id), await ordered(later)]).toEqual([0, 10]);
  await ask(cancelOrder, { orderNo: later }, by(buyer));
  expect(await stockOf(id)).toBe(10);
  await load();
  await env.DB.prepare('DELETE FROM catalogue_state').run();
  expect(await codeOf(createOrder, orderOf([[id, 50]]), by(buyer))).toBe(CODES.busy);
  expect(await stockOf(id)).toBe(stock - 50);
});

/** Calls that release the 50 reserved pieces of an order. */
const FREEING: Record<string, (buyer: Buyer, orderNo: string) => Promise<unknown>> = {
  'a cancellation': (buyer, orderNo) => ask(cancelOrder, { orderNo }, by(buyer)),
  'a refund that is approved': async (buyer, orderNo) => {
    await pay(buyer, orderNo);
    await ask(auditRefund, { refundNo: await refund(buyer, orderNo, id, 50), approve: 'T' }, byOperator());
  },
};

test.each(Object.keys(FREEING))('%s between any two database calls of the load creates no stock', async (name) => {
  await load(onlyIt);
  const held = stock - (await stockOf(id));
  for (let call = 1; ; call++) {
    const buyer = await newBuyer();
    const orderNo = await place(buyer, [[id, 50]]);
    const { db, calls } = failingDb(env.DB, call, 'before', async () => void (await FREEING[name]?.(buyer, orderNo)));
    await load(onlyIt, db);
    if (calls() < call) await FREEING[name]?.(buyer, orderNo);
    expect([call, await stockOf(id)]).toEqual([call, stock - held]);
    if (calls() < call) break;
    expect(call).toBeLessThan(100);
  }
});
