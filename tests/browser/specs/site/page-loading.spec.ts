/** A slow page says that it is loading. */
import { expect, signInForm, summary, test } from '../../account-fixtures';

/** ms. */
const LOADING_DELAY = 200;

test('a page that takes more than 200 ms says that it is loading, and nothing shifts', async ({ page, text }) => {
  await page.clock.install();
  await page.goto('/shopping_cart');
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
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const asked = page.waitForRequest(/\/login\.data/);
  await page.getByRole('banner').getByRole('link', { name: text('account.signIn') }).click();
  await asked;
  await page.clock.runFor(LOADING_DELAY - 1);
  await expect(loading).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(loading).toBeVisible();
  expect(await top()).toEqual(before);
  release();
  await expect(page).toHaveURL(/\/login/);
  await expect(loading).toHaveCount(0);
});

test('a response that is aborted is not an error', async ({ page, user, text, allow }) => {
  allow(/status of 401/);
  await page.addInitScript(() => {
    const load = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await load(input, init);
      if (init?.method !== 'POST') return answer;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      // All but the end of the response has arrived.
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(bytes);
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body, answer);
    };
  });
  await page.goto('/login');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/login\.data/, async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue().catch(() => undefined);
  });
  const form = signInForm(page, 'en');
  await form.signIn({ ...user, password: 'not this one' });
  await expect(summary(page)).toBeVisible();
  await form.signIn(user);
  release();
  await expect(page).toHaveURL('/membership_center');
  await expect(page.getByRole('heading', { level: 1, name: text('account:centre.orders') })).toBeVisible();
});
