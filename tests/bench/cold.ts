import { DEFAULT_TIME_ZONE } from '../../functions/mall/http/bindings';
import type { SecondTier } from '../../app/upstream/client/snapshots/bundles';
import { createShop } from '../../app/upstream/shop';
import { MALL_HEADERS } from '../fixtures/mall/mall-key';
import { FakeCache, World } from '../upstream/fake-upstream';
import type { Bench } from './bench';
import { gated, median, milliseconds, type Figure } from './figures';

/** How far away the upstream and KV are, ms. */
const UPSTREAM = 120;
const KV = 15;

const ROUNDS = 11;
/** Time with the second tier as a share of the time without it. */
const SHARE = 0.5;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The data that a page waits for, in a location that has no snapshot: with the second tier of snapshots and without. */
export const cold: Bench = {
  name: 'cold',
  async run({ stage }) {
    const { mallUrl } = await stage();
    const figures: Figure[] = [];
    for (const [what, read] of PAGES) {
      const without = await timed(mallUrl, undefined, read);
      const tier = farTier();
      await timed(mallUrl, tier, read, 1);
      const withTier = await timed(mallUrl, tier, read);
      figures.push({ bench: 'cold', what: `${what}, cold location, without KV`, value: milliseconds(without), floor: milliseconds(UPSTREAM), ratio: without / UPSTREAM });
      figures.push(gated({ bench: 'cold', what: `${what}, cold location, with KV`, value: milliseconds(withTier), floor: milliseconds(KV), ratio: withTier / without }, withTier / without, SHARE));
    }
    return figures;
  },
};

type Shop = ReturnType<typeof createShop>;

const PAGES: ReadonlyArray<[what: string, read: (shop: Shop) => Promise<unknown>]> = [
  ['shell', readShell],
  ['home page', async (shop) => {
    const [home] = await Promise.all([shop.home(), readShell(shop), shop.brands(), shop.discountRule()]);
    await Promise.all(home.floors.map(({ recommendationId }) => recommendationId && shop.recommended(recommendationId).snapshot));
  }],
];

function readShell(shop: Shop): Promise<unknown> {
  return Promise.all([shop.shell(), shop.names(['orderStatus']), shop.announcedDiscount(), shop.categories()]);
}

/** The median time in ms. Each round is a location without snapshots. */
async function timed(mallUrl: string, tier: SecondTier | undefined, read: (shop: Shop) => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const world = new World();
    world.upstream.answer = async ({ url, method, body, headers }) => {
      await pause(UPSTREAM);
      const sent = { ...Object.fromEntries(headers), ...MALL_HEADERS };
      return fetch(mallUrl + new URL(url).pathname, { method, headers: sent, ...(method === 'POST' ? { body } : {}) });
    };
    const shop = createShop(world.visit({ cache: new FakeCache(), tier }), 'en', 'PC_EN', DEFAULT_TIME_ZONE);
    const started = performance.now();
    await read(shop);
    times.push(performance.now() - started);
    await world.settle();
  }
  return median(times);
}

/** A KV that is far away. */
function farTier(): SecondTier {
  const entries = new Map<string, string>();
  return {
    async get(key) {
      await pause(KV);
      return entries.get(key) ?? null;
    },
    async put(key, value) {
      entries.set(key, value);
    },
  };
}
