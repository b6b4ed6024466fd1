/** The double-twelve price and label: while the sale is on, before it, and after it. */
import { isRecord } from '../../../../app/domain/numbers/reading';
import { productListPath } from '../../../../app/domain/catalogue/list-address';
import { openAlteredShop, type AlteredShop } from '../../../fixtures/servers/altered-shop';
import { SOAK, turns } from '../../combinations';
import { expectNothingFound } from '../../fine';
import { expect, oncePerSpec, stageUrl, test as base, type Page } from '../../fixtures';
import { type Language, LANGUAGES, LOCALE, wording } from '../../wording';

/** The second tier of `steep` is cheaper without the sale, but its total falls below the sale's first tier. */
const STEEP = { moq: 20, perAddQuantity: 20, rangePrice: [{ min: 20, price: '0.1805' }, { min: 3000, price: '0.16' }] };
const SHAPES = { marked: { hasDiscount: 'T' }, steep: { ...STEEP, hasDiscount: 'T' }, unmarked: {} };
type Shop = AlteredShop<keyof typeof SHAPES>;

/** The first and the last day of the sale, in days from now. */
const SALES = { on: [-1, 10], before: [11, 22], after: [-20, -5] } as const;
type When = keyof typeof SALES;

const DAY = 86_400_000;
const moment = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const TIERS = [{ amount: '500', discount: '0.95' }, { amount: '2000', discount: '0.85' }];

/** The rule is cached like all content, so each sale has a shop of its own. */
const test = base.extend<{ shops: Record<When, Shop> }>({
  shops: oncePerSpec(async (workerIndex) => {
    const open = (when: When) => openAlteredShop(stageUrl('TEST_MALL_URL'), `browser-sale-${when}-${workerIndex}`, SHAPES, (faults) => {
      const [from, to] = SALES[when];
      const data = { itemList: TIERS, startTime: moment(from), endTime: moment(to) };
      faults.transform('disCount/getDoubleTwelveDisCountInfo', (body) => ({ ...(isRecord(body) ? body : {}), data }));
    });
    const [on, before, after] = await Promise.all([open('on'), open('before'), open('after')]);
    return { value: { on, before, after }, close: async () => void (await Promise.all([on.stop(), before.stop(), after.stop()])) };
  }),
});

test.describe.configure({ mode: 'default' });

const detail = (shop: Shop, shape: keyof typeof SHAPES, quantity: number) => `${shop.url}/product_detail/${shop.product(shape).id}?qty=${quantity}`;
const list = (shop: Shop, shape: keyof typeof SHAPES, quantity: number) =>
  `${shop.url}${productListPath('search', shop.product(shape).mpn)}?qty=${quantity}`;
const rowOf = (page: Page, shop: Shop, shape: keyof typeof SHAPES) =>
  page.getByRole('row').filter({ has: page.locator(`a[href$="/${shop.product(shape).id}"]`) });

/** The first day of the coming sale, as the shop shows it. */
function firstDay(language: Language): string {
  const [, month = 0, day = 0] = new Date(Date.now() + 11 * DAY + 8 * 3_600_000).toISOString().slice(0, 10).split('-').map(Number);
  return wording(language, 'product:day', { day, month, name: wording(language, `product:month.${month}`) });
}

for (const language of LANGUAGES) {
  const text = (key: string, values?: Record<string, string | number>) => wording(language, key, values);
  const off = { 5: language === 'cn' ? '95 折' : '5% off', 15: language === 'cn' ? '85 折' : '15% off' };

  const join = text('product:quantity.join');
  // In `npm test` one language has on the page of the product what the other one has in a row.
  const [first, second] = language === 'en' ? [detail, list] : [list, detail];

  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ locale: LOCALE[language] });

    if (due()) test('during the sale, a quantity that reaches a tier has the discounted price and the old one struck through', async ({ page, shops: { on } }) => {
      await page.goto(detail(on, 'marked', 300));
      const panel = page.getByRole('region', { name: text('product:buy.title') });
      await expect(page.getByText(text('product:tag.doubleTwelve'), { exact: true }).first()).toBeVisible();
      const price = panel.getByRole('definition');
      await expect(panel.getByRole('term').filter({ hasText: `${text('product:buy.discounted')}${join}${off[5]}` })).toContainText(text('product:buy.each', { price: '¥1.9950' }));
      await expect(price.getByText('¥598.50')).toBeVisible();
      await expect(price.filter({ hasText: '¥630.00' })).toHaveText(`${text('product:buy.undiscounted')} ¥630.00`);
      await expect(panel.locator('s')).toHaveText('¥630.00');
      await expect(panel.getByText(text('product:buy.discountMore', { amount: '¥1,370.00', label: off[15] }))).toBeVisible();

      await panel.getByRole('textbox').fill('2000');
      await expect(price.getByText('¥2,754.00')).toBeVisible();
      await expect(panel.getByText(`${text('product:buy.discounted')}${join}${off[15]}`)).toBeVisible();

      // Below the first tier: the missing amount, and no discounted price.
      await panel.getByRole('textbox').fill('100');
      await expect(panel.getByText(text('product:buy.discountMore', { amount: '¥290.00', label: off[5] }))).toBeVisible();
      await expect(panel.locator('s')).toHaveCount(0);

      await panel.getByRole('textbox').fill('300');
      await expectNothingFound(page, 'main');
    });

    if (due()) test('during the sale, rows of a list have it too', async ({ page, shops: { on } }) => {
      await page.goto(list(on, 'marked', 300));
      const row = rowOf(page, on, 'marked');
      await expect(row.getByText(text('product:tag.doubleTwelve'), { exact: true }).first()).toBeVisible();
      await expect(row.locator('s')).toHaveText('¥630.00');
      await expect(row.locator('.lt--cu')).toHaveText(`${text('product:buy.undiscounted')} ¥630.00${text('product:tag.doubleTwelve')} ${off[5]}¥598.50`);
      await row.getByRole('textbox').fill('100');
      await expect(row.locator('.lt--cu, s')).toHaveCount(0);
      await expect(row.locator('.lt b')).toHaveText('¥210.00');
    });

    test('during the sale, a next tier that costs more in total is not called cheaper', async ({ page, shops: { on, before } }) => {
      const less = text('product:price.nudgeLess', { quantity: '3,000', total: '¥480.00', saving: '¥21.79' });
      const more = text('product:price.nudge', { quantity: '3,000', price: '¥0.1600', saving: '¥3.30' });
      for (const [shop, nudge, places] of [[on, more, [first, second]], [before, less, [second, first]]] as const) {
        for (const place of SOAK ? places : places.slice(0, 1)) {
          await page.goto(place(shop, 'steep', 2780));
          const scope = place === list ? rowOf(page, shop, 'steep') : page.getByRole('region', { name: text('product:buy.title') });
          await expect(scope.locator('.nudge')).toHaveText(nudge);
        }
      }
    });

    if (due()) test('before the sale, its price is shown as a future price', async ({ page, shops: { before } }) => {
      await page.goto(detail(before, 'marked', 300));
      const panel = page.getByRole('region', { name: text('product:buy.title') });
      const day = firstDay(language);
      await expect(page.getByText(text('product:tag.doubleTwelveFrom', { day })).first()).toBeVisible();
      await expect(panel.locator('dd.big')).toHaveText('¥630.00');
      await expect(panel.getByText(`${text('product:buy.discountedFrom', { day })}${join}${off[5]}`)).toBeVisible();
      await expect(panel.getByText('¥598.50')).toBeVisible();
      await expect(panel.getByText(language === 'cn' ? '目前尚未生效' : 'Until then the discount does not apply')).toBeVisible();
      await expect(panel.locator('s')).toHaveCount(0);
      await page.goto(list(before, 'marked', 300));
      const row = rowOf(page, before, 'marked');
      await expect(row.getByText(text('product:tag.doubleTwelveFrom', { day }))).toBeVisible();
      await expect(row.locator('.lt b')).toHaveText('¥630.00');
    });

    test('after the sale, and for other products, nothing mentions it', async ({ page, shops }) => {
      for (const [shop, shape, places] of [[shops.after, 'marked', [first, second]], [shops.on, 'unmarked', [second, first]], [shops.before, 'unmarked', [first, second]]] as const) {
        for (const place of SOAK ? places : places.slice(0, 1)) {
          await page.goto(place(shop, shape, 300));
          const total = place === list ? rowOf(page, shop, shape).locator('.lt b') : page.getByRole('region', { name: text('product:buy.title') }).locator('dd.big');
          await expect(total).toHaveText('¥630.00');
          await expect((place === list ? rowOf(page, shop, shape) : page.getByRole('main')).getByText(text('product:tag.doubleTwelve'))).toHaveCount(0);
        }
      }
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a posted quantity has its double-twelve price', async ({ page, shops: { on } }) => {
    await page.goto(detail(on, 'marked', 10));
    const panel = page.getByRole('region', { name: wording('en', 'product:buy.title') });
    await panel.getByRole('textbox').fill('300');
    await panel.getByRole('button', { name: wording('en', 'product:quantity.update') }).click();
    await expect(page).toHaveURL((url) => url.search === '?qty=300');
    await expect(panel.getByText('¥598.50')).toBeVisible();
    await expect(panel.locator('s')).toHaveText('¥630.00');
  });
});
