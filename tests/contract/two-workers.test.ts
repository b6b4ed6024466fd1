/** A rehearsal of a deployment: the shop and the mall's Worker as wrangler bundles them, with service binding, KV and sessions of the database. */
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractFault } from '../../scripts/lib/deploy/check-contract';
import { checkHealth } from '../../scripts/lib/deploy/check-health';
import { workersOf } from '../../scripts/lib/deploy/deploy-tools';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { mallClient } from '../fixtures/mall/mall-client';
import { MALL_KEY } from '../fixtures/mall/mall-key';
import { openTwoWorkers, type LoggingServer } from '../fixtures/servers/servers';

const MINUTES = 60_000;

let shop: LoggingServer & { mallUrl: string };

beforeAll(async () => {
  shop = await openTwoWorkers('two-workers');
}, 5 * MINUTES);
afterAll(() => shop.stop(), MINUTES);

/** A browser without script. */
class Browser {
  readonly cookies = new Map<string, string>();

  get(path: string): Promise<{ status: number; text: string }> {
    return this.#send(path, {});
  }

  post(path: string, fields: Record<string, string>): Promise<{ status: number; text: string }> {
    return this.#send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { 'sec-fetch-site': 'same-origin' } });
  }

  async #send(path: string, { headers, ...init }: RequestInit): Promise<{ status: number; text: string }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, shop.url), { ...init, redirect: 'manual', headers: { ...Object.fromEntries(new Headers(headers)), cookie, 'accept-language': 'en' } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return { status: response.status, text: await response.text() };
  }
}

describe('the shop and the mall’s Worker together', () => {
  test('are what the check after a deployment wants: both answer, each with its id, and the mall keeps the contract', async () => {
    const readHealth = async () => (await fetch(`${shop.url}/healthz`)).json();
    const health = v.parse(v.looseObject({ deployment: v.string(), mall: v.object({ deployment: v.string() }) }), await readHealth());
    expect(health).toMatchObject({ status: 'ok', upstream: 'embedded', deployment: expect.any(String), mall: { deployment: expect.any(String) } });
    const tools = { origin: shop.url, readHealth, wait: async () => undefined };
    const wanted = workersOf({ two: true }).map((worker) => ({ ...worker, version: String(worker.deploymentIn(health)) }));
    expect(await checkHealth(tools, wanted)).toBe('ok');
    await expect(checkHealth(tools, wanted.map((worker) => ({ ...worker, version: 'another' })))).rejects.toThrow('the mall is not yet the one that was deployed');
    expect(await contractFault(shop.mallUrl, MALL_KEY, 'farad')).toBe(undefined);
  }, MINUTES);

  test('sell: public pages leave no bookmark, a cart and a sign-in do, and what was written is there', async () => {
    const browser = new Browser();
    const [product] = await mallClient(shop.mallUrl).partsInStock();
    if (!product) throw new Error('The catalogue has no part in stock');
    for (const path of ['/', '/product_list/catalogue', `/product_detail/${product.id}`, '/shopping_cart']) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
    }
    expect(browser.cookies.has('bookmark')).toBe(false);
    const quantity = String(Math.max(product.moq ?? 1, product.mpq ?? 1));
    expect((await browser.post('/shopping_cart', { intent: 'add', goodsId: product.id, cartNum: quantity })).status).toBe(303);
    expect(browser.cookies.has('bookmark')).toBe(true);
    expect((await browser.get('/shopping_cart')).text).toContain(product.mpn);
    expect((await browser.post('/login', { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password })).status).toBe(303);
    expect((await browser.get('/membership_center')).text).toContain('Demo');
    expect((await browser.get('/shopping_cart')).text).toContain(product.mpn);
  });

  test('S52: let nobody from outside call the mall through the shop', async () => {
    expect((await fetch(`${shop.url}/api/farad/user/getLoginInfo`, { method: 'POST', redirect: 'manual' })).status).not.toBe(200);
    expect((await fetch(`${shop.mallUrl}/healthz`)).status).toBe(403);
  });
});
