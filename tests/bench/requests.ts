import type { Page } from 'playwright';
import { readSample } from '../browser/screens';
import { wording } from '../browser/wording';
import { formatCataloguePath } from '../../app/domain/catalogue/catalogue-code';
import { productListPath } from '../../app/domain/catalogue/list-address';
import { COMMON_WORD, mallClient } from '../fixtures/mall/mall-client';
import type { Bench } from './bench';
import { gated, type Figure } from './figures';
import { VISITOR } from './first-load';

/** Budgets of a page view, pictures and prefetch included (tests/README.md, "Budgets"). */
const REQUESTS = 15;
const WORKER_CALLS = 3;

interface Count {
  requests: number;
  workerCalls: number;
}

/** Requests of a visit of ten pages, by page view. The browser begins empty and uses its cache. */
export const requests: Bench = {
  name: 'requests',
  async run({ stage, browser }) {
    const { shopUrl, mallUrl } = await stage();
    const sample = await readSample(mallUrl);
    const [part, another, third] = await mallClient(mallUrl).partsInStock();
    if (!third) throw new Error('The catalogue has too few parts');
    const context = await (await browser()).newContext(VISITOR);
    try {
      const page = await context.newPage();
      const taken = await countRequests(page);
      const views: Array<[name: string, go: () => Promise<unknown>]> = [
        ['home', () => page.goto(shopUrl)],
        ['search', async () => {
          await page.getByRole('searchbox', { name: wording('en', 'search.label') }).fill(COMMON_WORD);
          await page.keyboard.press('Enter');
          await page.waitForURL((url) => url.pathname.endsWith(COMMON_WORD));
        }],
        ['page 2', async () => {
          await page.getByRole('link', { name: wording('en', 'pagination.next'), exact: true }).click();
          await page.waitForURL((url) => url.searchParams.get('page') === '2');
        }],
        ['detail', () => page.goto(`${shopUrl}/product_detail/${part.id}`)],
        ['search, in stock', () => page.goto(`${shopUrl}${productListPath('search', COMMON_WORD)}?stock=1`)],
        ['detail', () => page.goto(`${shopUrl}/product_detail/${another.id}`)],
        ['category', () => page.goto(shopUrl + productListPath('catalogue', formatCataloguePath(sample.category.map(({ code }) => code))))],
        ['detail', () => page.goto(`${shopUrl}/product_detail/${third.id}`)],
        ['brands', () => page.goto(`${shopUrl}/brand`)],
        ['list of a brand', async () => {
          await page.getByRole('main').getByRole('link', { name: sample.brand }).first().click();
          await page.waitForURL((url) => url.pathname.startsWith('/product_list/'));
        }],
      ];
      const figures: Figure[] = [];
      const sum: Count = { requests: 0, workerCalls: 0 };
      for (const [name, go] of views) {
        await go();
        await page.waitForLoadState('networkidle');
        const count = taken();
        sum.requests += count.requests;
        sum.workerCalls += count.workerCalls;
        figures.push({ bench: 'requests', what: `view ${figures.length + 1}, ${name}: requests, of the Worker`, value: `${count.requests}, ${count.workerCalls}` });
      }
      const [all, worker] = [sum.requests / views.length, sum.workerCalls / views.length];
      return [
        ...figures,
        gated({ bench: 'requests', what: 'requests a view', value: all.toFixed(1) }, all, REQUESTS),
        gated({ bench: 'requests', what: 'Worker calls a view', value: worker.toFixed(1) }, worker, WORKER_CALLS),
      ];
    } finally {
      await context.close();
    }
  },
};

/** Counts requests on the network; each call returns those since the last call. */
async function countRequests(page: Page): Promise<() => Count> {
  const session = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) paths.delete(requestId);
  });
  return () => {
    const sent = [...paths.values()];
    paths.clear();
    return { requests: sent.length, workerCalls: sent.filter((path) => !isStatic(path)).length };
  };
}

/** Static files are answered before the Worker runs. */
function isStatic(path: string): boolean {
  return path.startsWith('/assets/') || /^\/[\w-]+\.(?:svg|png|ico|txt|webmanifest)$/.test(path);
}
