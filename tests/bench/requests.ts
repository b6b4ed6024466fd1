import { readSample } from '../browser/screens';
import { wording } from '../browser/wording';
import { formatCataloguePath } from '../../app/domain/catalogue/catalogue-code';
import { productListPath } from '../../app/domain/catalogue/list-address';
import { COMMON_WORD, mallClient } from '../fixtures/mall/mall-client';
import { isStaticFile } from '../fixtures/servers/static-files';
import type { Bench } from './bench';
import { openCompressingProxy } from './compressing-proxy';
import { gated, type Figure } from './figures';
import { VISITOR } from './first-load';

/** Budgets of a page view, pictures included (tests/README.md, "Budgets"). */
const REQUESTS = 15;
const WORKER_CALLS = 2;

/**
 * Requests of a visit of ten pages, by page view. The browser begins empty and uses its cache. They are counted before the shop: the browser's own count leaves out the
 * reports of pages that are being left. Such a report counts for the view after it.
 */
export const requests: Bench = {
  name: 'requests',
  async run({ stage, browser }) {
    const { shopUrl: target, mallUrl } = await stage();
    const sample = await readSample(mallUrl);
    const [part, another, third] = await mallClient(mallUrl).partsInStock();
    if (!third) throw new Error('The catalogue has too few parts');
    let paths: string[] = [];
    const { url: shopUrl, close } = await openCompressingProxy(target, (path) => paths.push(path));
    const context = await (await browser()).newContext(VISITOR);
    try {
      const page = await context.newPage();
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
      const sum = { requests: 0, workerCalls: 0 };
      const last = views.length - 1;
      for (const [index, [name, go]] of views.entries()) {
        await go();
        await page.waitForLoadState('networkidle');
        // The last page reports while it is open.
        if (index === last) await page.waitForResponse((response) => response.url().endsWith('/action_log'));
        const taken = paths;
        paths = [];
        const ofWorker = taken.filter((path) => !isStaticFile(path)).map((path) => `/${path.split('/')[1] ?? ''}`);
        sum.requests += taken.length;
        sum.workerCalls += ofWorker.length;
        figures.push({ bench: 'requests', what: `view ${index + 1}, ${name}: requests, of the Worker`, value: `${taken.length}, ${ofWorker.length}: ${ofWorker.join(' ')}` });
      }
      const [all, worker] = [sum.requests / views.length, sum.workerCalls / views.length];
      return [
        ...figures,
        gated({ bench: 'requests', what: 'requests a view', value: all.toFixed(1) }, all, REQUESTS),
        gated({ bench: 'requests', what: 'Worker calls a view', value: worker.toFixed(1) }, worker, WORKER_CALLS),
      ];
    } finally {
      await context.close();
      await close();
    }
  },
};
