/** A product saved without a sign-in is saved after it, with script and without, in both languages. */
import { productListPath } from '../../../../app/domain/catalogue/list-address';
import type { WireGoods } from '../../../../app/upstream/contract/records/goods';
import { mallClient } from '../../../fixtures/mall/mall-client';
import { expect, signInBehind, signInForm, test, type Page } from '../../account-fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { isFormPost, stageUrl } from '../../fixtures';
import { escapePattern, LANGUAGES, wordingPattern, type Language } from '../../wording';

let products: WireGoods[];
test.beforeAll(async () => {
  products = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
});

const productAt = (index: number): WireGoods => {
  const product = products[index];
  if (!product) throw new Error(`There is no product ${index}`);
  return product;
};

/** The places where a product can be saved. */
const PLACES = {
  'a product page': ({ id }: WireGoods) => `/product_detail/${id}`,
  'a list row': ({ mpn }: WireGoods) => productListPath('search', mpn),
};

for (const language of LANGUAGES) {
  for (const scripted of SCRIPTED) {
    test.describe(`${language} ${scripted ? 'with' : 'without'} script`, () => {
      const due = turns(language === 'en');
      test.use({ language, javaScriptEnabled: scripted });

      if (due()) test('from a product page to the membership centre and out again', async ({ page, user, told, text, allow }) => {
        const product = productAt(0);
        const path = PLACES['a product page'](product);
        await page.goto(path);
        await page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) }).click();
        if (scripted) allow(/status of 401/);
        await signInForm(scripted ? page.getByRole('dialog', { name: text('account:login.title') }) : page, language).signIn(user);
        await expect(page).toHaveURL(path);
        await expect(told(text('account:message.saved', { mpn: product.mpn }))).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        if (scripted) await expectSaved(page, language);

        await told(text('account:message.saved', { mpn: product.mpn })).getByRole('link', { name: text('account:message.viewSaved') }).click();
        await expect(page).toHaveURL('/membership_center?tab=saved');
        await expectListed(page, language, product);
        await page.reload();
        await expectListed(page, language, product);
        await expect(told(text('account:message.saved', { mpn: product.mpn }))).toHaveCount(0);

        await page.getByRole('banner').getByRole('button', { name: text('account.signOut') }).click();
        await expect(page).toHaveURL('/login');
        await expect(told(text('account:message.signedOut'))).toBeVisible();
        await page.goto('/membership_center?tab=saved');
        await expect(page).toHaveURL(`/login?_r=${encodeURIComponent('/membership_center?tab=saved')}`);
        await expect(page.getByRole('main').getByText(text('account:signInFirst'))).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: text('account:login.title') })).toBeVisible();
      });

      if (due()) test('from a list row', async ({ page, user, told, text, allow }) => {
        const product = productAt(1);
        const path = PLACES['a list row'](product);
        await page.goto(path);
        await page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }), exact: true }).first().click();
        if (scripted) allow(/status of 401/);
        else await expect(page.getByRole('main').getByText(text('account:message.signInToSave'))).toBeVisible();
        await signInForm(scripted ? page.getByRole('dialog') : page, language).signIn(user);
        await expect(page).toHaveURL(path);
        await expect(told(text('account:message.saved', { mpn: product.mpn }))).toBeVisible();
        await page.goto('/membership_center?tab=saved');
        await expectListed(page, language, product);
      });

      if (due()) test('of three waiting products the second is unknown', async ({ page, user, told, text, allow, context }) => {
        const [first, third] = [productAt(2), productAt(3)];
        if (scripted) allow(/status of 401/);
        await press(first);
        const form = { intent: 'add', goodsId: 'NOSUCHPART', _r: '/' };
        await context.request.post('/saved_parts', { form, maxRedirects: 0, headers: { 'sec-fetch-site': 'same-origin' } });
        await press(third);
        expect(await cookieNames()).toContain('state');
        await signInForm(scripted ? page.getByRole('dialog') : page, language).signIn(user);
        await expect(page).toHaveURL(PLACES['a product page'](third));
        for (const { mpn } of [first, third]) await expect(told(text('account:message.saved', { mpn }))).toBeVisible();
        await expect(told(/NOSUCHPART/)).toBeVisible();
        expect(await cookieNames(), 'nothing waits any more').not.toContain('state');

        await page.goto('/membership_center?tab=saved');
        await expect(page.getByRole('main').getByRole('row')).toHaveCount(3);
        for (const product of [first, third]) await expectListed(page, language, product);
        await expect(told(/NOSUCHPART/)).toHaveCount(0);

        async function press(product: WireGoods): Promise<void> {
          await page.goto(PLACES['a product page'](product));
          await page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) }).click();
          const shown = scripted ? page.getByRole('dialog') : page.getByRole('heading', { level: 1, name: text('account:login.title') });
          await expect(shown).toBeVisible();
        }
        async function cookieNames(): Promise<string[]> {
          return (await context.cookies()).map(({ name }) => name);
        }
      });
    });
  }
}

test('the dialog takes the focus, and Esc returns it', async ({ page, text, allow }) => {
  allow(/status of 401/);
  const product = productAt(4);
  await page.goto(`/product_detail/${product.id}`);
  const save = page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) });
  const dialog = page.getByRole('dialog', { name: text('account:login.title') });
  await save.press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null), 'the page behind').toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(save).toBeFocused();
  await save.press('Enter');
  await dialog.getByRole('button', { name: text('close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(save).toBeFocused();
});

test('Esc drops the last product; earlier ones still wait', async ({ page, user, text, allow, context }) => {
  allow(/status of 401/);
  const [meant, taken] = [productAt(8), productAt(9)];
  const dialog = page.getByRole('dialog');
  const save = (product: WireGoods) => page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) });
  await page.goto(PLACES['a product page'](meant));
  await save(meant).click();
  await dialog.getByRole('link', { name: text('account:login.register') }).click();
  await expect(page).toHaveURL(/^[^?]*\/register\?/);
  await page.goto(PLACES['a product page'](taken));
  await save(taken).click();
  await expect(dialog).toBeVisible();
  const forgotten = page.waitForResponse((response) => response.request().postData()?.includes('intent=forget') ?? false);
  await page.keyboard.press('Escape');
  expect((await forgotten).status()).toBe(200);
  await expect(save(taken)).toBeFocused();
  await signInBehind(context, user);
  await page.goto('/membership_center?tab=saved');
  await expectListed(page, 'en', meant);
  await expect(page.getByRole('main').getByRole('link', { name: taken.mpn, exact: true })).toHaveCount(0);
});

test('a wrong password shows its error in the dialog, and the page stays', async ({ page, user, told, text, allow }) => {
  allow(/status of 401/);
  const product = productAt(5);
  await page.goto(`/product_detail/${product.id}`);
  await page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) }).click();
  const form = signInForm(page.getByRole('dialog'), 'en');
  await form.signIn({ ...user, password: 'not this one' });
  const summary = page.getByRole('dialog').getByRole('group').and(page.locator(':focus'));
  await expect(summary).toHaveCount(1);
  await expect(form.account).toHaveValue(user.account);
  await expect(form.password).toHaveValue('not this one');
  await form.signIn(user);
  await expect(told(text('account:message.saved', { mpn: product.mpn }))).toBeVisible();
});

test('a signed-in user saves a product without leaving the page, which then shows it as saved', async ({ page, signedIn: _, text }) => {
  const product = productAt(6);
  await page.clock.install();
  await page.goto(`/product_detail/${product.id}`);
  const save = page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) });
  await save.press('Enter');
  const view = page.getByRole('main').getByRole('link', { name: text('product:save.viewOf') });
  await expect(view, 'the button’s focus').toBeFocused();
  await page.clock.runFor(60_000);
  await expectSaved(page, 'en');
  await expect(save).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/membership_center?tab=saved');
  await expectListed(page, 'en', product);
  await page.getByRole('button', { name: text('account:saved.removeOf', { mpn: product.mpn }) }).click();
  await expect(page.getByRole('heading', { name: text('account:saved.empty') })).toBeVisible();
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    if (due()) test('the link to the membership centre is visible in the header and in the phone menu with any length of name', async ({ page, signedIn: _, context, text }) => {
      const form = { intent: 'profile', userName: 'Volt '.repeat(10), companyName: '' };
      await context.request.post('/membership_center', { form, maxRedirects: 0, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' } });
      // This request uses up the message, which would cover the header.
      await context.request.get('/membership_center');
      await page.goto('/');
      const own = page.getByRole('banner').getByRole('link', { name: text('account.centre') });
      for (const width of [1440, 992, 390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        if (width === 390) await page.getByRole('banner').locator('summary').click();
        const centre = own.getByText(text('account.centre'), { exact: true });
        await expect(centre, `at ${width}`).toBeInViewport({ ratio: 1 });
        const { width: seen, height } = (await centre.boundingBox()) ?? { width: 0, height: 0 };
        expect(seen, `at ${width}, in one line`).toBeGreaterThan(height);
      }
      await own.click();
      await expect(page).toHaveURL('/membership_center');
    });

    if (due()) test('the button’s accessible name begins with its text', async ({ page, text }) => {
      const product = productAt(0);
      await page.goto(PLACES['a product page'](product));
      const save = page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) });
      expect(await save.getAttribute('aria-label')).toMatch(new RegExp(`^${await save.innerText()}.*${escapePattern(product.mpn)}$`));
    });
  });
}

test('signing out reloads the page after half a second', async ({ page, user, told, context, text }) => {
  await page.clock.install();
  await signInBehind(context, user);
  await page.goto(`/product_detail/${productAt(7).id}`);
  await page.evaluate(() => document.body.setAttribute('data-document', 'old'));
  const old = page.locator('[data-document=old]');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const answered = page.waitForResponse((response) => isFormPost(response.request()));
  await page.getByRole('banner').getByRole('button', { name: text('account.signOut') }).click();
  await (await answered).finished();
  await page.clock.runFor(499);
  await expect(old).toHaveCount(1);
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(old).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(`/product_detail/${productAt(7).id}`);
  await expect(page.getByRole('banner').getByRole('link', { name: text('account.signIn') })).toBeVisible();
  await expect(told(text('account:message.signedOut'))).toBeVisible();
});

/** Expects that a product's page shows it as saved. */
async function expectSaved(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: wordingPattern(language, 'product:save.done') })).toBeVisible();
}

/** The table row of a saved product. */
async function expectListed(page: Page, language: Language, { mpn }: WireGoods): Promise<void> {
  const row = page.getByRole('region').getByRole('row').filter({ has: page.getByRole('link', { name: mpn, exact: true }) });
  await expect(row).toHaveCount(1);
  const cells = row.getByRole('cell');
  await expect(cells.nth(1)).toContainText(/\d/);
  await expect(cells.nth(2)).toContainText(language === 'cn' ? /¥\s?\d/ : /CNY|¥\s?\d|\d\.\d/);
}
