import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { mallClient } from '../fixtures/mall/mall-client';
import { formatCataloguePath } from '../../app/domain/catalogue/catalogue-code';
import { productListPath } from '../../app/domain/catalogue/list-address';
import type { Bench } from './bench';
import { interactionFigure } from './interactions';
import { randomOf } from './random';

const CLICKS = 60;

/** How long a filter of a large list takes to show that it is chosen, on a slow computer. */
export const filters: Bench = {
  name: 'filters',
  async run(tools) {
    const { shopUrl, mallUrl } = await tools.stage();
    const { path, found } = await largest(mallUrl);
    return [await interactionFigure(tools, {
      bench: 'filters',
      what: `filters of a list of ${found.toLocaleString('en-US')}`,
      async open(page) {
        await page.goto(shopUrl + path);
      },
      async act(page) {
        const random = randomOf(8);
        for (let click = 0; click < CLICKS; click++) await toggle(page, random.below);
        return CLICKS;
      },
    })];
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
