/** The keyboard alone reaches everything, and the focus is always visible. */
import { COMMON_WORD } from '../../../fixtures/mall/mall-client';
import { expect, stageUrl, test, type Page } from '../../fixtures';
import { readSample, type Sample } from '../../screens';
import { wording } from '../../wording';

const text = (key: string, values?: Record<string, string | number>) => wording('en', key, values);

let sample: Sample;
test.beforeAll(async () => {
  sample = await readSample(stageUrl('TEST_MALL_URL'));
});

interface Stop {
  /** Role or tag, and the accessible name as far as attributes and text give it. */
  name: string;
  /** Outline, shadow, border or background differ from those without focus. */
  seen: boolean;
  covered: boolean;
}

declare global {
  interface Window {
    looks?: WeakMap<Element, string>;
    lookOf?: (element: Element) => string;
    floorLinks?: Element[];
  }
}

/** Records how all elements look without focus. */
async function noteLooks(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const lookOf = (element: Element) =>
      [element, element.closest('label') ?? element, element.parentElement ?? element].map((one) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(one);
        return [outlineStyle, outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor, backgroundColor].join(' ');
      }).join('; ');
    window.lookOf = lookOf;
    window.looks = new WeakMap([...document.querySelectorAll('body *')].map((element) => [element, lookOf(element)]));
  });
}

/** Presses Tab until the focus leaves the document. @returns every focused element */
async function stops(page: Page, most = 400): Promise<Stop[]> {
  await noteLooks(page);
  const all: Stop[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | null => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const name = element.getAttribute('aria-label') ?? (labels.map((label) => label.textContent).join(' ') || element.textContent || '');
      const box = element.getBoundingClientRect();
      const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 20), 0), innerWidth - 1);
      const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
      const above = document.elementFromPoint(x, y);
      const covered = above !== null && !element.contains(above) && !above.contains(element) && !element.closest('label')?.contains(above);
      return {
        name: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${name.trim().replace(/\s+/g, ' ')}`,
        // While a scroll marker has the focus, `activeElement` is its list; the browser draws the focus ring.
        seen: !element.matches(':focus') || window.lookOf?.(element) !== window.looks?.get(element),
        covered,
      };
    });
    if (!stop) return all;
    all.push(stop);
  }
  throw new Error(`The focus is still in the page after ${most} stops`);
}

function expectStops(all: Stop[], patterns: RegExp[]): void {
  const names = all.map(({ name }) => name);
  expect(all.filter(({ seen }) => !seen).map(({ name }) => name), 'stops that look as if they had no focus').toEqual([]);
  expect(all.filter(({ covered }) => covered).map(({ name }) => name), 'stops that something covers').toEqual([]);
  let from = 0;
  for (const pattern of patterns) {
    const at = names.findIndex((name, index) => index >= from && pattern.test(name));
    expect(at, `${pattern} after ${names[from - 1] ?? 'the start'} in\n${names.join('\n')}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}

const HEADER = [/^a Skip to content$/, /^a 中文$/, /^(?:input|combobox) Search parts$/, /^button Search$/, /^a All categories$/];

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.hash === '#main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
});

test('home', async ({ page }) => {
  await page.goto('/');
  expectStops(await stops(page, 800), [...HEADER, /^a .*Capacitors/, /^a .*All .*brands/i, /^a Search by part number$/]);
});

test('every focused link of the home page’s floors is visible, and no list takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const links = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) }).getByRole('link');
  const wanted = await links.count();
  expect(wanted).toBeGreaterThan(20);
  await links.evaluateAll((all) => {
    window.floorLinks = all;
  });
  const lists: string[] = [];
  const seen = new Set<number>();
  for (let count = 0; count < 200; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const inPlace = box.left > -1 && box.right < innerWidth + 1 && box.top > -1 && box.bottom < innerHeight + 1;
      const isSeen = inPlace && at !== null && element.contains(at);
      return { tag: element.tagName, hasFocus: element.matches(':focus'), isSeen, index: window.floorLinks?.indexOf(element) ?? -1 };
    });
    if (!stop) break;
    // While a scroll marker has the focus, `activeElement` is its list; the browser draws the focus ring.
    if (stop.tag === 'UL' && stop.hasFocus) lists.push(await page.locator(':focus').getAttribute('aria-label') ?? '');
    if (stop.index >= 0 && stop.isSeen) seen.add(stop.index);
  }
  expect(seen.size, 'links seen with the focus').toBe(wanted);
  expect(lists).toEqual([]);
});

test('list', async ({ page }) => {
  await page.goto(`/product_list/search/${COMMON_WORD}?size=10`);
  expectStops(await stops(page), [
    ...HEADER, /^input In stock now/, /^input /, /^input Price at my quantity$/, /^button Update prices$/, /^select Sort by/,
    /^a Part$/, /^a Unit price$/, /^a [^\d\s]*\d\S*$/, /^summary All price tiers of /, /^input Quantity of /, /^button Increase/, /^a Page 2$/, /^a Next Page$/, /^select Page Size/, /^input Go to Page$/, /^button confirm$/,
  ]);
});

test('product detail', async ({ page }) => {
  await page.goto(`/product_detail/${sample.product.id}`);
  expectStops(await stops(page), [...HEADER, /^input Quantity$/, /^button Increase to/]);
});

test('the quantity changes by keyboard, and the reached tier is highlighted', async ({ page }) => {
  await page.goto(`/product_detail/${sample.product.id}`);
  const quantity = page.getByRole('textbox', { name: text('product:quantity.title') });
  const more = page.getByRole('button', { name: /^Increase to/ });
  await more.focus();
  const before = Number(await quantity.inputValue());
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number(await quantity.inputValue())).toBeGreaterThan(before);
  const tier = page.getByRole('rowheader', { name: new RegExp(text('product:price.yourTier')) });
  await expect(tier).toHaveCount(1);
  const reached = await tier.innerText();
  const highest = Math.max(...(sample.product.rangePrice ?? []).map(({ min }) => min));
  await quantity.fill(String(highest));
  await expect(tier).not.toHaveText(reached);
});

test('the category menu opens by focus and closes with Escape', async ({ page }) => {
  await page.goto('/');
  const entry = page.getByRole('main').getByRole('navigation').first().getByRole('link').first();
  await entry.focus();
  const fly = page.getByRole('main').getByRole('navigation').first().getByRole('listitem').first().getByRole('term').getByRole('link').first();
  await expect(fly).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(fly).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fly).toBeHidden();
  await expect(entry).toBeFocused();
});

test('the small menu opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  const link = page.getByRole('navigation', { name: text('nav.main') }).getByRole('link', { name: text('brands'), exact: true });
  await expect(link).toBeHidden();
  await page.getByLabel(text('nav.menu'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await link.focus();
  await expect(link).toBeFocused();
  await page.getByLabel(text('nav.menu'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
});
