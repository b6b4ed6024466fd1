/** Every route answers in both languages without mixing them; all other paths lead to the home page. */
import { markupFaults } from '../../../fixtures/pages/markup';
import { rawRequest } from '../../../fixtures/servers/raw-http';
import { expect, stageUrl, test, type Page } from '../../fixtures';
import { expectOneLanguage } from '../../one-language';
import { readSample, SCREENS, titleOf, type Sample } from '../../screens';
import { HTML_LANG, LANGUAGES, LOCALE, wording } from '../../wording';

// The pages are as they are sent: `a11y.spec.ts` has them with their scripts.
test.use({ javaScriptEnabled: false });

let sample: Sample;
test.beforeAll(async () => {
  sample = await readSample(stageUrl('TEST_MALL_URL'));
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    for (const [index, screen] of SCREENS.entries()) {
      test(`${screen.name}: language, title, alternates`, async ({ page }) => {
        const path = screen.path(sample);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
        await expect(page).toHaveTitle(titleOf(screen, language, sample));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const heads = await headLinks(page);
        // What is compared is no page of its own.
        const { origin, pathname } = new URL(path, page.url());
        expect(heads.canonical).toBe(`${origin}${pathname}?lang=${language}`);
        expect(heads['zh-CN']).toBe(`${origin}${pathname}?lang=cn`);
        expect(heads.en).toBe(`${origin}${pathname}?lang=en`);
        expect(heads['x-default']).toBe(heads.en);
        const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
        const answered = await page.request.get(picture ?? '');
        expect([answered.status(), answered.headers()['content-type']], picture ?? '').toEqual([200, 'image/png']);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{20,300}$/u);
        await expectOneLanguage(page, language);
        await expect(page.getByRole('main').getByRole('complementary'), 'a landmark inside of another').toHaveCount(0);
        await expectNewWindowsShown(page, language);
        // The languages share their markup, so each screen is checked in one of them.
        if (LANGUAGES[index % LANGUAGES.length] === language) expect(await markupFaults((await answer?.text()) ?? '')).toEqual([]);
      });
    }

    test('an unknown product is a page of the shop that says so and has links', async ({ page, allow }) => {
      allow(/status of 404/);
      const answer = await page.goto('/product_detail/none');
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
      await expect(page.getByRole('heading', { level: 1, name: wording(language, 'error.missingProduct.title') })).toBeVisible();
      await expect(page).toHaveTitle(`${wording(language, 'error.missingProduct.title')} · ${wording(language, 'title', { product: 'Farad' })}`);
      await expect(page.getByRole('searchbox', { name: wording(language, 'search.label') })).toBeVisible();
      await expect(page.getByRole('navigation', { name: wording(language, 'nav.main') })).toBeVisible();
      await expect(page.getByRole('link', { name: wording(language, 'cart.title'), exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const ways = await page.getByRole('main').getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(ways, 'trying again is no way on').toEqual(['/catalogue', '/']);
      await expectOneLanguage(page, language);
    });
  });
}

test('the language depends on address, cookie and browser, in this order', async ({ page }) => {
  const lang = () => page.locator('html');
  await page.goto('/about');
  await expect(lang()).toHaveAttribute('lang', 'en');
  await page.goto('/about?lang=cn');
  await expect(lang()).toHaveAttribute('lang', 'zh-CN');
  await page.goto('/agent');
  await expect(lang()).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(lang()).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL((url) => url.pathname === '/agent');
});

test('every other path leads to the home page', async () => {
  const shop = stageUrl('TEST_SHOP_URL');
  const paths = [
    '/foo', '/foo/bar', '/%0A', '/foo%0Abar', '/%2e%2e/x', '/__manifest', '/__manifest?version=1&p=%2F', '/product_list', '/product_detail',
    '/product_list/elsewhere', '/product_list/elsewhere/x', '/product_list/search/a/b', '/product_detail/a/b', '/help', '/help/none', '/Agent/x', '/login/x', '/bom/x', '/%', '/%E0%A4%A', '/index.html',
    '/api/farad/goods/search', '/encoders', '/cn', '/en', '/.dev.vars', '/wrangler.toml',
  ];
  for (const path of paths) {
    const answer = await rawRequest(shop, path);
    expect([answer.status, answer.headers.location], path).toEqual([302, '/']);
  }
});

test('a missing file of the shop is a plain 404', async () => {
  const answer = await rawRequest(stageUrl('TEST_SHOP_URL'), '/assets/unknown-abc123.js');
  expect(answer.status).toBe(404);
});

test('the health check has the size of the catalogue', async ({ request }) => {
  const health: unknown = await (await request.get('/healthz')).json();
  expect(health).toMatchObject({ status: 'ok', upstream: 'embedded', catalogue: { version: expect.any(String) } });
  expect(health).toHaveProperty('catalogue.parts', expect.any(Number));
  const products = Number(/"parts":(\d+)/.exec(JSON.stringify(health))?.[1]);
  expect(products).toBeGreaterThanOrEqual(120_000);
});

async function headLinks(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => {
    const links: Record<string, string> = {};
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate][hreflang]')) {
      links[link.hreflang || 'canonical'] = link.href;
    }
    return links;
  });
}

/** Expects an icon and a text for screen readers on each link to a new window. */
async function expectNewWindowsShown(page: Page, language: 'cn' | 'en'): Promise<void> {
  const links = page.locator('a[target=_blank]:not([aria-hidden])');
  const hints = await links.evaluateAll((all) => all.map((link) => {
    const says = document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
    return link.lastElementChild?.matches('svg') ? says : `no sign: ${link.textContent}`;
  }));
  expect(hints.length).toBeGreaterThan(0);
  expect(hints.filter((hint) => hint !== wording(language, 'newWindow'))).toEqual([]);
}
