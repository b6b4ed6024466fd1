/** Screens that need a user, and forms with errors: axe finds nothing, they fit, and the keyboard reaches them. */
import { mallClient } from '../../../fixtures/mall/mall-client';
import { expect, signInForm, test } from '../../account-fixtures';
import { turns } from '../../combinations';
import { expectFine, expectFits, expectNothingFound } from '../../fine';
import { stageUrl } from '../../fixtures';
import { LANGUAGES, wording } from '../../wording';

const ADDRESS = {
  intent: 'address', name: 'Ada', phone: '138 0013 8000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Volt Street',
};

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    if (due()) test('the membership centre', async ({ page, signedIn: _, context }) => {
      const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
      const options = { maxRedirects: 0, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' } };
      await context.request.post('/membership_center', { ...options, form: ADDRESS });
      await context.request.post('/membership_center', { ...options, form: { ...ADDRESS, name: 'Grace' } });
      await context.request.post('/saved_parts', { ...options, form: { intent: 'add', goodsId: product.id, _r: '/' } });
      await expectFine(page, '/membership_center?tab=profile');
      // Header and footer are the same.
      for (const tab of ['saved', 'feedback', 'addresses']) await expectFine(page, `/membership_center?tab=${tab}`, 'main');
      await page.getByRole('link', { name: wording(language, 'account:address.editOf', { name: 'Ada' }) }).click();
      await expect(page.getByRole('link', { name: wording(language, 'account:address.cancel') })).toBeVisible();
      await expectNothingFound(page, 'main');
    });

    if (due()) test('a form with errors and a captcha, and the dialog', async ({ page, context, user, allow, text }) => {
      allow(/status of (?:401|422)|ERR_FAILED/);
      // A browser that cannot do the work gets the picture.
      await page.route(/solve-worker/, (route) => route.abort());
      await page.goto('/login?by=code');
      await expectNothingFound(page, 'main');
      for (let time = 0; time < 3; time += 1) {
        const form = { account: user.account, password: 'not this one' };
        expect((await context.request.post('/login', { form, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' } })).status()).toBe(401);
      }
      await page.goto('/login');
      const form = signInForm(page, language);
      await form.signIn(user);
      await expect(form.captcha).toBeVisible();
      await expectNothingFound(page);
      await expectFits(page);

      const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.goto(`/product_detail/${product.id}`);
      await page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothingFound(page);
      await expectFits(page);
    });
  });
}

test('an empty membership centre', async ({ page, signedIn: _ }) => {
  for (const tab of ['addresses', 'saved']) await expectFine(page, `/membership_center?tab=${tab}`, 'main');
});

test('the keyboard alone chooses a way to sign in, and signs in', async ({ page, user, text }) => {
  await page.goto('/login');
  const form = signInForm(page, 'en');
  await form.account.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: text('account:login.byPassword') })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.code).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(form.password).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/membership_center');
});
