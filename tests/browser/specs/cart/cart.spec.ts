/** Adding to the cart from every place, with script and without, in both languages. */
import { lineAmount } from '../../../../app/domain/money/price-tiers';
import { productListPath } from '../../../../app/domain/catalogue/list-address';
import { mallClient } from '../../../fixtures/mall/mall-client';
import { CART, expect, money, plainAt, test, type Page, type WireGoods } from '../../cart-fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { isFormPost, lateCodeRuns, stageUrl } from '../../fixtures';
import { LANGUAGES, wording, type Language } from '../../wording';

const PLACES = {
  'its page': ({ id }: WireGoods) => `/product_detail/${id}`,
  'a list row': ({ mpn }: WireGoods) => productListPath('search', mpn),
};

const count = (quantity: number) => quantity.toLocaleString('en-US');

/** The controls to buy a product. */
function placeOf(page: Page, where: keyof typeof PLACES, product: WireGoods, language: Language) {
  const text = (key: string, values?: Record<string, string | number>) => wording(language, key, values);
  const scope = where === 'its page'
    ? page.getByRole('region', { name: text('product:buy.title') })
    : page.getByRole('row').filter({ has: page.locator(`a.mpn[href$="/${product.id}"]`) });
  const name = (quantity: number) => (where === 'its page'
    ? text('product:buy.add', { quantity: count(quantity) }) : text('product:buy.addOf', { quantity: count(quantity), mpn: product.mpn }));
  return { scope, quantity: scope.getByRole('textbox'), button: (quantity: number) => scope.getByRole('button', { name: name(quantity), exact: true }) };
}

function addedText(language: Language, product: WireGoods, quantity: number, lines: number): string {
  const form = language === 'en' && lines === 1 ? 'one' : 'other';
  return wording(language, `cart:message.added_${form}`, { pieces: count(quantity), mpn: product.mpn, count: lines });
}

for (const language of LANGUAGES) {
  for (const scripted of SCRIPTED) {
    test.describe(`${language} ${scripted ? 'with' : 'without'} script`, () => {
      const due = turns(language === 'en');
      test.use({ language, javaScriptEnabled: scripted });

      for (const [index, where] of (['its page', 'a list row'] as const).entries()) {
        if (due()) test(`from ${where}: with a message, in the count and in the cart`, async ({ page, products, told, text, line, cartLink, payable }) => {
          const product = plainAt(products, index);
          const { moq = 1, rangePrice } = product;
          await page.goto(PLACES[where](product));
          await expect(cartLink(0)).toBeVisible();
          const { quantity, button } = placeOf(page, where, product, language);
          const wanted = 3 * moq;
          await quantity.fill(String(wanted));
          // Without script the button shows the initial quantity, but the field's quantity is posted.
          await (scripted ? button(wanted) : button(moq)).click();
          const message = told(addedText(language, product, wanted, 1));
          await expect(message).toBeVisible();
          await expect(cartLink(1)).toBeVisible();
          await expect(page).toHaveURL(PLACES[where](product));
          if (scripted) await expect(quantity).toHaveValue(String(wanted));

          await message.getByRole('link', { name: text('cart:message.view') }).click();
          await expect(page).toHaveURL(CART);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(text('cart:title'));
          const found = line(product);
          await expect(found.quantity).toHaveValue(String(wanted));
          const amount = money(lineAmount(rangePrice, wanted) ?? '');
          await expect(found.total).toHaveText(amount);
          await expect(payable).toHaveText(amount);
          await expect(found.tick).toBeChecked();
        });
      }
    });
  }
}

test.describe('in English', () => {
  test('three products added at once are all in the cart', async ({ page, told, cartLink }) => {
    await page.goto('/product_list/search/capacitor?size=10&stock=1');
    const buttons = page.getByRole('button', { name: /^Add \S+ × .+ to cart$/ });
    const names = (await Promise.all([0, 1, 2].map((at) => buttons.nth(at).getAttribute('aria-label')))).map((name) => name?.replace(/^Add (.+) to cart$/, '$1') ?? '');
    await buttons.evaluateAll((all) => {
      for (const button of all.slice(0, 3)) if (button instanceof HTMLElement) button.click();
    });
    for (const [index, name] of names.entries()) {
      await expect(told(`Added ${name}. ${index === 0 ? '1 line' : `${index + 1} lines`} in the cart.`)).toBeVisible();
    }
    await expect(cartLink(3)).toBeVisible();
    await page.goto(CART);
    await expect(page.getByRole('row').filter({ has: page.getByRole('textbox') })).toHaveCount(3);
  });

  test('for an invalid quantity the button says so and leads to the field', async ({ page, products }) => {
    const product = plainAt(products, 2);
    const wrong = (product.moq ?? 1) + 1;
    const posts: string[] = [];
    page.on('request', (request) => isFormPost(request) && posts.push(request.url()));
    for (const where of ['its page', 'a list row'] as const) {
      await page.goto(PLACES[where](product));
      const { scope, quantity, button } = placeOf(page, where, product, 'en');
      await quantity.fill(String(wrong));
      await expect(button(wrong)).toBeDisabled();
      await expect(button(wrong)).toHaveAccessibleDescription(new RegExp(`^Sold in multiples of ${count(product.moq ?? 1)}\\.`));
      await button(wrong).press('Enter');
      await expect(quantity).toBeFocused();
      await quantity.fill('some');
      await expect(scope.getByRole('button', { name: wording('en', 'product:buy.addNone'), exact: true })).toBeDisabled();
      await scope.getByRole('button', { name: /^Use / }).first().click();
      await expect(button(product.moq ?? 1)).toBeEnabled();
    }
    expect(posts).toEqual([]);
  });

  test('a quantity that the mall refuses shows an error and the nearest quantities at the field', async ({ page, products, put, told, allow }) => {
    allow(/status of 422/);
    const product = plainAt(products, 3);
    const { moq = 1, stock } = product;
    const most = stock - (stock % moq);
    await put(product, most);
    for (const where of ['its page', 'a list row'] as const) {
      await page.goto(PLACES[where](product));
      const { scope, quantity, button } = placeOf(page, where, product, 'en');
      const tooMany = 10 * moq;
      await quantity.fill(String(tooMany));
      await button(tooMany).click();
      await expect(quantity).toHaveAccessibleDescription(new RegExp(`stock of .* is only ${count(stock)}\\. You have ${count(most)} in the cart`));
      await expect(quantity).toHaveAttribute('aria-invalid', 'true');
      await expect(quantity).toHaveValue(String(tooMany));
      await quantity.fill(String(2 * moq));
      await expect(quantity).not.toHaveAttribute('aria-invalid');
      await expect(scope.getByText(/in the cart, which makes/)).toHaveCount(0);
    }
    await expect(told(/Added/)).toHaveCount(0);
  });

  test('what the mall offers instead is added, although the page alone would refuse it', async ({ page, products, put, told, allow }) => {
    allow(/status of 422/);
    const offStep = products.plain.filter(({ moq = 1, stock }) => stock % moq > 0);
    for (const [index, where] of (['its page', 'a list row'] as const).entries()) {
      const product = offStep[index];
      if (!product) throw new Error('The catalogue has too few products whose stock is off the step');
      const { moq = 1, stock } = product;
      const rest = stock % moq;
      await put(product, stock - rest);
      await page.goto(PLACES[where](product));
      const { scope, quantity, button } = placeOf(page, where, product, 'en');
      await quantity.fill(String(10 * moq));
      await button(10 * moq).click();
      await scope.getByRole('button', { name: wording('en', 'product:quantity.use', { quantity: count(rest) }), exact: true }).click();
      await expect(quantity).toHaveValue(String(rest));
      await expect(quantity).not.toHaveAttribute('aria-invalid');
      await button(rest).click();
      await expect(told(addedText('en', product, rest, index + 1))).toBeVisible();
    }
  });

  test('adding does not load the page’s data again', async ({ page, products, cartLink }) => {
    const product = plainAt(products, 0);
    await page.goto(PLACES['its page'](product));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}${new URL(request.url()).search}`));
    await placeOf(page, 'its page', product, 'en').button(product.moq ?? 1).click();
    await expect(cartLink(1)).toBeVisible();
    const data = asked.filter((one) => one.includes('.data'));
    expect(data).toEqual(['POST /shopping_cart.data', `GET /product_detail/${product.id}.data?_routes=root`]);
  });

  test('a partner’s offer is added under the partner’s name', async ({ page, told, line }) => {
    const mall = mallClient(stageUrl('TEST_MALL_URL'));
    const { page: found } = await mall.search({ keyword: 'CL10B104KB8NNNC', pageNo: 1, pageSize: 20 });
    const own = found.rows.find(({ goodsType }) => goodsType !== 'GT2');
    const offer = found.rows.find(({ goodsType, mpn }) => goodsType === 'GT2' && mpn === own?.mpn);
    if (!own || !offer?.supplierCode) throw new Error('The catalogue has no offer of a partner');
    await page.goto(`/product_detail/${own.id}`);
    const partners = page.getByRole('region', { name: new RegExp(wording('en', 'product:partners.title')) });
    const add = partners.getByRole('button', { name: / of Partner \S+ to cart$/ }).first();
    await add.click();
    await expect(told(/^Added \S+ × CL10B104KB8NNNC/)).toBeVisible();
    await page.goto(CART);
    const seller = page.getByRole('region', { name: /^Partner S\d+$/ });
    await expect(seller).toBeVisible();
    await expect(line(offer).row).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: /^Partner S\d+, 1 line$/ })).toBeVisible();
  });

  test('a partner’s nearest quantity is added with one click; a second click shows why it is refused', async ({ page, told, allow }) => {
    allow(/status of 422/);
    const { page: found } = await mallClient(stageUrl('TEST_MALL_URL')).search({ keyword: 'CL10B104KB8NNNC', pageNo: 1, pageSize: 20 });
    const own = found.rows.find(({ goodsType }) => goodsType !== 'GT2');
    if (!own) throw new Error('The catalogue does not have the product');
    await page.goto(`/product_detail/${own.id}?qty=900000000`);
    const partners = page.getByRole('region', { name: new RegExp(wording('en', 'product:partners.title')) });
    const nearest = partners.getByRole('button', { name: / of Partner \S+ to cart$/ }).first();
    await lateCodeRuns(nearest);
    await nearest.click();
    await expect(told(/^Added \S+ × CL10B104KB8NNNC/)).toBeVisible();
    await nearest.click();
    await expect(partners.getByText(/in the cart, which makes/)).toBeVisible();
    await expect(page).toHaveURL(/qty=900000000/);
  });

  test('adding without a connection shows a message, and keeps the page and its input', async ({ page, products, context, told, cartLink, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    const product = plainAt(products, 0);
    const { moq = 1 } = product;
    await page.goto(PLACES['its page'](product));
    const { quantity, button } = placeOf(page, 'its page', product, 'en');
    // The script that posts is loaded.
    await button(moq).click();
    await expect(cartLink(1)).toBeVisible();
    await quantity.fill(String(2 * moq));
    await context.setOffline(true);
    await button(2 * moq).click();
    await expect(told(wording('en', 'cart:error.offline'))).toBeVisible();
    await expect(quantity).toHaveValue(String(2 * moq));
    await context.setOffline(false);
    await button(2 * moq).click();
    await expect(told(addedText('en', product, 2 * moq, 1))).toBeVisible();
  });

  test('by keyboard alone, from the field to the cart', async ({ page, products, told, line }) => {
    const product = plainAt(products, 1);
    const { moq = 1 } = product;
    await page.goto(PLACES['its page'](product));
    const { quantity, button } = placeOf(page, 'its page', product, 'en');
    await quantity.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(String(2 * moq));
    for (let stop = 0; stop < 6 && !(await button(2 * moq).evaluate((one) => one === document.activeElement)); stop += 1) await page.keyboard.press('Tab');
    await expect(button(2 * moq)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(told(addedText('en', product, 2 * moq, 1))).toBeVisible();
    await expect(button(2 * moq), 'the focus stays').toBeFocused();
    await told(addedText('en', product, 2 * moq, 1)).getByRole('link').press('Enter');
    await expect(page).toHaveURL(CART);
    await expect(line(product).quantity).toHaveValue(String(2 * moq));
  });

  test('the layout does not shift', async ({ page, products, cartLink }) => {
    const product = plainAt(products, 2);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts = (window.shifts ?? 0) + ('value' in entry ? Number(entry.value) : 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const where of ['its page', 'a list row'] as const) {
      await page.goto(PLACES[where](product));
      const before = await page.evaluate(() => window.shifts ?? 0);
      await placeOf(page, where, product, 'en').button(product.moq ?? 1).click();
      await expect(cartLink(1)).toBeVisible();
      expect(await page.evaluate(() => window.shifts ?? 0) - before, where).toBeLessThan(0.001);
    }
    await page.goto(CART);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.shifts ?? 0), 'the cart').toBeLessThan(0.001);
  });
});

declare global {
  interface Window {
    /** The sum of the layout shifts so far. */
    shifts?: number;
  }
}
