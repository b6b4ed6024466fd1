/** Signing in and registering, by password and by code. */
import { expect, newUser, ownLink, secret, signInForm, summary, test, type Page } from '../../account-fixtures';
import { SCRIPTED } from '../../combinations';
import { escapePattern, wording, wordingPattern } from '../../wording';

const WEEK = 7 * 86_400;

/** The code that a demonstration shows. */
async function demonstrated(page: Page, key: string, name: string): Promise<string> {
  const pattern = new RegExp(escapePattern(wording('en', key, { [name]: '@' })).replace('@', '(\\w+)'));
  const line = page.getByText(pattern);
  await expect(line).toBeVisible();
  return pattern.exec(await line.innerText())?.[1] ?? '';
}

for (const scripted of SCRIPTED) {
  test.describe(`${scripted ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: scripted });

    test('an account is created, and leads back to the page before', async ({ page, text, allow }) => {
      allow(/status of 422/);
      await page.goto('/login?_r=%2Fbrand');
      await page.getByRole('main').getByRole('link', { name: text('account:login.register') }).click();
      await expect(page).toHaveURL('/register?_r=%2Fbrand');
      await page.getByRole('main').getByRole('link', { name: text('account:register.login') }).click();
      await expect(page).toHaveURL('/login?_r=%2Fbrand');
      await expect(page.getByRole('heading', { level: 1, name: text('account:login.title') })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: text('account:register.title') })).toBeVisible();
      await expect(page).toHaveURL('/register?_r=%2Fbrand');
      const account = page.getByRole('textbox', { name: text('account:login.account') });
      const code = page.getByRole('textbox', { name: text('account:code.label') });
      const password = secret(page, text('account:password.label'));
      const again = secret(page, text('account:password.repeat'));
      const agree = page.getByRole('checkbox', { name: text('account:register.agree') });
      const submit = page.getByRole('button', { name: text('account:register.submit') });

      await account.fill('nobody');
      await page.getByRole('button', { name: text('account:code.send') }).click();
      await expect(summary(page)).toContainText(text('account:error.account'));
      await expect(account).toHaveValue('nobody');
      await expect(account).toHaveAccessibleDescription(new RegExp(text('account:error.account')));
      await summary(page).getByRole('link', { name: text('account:error.account') }).click();
      if (scripted) await expect(account).toBeFocused();

      await account.fill(`new-${Date.now()}-${scripted}@farad.example`);
      await page.getByRole('button', { name: text('account:code.send') }).click();
      const digits = await demonstrated(page, 'account:demo.code', 'code');
      await expect(account).toHaveValue(/^new-/);
      /** Without script, the characters of the picture that the page shows are typed. With script, there is none. */
      const typePicture = async () => {
        const { captcha } = signInForm(page, 'en');
        if (scripted) await expect(captcha).toHaveCount(0);
        else await captcha.fill(await demonstrated(page, 'account:demo.captcha', 'answer'));
      };
      await typePicture();
      await code.fill(digits);
      await password.fill('eight ohms and more');
      await again.fill('eight ohms and less');
      await agree.check();
      await submit.click();
      await expect(summary(page)).toContainText(text('account:error.confirm'));
      await expect(again).toHaveAccessibleDescription(text('account:error.confirm'));
      await expect(again).toHaveAttribute('aria-invalid', 'true');
      await expect(code).toHaveValue(digits);
      await expect(agree).toBeChecked();
      // No response contains the password; with script it stays in the page.
      for (const [field, typed] of [[password, 'eight ohms and more'], [again, 'eight ohms and less']] as const) {
        await expect(field).toHaveValue(scripted ? typed : '');
      }

      await password.fill('password123');
      await again.fill('password123');
      await typePicture();
      await submit.click();
      await expect(summary(page)).toBeVisible();
      await expect(password).toHaveAttribute('aria-invalid', 'true');

      await password.fill('eight ohms and more');
      await again.fill('eight ohms and more');
      await typePicture();
      await submit.click();
      await expect(page).toHaveURL('/brand');
      await expect(ownLink(page, 'en')).toBeVisible();
    });

    test('a code signs in once', async ({ page, user, text, allow, context }) => {
      allow(/status of 401/);
      await page.goto('/login');
      const form = signInForm(page, 'en');
      await form.byCode.click();
      await form.account.fill(user.account);
      await page.getByRole('button', { name: text('account:code.send') }).click();
      const code = await demonstrated(page, 'account:demo.code', 'code');
      await expect(form.account).toHaveValue(user.account);
      await form.code.fill(code);
      await form.submit.click();
      await expect(page).toHaveURL('/membership_center?tab=profile');

      await context.clearCookies();
      await page.goto('/login?by=code');
      await form.account.fill(user.account);
      await form.code.fill(code);
      await form.submit.click();
      await expect(summary(page)).toBeVisible();
      await expect(form.account).toHaveValue(user.account);
    });

    test('a forgotten password can be replaced after a sign-in by code', async ({ page, user, text, told, context }) => {
      await page.goto('/login');
      const form = signInForm(page, 'en');
      await form.account.fill(user.account);
      await page.getByRole('main').getByRole('link', { name: text('account:login.forgot') }).click();
      if (scripted) await expect(form.account).toHaveValue(user.account);
      else {
        await expect(page).toHaveURL(/\/login\?by=code(?:&|$)/);
        await form.account.fill(user.account);
      }
      await page.getByRole('button', { name: text('account:code.send') }).click();
      await form.code.fill(await demonstrated(page, 'account:demo.code', 'code'));
      await form.submit.click();
      await expect(page).toHaveURL('/membership_center?tab=profile');

      const old = secret(page, text('account:password.old'));
      await expect(page.getByText(wordingPattern('en', 'account:change.withoutOld'))).toBeVisible();
      await expect(old).toHaveCount(0);
      const password = 'another one of many signs';
      await secret(page, text('account:password.new')).fill(password);
      await secret(page, text('account:password.confirm')).fill(password);
      await page.getByRole('button', { name: text('account:change.submit') }).click();
      await expect(told(text('account:change.done'))).toBeVisible();
      await expect(old).toBeVisible();

      await context.clearCookies();
      await page.goto('/login');
      await form.signIn({ ...user, password });
      await expect(page).toHaveURL('/membership_center');
    });

    test('a challenge is needed after three wrong passwords: script passes it, without script it is a picture', async ({ page, user, text, allow }) => {
      allow(/status of (?:401|422)/);
      await page.goto('/login');
      const form = signInForm(page, 'en');
      const wrong = { ...user, password: 'not this one' };
      await form.keep.check();
      for (let time = 0; time < 3; time += 1) {
        await form.signIn(wrong);
        await expect(summary(page)).toBeVisible();
        await expect(form.account).toHaveValue(user.account);
        await expect(form.password).toHaveValue(scripted ? wrong.password : '');
        await expect(form.keep).toBeChecked();
        // Different from the answer of the next try.
        await form.account.focus();
      }
      await form.signIn(user);
      if (scripted) {
        await expect(page).toHaveURL('/membership_center');
        return;
      }
      const first = await demonstrated(page, 'account:demo.captcha', 'answer');
      await expect(page.getByRole('img', { name: text('account:captcha.picture') })).toBeVisible();
      await expect(form.captcha).toHaveAttribute('aria-invalid', 'true');

      await form.password.fill(user.password);
      await form.captcha.fill(first === '9999' ? '3333' : '9999');
      await form.submit.click();
      const line = page.getByText(text('account:demo.captcha', { answer: first }));
      await expect(line).toHaveCount(0);
      const second = await demonstrated(page, 'account:demo.captcha', 'answer');
      await expect(form.captcha).toHaveValue('');

      await page.getByRole('button', { name: text('account:captcha.another') }).click();
      await expect(page.getByText(text('account:demo.captcha', { answer: second }))).toHaveCount(0);
      const third = await demonstrated(page, 'account:demo.captcha', 'answer');
      await expect(form.account).toHaveValue(user.account);
      await form.password.fill(user.password);
      await form.captcha.fill(third);
      await form.submit.click();
      await expect(page).toHaveURL('/membership_center');
    });
  });
}

test('the token’s cookie lives seven days, with or without "stay signed in"', async ({ page, user, context }) => {
  const form = signInForm(page, 'en');
  for (const keep of [true, false]) {
    await context.clearCookies();
    await page.goto('/login');
    await form.keep.setChecked(keep);
    await form.signIn(user);
    await expect(page).toHaveURL('/membership_center');
    const cookies = await context.cookies();
    const token = cookies.find(({ name }) => name === 'access-token');
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const life = (token?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(life - WEEK)).toBeLessThan(120);
    for (const name of ['SESSION', 'user']) expect(cookies.find((cookie) => cookie.name === name)?.expires, name).toBe(-1);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  }
});

test('no return path leads to another site', async ({ page, user, context, baseURL }) => {
  const gone: string[] = [];
  await context.route((url) => url.origin !== baseURL, (route) => {
    gone.push(route.request().url());
    return route.abort();
  });
  const hostile = [
    'https://evil.example/', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/.//evil.example', '/a/..//evil.example',
    'javascript:alert(1)', '/%09/evil.example', 'data:text/html,x',
  ];
  await page.goto(`/login?_r=${encodeURIComponent(hostile[0] ?? '')}`);
  await signInForm(page, 'en').signIn(user);
  await expect(page).toHaveURL('/membership_center');
  const options = { maxRedirects: 0, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' } };
  for (const value of hostile) {
    const answers = await Promise.all([
      // A signed-in visitor is redirected at once.
      context.request.get(`/login?_r=${encodeURIComponent(value)}`, options), context.request.get(`/register?_r=${encodeURIComponent(value)}`, options),
      context.request.post('/saved_parts', { ...options, form: { intent: 'remove', goodsId: 'none', _r: value } }),
    ]);
    // Node resolves an address by the rules by which a browser does.
    const led = answers.map((answer) => [Math.floor(answer.status() / 100), new URL(answer.headers()['location'] ?? 'none:', answer.url()).origin]);
    expect(led, value).toEqual([[3, baseURL], [3, baseURL], [3, baseURL]]);
  }
  expect(gone).toEqual([]);
});

test('another account’s password is refused with the message of an unknown account', async ({ page, user, baseURL, text, allow }) => {
  allow(/status of 401/);
  const other = await newUser(baseURL ?? '');
  await page.goto('/login');
  const form = signInForm(page, 'en');
  await form.signIn({ account: user.account, password: other.password });
  await expect(summary(page)).toBeVisible();
  const known = await summary(page).innerText();
  await form.signIn({ account: `nobody-${user.account}`, password: other.password });
  await expect(form.account).toHaveValue(/^nobody-/);
  await expect(summary(page)).toHaveText(known);
  await page.getByRole('button', { name: text('account:password.show') }).click();
  await form.password.fill('typed');
  await expect(form.password).toHaveAttribute('type', 'text');
});
