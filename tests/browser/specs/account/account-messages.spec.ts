/** Messages in the browser: how long and where they are shown, only once, and the reload after a deployment. */
import { mallClient } from '../../../fixtures/mall/mall-client';
import { expect, secret, test, type Page } from '../../account-fixtures';
import { turns } from '../../combinations';
import { stageUrl } from '../../fixtures';
import { LANGUAGES } from '../../wording';

/** ms. */
const [ERROR_LIFE, RESULT_LIFE, SHORT_LIFE, CHUNK_TIMEOUT] = [3_000, 4_500, 1_500, 120_000];

declare global {
  interface Window {
    /** The session storage when the document began. */
    storedBefore?: string;
  }
}

/** Stops the clock; scripts continue. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const toasts = (page: Page) => page.locator('[aria-live=polite] .toast');

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    if (due()) test('an error is a toast of three seconds in a polite live region', async ({ page, signedIn: _, text, told, allow }) => {
      allow(/status of 422/);
      const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
      await page.clock.install();
      await page.goto(`/product_detail/${product.id}`);
      const save = page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) });
      await save.evaluate((button) => button.closest('form')?.querySelector('[name=goodsId]')?.setAttribute('value', 'NOSUCHPART'));
      await page.locator('body > [aria-live=polite]').evaluate((region) => region.setAttribute('data-before', ''));
      await stopClock(page);
      await save.click();
      const toast = told(/NOSUCHPART/);
      await expect(toast).toBeVisible();
      await expect(page.locator('[data-before][aria-live=polite]').getByText(/NOSUCHPART/)).toBeVisible();
      const box = await toasts(page).boundingBox();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect(box?.y).toBe(24);
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(1);
      await page.clock.runFor(ERROR_LIFE - 1);
      await expect(toast).toBeVisible();
      await page.clock.runFor(1);
      await expect(toast).toHaveCount(0);
    });

    if (due()) test('a result is a notification of four and a half seconds, 24 px from the top right', async ({ page, signedIn: _, text, told }) => {
      await page.clock.install();
      await page.goto('/membership_center?tab=profile');
      await stopClock(page);
      await page.getByRole('button', { name: text('account:profile.save') }).click();
      const toast = told(text('account:profile.saved'));
      await expect(toast).toBeVisible();
      const box = await toasts(page).boundingBox();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect([box?.y, width - (box?.x ?? 0) - (box?.width ?? 0)]).toEqual([24, 24]);
      await page.clock.runFor(RESULT_LIFE - 1);
      await expect(toast).toBeVisible();
      await page.clock.runFor(1);
      await expect(toast).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: text('account:profile.save') })).toBeVisible();
      await expect(page.getByText(text('account:profile.saved'))).toHaveCount(0);
    });
  });
}

test('a notification stays while it is hovered or focused', async ({ page, signedIn: _, text, told }) => {
  await page.clock.install();
  await page.goto('/membership_center?tab=profile');
  await stopClock(page);
  const save = page.getByRole('button', { name: text('account:profile.save') });
  const toast = told(text('account:profile.saved'));
  const dismiss = toasts(page).getByRole('button', { name: text('dismiss') });

  await save.click();
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await dismiss.focus();
  await page.mouse.move(5, 500);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await dismiss.blur();
  await page.clock.runFor(RESULT_LIFE - 1);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);

  await save.click();
  await expect(toast).toBeVisible();
  await dismiss.click();
  await expect(toast).toHaveCount(0);
});

test('a short notice stays beside its control for one and a half seconds, and longer while it is hovered', async ({ page, context, text }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [{ id, mpn }] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
  await page.clock.install();
  await page.goto(`/product_detail/${id}`);
  await stopClock(page);
  const copy = page.getByRole('button', { name: text('product:copy.of', { mpn }), exact: true });
  const notice = page.getByRole('status').getByText(text('product:copy.done'), { exact: true });
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/notice-words-*.js', async (route) => {
    await held;
    await route.continue();
  });

  const asked = page.waitForRequest(/notice-words/);
  await copy.click();
  // The words come with the first press, and say what it did when they are there.
  await asked;
  await expect(notice).toHaveCount(0);
  send();
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mpn);
  await page.clock.runFor(SHORT_LIFE - 1);
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
  await copy.hover();
  await page.clock.runFor(SHORT_LIFE - 1);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toHaveCount(0);
});

test('any number of messages stack, and Esc closes the newest', async ({ page, signedIn: _, context, told, text }) => {
  const products = (await mallClient(stageUrl('TEST_MALL_URL')).partsInStock(2)).slice(0, 6);
  for (const { id } of products) {
    const form = { intent: 'add', goodsId: id, _r: '/' };
    await context.request.post('/saved_parts', { form, maxRedirects: 0, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' } });
  }
  await page.clock.install();
  await stopClock(page);
  await page.goto(`/product_detail/${products[0]?.id}`);
  await expect(toasts(page)).toHaveCount(6);
  const texts = products.map(({ mpn }) => text('account:message.saved', { mpn }));
  await expect(toasts(page)).toContainText(texts);
  const boxes = await toasts(page).evaluateAll((all) => all.map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top, bottom };
  }));
  for (const [index, { top }] of boxes.entries()) expect(top).toBeGreaterThanOrEqual(index === 0 ? 24 : (boxes[index - 1]?.bottom ?? 0));
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(5);
  await expect(told(texts.at(-1) ?? '')).toHaveCount(0);
  await page.clock.runFor(RESULT_LIFE);
  await expect(toasts(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test('the reason for a sign-in stays on the page, and is shown once', async ({ page, text }) => {
  await page.goto('/membership_center');
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: text('account:signInFirst') });
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: text('account:login.title') })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a missing script file offers one reload, which keeps the input', async ({ page, text, allow }) => {
  allow(/status of 404/);
  allow(/register-[\w-]+\.js/);
  await page.addInitScript(() => {
    window.storedBefore = JSON.stringify({ ...sessionStorage });
  });
  await page.route('**/assets/register-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/login?_r=%2Fbrand');
  const account = page.getByRole('textbox', { name: text('account:login.account') });
  const password = secret(page, text('account:password.label'));
  const [plain, suggesting] = [page.getByRole('searchbox', { name: text('search.label') }), page.getByRole('combobox', { name: text('search.label') })];
  const search = plain.or(suggesting);
  const offer = page.getByRole('status').filter({ hasText: text('reload.why') });
  const register = page.getByRole('main').getByRole('link', { name: text('account:login.register') });
  await account.fill('typed-7791@farad.example');
  await password.fill('secret-7791');
  await search.fill('LM7791');
  await page.evaluate(() => document.body.setAttribute('data-document', 'old'));
  await register.click();
  await expect(offer).toBeVisible();
  await expect(page.locator('[data-document=old]'), 'nothing was loaded anew unasked').toHaveCount(1);
  await expect(account).toHaveValue('typed-7791@farad.example');
  await expect(password).toHaveValue('secret-7791');

  await offer.getByRole('button', { name: text('reload.now') }).click();
  await expect(page.locator('[data-document=old]')).toHaveCount(0);
  await page.waitForLoadState();
  await expect(account).toHaveValue('typed-7791@farad.example');
  await expect(search).toHaveValue('LM7791');
  await expect(password).toHaveValue('');
  const stored = await page.evaluate(() => ({ before: window.storedBefore ?? '', now: JSON.stringify({ ...sessionStorage }) }));
  expect(stored.before).toContain('typed-7791');
  expect(stored.before + stored.now).not.toContain('secret-7791');
  expect(stored.now).not.toContain('typed-7791');

  await register.click();
  await expect(page).toHaveURL('/register?_r=%2Fbrand');
  await expect(page.getByRole('heading', { level: 1, name: text('account:register.title') })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a script file that does not arrive within two minutes offers the reload too', async ({ page, text, context }) => {
  let give: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    give = resolve;
  });
  await context.route('**/assets/register-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/login');
  await stopClock(page);
  const asked = page.waitForRequest('**/assets/register-*.js');
  await page.getByRole('main').getByRole('link', { name: text('account:login.register') }).click();
  await asked;
  const offer = page.getByRole('status').filter({ hasText: text('reload.why') });
  await page.clock.runFor(CHUNK_TIMEOUT - 1_000);
  await expect(offer).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(offer).toBeVisible();
  give();
  await expect(page).toHaveURL('/register');
});
