import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { markProgram, programRuns } from '../browser/fixtures';
import { mallClient } from '../fixtures/mall/mall-client';
import { formatCataloguePath } from '../../app/domain/catalogue/catalogue-code';
import { productListPath } from '../../app/domain/catalogue/list-address';
import type { Bench } from './bench';
import { gated, median, milliseconds } from './figures';
import { VISITOR } from './first-load';
import { randomOf } from './random';

/** How many times slower than this computer the browser's processor is. */
const SLOWER = 4;
const CLICKS = 60;
/** The shortest event that the browser reports, in milliseconds. */
const LEAST_REPORTED = 16;
const MOST_MS = 100;

declare global {
  interface Window {
    /** The longest event of each interaction. */
    interactions?: Map<number, number>;
  }
  // The types of the browser do not have these yet.
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** How long a filter of a large list takes to show that it is chosen, on a slow computer. */
export const filters: Bench = {
  name: 'filters',
  async run({ stage, browser }) {
    const { shopUrl, mallUrl } = await stage();
    const context = await (await browser()).newContext({ ...VISITOR, viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await page.addInitScript(markProgram);
      await page.addInitScript(() => {
        const longest = (window.interactions = new Map<number, number>());
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
          }
        }).observe({ type: 'event', durationThreshold: 16, buffered: true });
      });
      const { path, found } = await largest(mallUrl);
      await page.goto(shopUrl + path);
      await programRuns(page);
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const random = randomOf(8);
      for (let click = 0; click < CLICKS; click++) await toggle(page, random.below);
      const reported = await page.evaluate(() => [...(window.interactions ?? new Map<number, number>()).values()]);
      const all = [...reported, ...Array.from({ length: Math.max(0, CLICKS - reported.length) }, () => LEAST_REPORTED)].sort((a, b) => a - b);
      const slow = all[Math.ceil(all.length * 0.95) - 1] ?? NaN;
      return [gated({
        bench: 'filters', what: `${CLICKS} filters of a list of ${found.toLocaleString('en-US')}, processor ${SLOWER} × slower: events, 95th percentile`,
        value: `${milliseconds(slow)} (median ${milliseconds(median(all))}, longest ${milliseconds(all.at(-1) ?? NaN)})`,
      }, slow, MOST_MS, ' ms')];
    } finally {
      await context.close();
    }
  },
};

async function largest(mallUrl: string): Promise<{ path: string; found: number }> {
  const { catalogs } = await mallClient(mallUrl).search({ pageNo: 1, pageSize: 1 });
  const [leaf] = catalogs.filter(({ code }) => code.startsWith('3_')).sort((a, b) => b.count - a.count);
  const trail: typeof catalogs = [];
  for (let next = leaf; next; next = catalogs.find(({ code }) => code === trail[0]?.parentCode)) trail.unshift(next);
  return { path: productListPath('catalogue', formatCataloguePath(trail.map(({ code }) => code))), found: leaf?.count ?? 0 };
}

/** Chooses or removes a filter, and waits until the list of the new address stands. The address changes before React renders. */
async function toggle(page: Page, below: (limit: number) => number): Promise<void> {
  const boxes = page.locator('input[type=checkbox]:not([name=id])');
  const free = boxes.and(page.locator(':not(:checked):visible'));
  // React writes this attribute when the list of an address is rendered.
  const rendered = boxes.and(page.locator('[checked]'));
  const before = await rendered.count();
  // Two filters at most, so that the list stays long.
  const removes = before >= 2;
  await (removes ? rendered.first() : free.nth(below(Math.min(20, await free.count())))).click();
  await expect(rendered).toHaveCount(removes ? before - 1 : before + 1);
  await page.waitForLoadState('networkidle');
}
