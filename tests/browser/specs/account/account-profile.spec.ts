/** Changing name and password, and signing out everywhere. */
import { expect, ownLink, secret, signInBehind, signInForm, summary, test } from '../../account-fixtures';
import { SCRIPTED } from '../../combinations';

const PROFILE = '/membership_center?tab=profile';

test('with an expired session the page prompts for sign-in; Esc drops the change, sign-in carries it out', async ({ page, signedIn: user, context, text, told, allow }) => {
  allow(/status of 401/);
  const name = page.getByRole('textbox', { name: text('account:profile.userName') });
  const save = page.getByRole('button', { name: text('account:profile.save') });
  const dialog = page.getByRole('dialog', { name: text('account:login.title') });
  await page.goto(PROFILE);
  await context.clearCookies({ name: /access-token/ });
  await name.fill('Ada');
  await save.click();
  await expect(dialog).toContainText(text('account:message.signInToGoOn'));
  const takenBack = page.waitForResponse((response) => response.request().postData()?.includes('intent=forget') ?? false);
  await page.keyboard.press('Escape');
  expect((await takenBack).status()).toBe(200);
  await expect(save).toBeFocused();
  await expect(name).toHaveValue('Ada');
  await name.fill('Grace');
  await save.click();
  const form = signInForm(dialog, 'en');
  await form.signIn({ ...user, password: 'not this one' });
  await expect(dialog.getByRole('group').and(page.locator(':focus'))).toHaveCount(1);
  await expect(page).toHaveURL(PROFILE);
  await form.signIn(user);
  await expect(told(text('account:profile.saved'))).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(PROFILE);
  await page.reload();
  await expect(name).toHaveValue('Grace');
});

for (const scripted of SCRIPTED) {
  test.describe(`${scripted ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: scripted });

    test('the header shows the name of the profile', async ({ page, signedIn: _, text, told, allow }) => {
      allow(/status of 422/);
      await page.goto('/membership_center?tab=profile');
      const name = page.getByRole('textbox', { name: text('account:profile.userName') });
      const company = page.getByRole('textbox', { name: text('account:profile.companyName') });
      const save = page.getByRole('button', { name: text('account:profile.save') });
      await name.fill('x'.repeat(400));
      await company.fill('Ohm & Söhne');
      await save.click();
      await expect(summary(page)).toBeVisible();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(company).toHaveValue('Ohm & Söhne');
      await name.fill('Ada 伏特');
      await save.click();
      await expect(told(text('account:profile.saved'))).toBeVisible();
      await expect(ownLink(page, 'en')).toContainText('Ada 伏特');
      await page.goto('/');
      await expect(ownLink(page, 'en')).toContainText('Ada 伏特');
      await page.goto('/membership_center?tab=profile');
      await expect(name).toHaveValue('Ada 伏特');
      await expect(company).toHaveValue('Ohm & Söhne');
    });

    test('a new password signs out all other devices', async ({ page, user, context, text, told, allow, browser, baseURL, extraHTTPHeaders }) => {
      allow(/status of (?:401|422)/);
      // A sign-in by password, because after one by code the old password is not needed.
      await signInBehind(context, user);
      const other = await browser.newContext({ baseURL, extraHTTPHeaders });
      await signInBehind(other, user);
      await page.goto('/membership_center?tab=profile');
      const devices = page.getByRole('table', { name: text('account:devices.title') }).getByRole('row');
      // The header row, the browser that registered, this browser and the other one.
      await expect(devices).toHaveCount(4);
      const old = secret(page, text('account:password.old'));
      const next = secret(page, text('account:password.new'));
      const again = secret(page, text('account:password.confirm'));
      const submit = page.getByRole('button', { name: text('account:change.submit') });
      const fill = async (present: string) => {
        await old.fill(present);
        await next.fill('a new one of many signs');
        await again.fill('a new one of many signs');
        await submit.click();
      };
      await fill('not this one');
      await expect(summary(page)).toBeVisible();
      await expect(old).toHaveAttribute('aria-invalid', 'true');
      for (const field of [old, next, again]) await expect(field).toHaveValue(scripted ? /./ : '');
      await fill(user.password);
      await expect(told(text('account:change.done'))).toBeVisible();
      for (const field of [old, next, again]) await expect(field).toHaveValue('');
      await expect(devices).toHaveCount(2);

      const elsewhere = await other.newPage();
      await elsewhere.goto('/membership_center');
      await expect(elsewhere).toHaveURL(/\/login\?_r=/);
      const form = signInForm(elsewhere, 'en');
      await form.signIn(user);
      await expect(summary(elsewhere)).toBeVisible();
      await form.signIn({ ...user, password: 'a new one of many signs' });
      await expect(elsewhere).toHaveURL('/membership_center');
      await other.close();
    });

    test('signing out everywhere', async ({ page, signedIn, text, told, browser, baseURL, extraHTTPHeaders }) => {
      const other = await browser.newContext({ baseURL, extraHTTPHeaders });
      await signInBehind(other, signedIn);
      const elsewhere = await other.newPage();
      await elsewhere.goto('/membership_center?tab=saved');
      await expect(ownLink(elsewhere, 'en')).toBeVisible();
      await page.goto('/membership_center?tab=profile');
      await page.getByRole('button', { name: text('account:devices.all') }).click();
      await expect(page).toHaveURL('/login');
      await expect(told(text('account:devices.done'))).toBeVisible();
      for (const one of [page, elsewhere]) {
        await one.goto('/membership_center?tab=saved');
        await expect(one).toHaveURL(/\/login\?_r=/);
        await expect(ownLink(one, 'en')).toHaveCount(0);
      }
      await other.close();
    });
  });
}
