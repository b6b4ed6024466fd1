/** Where results end: why a list is empty, what a typo was read as, nearest parts, and alternatives on a product's page. */
import { isRecord } from '../../../../app/domain/numbers/reading';
import { expectNothingFound } from '../../fine';
import { expect, test, type Page, type Shop } from '../../altered-fixtures';
import { type Language, LANGUAGES, LOCALE, wording } from '../../wording';
import { SCRIPTED, turns } from '../../combinations';

test.describe.configure({ mode: 'default' });

/** Adds fields to every answer of a search. */
function answerWith({ faults }: Shop, fields: Record<string, unknown>, isEmpty = false): void {
  faults.transform('goods/search', (body) => {
    if (!isRecord(body) || !isRecord(body.data)) return body;
    const page = isEmpty ? { page: { pageNo: 1, pageSize: 20, total: 0, totalPage: 0, found: 0, rows: [] } } : {};
    return { ...body, data: { ...body.data, ...page, ...fields } };
  });
}

const named = (name: string) => ({ nameCn: name, nameEn: name });
const difference = (key: string, asked: string, has: string, verdict: string) =>
  ({ key, ...named(key), askedCn: asked, askedEn: asked, hasCn: has, hasEn: has, verdict });

const RELAXED = [
  { kind: 'keyword', text: 'C0G', ...named('C0G'), count: 47 },
  { kind: 'packageName', ...named('0805'), count: 12 },
  { kind: 'inStock', ...named('in stock'), count: 0 },
];

function nearest(shop: Shop) {
  const differs = [
    difference('dielectric', 'C0G', 'X7R', 'worse'), difference('voltage', '≥ 25 V', '35 V', 'better'), difference('capacitance', '10 µF', '10 µF', 'same'),
    difference('tolerance', '±10%', '', 'other'),
  ];
  return [{ goods: shop.product('plain'), differs }, { goods: shop.product('ordering'), differs: differs.slice(2) }];
}

/** Keywords of their own, because answers are kept for a while. */
let tests = 0;
const fresh = () => `zz${process.pid}${tests += 1}`;

for (const language of LANGUAGES) {
  for (const javaScriptEnabled of SCRIPTED) {
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      const due = turns(language === 'en');
      test.use({ locale: LOCALE[language], javaScriptEnabled });
      const text = (key: string, values?: Record<string, string | number>) => wording(language, key, values);

      if (due()) test('an empty list says which condition empties it, and what comes closest', async ({ page, shop }) => {
        answerWith(shop, { relaxed: RELAXED, nearest: nearest(shop) }, true);
        const keyword = fresh();
        await page.goto(`/product_list/search/C0G%2520${keyword}?qty=500&package=0805&stock=1`);
        await expect(page.getByRole('heading', { name: text('list:none.title_other', { count: 3 }) })).toBeVisible();
        await expect(page.getByText(text('list:none.useless'))).toHaveCount(1);
        const near = page.getByRole('region', { name: text('list:near.nearest') });
        await expect(near.getByRole('link', { name: shop.product('plain').mpn })).toBeVisible();
        await expect(near.getByText(text('product:near.not', { has: 'X7R', asked: 'C0G' }))).toBeVisible();
        await expect(near.getByText(text('product:near.askedFor', { has: '35 V', asked: '≥ 25 V' }))).toBeVisible();
        await expect(near.getByText(text('product:near.unstated', { name: 'tolerance' })).first()).toBeVisible();
        if (javaScriptEnabled) await expectNothingFound(page, 'main');
        // The chip of the piece has the same name, but another text.
        const remove = text('list:none.remove', { name: 'C0G' });
        await page.getByRole('link', { name: remove }).filter({ hasText: remove }).click();
        await expect(page).toHaveURL((url) => url.pathname === `/product_list/search/${keyword}` && url.search === '?qty=500&stock=1&package=0805');
      });

      if (due()) test('a typo says what it was read as, and the typed number stands there although a filter excludes it', async ({ page, shop }) => {
        answerWith(shop, { corrected: { from: 'LM3S8', to: 'LM358', others: [{ text: 'LM348', count: 14 }] }, exact: [shop.product('gone')] });
        const keyword = fresh();
        await page.goto(`/product_list/search/LM3S8%2520${keyword}`);
        await expect(page.getByText(text('list:corrected.none', { from: 'LM3S8' }))).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('LM358');
        await expect(page.getByRole('region', { name: text('list:near.exact') }).getByRole('link', { name: shop.product('gone').mpn })).toBeVisible();
        if (javaScriptEnabled) await expectNothingFound(page, 'main');
        await page.getByRole('link', { name: text('list:corrected.exactly', { from: 'LM3S8' }) }).click();
        await expect(page).toHaveURL((url) => url.pathname === `/product_list/search/%2522LM3S8%2522%2520${keyword}`);
      });
    });
  }
}

const alternatives = (page: Page, language: Language) => page.getByRole('region', { name: wording(language, 'product:alternatives.title') });

test('a product’s page shows what can take its place, and adds it to the cart', async ({ page, shop }) => {
  answerWith(shop, { nearest: nearest(shop) });
  await page.goto(`/product_detail/${shop.product('short').id}`);
  const panel = alternatives(page, 'en');
  await expect(panel.getByText(wording('en', 'product:near.than', { has: '35 V', asked: '≥ 25 V' }))).toBeVisible();
  await panel.getByRole('button', { name: new RegExp(`× ${shop.product('plain').mpn} to cart`) }).click();
  await expect(page.getByRole('link', { name: wording('en', 'cart.of_one', { count: 1 }) })).toBeVisible();
  await expectNothingFound(page, 'main');
});

test('a product’s page is complete without alternatives', async ({ page, shop }) => {
  shop.faults.status('goods/search', 500);
  await page.goto(`/product_detail/${shop.product('partner').id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.product('partner').mpn);
  await expect(alternatives(page, 'en')).toHaveCount(0);
});
