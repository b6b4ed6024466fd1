/** The quantity of a product, on its page and in rows of a list, with script and without. */
import { dictionaryName } from '../../../../app/domain/text/dictionary';
import { productListPath } from '../../../../app/domain/catalogue/list-address';
import { ARRIVAL, expect, test, type Page, type Shape, type Shop } from '../../altered-fixtures';
import { isFormPost } from '../../fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { expectNothingFound } from '../../fine';
import { LANGUAGES, type Language, LOCALE, wording } from '../../wording';

// All tests share one shop.
test.describe.configure({ mode: 'default' });

/** The place of the quantity field. */
interface Place {
  path(shop: Shop, shape: Shape): string;
  /** The panel or row of the product. */
  scope(page: Page, shop: Shop, shape: Shape, language: Language): ReturnType<Page['locator']>;
  /** The highlighted tier. */
  tier: string;
}

const PLACES: Record<'product page' | 'list row', Place> = {
  'product page': {
    path: (shop, shape) => `/product_detail/${shop.product(shape).id}`,
    scope: (page, _, __, language) => page.getByRole('region', { name: wording(language, 'product:buy.title') }),
    tier: 'tr.on',
  },
  'list row': {
    path: (shop, shape) => productListPath('search', shop.product(shape).mpn),
    scope: (page, shop, shape) =>
      page.getByRole('row').filter({ has: page.locator(`a[href$="/${shop.product(shape).id}"]`) }),
    tier: '.tiert .on',
  },
};

interface Case {
  kind: string;
  shape: Shape;
  typed: string;
  says: [key: string, values: Record<string, string>];
  offers: string[];
}

const REFUSALS: Case[] = [
  { kind: 'invalid', shape: 'plain', typed: '7', says: ['invalid', { minimum: '10' }], offers: ['10'] },
  { kind: 'stock_unavailable', shape: 'short', typed: '800', says: ['unavailable', { stock: '743' }], offers: ['743'] },
  { kind: 'PER_ADD_QUANTITY_INVALID', shape: 'plain', typed: '412', says: ['notMultiple', { step: '5' }], offers: ['410', '415'] },
  {
    kind: 'GREATER_THAN_STOCK_NOT_INTEGE_MULTIPLE_IN_ORDERING_MODE', shape: 'ordering', typed: '183',
    says: ['notMultipleAboveStock', { step: '5' }], offers: ['180', '185'],
  },
];

const WAYS = LANGUAGES.flatMap((language) => (['product page', 'list row'] as const).flatMap((where) => SCRIPTED.map((scripted) => ({ language, where, scripted }))));

for (const { language, where, scripted } of WAYS) {
  const place = PLACES[where];
  const text = (key: string, values?: Record<string, string | number>) => wording(language, key, values);
  const use = (quantity: string) => text('product:quantity.use', { quantity });

  test.describe(`${language}, ${where}, ${scripted ? 'with' : 'without'} script`, () => {
    test.use({ locale: LOCALE[language], javaScriptEnabled: scripted });
    const due = turns(language === 'en', where === 'product page');

    const open = async (page: Page, shop: Shop, shape: Shape) => {
      await page.goto(place.path(shop, shape));
      const scope = place.scope(page, shop, shape, language);
      return { scope, field: scope.getByRole('textbox') };
    };
    /** Enters a quantity, without script by a post. @returns the status of the response to the post */
    const type = async (page: Page, field: ReturnType<Page['locator']>, quantity: string): Promise<number | undefined> => {
      await field.fill(quantity);
      if (scripted) return undefined;
      const answer = page.waitForResponse((response) => isFormPost(response.request()));
      await field.press('Enter');
      return (await answer).status();
    };

    if (due()) test('7 is refused and 10 offered, which highlights its tier and shows its total', async ({ page, shop, allow }) => {
      allow(/status of 422/);
      const { scope, field } = await open(page, shop, 'plain');
      expect(await type(page, field, '7')).toBe(scripted ? undefined : 422);
      await expect(field).toHaveValue('7');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(text('product:quantity.invalid', { minimum: 10 })));
      await expect(field).toBeFocused();
      await expect(scope.locator(place.tier)).toHaveCount(0);
      if (where === 'product page') await expect(scope.getByText('—', { exact: true })).toBeVisible();
      else await expect(scope.locator('.lt')).toHaveCount(0);

      await scope.getByRole('button', { name: use('10') }).click();
      if (!scripted) await expect(page).toHaveURL((url) => url.searchParams.get('qty') === '10');
      await expect(field).toHaveValue('10');
      if (scripted) await expect(field).toBeFocused();
      await expect(field).not.toHaveAttribute('aria-invalid');
      if (where === 'list row') await scope.locator('.tp > summary').click();
      await expect(scope.locator(place.tier)).toContainText('10+');
      await expect(scope.locator('dd.big, .lt b')).toHaveText('¥25.00');
    });

    for (const { kind, shape, typed, says: [key, values], offers } of REFUSALS) {
      if (due()) test(`${kind}, with a button for each nearest quantity`, async ({ page, shop, allow }) => {
        allow(/status of 422/);
        const { scope, field } = await open(page, shop, shape);
        for (const [index, offer] of offers.entries()) {
          if (index > 0 && !scripted) await open(page, shop, shape);
          expect(await type(page, field, typed)).toBe(scripted ? undefined : 422);
          await expect(field).toHaveAccessibleDescription(new RegExp(text(`product:quantity.${key}`, values)));
          await expect(scope.getByRole('button', { name: new RegExp(`^${use('.+')}$`) })).toHaveText(offers.map(use));
          await scope.getByRole('button', { name: use(offer) }).click();
          await expect(field).toHaveValue(offer);
          await expect(field).not.toHaveAttribute('aria-invalid');
          await expect(scope.locator('dd.big, .lt b')).not.toHaveText('—');
        }
      });
    }

    if (due()) test('greater_than_stock_in_ordering_mode: a notice with quantities and dates instead of a refusal', async ({ page, shop }) => {
      const { scope, field } = await open(page, shop, 'ordering');
      expect(await type(page, field, '400')).toBe(scripted ? undefined : 303);
      await expect(field).toHaveValue('400');
      const [, month, date] = ARRIVAL.split('-').map(Number);
      const day = text('product:day', { day: date ?? 0, month: month ?? 0, name: text(`product:month.${month}`) });
      const list = [
        text('product:quantity.now', { pieces: 180 }), text('product:quantity.onDay', { pieces: 200, day }),
        text('product:quantity.toOrderIn', { pieces: 20, days: language === 'cn' ? '28 天' : '28 days' }),
      ].join(text('product:quantity.join'));
      await expect(field).toHaveAccessibleDescription(text('product:quantity.end', { list }));
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(scope.locator('dd.big, .lt b')).toHaveText('¥840.00');
    });

    if (due()) test('the whole stock can be bought off the step', async ({ page, shop }) => {
      const { scope, field } = await open(page, shop, 'short');
      expect(await type(page, field, '743')).toBe(scripted ? undefined : 303);
      await expect(field).toHaveValue('743');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(scope.locator('dd.big, .lt b')).toHaveText('¥1,374.55');
    });

    if (due()) test('the next tier is chosen with one click', async ({ page, shop }) => {
      const { scope, field } = await open(page, shop, 'plain');
      await type(page, field, '90');
      // In a row the next tier stands with the other tiers.
      if (where === 'list row') await scope.locator('.tp > summary').click();
      await scope.getByRole('button', { name: text('product:price.nudgeLess', { quantity: 100, total: '¥210.00', saving: '¥15.00' }) }).click();
      await expect(field).toHaveValue('100');
      await expect(scope.locator(place.tier)).toContainText('100+');
      await expect(scope.locator('dd.big, .lt b')).toHaveText('¥210.00');
      if (scripted) await expect(field).toBeFocused();
    });

    if (due()) test('minus and plus follow minimum and step', async ({ page, shop }) => {
      const { scope, field } = await open(page, shop, 'plain');
      await expect(field).toHaveValue('10');
      await expect(scope.getByRole('button', { name: text('product:quantity.lessOff'), exact: true })).toBeDisabled();
      await scope.getByRole('button', { name: text('product:quantity.more', { quantity: 15 }) }).click();
      await expect(field).toHaveValue('15');
      await scope.getByRole('button', { name: text('product:quantity.less', { quantity: 10 }) }).click();
      await expect(field).toHaveValue('10');
    });

    if (due()) test('minus at the minimum does nothing and keeps the focus', async ({ page, shop }) => {
      const { scope, field } = await open(page, shop, 'plain');
      if (scripted) {
        await field.fill('15');
        await scope.getByRole('button', { name: text('product:quantity.less', { quantity: 10 }) }).press('Enter');
        await expect(field).toHaveValue('10');
      }
      const minus = scope.getByRole('button', { name: text('product:quantity.lessOff'), exact: true });
      if (scripted) await expect(minus).toBeFocused();
      const url = page.url();
      await minus.press('Enter');
      await expect(minus).toBeFocused();
      await expect(field).toHaveValue('10');
      expect(page.url()).toBe(url);
    });

    if (due() && scripted) test('long amounts stay in their place', async ({ page, shop }) => {
      const SIZES = [[360, 800], [390, 844], [768, 1024], [1024, 800], [1200, 800], [1440, 900]] as const;
      const { scope, field } = await open(page, shop, 'ordering');
      await type(page, field, '1000000000000000');
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        // In narrow windows the total of a row stands on its button.
        await expect(scope.getByText('¥1,620,000,000,000,000.00').filter({ visible: true }).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThanOrEqual(0);
        const stray = await scope.locator('dd, .lt > *').evaluateAll((nodes) =>
          nodes.filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline').map((node) => node.outerHTML));
        expect(stray, `${width}`).toEqual([]);
      }
      if (where !== 'list row') return;
      await page.goto(`${place.path(shop, 'ordering')}?qty=1000000000000000`);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} with ?qty`).toBeLessThanOrEqual(0);
      }
    });

    if (due()) test('goods of partners show their delivery time, and a sold-out product says so', async ({ page, shop }) => {
      const days = language === 'cn' ? '7 天' : '7 days';
      await open(page, shop, 'partner');
      await expect(page.getByText(text('product:tag.sourceDays', { source: dictionaryName('goodsSource', 'GT2', language), days })).first()).toBeVisible();
      const { scope, field } = await open(page, shop, 'gone');
      await expect(scope.getByText(text('product:quantity.outOfStock'))).toBeVisible();
      await expect(field).toHaveCount(0);
    });

    // Axe is a script, so it needs a page with scripts.
    if (due() && scripted) test('axe finds nothing with a refused quantity and with a notice', async ({ page, shop }) => {
      for (const [shape, quantity] of [['plain', '7'], ['ordering', '400']] as const) {
        const { scope, field } = await open(page, shop, shape);
        await type(page, field, quantity);
        await expect(scope.locator('.msg')).toBeVisible();
        await expectNothingFound(page, 'main');
      }
    });
  });
}
