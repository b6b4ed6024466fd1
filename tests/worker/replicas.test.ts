/** Two Workers on a database with a replica that is five seconds behind: whoever changes something reads it from then on. */
import { createExecutionContext, env } from 'cloudflare:test';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StorefrontContext } from '../../functions/request/context';
import { createRequestScope } from '../../functions/request/context';
import { readConfiguration, type Env } from '../../functions/configuration';
import { createIsolate } from '../../functions/isolate/isolate';
import { Storefront } from '../../functions/mall/entrypoints';
import { COOKIE_LIFE } from '../../app/session/cookies';
import { createSealer } from '../../app/session/seal';
import { SNAPSHOT_CACHE } from '../../app/upstream/client/snapshots/snapshots';
import { LaggingDatabase } from '../fixtures/mall/lagging-database';
import { ADDRESS, newBuyer, newPart, openTrade, stockOf } from '../fixtures/trade/trade';

const SOAK = env.SOAK === '1';
const VISITS = SOAK ? 2_000 : 50;
/** So many visits has each visitor. */
const EACH = 20;
/** So many of a visitor's orders are looked for. */
const NEWEST = 5;
const LAG = 5_000;
/** The longest time between two requests of a visit, ms: above the lag, so that the replica is sometimes there. */
const LONGEST_PAUSE = 8_000;
const SECRET = 'a key for tests only of more than 32 signs';
const DB = env.DB;

let clock = 0;
let shop: Env;

beforeAll(async () => {
  const { REPLICA } = env;
  env.DB = new LaggingDatabase(DB, REPLICA, LAG, () => clock).binding();
  await openTrade();
  shop = {
    ...env, PRODUCT: 'farad', PRODUCT_NAME: 'Farad', UPSTREAM_URL: '', SITE_ORIGIN: 'https://shop.example', SITE_HOSTS: '{}', IMAGE_HOSTS: '', TIME_ZONE: 'Asia/Shanghai',
    SESSION_SECRET: SECRET, LOG_KEY: SECRET, MALL: { fetch: (request) => new Storefront(createExecutionContext(), { ...env, PRODUCT: 'farad', LOG_KEY: SECRET }).fetch(request) },
  };
});
afterAll(() => {
  env.DB = DB;
});
beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});

/** A browser with its cookies, and what it has to see from now on. */
class Shopper {
  readonly #cookies = new Map<string, { value: string; until: number }>();
  readonly #address: string;
  /** Whether the browser loses the bookmark. */
  readonly #forgetful: boolean;
  readonly cart = new Map<string, number>();
  readonly stock = new Map<string, number>();
  readonly orders = new Set<string>();
  readonly addresses = new Set<string>();
  name: string | undefined;

  constructor(number: number, forgetful: boolean) {
    this.#address = `2001:db8:${number.toString(16)}::1`;
    this.#forgetful = forgetful;
  }

  async signIn(token: string): Promise<this> {
    this.#cookies.set('access-token', { value: await createSealer([SECRET]).seal('access-token', token), until: Infinity });
    return this;
  }

  get hasBookmark(): boolean {
    return (this.#cookies.get('bookmark')?.until ?? 0) > clock;
  }

  async request<T>(work: (context: StorefrontContext) => Promise<T>): Promise<T> {
    const cookie = [...this.#cookies].flatMap(([name, { value, until }]) => (until > clock ? [`__Host-${name}=${value}`] : [])).join('; ');
    const request = new Request('https://shop.example/', { headers: { cookie, 'cf-connecting-ip': this.#address, 'accept-language': 'en' } });
    const behind: Array<Promise<unknown>> = [];
    const platform = { env: shop, background: { waitUntil: (one: Promise<unknown>) => void behind.push(one) }, snapshots: await caches.open(SNAPSHOT_CACHE), isolate: createIsolate() };
    const scope = await createRequestScope(request, readConfiguration(shop), platform, { id: 'test', started: Date.now(), shed: false, aside: (waiting) => waiting() });
    const result = await work(scope.context);
    for (const line of await scope.commitCookies(true)) this.#take(line);
    await Promise.allSettled(behind);
    return result;
  }

  #take(line: string): void {
    const [pair = '', ...attributes] = line.replace(/^__Host-/, '').split('; ');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (this.#forgetful && name === 'bookmark') return;
    const life = attributes.find((one) => one.startsWith('Max-Age='))?.slice('Max-Age='.length);
    this.#cookies.set(name, { value, until: life === undefined ? Infinity : clock + Number(life) * 1_000 });
  }
}

const ENTERED = { ...ADDRESS, country: 'CN', line1: '', line2: '', cityText: '', state: '', postalCode: '' };

const CHANGES = ['cart', 'address', 'name', 'order'] as const;
type Change = (typeof CHANGES)[number];

/** One request that changes something. */
async function change(shopper: Shopper, what: Change, part: string, visit: number): Promise<void> {
  if (what === 'cart') {
    await shopper.request(({ trade }) => trade.addToCart(part, 1));
    shopper.cart.set(part, (shopper.cart.get(part) ?? 0) + 1);
  } else if (what === 'address') {
    const detail = `${ENTERED.detail} ${visit}`;
    await shopper.request(({ account }) => account.saveAddress({ ...ENTERED, detail }));
    shopper.addresses.add(detail);
  } else if (what === 'name') {
    shopper.name = `Buyer ${visit}`;
    await shopper.request(({ account }) => account.updateProfile(`Buyer ${visit}`, ''));
  } else {
    const quantity = shopper.cart.get(part) ?? 1;
    if (!shopper.cart.has(part)) await shopper.request(({ trade }) => trade.addToCart(part, quantity));
    const { orderNo } = await shopper.request(({ trade }) => trade.placeOrder({
      idempotencyKey: crypto.randomUUID(), lines: [{ productId: part, quantity }], address: ENTERED, payMethod: 'PW0', shortage: 'ship',
    }));
    shopper.orders.add(orderNo);
    shopper.cart.delete(part);
    shopper.stock.set(part, await stockOf(part));
  }
}

/** One request that reads something. @returns what is older than the visitor's own changes */
async function staleIn(shopper: Shopper, what: Change, part: string): Promise<string | undefined> {
  if (what === 'cart') {
    const { lines } = await shopper.request(({ trade }) => trade.cart());
    const seen = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
    return [...shopper.cart].every(([id, quantity]) => seen.get(id) === quantity) ? undefined : what;
  }
  if (what === 'address') {
    const seen = (await shopper.request(({ account }) => account.addresses())).map(({ detail }) => detail);
    return [...shopper.addresses].every((detail) => seen.includes(detail)) ? undefined : what;
  }
  if (what === 'name') {
    const profile = await shopper.request(({ account }) => account.profile());
    return shopper.name === undefined || profile?.name === shopper.name ? undefined : what;
  }
  const { orders } = await shopper.request(({ trade }) => trade.orders({ status: 'ALL', time: 'all', keyword: '', pageNo: 1, pageSize: NEWEST }));
  if ([...shopper.orders].slice(-NEWEST).some((orderNo) => orders.every((order) => order.orderNo !== orderNo))) return what;
  const live = await shopper.request(({ shop: reads }) => reads.product(part).live);
  // Stock only falls here.
  return live.ok && live.value.stock <= (shopper.stock.get(part) ?? Infinity) ? undefined : 'stock';
}

const visits = (count: number) => fc.sample(fc.record({
  who: fc.nat(), changes: fc.constantFrom<Change>(...CHANGES), reads: fc.constantFrom<Change>(...CHANGES), part: fc.nat({ max: 5 }),
  pauses: fc.tuple(fc.nat({ max: LONGEST_PAUSE }), fc.nat({ max: LONGEST_PAUSE })),
}), { numRuns: count, seed: 16 });

/** Random visits. @returns what each of them saw that was too old */
async function stale(count: number, forgetful: boolean): Promise<string[]> {
  const parts = await Promise.all(Array.from({ length: 6 }, () => newPart({ stock: 1_000_000 })));
  const buyers = await Promise.all(Array.from({ length: Math.ceil(count / EACH) }, () => newBuyer(1_000_000)));
  const shoppers = await Promise.all(buyers.map(({ token }, index) => new Shopper(index, forgetful).signIn(token)));
  clock += LAG;
  const found: string[] = [];
  for (const [visit, { who, changes, reads, part: at, pauses }] of visits(count).entries()) {
    const [shopper, part] = [shoppers[who % shoppers.length], parts[at]];
    if (!shopper || part === undefined) throw new Error('No such shopper');
    await change(shopper, changes, part, visit);
    // What was changed just now, and anything that was changed earlier.
    for (const [index, what] of [changes, reads].entries()) {
      clock += pauses[index] ?? 0;
      found.push(...[await staleIn(shopper, what, part)].flatMap((one) => one ?? []));
    }
  }
  return found;
}

describe('with a replica five seconds behind', () => {
  test('random visits never read own data or live figures that are older than what they wrote', async () => {
    expect(await stale(VISITS, false)).toEqual([]);
  });

  test('without the bookmark live figures would be older, and own data would not', async () => {
    expect(new Set(await stale(40, true))).toEqual(new Set(['stock']));
  });

  test('only what a visitor writes leaves a bookmark, for longer than a replica is behind', async () => {
    const part = await newPart();
    const shopper = new Shopper(1_000, false);
    clock += LAG;
    await shopper.request(({ shop: reads }) => reads.product(part).live);
    await shopper.request(({ trade }) => trade.cart());
    expect(shopper.hasBookmark).toBe(false);
    await shopper.request(({ trade }) => trade.addToCart(part, 1));
    expect(shopper.hasBookmark).toBe(true);
    expect(COOKIE_LIFE.bookmark * 1_000).toBeGreaterThan(10 * LAG);
  });
});
