/** With script, posting one form keeps the input of others, and the focus is where the visitor continues. */
import { mallClient } from '../../../fixtures/mall/mall-client';
import { expect, secret, signInForm, summary, test } from '../../account-fixtures';
import { isFormPost, stageUrl } from '../../fixtures';
import { wordingPattern } from '../../wording';

test('input stays in one form while another is posted', async ({ page, signedIn: _, text, told, allow }) => {
  allow(/status of 422/);
  await page.goto('/membership_center?tab=profile');
  const company = page.getByRole('textbox', { name: text('account:profile.companyName') });
  await company.fill('Ohm & Söhne');
  await secret(page, text('account:password.new')).fill('not long');
  await page.getByRole('button', { name: text('account:change.submit') }).click();
  await expect(summary(page)).toBeVisible();
  await expect(company).toHaveValue('Ohm & Söhne');

  await page.getByRole('button', { name: text('account:profile.save') }).click();
  await expect(told(text('account:profile.saved'))).toBeVisible();
  await expect(secret(page, text('account:password.new'))).toHaveValue('not long');
});

test('a corrected field loses its error', async ({ page, text, allow }) => {
  allow(/status of 422/);
  await page.goto('/register');
  const account = page.getByRole('textbox', { name: text('account:login.account') });
  const agree = page.getByRole('checkbox', { name: text('account:register.agree') });
  const found = page.getByRole('main').getByRole('group').getByRole('listitem');
  // The message is the shop's and not the browser's.
  await page.getByRole('button', { name: text('account:register.submit') }).click();
  await expect(account).toHaveAccessibleDescription(text('account:error.account'));
  const before = await found.count();
  await account.fill('ada@farad.example');
  await expect(account).not.toHaveAttribute('aria-invalid', 'true');
  await agree.check();
  await expect(agree).not.toHaveAttribute('aria-invalid', 'true');
  await expect(found).toHaveCount(before - 2);
});

test('both sign-in forms have the account, and a wrong code shows an error at its field', async ({ page, user, allow }) => {
  allow(/status of 401/);
  await page.goto('/login');
  const form = signInForm(page, 'en');
  await form.account.fill(user.account);
  await form.byCode.click();
  await expect(form.account).toHaveValue(user.account);
  // If only the account is filled in, Enter requests a code.
  await form.account.press('Enter');
  const pause = page.getByRole('button', { name: wordingPattern('en', 'account:code.again') });
  await expect(pause).toBeDisabled();
  await expect(form.code).toBeFocused();
  await form.code.fill('000000');
  await form.submit.click();
  await expect(form.code).toHaveAttribute('aria-invalid', 'true');
  await expect(form.code).toHaveValue('000000');
  await expect(pause).toBeDisabled();
});

test('a browser that cannot do the work gets a picture; the picture of sign-in does not block registration', async ({ page, user, text, allow }) => {
  allow(/status of (?:401|422)|ERR_FAILED/);
  await page.route(/solve-worker/, (route) => route.abort());
  await page.goto('/login');
  const form = signInForm(page, 'en');
  for (let time = 0; time < 4; time += 1) {
    const [answer] = await Promise.all([page.waitForResponse((response) => isFormPost(response.request())), form.signIn({ ...user, password: `wrong ${time}` })]);
    expect(answer.status()).toBe(time < 3 ? 401 : 422);
  }
  await expect(form.captcha).toBeVisible();
  await page.getByRole('link', { name: text('account:captcha.otherwise') }).click();
  await expect(form.account).toBeFocused();
  await expect(form.account).toHaveValue(user.account);
  await page.getByRole('main').getByRole('link', { name: text('account:login.register') }).click();
  await page.getByRole('button', { name: text('account:register.submit') }).click();
  await expect(page.getByRole('textbox', { name: text('account:login.account') })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.captcha).toHaveCount(0);
});

test('the page keeps its place during a sign-in in the dialog', async ({ page, user, told, text, allow }) => {
  allow(/status of 401/);
  await page.setViewportSize({ width: 390, height: 700 });
  const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
  if (!product) throw new Error('There is no product');
  await page.goto(`/product_detail/${product.id}`);
  const save = page.getByRole('button', { name: text('product:save.of', { mpn: product.mpn }) });
  await page.evaluate(() => scrollTo(0, 400));
  await save.evaluate((button: HTMLElement) => button.click());
  const dialog = page.getByRole('dialog');
  const form = signInForm(dialog, 'en');
  await expect(form.account).toBeFocused();
  await expect(dialog).toContainText(text('account:message.signInToSave'));
  await form.signIn(user);
  await expect(told(text('account:message.saved', { mpn: product.mpn }))).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test('after navigation the content has the focus', async ({ page, user, text }) => {
  await page.goto('/login');
  await signInForm(page, 'en').signIn(user);
  await expect(page).toHaveURL('/membership_center');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: text('brands') }).first().focus();
  await expect(page.getByRole('main')).not.toBeFocused();
});
