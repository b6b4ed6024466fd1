/** The home page with a sale and a popup: nothing shifts, the flyouts are filled, the strip follows the cart. */
import { isRecord } from '../../../../app/domain/numbers/reading';
import { openAlteredShop, type AlteredShop } from '../../../fixtures/servers/altered-shop';
import { expectNothingFound } from '../../fine';
import { expect, oncePerSpec, stageUrl, test as base } from '../../fixtures';
import { wording } from '../../wording';

declare global {
  interface Window {
    /** The layout shifts so far. */
    moved?: number;
  }
}

const text = (key: string, values?: Record<string, string | number>) => wording('en', key, values);
const DAY = 86_400_000;
const moment = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const SALE = { itemList: [{ amount: '500', discount: '0.95' }, { amount: '2000', discount: '0.85' }], startTime: moment(-1), endTime: moment(10) };
const POPUP = { popupId: 'autumn', titleEn: 'Autumn lottery', titleCn: '秋季抽奖', contentEn: 'One draw a day.', linkUrl: '/about', endTime: moment(5) };

const test = base.extend<{ shop: AlteredShop<'marked'> }>({
  shop: oncePerSpec(async (workerIndex) => {
    const shop = await openAlteredShop(stageUrl('TEST_MALL_URL'), `browser-home-${workerIndex}`, { marked: { hasDiscount: 'T' } }, (faults) => {
      // The upstream sums up its own figures, in which the part is not marked.
      faults.transform('cart/qryCart', (body) => {
        if (isRecord(body) && isRecord(body['data']) && isRecord(body['data']['totals'])) body['data']['totals']['eligible'] = '210';
        return body;
      });
      for (const [call, data] of [['disCount/getDoubleTwelveDisCountInfo', SALE], ['popupConfig/getUniqueEffectivePopup', POPUP]] as const) {
        faults.transform(call, (body) => ({ ...(isRecord(body) ? body : {}), data }));
      }
    });
    return { value: shop, close: shop.stop };
  }),
});

test.describe.configure({ mode: 'default' });

test('nothing shifts while the home page loads and is scrolled', async ({ page, shop }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved = (window.moved ?? 0) + ('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.url);
    const last = page.getByRole('heading', { level: 3 }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(page.getByRole('region').filter({ has: last }).last().getByRole('listitem').locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.moved ?? 0), String(width)).toBe(0);
    expect(await page.locator('img:not([width]), img:not([height])').count(), 'pictures without a size').toBe(0);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNothingFound(page);
});

test('a flyout shows categories, and soon popular parts and brands, by pointer and by keyboard', async ({ page, shop }) => {
  await page.goto(shop.url);
  const rail = page.getByRole('navigation', { name: text('home:categories') });
  const entries = rail.locator('.rail__i > a');
  const name = async (at: number) => (await entries.nth(at).locator('span').innerText()).trim();
  const partsIn = async (at: number) => rail.getByRole('region', { name: text('home:flyout.parts', { name: await name(at) }), exact: true });

  await entries.nth(1).hover();
  await expect((await partsIn(1)).getByRole('link')).toHaveCount(9);
  await expect(rail.getByRole('region', { name: text('home:flyout.brandsIn', { name: await name(1) }), exact: true }).getByRole('link').first()).toBeVisible();
  await expect(rail.locator('.fly:visible dl a').first()).toBeVisible();
  await expectNothingFound(page, '.rail');
  await page.mouse.move(700, 5);
  await expect(rail.locator('.fly:visible')).toHaveCount(0);

  await entries.first().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(2)).toBeFocused();
  await expect((await partsIn(2)).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(rail.locator('.fly:visible a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rail.locator('.fly:visible')).toHaveCount(0);
  await expect(entries.nth(2)).toBeFocused();
});

test('the strip follows the cart without a new page, and counts down', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product_detail/${shop.product('marked').id}?qty=100`);
  const strip = page.getByRole('complementary', { name: text('campaign:title') });
  await expect(strip).toContainText(text('campaign:first', { amount: '¥500', label: '5% off' }));
  const box = await strip.boundingBox();
  await page.getByRole('region', { name: text('product:buy.title') }).getByRole('button', { name: /^Add/ }).click();
  await expect(strip).toContainText(text('campaign:first', { amount: '¥290', label: '5% off' }));
  expect((await strip.boundingBox())?.height).toBe(box?.height);

  const timer = strip.getByRole('timer');
  const before = await timer.innerText();
  expect(before).toMatch(/^9 d 23:5\d:\d\d$/);
  await expect(timer).not.toHaveText(before);
  await expect(timer).toHaveText(/^9 d 23:5\d:\d\d$/);
});

test('the popup closes, and is not shown again', async ({ page, shop }) => {
  await page.goto(shop.url);
  const popup = page.getByRole('complementary', { name: POPUP.titleEn });
  await expect(popup).toContainText(POPUP.contentEn);
  await popup.getByRole('button', { name: text('home:popup.close', { title: POPUP.titleEn }) }).click();
  await expect(popup).toHaveCount(0);
  await page.goto(shop.url);
  await expect(popup).toHaveCount(0);
});
