/** A page that takes its time says so. */
import { expect, test } from '../account-fixtures';

test('a page that comes later than after 200 ms says that it is loading, and moves nothing', async ({ page, open, text }) => {
  await open('/shopping_cart');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/login\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const top = () => page.getByRole('main').boundingBox();
  const before = await top();
  const loading = page.getByRole('status').filter({ hasText: text('loading') });
  await page.getByRole('banner').getByRole('link', { name: text('account.signIn') }).click();
  await expect(loading).toBeVisible();
  expect(await top()).toEqual(before);
  release();
  await expect(page).toHaveURL(/\/login/);
  await expect(loading).toHaveCount(0);
});
