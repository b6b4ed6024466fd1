/** Every route answers in both languages without mixing them; all other paths lead to the home page. */
import { markupFaults } from '../../../fixtures/pages/markup';
import { rawRequest } from '../../../fixtures/servers/raw-http';
import { SOAK } from '../../combinations';
import { expect, stageUrl, test, type Page } from '../../fixtures';
import { expectOneLanguage } from '../../one-language';
import { readSample, SCREENS, titleOf, type Sample } from '../../screens';
import { HTML_LANG, LANGUAGES, type Language, LOCALE, wording } from '../../wording';

// The pages are as they are sent: `a11y.spec.ts` has them with their scripts.
test.use({ javaScriptEnabled: false });

let sample: Sample;
test.beforeAll(async () => {
  sample = await readSample(stageUrl('TEST_MALL_URL'));
});

for (const [index, screen] of SCREENS.entries()) {
  // In `npm test` a browser shows it in one language, and `a11y.spec.ts` in the other one.
  for (const shown of LANGUAGES.filter((_, at) => SOAK || at === index % LANGUAGES.length)) test.describe(shown, () => {
    test.use({ locale: LOCALE[shown] });

    test(`${screen.name}: language, title, alternates`, async ({ page }) => {
      const path = screen.path(sample);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expectHeads(page, shown);
      for (const language of LANGUAGES) {
        if (language === shown) continue;
        const other = await page.request.get(path, { headers: { 'accept-language': LOCALE[language] } });
        expect(other.status()).toBe(200);
        await expectHeads(page, language, await other.text());
      }
      // The languages share their markup, so each screen is checked in one of them.
      expect(await markupFaults((await answer?.text()) ?? '')).toEqual([]);

      /** Of the page, or of HTML that was sent. */
      async function expectHeads(from: Page, language: Language, sent?: string): Promise<void> {
        const { origin, pathname } = new URL(path, from.url());
        const { picture, description, hints, ...heads } = await headsOf(from, sent);
        const en = `${origin}${pathname}?lang=en`;
        expect(heads).toEqual({
          lang: HTML_LANG[language], title: titleOf(screen, language, sample), titles: 1,
          // What is compared is no page of its own.
          links: { 'canonical': `${origin}${pathname}?lang=${language}`, 'zh-CN': `${origin}${pathname}?lang=cn`, en, 'x-default': en },
          'landmarks inside of another': 0,
        });
        const answered = await from.request.get(picture);
        expect([answered.status(), answered.headers()['content-type']], picture).toEqual([200, 'image/png']);
        expect(description).toMatch(/^.{20,300}$/u);
        await expectOneLanguage(from, language, sent);
        // Each link to a new window has an icon, and a text for screen readers.
        expect(hints.length).toBeGreaterThan(0);
        expect(hints.filter((hint) => hint !== wording(language, 'newWindow'))).toEqual([]);
      }
    });
  });
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

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

/** What the page, or HTML that was sent, says of itself. */
async function headsOf(page: Page, sent?: string) {
  return page.evaluate((html) => {
    const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const meta = (name: string) => root.querySelector(name)?.getAttribute('content') ?? '';
    const links = [...root.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate][hreflang]')];
    const hints = [...root.querySelectorAll('a[target=_blank]:not([aria-hidden])')].map((link) => {
      const says = root.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
      return link.lastElementChild?.matches('svg') ? says : `no sign: ${link.textContent}`;
    });
    return {
      lang: root.documentElement.lang, title: root.title, titles: root.querySelectorAll('h1').length,
      links: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang || 'canonical', href])),
      picture: meta('meta[property="og:image"]'), description: meta('meta[name=description]'), hints,
      'landmarks inside of another': root.querySelectorAll('main aside, main [role=complementary]').length,
    };
  }, sent);
}
