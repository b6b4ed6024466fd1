/** The upstream is down. Pages with snapshots are still served, other pages show a clear error. */
import { prime } from '../../../fixtures/servers/prime';
import { rawRequest } from '../../../fixtures/servers/raw-http';
import { COMMON_WORD, mallClient } from '../../../fixtures/mall/mall-client';
import { expect, test } from '../../fault-fixtures';
import { stageUrl } from '../../fixtures';
import { HTML_LANG, LANGUAGES, LOCALE, wording, wordingPattern } from '../../wording';

const text = (key: string, values?: Record<string, string | number>) => wording('en', key, values);
const says = (key: string) => wordingPattern('en', key);
const shop = () => stageUrl('TEST_EXTERNAL_SHOP_URL');
/** No other spec uses the external shop in Chinese, so it has no snapshots. */
const UNSEEN = { 'accept-language': 'zh-CN' };

test('a shop without snapshots shows a clear error', async ({ faults }) => {
  await faults.down();
  for (const path of ['/', '/about', '/product_list/search/LM358', '/product_detail/F1', '/catalogue']) {
    const answer = await rawRequest(shop(), path, { headers: UNSEEN });
    expect(answer.status, path).toBe(503);
    expect(Number(answer.headers['retry-after']), path).toBeGreaterThan(0);
    expect(answer.headers['content-type'], path).toMatch(/^text\/html/);
    expect(answer.body, path).toContain(wording('cn', 'error.busy.title'));
    expect(answer.body, path).not.toMatch(/\bat .+\.(?:js|tsx?):\d+|ECONNREFUSED|127\.0\.0\.1/);
  }
});

test('S38: pages with snapshots are still served with their pictures', async ({ page, faults }) => {
  const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
  const pages = ['/', '/about', '/catalogue', '/brand', `/product_list/search/${COMMON_WORD}`, `/product_detail/${product.id}`];
  for (const path of pages) await prime(shop(), path);
  await seePictures(pages);
  await faults.down();
  for (const path of pages) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
  await expect(page.getByText(says('product:stock.stale'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: text('product:stock.notUpdated') })).toHaveCount(1);
});

/** Requests every picture of the pages. Those of the upstream are cached after the response; the others are files. */
async function seePictures(pages: string[]): Promise<void> {
  const bodies = await Promise.all(pages.map(async (path) => (await rawRequest(shop(), path)).body));
  const pictures = new Set(bodies.flatMap((body) => [...body.matchAll(/<img[^>]* src="(\/(?:api|banner|package)\/[^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'))));
  expect(pictures.size).toBeGreaterThan(5);
  for (const picture of pictures) expect((await rawRequest(shop(), picture)).status, picture).toBe(200);
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test('a page without snapshot is an error page with a retry, which works later', async ({ page, faults, allow }) => {
      allow(/status of 503/);
      // The next round may stop the upstream while the last page's pictures are loading.
      allow(/status of \d+ .*publicDownloadByUrl/);
      const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock(2);
      for (const path of [`/product_detail/${product.id}`, `/product_list/search/unseen-${language}`]) {
        await faults.down();
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(503);
        expect(Number(await answer?.headerValue('retry-after'))).toBeGreaterThan(0);
        await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
        await expect(page.getByRole('heading', { level: 1, name: wording(language, 'error.busy.title') })).toBeVisible();
        await expect(page.getByText(wording(language, 'error.busy.advice'))).toBeVisible();
        await expect(page.getByRole('link', { name: wording(language, 'error.home') })).toBeVisible();
        expect(await page.getByRole('main').innerText()).not.toMatch(/\bat .+:\d+|ECONNREFUSED|undefined|\[object/);

        await faults.up();
        await page.getByRole('link', { name: wording(language, 'error.retry') }).click();
        await expect(page.getByRole('heading', { level: 1, name: wording(language, 'error.busy.title') })).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page).toHaveURL((url) => url.pathname === path);
      }
    });
  });
}

for (const [name, fault] of [
  ['an HTTP failure', 'status'], ['a broken envelope', 'brokenEnvelope'],
] as const) {
  test(`the same for ${name} on a page without snapshot`, async ({ faults }) => {
    await prime(shop(), '/about');
    const call = 'goods/{id}';
    if (fault === 'status') faults.status(call, 500);
    else faults.brokenEnvelope(call);
    const answer = await rawRequest(shop(), `/product_detail/unseen-${fault}`);
    expect(answer.status).toBe(503);
    expect(answer.body).toContain(text('error.busy.title'));
  });
}

test('a failed live call is never stored as a snapshot', async ({ faults }) => {
  const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
  const path = `/product_detail/${product.id}`;
  await prime(shop(), path);
  for (const call of ['goods/qryFigures', 'goods/{id}']) faults.refuse(call, 'ERR-COM-0500', 'no');
  for (let round = 0; round < 3; round += 1) expect((await rawRequest(shop(), path)).status).toBe(200);
  await faults.heal();
  expect((await rawRequest(shop(), path)).body).toContain(product.mpn);
});
