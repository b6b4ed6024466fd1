/** Products side by side: differences, prices at a quantity, removing, and adding to the cart. */
import { comparePath } from '../../../../app/domain/compare/compare-address';
import { unitPriceAt } from '../../../../app/domain/money/price-tiers';
import { mallClient } from '../../../fixtures/mall/mall-client';
import { SCRIPTED } from '../../combinations';
import { expect, stageUrl, test, type Page } from '../../fixtures';
import { wording } from '../../wording';

const text = (key: string, values?: Record<string, string | number>) => wording('en', key, values);
const table = (page: Page) => page.getByRole('region', { name: text('compare:table') }).getByRole('table');
const rows = (page: Page) => table(page).getByRole('row');
const differing = (page: Page) => table(page).getByRole('rowheader', { name: text('compare:unequal') });

async function parts(count: number) {
  return (await mallClient(stageUrl('TEST_MALL_URL')).partsInStock()).slice(0, count);
}
const pathOf = (ids: readonly string[], quantity = 1) => comparePath({ ids: [...ids], quantity, differencesOnly: false, back: '/product_list/catalogue?qty=7' });

for (const javaScriptEnabled of SCRIPTED) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('shows each part, its price at the quantity, and says in words what differs', async ({ page }) => {
      const compared = await parts(3);
      await page.goto(pathOf(compared.map(({ id }) => id), 1000));
      for (const { mpn } of compared) await expect(table(page).getByRole('columnheader', { name: mpn })).toBeVisible();
      const price = String(Number(unitPriceAt(compared[0]?.rangePrice, 1000)));
      await expect(table(page).getByRole('row', { name: new RegExp(`^${text('compare:unitPrice')}`) }).getByRole('cell').first()).toContainText(price);
      const count = await differing(page).count();
      expect(count).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count} of`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });

    test('shows other prices at another quantity, only differences on request, and the list on the way back', async ({ page }) => {
      const compared = await parts(3);
      await page.goto(pathOf(compared.map(({ id }) => id)));
      const all = await rows(page).count();
      await page.getByRole('textbox', { name: text('compare:atQuantity') }).fill('2000');
      await page.getByRole('button', { name: text('compare:update') }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('qty') === '2000' && url.searchParams.getAll('id').length === 3);
      await expect(table(page).getByText(text('compare:prices', { quantity: '2,000' }))).toBeVisible();

      await page.getByRole('checkbox', { name: text('compare:differences') }).check();
      if (!javaScriptEnabled) await page.getByRole('button', { name: text('compare:update') }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('differences') === '1');
      await expect.poll(() => rows(page).count()).toBeLessThan(all);

      await page.getByRole('link', { name: text('compare:back') }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/product_list/catalogue' && url.searchParams.get('qty') === '7');
    });

    test('removes a part, and the back button brings it again', async ({ page }) => {
      const [first, second] = await parts(2);
      await page.goto(pathOf([first?.id ?? '', second?.id ?? '']));
      // A navigation before the live figures have arrived would interrupt their stream.
      if (javaScriptEnabled) await expect(page.getByText(text('product:stock.updated_other', { count: 2 }))).toBeAttached();
      await page.getByRole('link', { name: text('compare:remove', { mpn: first?.mpn ?? '' }) }).click();
      await expect(page).toHaveURL((url) => url.searchParams.getAll('id').join() === second?.id);
      await expect(table(page).getByRole('columnheader', { name: first?.mpn })).toHaveCount(0);
      if (javaScriptEnabled) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(table(page).getByRole('columnheader', { name: first?.mpn })).toBeVisible();
    });

    test('adds a part to the cart', async ({ page }) => {
      const [first, second] = await parts(2);
      await page.goto(pathOf([first?.id ?? '', second?.id ?? ''], 100));
      await table(page).getByRole('button', { name: new RegExp(`Add .* × ${first?.mpn} to cart`) }).click();
      await expect(page.getByRole('link', { name: text('cart.of_one', { count: 1 }) })).toBeVisible();
    });
  });
}

test('says which quantity cannot be read, and that a part is gone', async ({ page }) => {
  const [first] = await parts(1);
  await page.goto(`${pathOf([first?.id ?? '', 'none'])}&qty=lots`);
  await expect(page.getByText(text('compare:unreadable', { typed: 'lots' }))).toBeVisible();
  await expect(page.getByRole('textbox', { name: text('compare:atQuantity') })).toHaveValue('lots');
  await expect(page.getByText(text('compare:missing_one', { count: 1 }))).toBeVisible();
});

test('without parts it says how to choose them', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: text('compare:empty.fact') })).toBeVisible();
});
