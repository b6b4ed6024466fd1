/** Changing the cart: valid and invalid quantities, ticks, removal; by keyboard, in two tabs. */
import { nearestQuantities } from '../../../../app/domain/product/quantity';
import { QUANTITY_MESSAGES } from '../../../../functions/mall/cart/messages';
import { CART, expect, lineOf, money, plainAt, programRuns, test, type Locator, type Page } from '../../cart-fixtures';
import { isFormPost } from '../../fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { expectFits, expectNothingFound } from '../../fine';
import { LANGUAGES, wording, wordingPattern } from '../../wording';

const count = (quantity: number) => quantity.toLocaleString('en-US');

/** Waits until the mall has answered with the amount. */
async function settled(checkout: Locator): Promise<void> {
  await expect(checkout.locator('xpath=ancestor::*[contains(@class,"panel__b")]')).not.toHaveAttribute('aria-busy');
}

for (const language of LANGUAGES) {
  const text = (key: string, values?: Record<string, string | number>) => wording(language, key, values);
  const use = (quantity: number) => text('product:quantity.use', { quantity: count(quantity) });

  for (const scripted of SCRIPTED) {
    test.describe(`${language} ${scripted ? 'with' : 'without'} script`, () => {
      const due = turns(language === 'en');
      test.use({ language, javaScriptEnabled: scripted });

      if (due()) test('a quantity is typed, stepped, refused and corrected', async ({ page, products, put, line, payable, checkout, allow }) => {
        allow(/status of 422/);
        const product = plainAt(products, 0);
        const { mpn, moq = 1, rangePrice: [first] = [], stock } = product;
        await put(product, moq);
        await page.goto(CART);
        const { quantity, total, row } = line(product);
        const before = await payable.innerText();
        const enter = async (typed: number) => {
          await quantity.fill(String(typed));
          await quantity.press('Enter');
        };

        await enter(2 * moq);
        await expect(payable).toHaveText(money(2 * moq * Number(first?.price)));
        await expect(total).toHaveText(await payable.innerText());
        expect(await payable.innerText()).not.toBe(before);
        if (!scripted) await expect(page).toHaveURL(`${CART}#line-${product.id}`);

        await row.getByRole('button', { name: text('product:quantity.more', { quantity: count(3 * moq) }) }).click();
        await expect(quantity).toHaveValue(String(3 * moq));
        await expect(payable).toHaveText(money(3 * moq * Number(first?.price)));

        // With script the page refuses the input before it is posted.
        const wrong: Array<[typed: number, ofPage: string, ofMall: string]> = [
          [moq - 1, text('product:quantity.invalid', { minimum: count(moq) }), QUANTITY_MESSAGES.tooFew(mpn, moq)[language]],
          [3 * moq + 1, text('product:quantity.notMultiple', { step: count(moq) }), QUANTITY_MESSAGES.offStep(mpn, moq)[language]],
          [stock - (stock % moq) + moq, text('product:quantity.unavailable', { stock: count(stock) }), QUANTITY_MESSAGES.aboveStock(mpn, stock)[language]],
        ];
        for (const [typed, ofPage, ofMall] of wrong) {
          const says = scripted ? ofPage : ofMall;
          await enter(typed);
          await expect(quantity).toHaveValue(String(typed));
          await expect(quantity).toHaveAttribute('aria-invalid', 'true');
          await expect(quantity).toHaveAccessibleDescription(new RegExp(`^${says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
          await expect(total).toHaveText('—');
          const { lower, higher } = nearestQuantities(product, typed);
          const offers = [lower, higher].flatMap((offer) => offer ?? []);
          await expect(row.getByRole('button', { name: wordingPattern(language, 'product:quantity.use') })).toHaveText(offers.map(use));
          await expect(row.getByText(text('cart:line.still', { quantity: count(3 * moq) }))).toBeVisible();
          await expect(checkout).toBeDisabled();
          await expect(checkout).toHaveAccessibleDescription(text(`cart:sum.unsaved_${language === 'en' ? 'one' : 'other'}`, { count: 1 }));
        }
        await row.getByRole('button', { name: text('cart:line.keep', { quantity: count(3 * moq) }) }).click();
        await expect(quantity).toHaveValue(String(3 * moq));
        await expect(quantity).not.toHaveAttribute('aria-invalid');
        await expect(checkout).toBeEnabled();
        await enter(moq - 1);
        await row.getByRole('button', { name: use(moq), exact: true }).click();
        await expect(payable).toHaveText(before);
        await settled(checkout);
        await page.goto(CART);
        await expect(quantity).toHaveValue(String(moq));
      });

      if (due()) test('ticked lines are ordered; lines are removed one by one, by ticks, and all', async ({ page, products, put, line, payable, checkout, told, cartLink, allow }) => {
        allow(/status of 422/);
        const some = [0, 1, 2, 3].map((at) => plainAt(products, at));
        for (const product of some) await put(product, product.moq ?? 1);
        await page.goto(CART);
        const lines = some.map((product) => line(product));
        const [first, second, third, fourth] = lines;
        const [one, two, three] = some;
        if (!first || !second || !third || !fourth || !one || !two || !three) throw new Error('There are four lines');
        const amount = async (of: typeof lines) => money((await Promise.all(of.map(({ total }) => total.innerText()))).reduce((sum, total) => sum + Number(total.replace(/[¥,]/g, '')), 0));
        const update = async () => {
          if (!scripted) await page.getByRole('button', { name: text('cart:update') }).click();
        };
        await expect(payable).toHaveText(await amount(lines));
        await second.tick.uncheck();
        await third.tick.uncheck();
        await update();
        await expect(payable).toHaveText(await amount([first, fourth]));
        await expect(checkout).toHaveText(text('cart:sum.checkout_other', { count: 2 }));
        await settled(checkout);
        await page.goto(CART);
        await expect(second.tick).not.toBeChecked();
        await expect(first.tick).toBeChecked();

        await fourth.remove.click();
        await expect(told(text('cart:message.removed', { mpn: some[3]?.mpn ?? '' }))).toBeVisible();
        await expect(fourth.row).toHaveCount(0);
        if (scripted) await expect(page.locator(':focus')).toHaveCount(1);
        await expect(cartLink(3)).toBeVisible();

        await second.tick.check();
        await page.getByRole('button', { name: text('cart:removeSelected') }).click();
        await expect(told(text('cart:message.removedLines', { lines: 2 }))).toBeVisible();
        await expect(third.row).toBeVisible();
        await expect(cartLink(1)).toBeVisible();
        await expect(checkout).toBeDisabled();
        await expect(checkout).toHaveAccessibleDescription(text('cart:sum.nothing'));
        await page.getByRole('button', { name: text('cart:removeSelected') }).click();
        await expect(page.getByRole('group', { name: text('cart:error.nothingTicked') })).toBeFocused();

        const ask = page.locator('summary').filter({ hasText: text('cart:clear.ask') });
        await ask.click();
        await page.getByRole('link', { name: text('cart:clear.keep') }).click();
        await expect(third.row).toBeVisible();
        await ask.click();
        await page.getByRole('button', { name: text('cart:clear.do') }).click();
        await expect(told(text('cart:message.cleared'))).toBeVisible();
        await expect(page.getByRole('heading', { name: text('cart:empty.fact') })).toBeVisible();
        await expect(cartLink(0)).toBeVisible();
      });
    });
  }

  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    if (due()) test('above the stock, the page shows the pieces to be ordered in; a quantity off the step is refused', async ({ page, products: { ordering }, put, line, checkout }) => {
      const { moq = 1, stock } = ordering;
      await put(ordering, moq);
      await page.goto(CART);
      const { quantity, row } = line(ordering);
      const above = stock - (stock % moq) + 2 * moq;
      await quantity.fill(String(above));
      await quantity.press('Tab');
      await expect(quantity).not.toHaveAttribute('aria-invalid');
      await expect(quantity).toHaveAccessibleDescription(new RegExp(count(stock)));
      await settled(checkout);
      await expect(checkout).toBeEnabled();
      await quantity.fill(String(above + 1));
      await expect(quantity).toHaveAccessibleDescription(text('product:quantity.notMultipleAboveStock', { step: count(moq) }) + ` ${use(above)} ${use(above + moq)}`);
      await row.getByRole('button', { name: use(above + moq) }).click();
      await expect(checkout).toBeEnabled();
      await settled(checkout);
      await page.reload();
      await expect(quantity).toHaveValue(String(above + moq));
    });
  });
}

test.describe('in English', () => {
  test('five clicks on plus are posted once', async ({ page, products, put, line, checkout }) => {
    const product = plainAt(products, 1);
    const { moq = 1 } = product;
    await put(product, moq);
    await page.goto(CART);
    const posts: string[] = [];
    page.on('request', (request) => isFormPost(request) && posts.push(request.postData() ?? ''));
    const { row, quantity } = line(product);
    for (let times = 2; times <= 6; times += 1) await row.getByRole('button', { name: `Increase to ${count(times * moq)}` }).click();
    await expect(quantity).toHaveValue(String(6 * moq));
    await expect(row.getByRole('button', { name: `Increase to ${count(7 * moq)}` }), 'the focus stays').toBeFocused();
    await settled(checkout);
    expect(posts.length).toBeGreaterThan(0);
    expect(posts.length).toBeLessThanOrEqual(2);
    await page.reload();
    await expect(quantity).toHaveValue(String(6 * moq));
  });

  test('a quantity just typed is used at checkout', async ({ page, products, put, line, checkout }) => {
    const product = plainAt(products, 2);
    const { moq = 1 } = product;
    await put(product, moq);
    await page.goto(CART);
    await line(product).quantity.fill(String(2 * moq));
    const set = page.waitForResponse((response) => isFormPost(response.request()));
    await checkout.click();
    expect((await set).status()).toBe(200);
    await expect(page.getByRole('dialog', { name: wording('en', 'account:login.title') })).toBeVisible();
    await page.goto(CART);
    await expect(line(product).quantity).toHaveValue(String(2 * moq));
  });

  test('a quantity just typed is kept on going back', async ({ page, products, put, line, context }) => {
    const product = plainAt(products, 3);
    const { moq = 1 } = product;
    await put(product, moq);
    // This request uses up the message about the added product, which would cover the header's links.
    await context.request.get(CART);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 line' }).click();
    await line(product).quantity.fill(String(2 * moq));
    const set = page.waitForResponse((response) => isFormPost(response.request()));
    await page.goBack();
    expect((await set).status()).toBe(200);
    await page.goto(CART);
    await expect(line(product).quantity).toHaveValue(String(2 * moq));
  });

  test('one box ticks all lines of a seller', async ({ page, products, put, line, checkout }) => {
    for (const at of [0, 1, 2]) await put(plainAt(products, at), plainAt(products, at).moq ?? 1);
    await page.goto(CART);
    const all = page.getByRole('checkbox', { name: wording('en', 'cart:seller.selectAll', { seller: wording('en', 'cart:seller.own', { shop: 'Farad' }) }) });
    await expect(all).toBeChecked();
    await line(plainAt(products, 1)).tick.uncheck();
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await expect(checkout).toHaveText('Check out 2 lines');
    await all.check();
    await expect(checkout).toHaveText('Check out 3 lines');
    await all.uncheck();
    await expect(checkout).toBeDisabled();
    await expect(line(plainAt(products, 0)).tick).not.toBeChecked();
  });

  test('the keyboard alone can do everything, and the focus is never lost', async ({ page, products, put, line, told, checkout }) => {
    const [first, second] = [plainAt(products, 0), plainAt(products, 1)];
    for (const product of [first, second]) await put(product, product.moq ?? 1);
    await page.goto(CART);
    const tabTo = async (control: Locator) => {
      for (let stop = 0; stop < 60; stop += 1) {
        if (await control.evaluate((one) => one === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      await expect(control).toBeFocused();
    };
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(line(first).tick);
    await page.keyboard.press('Space');
    await expect(line(first).tick).not.toBeChecked();
    await settled(checkout);
    await expect(line(first).tick).toBeFocused();
    await page.keyboard.press('Space');
    await settled(checkout);
    await tabTo(line(first).quantity);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(String(3 * (first.moq ?? 1)));
    await page.keyboard.press('Enter');
    await settled(checkout);
    await expect(line(first).quantity).toBeFocused();
    await tabTo(line(first).remove);
    await page.keyboard.press('Enter');
    await expect(told(wording('en', 'cart:message.removed', { mpn: first.mpn }))).toBeVisible();
    await expect(line(second).remove, 'the next line has the focus').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: wording('en', 'cart:empty.fact') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('two tabs have the same cart', async ({ page, products, put, line, context, checkout, allow }) => {
    allow(/status of 422/);
    const [first, second] = [plainAt(products, 0), plainAt(products, 1)];
    const { moq = 1 } = first;
    for (const product of [first, second]) await put(product, product.moq ?? 1);
    await page.goto(CART);
    const other: Page = await context.newPage();
    await other.goto(CART);
    await programRuns(other);
    const there = lineOf(other, first, 'en');
    await there.quantity.fill(String(4 * moq));
    await there.quantity.press('Enter');
    await expect(there.total).not.toHaveText(await line(first).total.innerText());
    await lineOf(other, second, 'en').remove.click();
    await expect(lineOf(other, second, 'en').row).toHaveCount(0);
    // The first tab is updated with its next change. Changing a line that is gone shows a message.
    const { quantity } = line(second);
    await quantity.fill(String(2 * (second.moq ?? 1)));
    await quantity.press('Enter');
    await expect(line(second).row).toHaveCount(0);
    await expect(page.locator('[aria-live=polite]').getByText(`${second.mpn} is not in the cart any more.`)).toBeVisible();
    await expect(line(first).quantity).toHaveValue(String(4 * moq));
    await settled(checkout);
  });

  test('with every error on the page axe finds nothing, light and dark, wide and narrow; nothing scrolls sideways', async ({ page, products, put }) => {
    for (const at of [0, 1, 2]) await put(plainAt(products, at), plainAt(products, at).moq ?? 1);
    await put(products.ordering, products.ordering.stock + 10 * (products.ordering.moq ?? 1) - (products.ordering.stock % (products.ordering.moq ?? 1)));
    for (const lang of ['en', 'cn']) {
      await page.goto(`${CART}?lang=${lang}`);
      await page.locator('[name=cartNum]').first().fill('1');
      await page.locator('.cart__ref input[name=text]').first().fill('x'.repeat(41));
      await page.locator('.cart__ref input[name=text]').first().blur();
      await expect(page.locator('.msg--err').first()).toBeVisible();
      await expectFits(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingFound(page, 'main');
      }
    }
  });
});
