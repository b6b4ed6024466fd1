/** Checkout: errors at their fields without loss of input, changes that are confirmed again, and one order for two clicks. */
import { SCRIPTED, turns } from '../../combinations';
import { ADDRESS, choice, CONFIRM, expect, money, orderNoOf, test } from '../../order-fixtures';
import { signInForm, summary } from '../../account-fixtures';
import { lineAmount } from '../../../../app/domain/money/price-tiers';
import { LANGUAGES } from '../../wording';

for (const scripted of SCRIPTED) {
  test.describe(`${scripted ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: scripted });

    test('each field shows its error and keeps its input', async ({ page, signedIn: _, wanted, behind, text, allow }) => {
      allow(/status of 422/);
      await behind.post('/membership_center', { intent: 'address', ...ADDRESS });
      await behind.fill(...wanted.slice(0, 1));
      await page.goto(CONFIRM);
      const field = (key: string) => page.getByRole('textbox', { name: text(key) });
      await choice(page, text('order:confirm.newAddress')).check();
      await field('account:address.name').fill('Grace');
      await field('account:address.phone').fill('none');
      await page.getByRole('combobox', { name: text('account:region.province'), exact: true }).selectOption('1-31');
      await field('order:invoice.to').fill('Ohm');
      await field('order:invoice.taxNo').fill('12');
      await choice(page, text('order:shortage.drop')).check();
      await field('order:remark').fill('x'.repeat(501));
      await page.getByRole('button', { name: text('order:confirm.place') }).click();

      await expect(summary(page)).toHaveCount(1);
      // With script, city and district of a municipality are filled in.
      const wrong = {
        'account:address.phone': 'account:error.phone', 'account:address.detail': 'account:error.detail', 'order:invoice.taxNo': 'order:error.taxNo', 'order:remark': 'order:error.remark',
      };
      for (const [label, message] of Object.entries(wrong)) {
        const words = text(message, { most: 500 });
        await expect(summary(page)).toContainText(words);
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(label)).toHaveAccessibleDescription(words);
      }
      await expect(field('account:address.name')).toHaveValue('Grace');
      await expect(field('account:address.name')).not.toHaveAttribute('aria-invalid');
      await expect(field('account:address.phone')).toHaveValue('none');
      await expect(page.getByRole('combobox', { name: text('account:region.province'), exact: true })).toHaveValue('1-31');
      await expect(field('order:invoice.to')).toHaveValue('Ohm');
      await expect(field('order:remark')).toHaveValue('x'.repeat(501));
      await expect(choice(page, text('order:confirm.newAddress'))).toBeChecked();
      await expect(choice(page, text('order:shortage.drop'))).toBeChecked();

      await summary(page).getByRole('link', { name: text('order:error.taxNo') }).click();
      await expect(field('order:invoice.taxNo')).toBeFocused();
      await field('order:invoice.taxNo').fill('');
      await field('order:invoice.to').fill('');
      await field('order:remark').fill('');
      await choice(page, ADDRESS.name).check();
      await page.getByRole('button', { name: text('order:confirm.place') }).click();
      await expect(page).toHaveURL(/\/pay\/P/);
      await page.getByRole('link', { name: text('order:payment.toOrder') }).click();
      await expect(page.getByRole('main')).toContainText(text('order:shortage.drop'));
    });

    test('a changed price is shown at the button, and the order is confirmed again', async ({ page, signedIn: _, wanted, behind, text, figure, allow }) => {
      allow(/status of 409/);
      const [first, second] = wanted;
      if (!first || !second) throw new Error('There are no products');
      await behind.post('/membership_center', { intent: 'address', ...ADDRESS });
      await behind.fill(first);
      await page.goto(CONFIRM);
      const total = Number(lineAmount(first.product.rangePrice, first.quantity) ?? '');
      // Another tab of the browser changes the cart meanwhile.
      await behind.fill(second);
      await page.locator('input[name=amount]').evaluate((input) => input.setAttribute('value', '0.01'));
      await page.getByRole('button', { name: text('order:confirm.place') }).click();

      await expect(summary(page)).toHaveCount(1);
      const aside = page.getByRole('main').getByRole('complementary');
      const both = total + Number(lineAmount(second.product.rangePrice, second.quantity) ?? '');
      await expect(aside).toContainText(text('order:change.added', { mpn: second.product.mpn }));
      await expect(aside).toContainText(text('order:change.total', { before: '¥0.01', now: money(both) }));
      await expect(figure(text('order:totals.payable'), aside)).toHaveText(money(both));
      await page.getByRole('button', { name: text('order:confirm.place') }).click();
      await expect(page).toHaveURL(/\/pay\/P/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('order:payment.title.open', { amount: money(both) }));
    });

    test('an empty selection leads to the cart', async ({ page, signedIn: _, text }) => {
      await page.goto(CONFIRM);
      await expect(page).toHaveURL('/shopping_cart');
      await expect(page.getByRole('main').getByText(text('order:message.nothing'))).toBeVisible();
    });

    test('a sign-in leads back to checkout with the cart', async ({ page, user, wanted, behind, text }) => {
      const [first] = wanted;
      if (!first) throw new Error('There are no products');
      await behind.fill(first);
      await page.goto('/shopping_cart');
      await page.getByRole('link', { name: text('cart:sum.checkout_one', { count: 1 }) }).click();
      if (scripted) await expect(page).toHaveURL('/shopping_cart');
      else await expect(page).toHaveURL('/login');
      await signInForm(scripted ? page.getByRole('dialog') : page, 'en').signIn(user);
      await expect(page).toHaveURL(CONFIRM);
      await expect(page.getByRole('row').filter({ hasText: first.product.mpn })).toHaveCount(1);
    });
  });
}

test('with an expired session checkout keeps its input and prompts for sign-in; only its button places the order', async ({
  page, signedIn: user, context, wanted, behind, text, allow,
}) => {
  allow(/status of 401/);
  await behind.post('/membership_center', { intent: 'address', ...ADDRESS });
  await behind.fill(...wanted.slice(0, 1));
  await page.goto(CONFIRM);
  await context.clearCookies({ name: /access-token/ });
  const remark = page.getByRole('textbox', { name: text('order:remark') });
  const place = page.getByRole('button', { name: text('order:confirm.place') });
  const dialog = page.getByRole('dialog', { name: text('account:login.title') });
  await choice(page, text('order:shortage.drop')).check();
  await remark.fill('Ring twice');
  await place.click();
  await expect(dialog).toContainText(text('order:message.signInToOrder'));
  // The cookie of this answer must not come after that of the next post.
  const takenBack = page.waitForResponse(/\/login\.data/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await takenBack;
  await expect(place).toBeFocused();
  await expect(remark).toHaveValue('Ring twice');
  await place.press('Enter');
  await signInForm(dialog, 'en').signIn(user);
  await expect(page.getByRole('main').getByText(text('order:message.notPlacedYet'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(CONFIRM);
  await expect(remark).toHaveValue('Ring twice');
  await expect(choice(page, text('order:shortage.drop'))).toBeChecked();
  await place.click();
  await expect(page).toHaveURL(/\/pay\/P/);
});

test('two clicks place one order', async ({ page, signedIn: _, wanted, behind, text }) => {
  await behind.post('/membership_center', { intent: 'address', ...ADDRESS });
  await behind.fill(...wanted.slice(0, 2));
  await page.goto(CONFIRM);
  await page.getByRole('button', { name: text('order:confirm.place') }).dblclick();
  await expect(page).toHaveURL(/\/pay\/P/);
  const orderNo = orderNoOf((await page.getByRole('link', { name: text('order:payment.toOrder') }).getAttribute('href')) ?? '');
  await page.goto('/membership_center?tab=orders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: orderNo })).toHaveCount(1);
});

test('the button shows that it is busy', async ({ page, signedIn: _, wanted, behind, text }) => {
  await behind.post('/membership_center', { intent: 'address', ...ADDRESS });
  await behind.fill(...wanted.slice(0, 1));
  await page.goto(CONFIRM);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/confirm_order.data*', async (route) => {
    await held;
    await route.continue();
  });
  const place = page.getByRole('button', { name: text('order:confirm.place') });
  await place.click();
  await expect(place).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/pay\/P/);
});

test.describe('on account', () => {
  // Only the demo account buys on account, so tests use its cart one at a time.
  test.describe.configure({ mode: 'default' });

  for (const language of LANGUAGES) {
    test.describe(language, () => {
      const due = turns(language === 'en');
      test.use({ language });

      if (due()) test('the credit is shown, and covers an order within it', async ({ page, wanted, behind, text, figure }) => {
        await behind.post('/login', { account: 'demo@farad.example', password: 'farad-demo-2026' });
        await behind.post('/shopping_cart', { intent: 'clear' });
        await behind.fill(...wanted.slice(0, 1));
        await page.goto(CONFIRM);
        const onAccount = choice(page, language === 'cn' ? '账期支付' : 'Pay on account');
        await expect(onAccount).toBeEnabled();
        await onAccount.check();
        if ((await choice(page, text('order:confirm.newAddress')).count()) > 0) await choice(page, text('order:confirm.newAddress')).check();
        for (const [key, value] of [['name', ADDRESS.name], ['phone', ADDRESS.phone], ['detail', ADDRESS.detail]] as const) {
          await page.getByRole('textbox', { name: text(`account:address.${key}`) }).fill(value);
        }
        for (const level of ['province', 'city', 'district'] as const) await page.getByRole('combobox', { name: text(`account:region.${level}`), exact: true }).selectOption(ADDRESS[level]);
        const payable = await figure(text('order:totals.payable')).textContent();
        await page.getByRole('button', { name: text('order:confirm.place') }).click();
        await expect(page).toHaveURL(/\/order_detail\/F/);
        await expect(page.getByRole('main')).toContainText(text('order:pay.afterReceipt', { amount: payable ?? '', days: 30 }));
        await expect(page.getByRole('list', { name: text('order:progress.label') })).toContainText(text('order:progress.approved'));
      });
    });
  }
});

test.describe('on a phone, without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('total and main button of cart, checkout and order stay visible, and never cover the focus', async ({ page, signedIn: _, wanted, behind, text, figure }) => {
    const order = await behind.order(wanted.slice(0, 1));
    await behind.fill(...wanted.slice(0, 1));
    const screens = [
      ['/shopping_cart', page.getByRole('main').getByRole('link', { name: text('cart:sum.checkout_one', { count: 1 }) }), text('cart:sum.payable')],
      [CONFIRM, page.getByRole('button', { name: text('order:confirm.place') }), text('order:totals.payable')],
      [order, page.getByRole('link', { name: text('order:action.pay') }), text('order:confirm.toPay')],
    ] as const;
    for (const [path, action, label] of screens) {
      await page.goto(path);
      await expect(action, path).toHaveCount(1);
      await expect(action, path).toBeInViewport({ ratio: 1 });
      await expect(figure(label), path).toBeInViewport({ ratio: 1 });
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await last.focus();
      const [below, bar] = [await last.boundingBox(), await action.boundingBox()];
      expect((below?.y ?? 0) + (below?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});
