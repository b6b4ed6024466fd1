/** An anonymous cart is merged at sign-in, on the page and in the dialog, and is not shown after sign-out. */
import { signInForm } from '../../account-fixtures';
import { CART, expect, linkOf, plainAt, test } from '../../cart-fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { LANGUAGES } from '../../wording';

for (const language of LANGUAGES) {
  for (const scripted of SCRIPTED) {
    test.describe(`${language} ${scripted ? 'with' : 'without'} script`, () => {
      const due = turns(language === 'en');
      test.use({ language, javaScriptEnabled: scripted });

      if (due()) test('a product added before sign-in is in the cart after it, and is not shown after sign-out', async ({ page, products, put, user, text, told, line, cartLink }) => {
        const [first, second] = [plainAt(products, 0), plainAt(products, 1)];
        await page.goto(CART);
        await page.getByRole('link', { name: text('cart:empty.signIn') }).click();
        await expect(page).toHaveURL(`/login?_r=${encodeURIComponent(CART)}`);
        for (const product of [first, second]) await put(product, product.moq ?? 1);
        await signInForm(page, language).signIn(user);
        await expect(page).toHaveURL(CART);
        await expect(told(text('cart:message.merged_other', { count: 2 }))).toBeVisible();
        for (const product of [first, second]) await expect(line(product).quantity).toHaveValue(String(product.moq));
        await expect(cartLink(2)).toBeVisible();

        await page.getByRole('banner').getByRole('button', { name: text('account.signOut') }).click();
        await expect(cartLink(0)).toBeVisible();
        await page.goto(CART);
        await expect(page.getByRole('heading', { name: text('cart:empty.fact') })).toBeVisible();
        await put(first, 2 * (first.moq ?? 1));
        await page.goto(`/login?_r=${encodeURIComponent(CART)}`);
        await signInForm(page, language).signIn(user);
        await expect(line(first).quantity).toHaveValue(String(3 * (first.moq ?? 1)));
        await expect(line(second).quantity).toHaveValue(String(second.moq));
      });

      if (due()) test('checkout requires sign-in, and continues after it', async ({ page, products, put, user, text, line, checkout }) => {
        const product = plainAt(products, 2);
        await put(product, product.moq ?? 1);
        await page.goto(CART);
        await expect(line(product).row).toBeVisible();
        await checkout.click();
        const dialog = page.getByRole('dialog', { name: text('account:login.title') });
        if (scripted) {
          await expect(dialog.getByText(text('account:signInFirst'))).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
          await expect(checkout).toBeFocused();
          await expect(page).toHaveURL(CART);
          await checkout.press('Enter');
        } else {
          await expect(page.getByRole('heading', { level: 1, name: text('account:login.title') })).toBeVisible();
          await expect(page.getByText(text('account:signInFirst'))).toBeVisible();
        }
        await signInForm(scripted ? dialog : page, language).signIn(user);
        await expect(page).toHaveURL('/confirm_order');
        await expect(page.getByText(text('account:signInFirst'))).toHaveCount(0);
        await expect(page.getByRole('main').getByText(product.mpn, { exact: true }).first()).toBeVisible();
        await page.goto(CART);
        await expect(line(product).quantity).toHaveValue(String(product.moq));
      });
    });
  }
}

test('a sign-in in the dialog merges the cart too, and the header shows the count', async ({ page, products, put, user, text, told, allow }) => {
  allow(/status of 401/);
  const [first, second] = [plainAt(products, 0), plainAt(products, 1)];
  await put(first, first.moq ?? 1);
  await page.goto(`/product_detail/${second.id}`);
  await page.getByRole('button', { name: text('product:save.of', { mpn: second.mpn }) }).click();
  await signInForm(page.getByRole('dialog'), 'en').signIn(user);
  await expect(told(text('cart:message.merged_one', { count: 1 }))).toBeVisible();
  await expect(told(text('account:message.saved', { mpn: second.mpn }))).toBeVisible();
  await expect(linkOf(page, 1, 'en')).toBeVisible();
});

test('after sign-in the header shows the count of a cart from another device', async ({ page, products, put, user, browser, baseURL, text }) => {
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  await put(plainAt(products, 0), plainAt(products, 0).moq ?? 1);
  await page.goto(`/login?_r=${encodeURIComponent('/brand')}`);
  await signInForm(page, 'en').signIn(user);
  await expect(linkOf(page, 1, 'en')).toBeVisible();
  const there = await elsewhere.newPage();
  await there.goto(`/login?_r=${encodeURIComponent('/brand')}&lang=en`);
  await signInForm(there, 'en').signIn(user);
  await expect(linkOf(there, 1, 'en')).toBeVisible();
  await expect(there.getByText(text('cart:message.merged_one', { count: 1 }))).toHaveCount(0);
  await elsewhere.close();
});
