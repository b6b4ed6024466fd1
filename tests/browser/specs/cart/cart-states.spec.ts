/** Lines that changed since they were added, the double-twelve discount, and writes that are late or fail. */
import { mergeTests } from 'playwright/test';
import * as v from 'valibot';
import { dictionaryName } from '../../../../app/domain/text/dictionary';
import { isRecord } from '../../../../app/domain/numbers/reading';
import { test as ofAnswers } from '../../answer-fixtures';
import { CART, expect, plainAt, test as ofCarts, type WireGoods } from '../../cart-fixtures';
import { turns } from '../../combinations';
import { expectNothingFound } from '../../fine';
import { isFormPost } from '../../fixtures';
import { LANGUAGES, wording } from '../../wording';

const DAY = 86_400_000;
const TIERS = [{ amount: '500', discount: '0.95' }, { amount: '2000', discount: '0.92' }];

/** A cart line on the wire, as far as tests change it. */
const wireCart = v.looseObject({
  lines: v.array(v.looseObject({ goodsId: v.string(), goods: v.optional(v.looseObject({ stock: v.number() })) })),
  totals: v.looseObject({}),
});
type WireCart = v.InferOutput<typeof wireCart>;

/** Double twelve is on in every test. */
const test = mergeTests(ofCarts, ofAnswers).extend<{ altered(change: (cart: WireCart) => void): void }>({
  faults: async ({ faults }, provide) => {
    const moment = (days: number) => new Date(Date.now() + days * DAY).toISOString();
    const data = { itemList: TIERS, startTime: moment(-1), endTime: moment(10) };
    faults.transform('disCount/getDoubleTwelveDisCountInfo', (body) => ({ ...(isRecord(body) ? body : {}), data }));
    await provide(faults);
  },
  altered: async ({ faults }, provide) => provide((change) => faults.transform('cart/qryCart', (body) => {
    if (!isRecord(body)) return body;
    const cart = v.parse(wireCart, body.data);
    change(cart);
    return { ...body, data: cart };
  })),
});

test.describe.configure({ mode: 'default' });

/** Changes the line of a product in the upstream's answers. */
function lineIn({ lines }: WireCart, { id }: WireGoods): WireCart['lines'][number] {
  const line = lines.find(({ goodsId }) => goodsId === id);
  if (!line) throw new Error(`There is no line of ${id}`);
  return line;
}

/** The line cannot be ordered, so it has no amount. */
function blocked(line: WireCart['lines'][number]): void {
  Object.assign(line, { unitPrice: undefined, amount: undefined, discountAmount: undefined });
}

for (const language of LANGUAGES) {
  const text = (key: string, values?: Record<string, string | number>) => wording(language, key, values);

  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    if (due()) test('a changed line says so and keeps its quantity', async ({ page, products, put, line, altered, checkout }) => {
      const [moved, short, gone, unpriced, same] = [0, 1, 2, 3, 4].map((at) => plainAt(products, at));
      if (!moved || !short || !gone || !unpriced || !same) throw new Error('There are five products');
      for (const product of [moved, short, gone, unpriced, same]) await put(product, 3 * (product.moq ?? 1));
      altered((cart) => {
        lineIn(cart, moved).addedPrice = '0.5';
        Object.assign(lineIn(cart, moved), { unitPrice: '0.123456' });
        Object.assign(lineIn(cart, short).goods ?? {}, { stock: short.moq });
        blocked(lineIn(cart, short));
        delete lineIn(cart, gone).goods;
        blocked(lineIn(cart, gone));
        Object.assign(lineIn(cart, unpriced).goods ?? {}, { rangePrice: [{ min: 1_000_000, price: '1' }] });
        blocked(lineIn(cart, unpriced));
        Object.assign(cart.totals, { lines: 2, payable: '12.5' });
      });
      await page.goto(CART);
      await expect(line(moved).row.getByText(text('cart:line.moved', { before: '¥0.5000', now: '¥0.123456' }))).toBeVisible();
      await expect(line(short).quantity).toHaveValue(String(3 * (short.moq ?? 1)));
      await expect(line(short).quantity).toHaveAccessibleDescription(new RegExp(`^${text('product:quantity.unavailable', { stock: short.moq ?? 0 })}`));
      await expect(line(gone).row.getByText(text('cart:line.gone'))).toBeVisible();
      await expect(page.getByRole('region', { name: text('cart:seller.gone') })).toBeVisible();
      await expect(line(unpriced).quantity).toHaveAccessibleDescription(text('product:quantity.noPrice'));
      for (const product of [short, gone, unpriced]) await expect(line(product).total).toHaveText('—');
      await expect(line(same).total).not.toHaveText('—');
      await expect(page.getByText(text('cart:blocked_other', { count: 3 }))).toBeVisible();
      await expect(checkout).toHaveText(text('cart:sum.checkout_other', { count: 2 }));
      await expect(checkout).toBeEnabled();

      await page.getByRole('link', { name: text('cart:blockedFirst') }).click();
      await expect(line(short).row).toBeInViewport();
      await expectNothingFound(page, 'main');
    });

    if (due()) test('double-twelve: the reached tier, the amount to the next, the list of tiers, and the discount in the totals', async ({ page, products, put, line, altered }) => {
      const product = plainAt(products, 0);
      await put(product, 3 * (product.moq ?? 1));
      altered((cart) => {
        Object.assign(lineIn(cart, product), { amount: '577.6', discountAmount: '548.72' });
        Object.assign(lineIn(cart, product).goods ?? {}, { hasDiscount: 'T' });
        const next = { amount: '2000', discount: '0.92', missing: '1422.4' };
        Object.assign(cart.totals, { total: '577.6', eligible: '577.6', discount: '0.95', saving: '28.88', payable: '548.72', next, feeType: 'FP0' });
      });
      await page.goto(CART);
      const off = language === 'cn' ? ['95 折', '92 折'] as const : ['5% off', '8% off'] as const;
      const panel = page.getByRole('region', { name: text('cart:sale.applied', { label: off[0] }) });
      await expect(panel.getByText(text('cart:sale.counts', { amount: '¥577.60' }))).toBeVisible();
      await expect(panel.getByText(text('cart:sale.more', { amount: '¥1,422.40', label: off[1] }))).toBeVisible();
      await expect(panel.getByRole('img', { name: text('cart:sale.meter', { amount: '¥577.60', next: '¥2,000' }) })).toBeVisible();
      await expect(panel.getByRole('listitem')).toHaveText([`${off[0]}${text('cart:sale.reached', { amount: '¥500' })}`, `${off[1]}${text('cart:sale.tier', { amount: '¥2,000' })}`]);
      const sum = page.getByRole('region', { name: text('cart:sum.title') });
      const rows = await sum.locator('dl > div').evaluateAll((all) => all.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]));
      expect(rows.slice(1)).toEqual([
        [text('cart:sum.discount', { label: off[0] }), '−¥28.88'], [`${text('cart:sum.shipping')}${text('cart:sum.abroad')}`, dictionaryName('feeType', 'FP0', language)],
      ]);
      await expect(sum.getByText('¥548.72')).toBeVisible();
      await expect(line(product).total).toContainText(text('cart:line.discounted', { label: off[0], amount: '¥548.72' }));
    });
  });
}

test.describe('in English', () => {
  test('totals and checkout wait for the mall’s answer', async ({ page, products, put, line, faults, payable, checkout }) => {
    const product = plainAt(products, 0);
    const { moq = 1 } = product;
    await put(product, moq);
    await page.goto(CART);
    const before = await payable.innerText();
    faults.hold('cart/setCartNum', 1_500);
    await line(product).quantity.fill(String(2 * moq));
    await line(product).quantity.press('Enter');
    await expect(line(product).total, 'at once').not.toHaveText(before);
    await expect(payable).toHaveText(before);
    const sum = page.getByRole('region', { name: wording('en', 'cart:sum.title') });
    await expect(sum.locator('[aria-busy]').first()).toBeVisible();
    await expect(sum.getByRole('status')).toHaveText(wording('en', 'cart:sum.waiting'));
    const dialog = page.getByRole('dialog', { name: wording('en', 'account:login.title') });
    await checkout.click();
    await expect(dialog).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.goto(CART);
    await expect(line(product).quantity).toHaveValue(String(2 * moq));
  });

  test('a quantity and a tick that could not be saved show a message and are undone', async ({ page, products, put, line, faults, payable, told, checkout, allow }) => {
    allow(/status of 503/);
    const product = plainAt(products, 0);
    const { moq = 1 } = product;
    await put(product, moq);
    await page.goto(CART);
    const before = await payable.innerText();
    faults.status('cart/setCartNum', 500);
    faults.status('cart/selectCart', 500);
    await line(product).quantity.fill(String(2 * moq));
    await line(product).quantity.press('Enter');
    await expect(told(/./).first()).toBeVisible();
    await expect(line(product).quantity).toHaveValue(String(moq));
    await expect(line(product).total).toHaveText(before);
    await expect(payable).toHaveText(before);
    const refused = page.waitForResponse((response) => isFormPost(response.request()));
    await line(product).tick.click();
    expect((await refused).status()).toBe(503);
    await expect(line(product).tick).toBeChecked();
    await expect(checkout).toBeEnabled();
    await expect(payable).toHaveText(before);
  });

  test('without a connection nothing is lost, and the page stays', async ({ page, products, put, line, payable, context, told, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    const product = plainAt(products, 0);
    const { moq = 1 } = product;
    await put(product, moq);
    await page.goto(CART);
    const before = await payable.innerText();
    await page.getByRole('textbox', { name: wording('en', 'cart:quick.label') }).fill('LM358 100');
    await context.setOffline(true);
    await line(product).quantity.fill(String(2 * moq));
    await line(product).quantity.press('Enter');
    await expect(told(wording('en', 'cart:error.offline'))).toBeVisible();
    await expect(line(product).quantity).toHaveValue(String(moq));
    await expect(payable).toHaveText(before);
    await page.getByRole('button', { name: wording('en', 'cart:quick.submit'), exact: true }).click();
    await expect(page.getByRole('group', { name: wording('en', 'cart:error.offline') })).toBeFocused();
    await expect(page.getByRole('textbox', { name: wording('en', 'cart:quick.label') })).toHaveValue('LM358 100');
    await context.setOffline(false);
    await line(product).quantity.fill(String(2 * moq));
    await line(product).quantity.press('Enter');
    await expect(payable).not.toHaveText(before);
  });

  test('a quantity that only the mall refuses shows the mall’s message at the field, and what it offers is posted', async ({ page, products, put, line, faults, checkout, allow }) => {
    allow(/status of 422/);
    const product = plainAt(products, 0);
    const { moq = 1 } = product;
    await put(product, moq);
    await page.goto(CART);
    const some = Math.floor(moq / 2);
    faults.refuse('cart/setCartNum', 'ERR-ORD-0001', 'Only some of it are left.', { nearest: [some] });
    const { quantity, row } = line(product);
    await quantity.fill(String(2 * moq));
    await quantity.press('Enter');
    const use = wording('en', 'product:quantity.use', { quantity: some.toLocaleString('en-US') });
    await expect(quantity).toHaveAccessibleDescription(`Only some of it are left. ${use}`);
    await expect(row.getByRole('button', { name: wording('en', 'product:quantity.moreOff'), exact: true })).toBeDisabled();
    await expect(quantity).toHaveValue(String(2 * moq));
    await expect(checkout).toBeDisabled();
    await checkout.press('Enter');
    await expect(quantity).toBeFocused();
    const post = page.waitForRequest((request) => isFormPost(request));
    await row.getByRole('button', { name: use, exact: true }).click();
    await expect(quantity).toHaveValue(String(some));
    await expect(quantity, 'the page’s own figures refuse it').not.toHaveAccessibleDescription(wording('en', 'product:quantity.invalid', { minimum: String(moq) }));
    expect((await post).postData()).toMatch(new RegExp(`\\bcartNum=${some}(?:&|$)`));
    await row.getByRole('button', { name: wording('en', 'cart:line.keep', { quantity: moq.toLocaleString('en-US') }) }).click();
    await expect(quantity).toHaveValue(String(moq));
    await expect(quantity).toBeFocused();
    await expect(checkout).toBeEnabled();
  });

  test('a cart that cannot be read is an error page with a retry', async ({ page, products, put, line, faults, shop, allow }) => {
    allow(/status of 503/);
    const product = plainAt(products, 0);
    await put(product, product.moq ?? 1);
    faults.status('cart/qryCart', 500);
    await page.goto(CART);
    await expect(page.getByRole('heading', { level: 1, name: wording('en', 'error.busy.title') })).toBeVisible();
    await shop.reset();
    await page.getByRole('link', { name: wording('en', 'error.retry') }).click();
    await expect(line(product).row).toBeVisible();
  });
});
