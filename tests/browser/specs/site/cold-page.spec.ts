/** Many visitors of the real Worker ask for a page without snapshot at the same time. */
import { rawRequest } from '../../../fixtures/servers/raw-http';
import { mallClient } from '../../../fixtures/mall/mall-client';
import { prime } from '../../../fixtures/servers/prime';
import { expect, test } from '../../fault-fixtures';
import { stageUrl } from '../../fixtures';

const MANY = 30;

test('S41: they make one call of the upstream, and each gets the page', async ({ faults }) => {
  const shop = stageUrl('TEST_EXTERNAL_SHOP_URL');
  const [, , , product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock(3);
  if (!product) throw new Error('The catalogue has too few parts');
  await prime(shop, '/about');
  faults.hold('goods/{id}', 1000);
  const answers = await Promise.all(Array.from({ length: MANY }, () => rawRequest(shop, `/product_detail/${product.id}`)));
  for (const { status, body } of answers) expect([status, body.includes(product.mpn)]).toEqual([200, true]);
  expect(faults.count('goods/{id}')).toBe(1);
});

test('S41: a visitor who leaves while others wait takes nothing from them', async ({ faults }) => {
  const shop = stageUrl('TEST_EXTERNAL_SHOP_URL');
  const [, , , , product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock(3);
  if (!product) throw new Error('The catalogue has too few parts');
  await prime(shop, '/about');
  faults.hold('goods/{id}', 1500);
  const leaving = new AbortController();
  const left = fetch(`${shop}/product_detail/${product.id}`, { signal: leaving.signal }).catch(() => 'left');
  await faults.asked(1);
  const others = Array.from({ length: 5 }, () => rawRequest(shop, `/product_detail/${product.id}`));
  leaving.abort();
  expect(await left).toBe('left');
  for (const { status } of await Promise.all(others)) expect(status).toBe(200);
  expect(faults.count('goods/{id}')).toBeLessThanOrEqual(2);
});
