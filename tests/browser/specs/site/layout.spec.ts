/** Figures are not cut, lines break between words, a list shows many products at once, and pictures load when they come near the window. */
import { mallClient } from '../../../fixtures/mall/mall-client';
import { SOAK } from '../../combinations';
import { expect, stageUrl, test, type Locator, type Page } from '../../fixtures';
import { readSample, type Sample } from '../../screens';
import { LANGUAGES, wording } from '../../wording';

const WIDTHS = [390, 768, 1440];
const CAPACITORS = '/product_list/catalogue/1_02_2_0201_3_020101';
const OSCILLATORS = '/product_list/catalogue/1_04_2_0402_3_040202';
const AMPLIFIERS = '/product_list/search/LM358';
const MOST_DIGITS = '9999999';
/** What opens the price tiers of a row. */
const TIERS = /^\d tiers$/;
/** The rows of products, without the heads of groups. */
const partRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('checkbox') });

let sample: Sample;
test.beforeAll(async () => {
  sample = await readSample(stageUrl('TEST_MALL_URL'));
});

test('every quantity field shows seven digits', async ({ page }) => {
  const expectWhole = async (field: Locator, where: string, open = () => Promise.resolve()) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await open();
      for (const digits of [MOST_DIGITS.slice(1), MOST_DIGITS]) {
        await field.fill(digits);
        const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
        expect(hidden, `${digits} in ${where} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  };
  await page.goto(`${CAPACITORS}?size=10`);
  const row = partRows(page).first();
  // A row of a phone has the field once it is opened.
  await expectWhole(row.getByRole('textbox'), 'a row', async () => {
    if (await row.getByRole('textbox').isHidden()) await row.getByText(TIERS).click();
  });
  const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
  await page.goto(`/product_detail/${product.id}`);
  await page.getByRole('button', { name: /^Add [\d,]+ to cart$/ }).click();
  await expect(page.getByRole('link', { name: wording('en', 'cart.of_one', { count: 1 }) })).toBeVisible();
  await expectWhole(page.getByRole('textbox', { name: wording('en', 'product:quantity.title') }), 'the buy panel');
  await page.goto('/shopping_cart');
  await expectWhole(page.getByRole('textbox', { name: /^Quantity of / }), 'the cart');
});

test('eight products of a list fit on the first screen, in rows of 56 to 64 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const lang of LANGUAGES) {
    await page.goto(`${OSCILLATORS}?lang=${lang}`);
    const rows = await partRows(page).evaluateAll((all) => all.slice(0, 8).map((row) => row.getBoundingClientRect()).map(({ height, bottom }) => ({ height, bottom })));
    expect(rows.map(({ height }) => height).filter((height) => height < 56 || height > 64.5), lang).toEqual([]);
    expect(rows.at(-1)?.bottom, lang).toBeLessThanOrEqual(900);
  }
});

test('on a phone the other language is in the menu, so that the cart’s count has room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const other = page.getByRole('link', { name: '中文' });
  await expect(other).toHaveCount(0);
  await page.getByLabel(wording('en', 'nav.menu'), { exact: true }).click();
  await expect(other).toBeInViewport();
  await other.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('the price tiers of a row open above other rows', async ({ page }) => {
  await page.goto(`${CAPACITORS}?size=10`);
  const rows = partRows(page);
  const before = await rows.nth(2).boundingBox();
  await rows.nth(1).getByText(TIERS).click();
  const tiers = rows.nth(1).locator('.tiert');
  await expect(tiers).toBeVisible();
  expect(await rows.nth(2).boundingBox()).toEqual(before);
  await rows.nth(8).getByText(TIERS).click();
  await expect(tiers).toBeHidden();
});

test('a list never overflows the window or its panel, whatever texts its products have', async ({ page }) => {
  for (const [index, address] of ['LM358', 'TPS62', '10k%200603%201%25', 'Murata%200402', 'SS34?qty=100000'].entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/product_list/search/${address}${address.includes('?') ? '&' : '?'}lang=${index % 2 === 0 ? 'cn' : 'en'}`);
    for (const width of [1440, 1200, 992, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const taken = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
      expect(taken, `${address} at ${width}`).toBe(width);
      const beyond = await page.locator('table.list').evaluate((table) => table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0));
      expect(beyond, `${address} at ${width}: the table beside its panel`).toBeLessThanOrEqual(0.5);
    }
  }
});

test('no word of a screen is broken', async ({ page }) => {
  const paths = [CAPACITORS, OSCILLATORS, AMPLIFIERS, '/', `/product_detail/${sample.product.id}`, '/catalogue'];
  for (const [index, path] of paths.entries()) {
    // In `npm test` languages alternate.
    for (const lang of SOAK ? LANGUAGES : [index % 2 === 0 ? 'en' : 'cn']) {
      await page.goto(`${path}?lang=${lang}`);
      for (const width of [390, 768, 992, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page), `${path} ${lang} at ${width}`).toEqual([]);
      }
    }
  }
});

/** Words whose letters are on two lines. Part numbers may break on narrow screens. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.sr, script, style, h1') || (innerWidth < 768 && parent.closest('.mpn'))) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[A-Za-z0-9.,µ%]{2,}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(word);
      }
    }
    return broken;
  });
}

test('pictures of the home page’s floors load when they come near the window, and nothing shifts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.goto('/');
  const floors = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) }).filter({ hasNot: page.getByRole('region') });
  const last = floors.last();
  const pictures = last.getByRole('listitem').locator('img');
  await expect(floors.first().getByRole('listitem').locator('img')).not.toHaveCount(0);
  await expect(pictures).toHaveCount(0);
  const height = (await last.boundingBox())?.height;
  await last.scrollIntoViewIfNeeded();
  await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0);
  expect((await last.boundingBox())?.height).toBe(height);
});
