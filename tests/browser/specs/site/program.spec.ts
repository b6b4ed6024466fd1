/** What a page asks for, and when, and what its program does with links. */
import { productListPath } from '../../../../app/domain/catalogue/list-address';
import { COMMON_WORD } from '../../../fixtures/mall/mall-client';
import { isStaticFile } from '../../../fixtures/servers/static-files';
import { expect, stageUrl, test } from '../../fixtures';
import { readSample } from '../../screens';
import { wording } from '../../wording';

test('a page asks for its program when it can be painted, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !pathname.includes('collector')) asked.push(pathname);
  });
  let send = () => {};
  const styles = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.css', async (route) => {
    await styles;
    await route.continue();
  });
  const collector = page.waitForRequest(/collector/);
  await page.goto('/', { waitUntil: 'commit' });
  // Without its styles the page is not painted, though all of it has arrived.
  await collector;
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(asked).toEqual([]);
  send();
  await expect.poll(() => asked.filter((path) => /framework|entry\.client/.test(path)).length).toBe(2);
});

test('a view of the home page, of a list and of a product asks the Worker for its document, and for nothing else before its report', async ({ page }) => {
  const { product } = await readSample(stageUrl('TEST_MALL_URL'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isStaticFile(pathname) && pathname !== '/action_log') asked.push(pathname);
  });
  const paths = ['/', productListPath('search', COMMON_WORD), `/product_detail/${product.id}`];
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked).toEqual(paths);
});

test('a link opens its page in the same document, and with a key pressed in a window of its own', async ({ page, context }) => {
  await page.goto('/shopping_cart');
  await page.evaluate(() => (document.documentElement.dataset.first = 'yes'));
  const link = page.getByRole('banner').getByRole('link', { name: wording('en', 'account.register') });
  const [other] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(other).toHaveURL(/\/register/);
  await other.close();
  await expect(page).toHaveURL('/shopping_cart');
  await link.press('Enter');
  await expect(page).toHaveURL(/\/register/);
  await page.goBack();
  await expect(page).toHaveURL('/shopping_cart');
  await expect(page.locator('html')).toHaveAttribute('data-first', 'yes');
});
