/** Using the shop without JavaScript. */
import { mallClient } from '../../../fixtures/mall/mall-client';
import { expect, stageUrl, test } from '../../fixtures';
import { wording, wordingPattern } from '../../wording';

const text = (key: string, values?: Record<string, string | number>) => wording('en', key, values);
const says = (key: string) => wordingPattern('en', key);

test.use({ javaScriptEnabled: false });

test('home, search, list, page 2, detail, other language', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: text('search.label') }).fill('10k 0603');
  await page.getByRole('button', { name: text('search.button'), exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/product_list/search/10k%25200603');
  await expect(page.getByRole('searchbox', { name: text('search.label') })).toHaveValue('10k 0603');

  const rows = page.getByRole('table', { name: text('list:table') }).getByRole('row');
  await expect(rows).toHaveCount(21);
  const first = await rows.nth(1).innerText();
  await page.getByRole('navigation', { name: text('pagination.navigation') }).getByRole('link', { name: text('pagination.next'), exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('page') === '2');
  await expect(rows.nth(1)).toBeVisible();
  expect(await rows.nth(1).innerText()).not.toBe(first);

  const link = rows.nth(1).getByRole('link').first();
  const number = await link.innerText();
  const opened = context.waitForEvent('page');
  await link.click();
  const detail = await opened;
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(detail).toHaveURL((url) => url.pathname.startsWith('/product_detail/'));

  await detail.getByRole('link', { name: '中文' }).first().click();
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(detail.getByRole('searchbox', { name: wording('cn', 'search.label') })).toBeVisible();
});

test('the buy panel answers a quantity as a form', async ({ page, allow }) => {
  allow(/status of 422/);
  const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
  await page.goto(`/product_detail/${product.id}`);
  const quantity = page.getByRole('textbox', { name: text('product:quantity.title') });
  const before = Number(await quantity.inputValue());
  await page.getByRole('button', { name: /^Increase to/ }).click();
  await expect(page).toHaveURL((url) => Number(url.searchParams.get('qty')) > before);
  await expect(quantity).not.toHaveValue(String(before));

  await quantity.fill('0');
  await page.getByRole('button', { name: text('product:quantity.update') }).click();
  await expect(quantity).toHaveValue('0');
  await expect(quantity).toHaveAccessibleDescription(/Enter a whole number/);
});

test('filters, sort and quantity of a list work as forms', async ({ page }) => {
  await page.goto('/product_list/search/resistor?page=2');
  await page.getByRole('checkbox', { name: text('list:facet.inStock') }).check();
  await page.getByRole('form', { name: text('list:filters') }).getByRole('button', { name: /^Show [\d,]+ parts$/ }).click();
  await expect(page).toHaveURL((url) => url.search === '?stock=1');

  await page.getByRole('textbox', { name: text('list:atQuantity') }).fill('500');
  await page.getByRole('button', { name: text('list:update') }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('qty') === '500' && url.searchParams.get('stock') === '1');
  await expect(page.getByRole('columnheader', { name: text('list:column.at', { quantity: 500 }) })).toBeVisible();
});

test('instead of live figures the page shows those of the snapshot', async ({ page }) => {
  const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
  // A page that was opened before has a snapshot.
  await page.goto(`/product_detail/${product.id}`);
  await page.goto(`/product_detail/${product.id}`);
  const stock = page.getByRole('region', { name: text('product:stock.title') });
  await expect(stock.getByText(says('product:stock.shown'))).toBeVisible();
  await expect(stock.getByText(text('product:stock.now'))).toBeVisible();
});
