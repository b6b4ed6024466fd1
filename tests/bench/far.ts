import { productListPath } from '../../app/domain/catalogue/list-address';
import { mallClient } from '../fixtures/mall/mall-client';
import { prime } from '../fixtures/servers/prime';
import { rawRequest, type RawAnswer } from '../fixtures/servers/raw-http';
import { startServer } from '../fixtures/servers/servers';
import { openVisits, type ShopVisits } from '../load/shop-visits';
import type { Bench } from './bench';
import { gated, median, type Figure } from './figures';
import { measuredPages } from './measured-pages';

/** How far the database is from the mall, ms: at the next city, and across an ocean. */
const [NEAR, FAR] = [20, 100];
const DISTANCES = [0, NEAR, FAR];
const ROUNDS = 7;
/** Share of a call by which times differ from run to run. */
const TOLERANCE = 0.5;
/** Of a hundred arrivals under load, one that buys. */
const BUYS = 35;

interface Measured {
  what: string;
  /** The most calls of the database that follow each other, as many as were measured. */
  most: Times;
  /** @param turn - another one each time */
  view(turn: number): Promise<Times>;
}

/** Of the first byte, where there is one answer, and of the whole. */
interface Times {
  first?: number;
  whole: number;
}

/** Pages, and a checkout, where the database is far from the mall. How much they wait for it tells how many of its calls follow each other. */
export const far: Bench = {
  name: 'far',
  async run({ stage }) {
    const { mallUrl } = await stage();
    const mall = await startServer('far', 'bench-far-mall');
    const shop = await startServer('shop', 'bench-far-shop', mall.url);
    const visits = await openVisits(shop.url, mallUrl, 1);
    try {
      const figures: Figure[] = [];
      let turn = 0;
      for (const { what, most, view } of await measured(shop.url, mallUrl, visits)) {
        const first: number[] = [];
        const whole: number[] = [];
        for (const distance of DISTANCES) {
          await fetch(`${mall.url}/distance?ms=${distance}`);
          const seen: Times[] = [];
          for (let round = 0; round < ROUNDS; round += 1) seen.push(await view((turn += 1)));
          first.push(median(seen.map((times) => times.first ?? NaN)));
          whole.push(median(seen.map((times) => times.whole)));
        }
        await fetch(`${mall.url}/distance?ms=0`);
        if (most.first !== undefined) figures.push(figureOf(`${what}: first byte`, first, most.first));
        figures.push(figureOf(`${what}: whole`, whole, most.whole));
      }
      return figures;
    } finally {
      visits.close();
      await Promise.all([shop.stop(), mall.stop()]);
    }
  },
};

async function measured(shopUrl: string, mallUrl: string, visits: ShopVisits): Promise<Measured[]> {
  const client = mallClient(mallUrl);
  const parts = [...(await client.partsInStock(1)), ...(await client.partsInStock(2))];
  const part = (turn: number) => parts[turn % parts.length] ?? parts[0];
  const pages = (await measuredPages(mallUrl)).filter(({ what, kind }) => what.endsWith('en') && kind !== 'list of 100');
  for (const { path } of pages) await prime(shopUrl, path);
  const view = async (path: string) => timesOf(await rawRequest(shopUrl, path));
  return [
    ...pages.map(({ kind, path }) => ({ what: `${kind}, seen before`, most: { first: 0, whole: kind === 'home' ? 4 : 1 }, view: () => view(path) })),
    { what: 'detail, first view', most: { first: 1, whole: 3 }, view: (turn) => view(`/product_detail/${part(turn)?.id}`) },
    { what: 'search, first view', most: { first: 1, whole: 1 }, view: (turn) => view(productListPath('search', part(turn)?.mpn ?? '')) },
    { what: 'cart to paid order', most: { whole: 34 }, view: (turn) => checkout(visits, turn) },
  ];
}

function timesOf({ status, firstByte, chunks }: RawAnswer): Times {
  if (status !== 200) throw new Error(`A page answers ${status}`);
  return { first: firstByte, whole: chunks.at(-1)?.at ?? firstByte };
}

/** The next arrival that buys. */
async function checkout({ mixed }: ShopVisits, turn: number): Promise<Times> {
  const { kind, run } = mixed(turn * 100 + BUYS);
  const started = performance.now();
  const status = await run();
  if (kind !== 'checkout' || status !== 200) throw new Error(`A ${kind} answers ${status}`);
  return { whole: performance.now() - started };
}

function figureOf(what: string, times: readonly number[], most: number): Figure {
  const [, atNear = NaN, atFar = NaN] = times;
  const inARow = (atFar - atNear) / (FAR - NEAR);
  const value = `${times.map((ms) => ms.toFixed(0)).join(', ')} ms: ${inARow.toFixed(1)} calls in a row`;
  return gated({ bench: 'far', what: `${what}, database at ${DISTANCES.join(', ')} ms`, value }, inARow, most + TOLERANCE);
}
