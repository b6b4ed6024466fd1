/** From a query to a comparison and back. Everything stands in the address, so the back button restores it, with and without script. */
import { SOAK } from '../../combinations';
import { expect, test, type Page } from '../../fixtures';
import { wording } from '../../wording';

const KEYWORD = '0603 1% resistor';
const LIST = `/product_list/search/${encodeURIComponent(encodeURIComponent(KEYWORD))}`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const language of ['en', 'cn'] as const) {
      if (SOAK || javaScriptEnabled === (language === 'cn')) test(`two filters, a range and a comparison of three come back from the address (${language})`, async ({ page }) => {
        const text = (key: string, values?: Record<string, string | number>) => wording(language, key, values);
        await page.goto(`${LIST}?lang=${language}`);
        const chips = page.getByRole('group', { name: text('list:read.label') });
        await expect(chips.getByRole('link')).toHaveCount(3);
        const filters = page.getByRole('form', { name: text('list:filters') });
        const all = await found(page);

        await choose(page, filters.getByRole('checkbox', { name: text('list:facet.inStock') }), javaScriptEnabled);
        await expect(page).toHaveURL((url) => url.searchParams.get('stock') === '1');
        const inStock = await fewer(page, all);

        const brand = filters.locator('input[name="brand"]').first();
        const name = await brand.inputValue();
        await choose(page, brand, javaScriptEnabled);
        await expect(page).toHaveURL((url) => url.searchParams.get('brand') === name);
        const ofBrand = await fewer(page, inStock);

        await filters.locator('input[name="a.resistance.min"]').fill('4k7');
        await filters.locator('input[name="a.resistance.min"]').press('Enter');
        await expect(page).toHaveURL((url) => url.searchParams.get('a.resistance.min') === '4k7');
        await expect(filters.locator('input[name="a.resistance.min"]')).toHaveValue('4k7');
        const narrowed = await fewer(page, ofBrand);

        const ticks = page.getByRole('table', { name: text('list:table') }).locator('input[name="id"]');
        const ids: string[] = [];
        for (const index of [0, 1, 2]) {
          ids.push(await ticks.nth(index).inputValue());
          await ticks.nth(index).check();
          if (javaScriptEnabled) await expect(page).toHaveURL((url) => url.searchParams.getAll('compare').length === index + 1);
        }
        const bar = page.getByRole('form', { name: text('list:compare.title') });
        await bar.getByRole('button').click();
        await expect(page).toHaveURL((url) => url.pathname === '/compare' && url.searchParams.getAll('id').join() === ids.join());

        await page.goBack();
        await expect(page).toHaveURL((url) => url.pathname === LIST && url.searchParams.get('brand') === name && url.searchParams.get('stock') === '1');
        await expect.poll(() => found(page)).toBe(narrowed);
        await expect(filters.locator('input[name="brand"]').and(page.getByRole('checkbox', { checked: true }))).toHaveCount(1);
        await expect(filters.locator('input[name="a.resistance.min"]')).toHaveValue('4k7');
        await expect(ticks.and(page.getByRole('checkbox', { checked: true }))).toHaveCount(3);
        await expect(chips.getByRole('link', { name: '1%' })).toBeVisible();
      });
    }

    test('a chip leads to the query without it', async ({ page }) => {
      await page.goto(`${LIST}?qty=500`);
      const all = await found(page);
      await page.getByRole('link', { name: wording('en', 'list:read.remove', { name: '±1%' }) }).click();
      await expect(page).toHaveURL((url) => !url.pathname.includes('1%2525') && url.searchParams.get('qty') === '500');
      await expect.poll(() => found(page)).toBeGreaterThan(all);
    });

    test('a quantity may be typed in thousands; one that cannot be read is said at its field', async ({ page }) => {
      await page.goto(LIST);
      const field = page.getByRole('textbox', { name: wording('en', 'list:atQuantity') });
      const update = page.getByRole('button', { name: wording('en', 'list:update') });
      await field.fill('2.5k');
      await update.click();
      await expect(page.getByRole('columnheader', { name: wording('en', 'list:column.at', { quantity: '2,500' }) })).toBeVisible();
      await field.fill('many');
      await update.click();
      await expect(field).toHaveAccessibleDescription(wording('en', 'list:quantity.unreadable'));
      await expect(field).toHaveValue('many');
    });
  });
}

test('a phone row takes at most 160 pixels until it is opened, and the filters are a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  const rows = page.locator('.list > tbody > tr:not(.grp)');
  for (const { height } of await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()))) expect(height).toBeLessThanOrEqual(160);
  await rows.first().getByText(/^\d tiers$/).click();
  await expect(rows.first().getByRole('textbox')).toBeVisible();

  await page.getByText(wording('en', 'list:filters'), { exact: true }).click();
  const show = page.getByRole('button', { name: /^Show / });
  await expect(show).toBeInViewport();
  await page.getByRole('checkbox', { name: wording('en', 'list:facet.inStock') }).check();
  await expect(page).toHaveURL((url) => url.searchParams.get('stock') === '1');
  // The sheet stays open while filters change.
  await expect(show).toBeInViewport();
  await show.click();
  await expect(show).toBeHidden();
});

test('Escape closes the price tiers that hovering has opened', async ({ page }) => {
  await page.goto(LIST);
  const opener = page.getByText(/^\d tiers$/).first();
  const layer = page.locator('.tiert').first();
  await opener.hover();
  await expect(layer).toBeVisible();
  await opener.focus();
  // The code that listens for the key loads when the pointer comes to the list.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden({ timeout: 100 });
  }).toPass();
});

/** The number of results in the heading. */
async function found(page: Page): Promise<number> {
  const heading = await page.getByRole('heading', { level: 1 }).locator('span').innerText();
  return Number((/[\d,]+/.exec(heading)?.[0] ?? '').replaceAll(',', ''));
}

/** The number of results, once it is below another one. The address changes before the heading does. */
async function fewer(page: Page, than: number): Promise<number> {
  await expect.poll(() => found(page)).toBeLessThan(than);
  return found(page);
}

/** Ticks a filter; without script the form is sent too. */
async function choose(page: Page, filter: ReturnType<Page['getByRole']>, javaScriptEnabled: boolean): Promise<void> {
  await filter.check();
  if (!javaScriptEnabled) await page.locator('.facets__f button').click();
}
