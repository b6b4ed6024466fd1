/** Headers that no browser sends, over the wire. */
import fc from 'fast-check';
import { answerTo, lacksHost, wireRequests } from '../../../fixtures/servers/odd-headers';
import { expect, stageUrl, test } from '../../fixtures';

const SOAK = process.env['SOAK'] === '1';
const REQUESTS = SOAK ? 2_000 : 120;
const SEED = SOAK ? Date.now() : 20261126;
const AT_ONCE = 4;

const PATHS = [
  '/', '/brand', '/brand.data', '/about', '/_root.data', '/product_list/search/LM358', '/login', '/login.data', '/logout', '/shopping_cart', '/shopping_cart.data', '/membership_center',
  '/order_detail/x.data', '/suggest?keyword=1', '/region?parent=1-44', '/export/cart', '/pay/callback', '/action_log', '/healthz', '/none', '/__manifest', '/robots.txt', '/api/farad/goods/search',
];

test.setTimeout(SOAK ? 600_000 : 60_000);

test('S45: GET and HEAD with a body are answered as those without', async () => {
  const shop = stageUrl('TEST_SHOP_URL');
  for (const path of ['/', '/brand.data', '/suggest?keyword=1', '/none', '/healthz', '/membership_center']) {
    for (const method of ['GET', 'HEAD']) {
      const sent = { method, path, lines: [['host', new URL(shop).host]] } as const;
      const bare = await answerTo(shop, { ...sent, body: undefined });
      for (const body of ['', 'intent=clear', 'a'.repeat(100_000)]) expect([path, method, body.length, await answerTo(shop, { ...sent, body })]).toEqual([path, method, body.length, bare]);
      expect(bare.status).toBeLessThan(500);
    }
  }
});

test(`S45: ${REQUESTS} requests with any forwarding headers, origins, fetch metadata and hosts, twice, empty or 8 KB long, are answered below 500`, async () => {
  const shop = stageUrl('TEST_SHOP_URL');
  const requests = fc.sample(wireRequests(new URL(shop).host, PATHS), { numRuns: REQUESTS, seed: SEED });
  const failed: unknown[] = [];
  const answered = new Map<number, number>();
  const lane = async () => {
    for (let one = requests.pop(); one; one = requests.pop()) {
      const { status, ofWorker } = await answerTo(shop, one);
      answered.set(status, (answered.get(status) ?? 0) + 1);
      if (status === 0 || (status >= 500 && (ofWorker || !lacksHost(one)))) failed.push({ status, ...one });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  expect(failed, `seed ${SEED}`).toEqual([]);
  // The requests reach pages as well as refusals.
  for (const status of [200, 302, 403]) expect(answered.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(REQUESTS / 50);
});
