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

/** The value of the search field and the title, with its blanks as a browser shows them, of a page as it is sent. */
async function sentFor(path: string): Promise<{ field: string | undefined; title: string | undefined }> {
  const { body } = await rawRequest(stageUrl('TEST_SHOP_URL'), path, { headers: { 'accept-language': 'en' } });
  return { field: plain(/<input[^>]* name="keyword"[^>]* value="([^"]*)"/.exec(body)?.[1]), title: plain(/<title>([^<]*)<\/title>/.exec(body)?.[1])?.trim().replace(/\s+/g, ' ') };
}

/** The text of HTML. */
function plain(html: string | undefined): string | undefined {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html?.replace(/&(#x27|\w+);/g, (entity, name: string) => signs[name] ?? entity);
}

const titled = (keyword: string) => `${keyword.trim().replace(/\s+/g, ' ')} · ${wording('en', 'title', { product: 'Farad' })}`;

// A keyword that looks percent-encoded, when encoded once, is the same as one encoded twice.
const ONCE = KEYWORDS.filter((word) => !/%[\da-f]{2}/i.test(word) && !/^\.+$/.test(word));

test('is in the page that is sent, encoded twice or once', async () => {
  for (const keyword of KEYWORDS) expect(await sentFor(`/product_list/search/${twice(keyword)}`)).toEqual({ field: keyword, title: titled(keyword) });
  for (const keyword of ONCE) expect(await sentFor(`/product_list/search/${encodeURIComponent(keyword)}`)).toEqual({ field: keyword, title: titled(keyword) });
});

test('is kept by the header’s form, which leads to the same address', async ({ page }) => {
  await page.goto('/about');
  for (const keyword of ['LM358/NOPB', '50%', 'C++ & D', '贴片电阻', 'a?b#c', '..', '100%25', '  two  blanks']) {
    await field(page).fill(keyword);
    await field(page).press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === `/product_list/search/${twice(keyword.trim())}`);
    await expect(page).toHaveTitle(titled(keyword));
    await expect(field(page), keyword).toHaveValue(keyword.trim());
  }
});

test('stays as it is in a page with script', async ({ page }) => {
  for (const keyword of ['  two  blanks', '"quoted" <b>', '100%25']) {
    await page.goto(`/product_list/search/${twice(keyword)}`);
    await expect(field(page)).toHaveValue(keyword);
    await expect(page).toHaveTitle(titled(keyword));
  }
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
