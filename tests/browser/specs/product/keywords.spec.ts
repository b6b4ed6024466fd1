/** Every keyword appears in the search field exactly, with any encoding in the address. */
import { rawRequest } from '../../../fixtures/servers/raw-http';
import { expect, stageUrl, test, type Page } from '../../fixtures';
import { wording } from '../../wording';

const KEYWORDS = [
  'LM358/NOPB', '50%', 'C++ & D', '4.7µF', '贴片电阻', 'a?b#c', '.', '..', '100%25', '%', '%%', '%2F', 'a/b/c', 'x;y=z', '  two  blanks', '"quoted" <b>', '10kΩ ±1%',
];

const twice = (keyword: string) => encodeURIComponent(escapeDots(encodeURIComponent(keyword)));
/** Browsers remove a segment of dots from addresses. */
const escapeDots = (text: string) => (/^\.{1,2}$/.test(text) ? text.replaceAll('.', '%2E') : text);

/** A combobox once its script is loaded. */
const field = (page: Page) => {
  const name = wording('en', 'search.label');
  return page.getByRole('searchbox', { name }).or(page.getByRole('combobox', { name }));
};

test('appears as typed, and the header’s form leads to the same address', async ({ page }) => {
  for (const keyword of KEYWORDS) {
    await page.goto(`/product_list/search/${twice(keyword)}`);
    await expect(field(page), keyword).toHaveValue(keyword);
    await expect(page).toHaveTitle(`${keyword.trim().replace(/\s+/g, ' ')} · ${wording('en', 'title', { product: 'Farad' })}`);
    const address = `/product_list/search/${twice(keyword.trim())}`;
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname.replace(/\.data$/, '') === address);
    await field(page).press('Enter');
    await (await asked).finished();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(field(page), `${keyword}, sent again`).toHaveValue(keyword.trim());
  }
});

// A keyword that looks percent-encoded, when encoded once, is the same as one encoded twice.
const ONCE = KEYWORDS.filter((word) => !/%[\da-f]{2}/i.test(word) && !/^\.+$/.test(word));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('appears when it is encoded once only', async ({ page }) => {
    for (const keyword of ONCE) {
      await page.goto(`/product_list/search/${encodeURIComponent(keyword)}`);
      await expect(field(page)).toHaveValue(keyword);
    }
  });
});

test('a malformed percent sequence is used as it is', async ({ page }) => {
  const answer = await page.goto('/product_list/search/%E0%A4%A');
  expect(answer?.status()).toBe(200);
  await expect(field(page)).toHaveValue('%E0%A4%A');
});

test('the search form leads to the right address', async () => {
  const shop = stageUrl('TEST_SHOP_URL');
  for (const keyword of KEYWORDS) {
    const answer = await rawRequest(shop, `/search?${new URLSearchParams({ keyword })}`);
    expect(answer.status, keyword).toBe(302);
    expect(answer.headers.location, keyword).toBe(`/product_list/search/${twice(keyword.trim())}`);
  }
  const empty = await rawRequest(shop, '/search?keyword=+');
  expect([empty.status, empty.headers.location]).toEqual([302, '/catalogue']);
});

test('an old address with the route in its hash redirects, and a change of the hash too', async ({ page }) => {
  await page.goto('/#/product_list/search/LM358');
  await expect(page).toHaveURL((url) => url.pathname === '/product_list/search/LM358');
  await expect(field(page)).toHaveValue('LM358');
  await page.evaluate(() => {
    window.location.hash = '#/product_list/search/NE555';
  });
  await expect(page).toHaveURL((url) => url.pathname === '/product_list/search/NE555');
  await expect(field(page)).toHaveValue('NE555');
});
