/** The list: page, sort, filters and quantity change the address without loading a document. */
import { COMMON_WORD } from '../../../fixtures/mall/mall-client';
import { expect, test, type Page } from '../../fixtures';
import { wording } from '../../wording';

const text = (key: string, values?: Record<string, string | number>) => wording('en', key, values);
const table = (page: Page) => page.getByRole('table', { name: text('list:table') });
const pager = (page: Page) => page.getByRole('navigation', { name: text('pagination.navigation') });
const WIDE = `/product_list/search/${COMMON_WORD}`;

/** Counts documents requested from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('pages, jumps and page sizes have the right labels', async ({ page }) => {
  await page.goto(WIDE);
  await expect(table(page).getByRole('row')).toHaveCount(21);
  const documents = countDocuments(page);
  const link = (name: string) => pager(page).getByRole('link', { name, exact: true });

  await link('Next Page').click();
  await expect(page).toHaveURL((url) => url.search === '?page=2');
  await expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
  await link('Next 5 Pages').click();
  await expect(page).toHaveURL((url) => url.search === '?page=7');
  await expect(link('Page 7')).toHaveAttribute('aria-current', 'page');
  await link('Previous Page').click();
  await expect(page).toHaveURL((url) => url.search === '?page=6');
  await expect(link('Page 6')).toHaveAttribute('aria-current', 'page');
  await link('Previous 5 Pages').click();
  await expect(page).toHaveURL((url) => url.search === '');
  await expect(link('Page 1')).toHaveAttribute('aria-current', 'page');

  await pager(page).getByRole('textbox', { name: 'Go to Page' }).fill('4');
  await pager(page).getByRole('button', { name: 'confirm' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('page') === '4');
  await expect(link('Page 4')).toHaveAttribute('aria-current', 'page');
  await pager(page).getByRole('combobox', { name: 'Page Size' }).selectOption('10');
  await expect(page).toHaveURL((url) => url.search === '?size=10');
  await expect(table(page).getByRole('row')).toHaveCount(11);
  expect(documents()).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL((url) => url.searchParams.get('page') === '4');
  await expect(table(page).getByRole('row')).toHaveCount(21);
});

test('narrow pages jump by three', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${WIDE}?page=10`);
  await pager(page).getByRole('link', { name: 'Next 3 Pages', exact: true }).click();
  await expect(page).toHaveURL((url) => url.search === '?page=13');
  await expect(pager(page).getByRole('link', { name: 'Page 13', exact: true })).toHaveAttribute('aria-current', 'page');
  await pager(page).getByRole('link', { name: 'Previous 3 Pages', exact: true }).click();
  await expect(page).toHaveURL((url) => url.search === '?page=10');
});

test('a large result ends at 1,000 products and says so', async ({ page }) => {
  await page.goto(WIDE);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/ [1-9]\d*,\d{3}\+? parts$/);
  await pager(page).getByRole('link', { name: 'Page 50', exact: true }).click();
  await expect(page.getByText(text('list:limited'))).toBeVisible();
  await expect(pager(page).getByText('Page 50 of 50')).toBeVisible();
  await page.goto(`${WIDE}?page=9999`);
  await expect(pager(page).getByText('Page 50 of 50')).toBeVisible();
});

test('changing a filter or the sort leads to page 1', async ({ page }) => {
  await page.goto(`${WIDE}?page=3`);
  await expect(table(page).getByRole('row')).toHaveCount(21);
  const documents = countDocuments(page);
  await page.getByRole('checkbox', { name: text('list:facet.inStock') }).check();
  await expect(page).toHaveURL((url) => url.search === '?stock=1');
  await expect(pager(page).locator('[aria-current=page]')).toHaveText('1');

  const brand = page.getByRole('group').filter({ has: page.getByText(text('list:facet.brand'), { exact: true }) }).last().getByRole('checkbox').first();
  const name = await brand.inputValue();
  await brand.check();
  await expect(page).toHaveURL((url) => url.searchParams.get('brand') === name && !url.searchParams.has('page'));
  await expect(table(page).getByRole('link', { name, exact: true })).toHaveCount((await table(page).getByRole('row').count()) - 1);

  await page.getByRole('link', { name: text('list:remove', { name: text('list:facet.brand'), value: name }) }).click();
  await expect(page).toHaveURL((url) => url.search === '?stock=1');

  await pager(page).getByRole('link', { name: 'Next Page', exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('page') === '2');
  await page.getByRole('combobox', { name: text('list:sortBy') }).selectOption('mpn');
  await expect(page).toHaveURL((url) => url.search === '?sort=mpn&stock=1' || url.search === '?stock=1&sort=mpn');
  await expect(page.getByRole('columnheader', { name: text('list:column.product') })).toHaveAttribute('aria-sort', 'ascending');
  expect(documents()).toBe(0);
});

test('the sort by stock is correct', async ({ page }) => {
  await page.goto(`${WIDE}?sort=-stock`);
  await expect(page.getByRole('columnheader', { name: text('list:column.stock') })).toHaveAttribute('aria-sort', 'descending');
  const column = await table(page).getByRole('columnheader').allInnerTexts();
  const index = column.findIndex((heading) => heading.startsWith(text('list:column.stock')));
  const cells = await table(page).locator('tbody > tr').evaluateAll((rows, at) => rows.map((row) => row.querySelectorAll<HTMLElement>('td, th')[at]?.innerText ?? ''), index);
  const figures = cells.map((cell) => Number(/^[\d,]+/.exec(cell)?.[0].replaceAll(',', '')));
  expect(figures).toHaveLength(20);
  expect(figures).toEqual([...figures].sort((a, b) => b - a));
});

test('one quantity applies to the whole page', async ({ page }) => {
  await page.goto(WIDE);
  await expect(table(page).getByRole('row')).toHaveCount(21);
  await page.getByRole('textbox', { name: text('list:atQuantity') }).fill('1000');
  await page.getByRole('button', { name: text('list:update') }).click();
  await expect(page).toHaveURL((url) => url.search === '?qty=1000');
  await expect(page.getByRole('columnheader', { name: text('list:column.at', { quantity: '1,000' }) })).toBeVisible();

  // The stepper of a row changes its row only, and not the address.
  const field = table(page).getByRole('textbox').first();
  const before = await field.inputValue();
  await table(page).getByRole('button', { name: /^Increase to/ }).first().click();
  await expect(field).not.toHaveValue(before);
  await expect(page).toHaveURL((url) => url.search === '?qty=1000');
});

test('invalid parameters are left out and named', async ({ page }) => {
  await page.goto(`${WIDE}?size=7&colour=red&a.resistance.min=9k&a.resistance.max=1k`);
  const notice = page.getByText(/^These conditions do not apply here and are ignored:/);
  for (const name of ['size', 'colour', 'a.resistance.min', 'a.resistance.max']) await expect(notice).toContainText(name);
  await page.goto('/product_list/catalogue/1_99');
  await expect(page.getByText(text('list:unknownCatalogue'))).toBeVisible();
});

test('products and the catalogue open in new windows', async ({ page, context }) => {
  await page.goto(WIDE);
  await expect(table(page).getByRole('row')).toHaveCount(21);
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name) ?? '')));
  const windows = links.filter(([href = '']) => /^\/(?:product_detail\/|catalogue(?:$|[?#]))/.test(href));
  expect(windows.filter(([, target, rel = '']) => target !== '_blank' || !rel.includes('noopener'))).toEqual([]);
  expect(windows.length).toBeGreaterThan(20);
  const opened = context.waitForEvent('page');
  const product = table(page).getByRole('row').nth(1).getByRole('link').first();
  const number = await product.innerText();
  await product.click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(number);
});

test('the channel stays in all addresses of the visit', async ({ page }) => {
  await page.goto(`${WIDE}?p=news-7`);
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  await expect(table(page).getByRole('row').nth(1).getByRole('link').first()).toHaveAttribute('href', /\?p=news-7/);
  await page.goto('/about');
  await expect(page.getByRole('navigation', { name: text('nav.main') }).getByRole('link', { name: /Brands/ }).first()).toHaveAttribute('href', /\?p=news-7/);
});
