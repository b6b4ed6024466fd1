/** Without script: the response to a posted quantity, from any sender. */
import { COMMON_WORD } from '../../../fixtures/mall/mall-client';
import { prime } from '../../../fixtures/servers/prime';
import { rawRequest, type RawAnswer } from '../../../fixtures/servers/raw-http';
import { expect, test, type Shop } from '../../altered-fixtures';
import { isFormPost } from '../../fixtures';
import { wording } from '../../wording';

const LIST = `/product_list/search/${COMMON_WORD}`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const text = (key: string, values?: Record<string, string | number>) => wording('en', key, values);
const pathOf = (shop: Shop) => `/product_detail/${shop.product('plain').id}`;

test.describe.configure({ mode: 'default' });

function post(shop: Shop, path: string, body: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return rawRequest(shop.url, path, { method: 'POST', headers: { ...FORM, ...headers }, body });
}

/** The message that describes the field. */
function messageOf({ body }: RawAnswer): string {
  const message = /<p class="msg[^"]*" id="quantity-note">(.*?)<\/p>/s.exec(body)?.[1] ?? '';
  return message.replace(/<!--.*?-->|<[^<>]*>/gs, '').replace(/\s+/g, ' ').trim();
}

const fieldOf = ({ body }: RawAnswer) => /<input id="quantity" name="cartNum"[^>]*value="([^"]*)"/.exec(body)?.[1];

test('an accepted quantity has an address, which can be opened again', async ({ shop }) => {
  const path = pathOf(shop);
  for (const [body, quantity] of [['cartNum=10', 10], ['cartNum=+15+', 15], ['cartNum=1,000', 1000], ['cartNum=1+000', 1000], [`cartNum=${encodeURIComponent('２０')}`, 20], ['cartNum=7&qty=20', 20]] as const) {
    const { status, headers } = await post(shop, `${path}?qty=7`, body);
    expect([status, headers.location], body).toEqual([303, `${path}?qty=${quantity}#buy`]);
  }
  const seven = await rawRequest(shop.url, `${path}?qty=7`);
  expect([seven.status, fieldOf(seven), messageOf(seven)]).toEqual([200, '7', 'Enter a whole number, 10 or more. Use 10']);
});

test('a refused quantity gives the page with 422, the input in the field and its message', async ({ shop }) => {
  for (const [typed, says] of [
    ['7', 'Enter a whole number, 10 or more. Use 10'], ['-1', 'Enter a whole number, 10 or more. Use 10'],
    ['', 'Enter a whole number, 10 or more. Use 10'], ['ten', 'Enter a whole number, 10 or more. Use 10'],
    ['2.5', 'Enter a whole number, 10 or more. Use 10'], ['412', 'Sold in multiples of 5. Use 410 Use 415'],
    ['5001', '5,000 left, and no more can be ordered. Use 5,000'],
    ['1e3', 'Enter a whole number, 10 or more. Use 10'], ['1000000000000000', '5,000 left, and no more can be ordered. Use 5,000'],
    ['99999999999999999999', 'Enter a quantity up to 9,007,199,254,740,991. Use 5,000'], ['NaN', 'Enter a whole number, 10 or more. Use 10'],
  ]) {
    const answer = await post(shop, pathOf(shop), `cartNum=${typed}`);
    expect([answer.status, fieldOf(answer), messageOf(answer)], typed).toEqual([422, typed, says]);
    expect(answer.body).toMatch(/<input id="quantity"[^>]* aria-invalid="true" aria-describedby="quantity-note"/);
    expect(answer.body.match(/<[^<>]+ autofocus=/g)).toHaveLength(1);
  }
});

test('forms that no page of the shop sends are refused with a message and never fail', async ({ shop }) => {
  const { id } = shop.product('plain');
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
  const file = '--x\r\nContent-Disposition: form-data; name="cartNum"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n10\r\n--x--\r\n';
  const hostile: Array<[name: string, body: string, status: number, headers?: Record<string, string>]> = [
    ['nothing', '', 422], ['another field', 'quantity=10', 422], ['twice', 'cartNum=10&cartNum=15', 422], ['a list', 'cartNum[]=10', 422],
    ['10 kB', `cartNum=${'9'.repeat(10_000)}`, 422], ['10 kB with a number in front', `cartNum=10${'+'.repeat(10_000)}x`, 422],
    ['markup', 'cartNum=%22%3E%3Cscript%3E', 422], ['a null byte', 'cartNum=%00', 422], ['bytes that are no text', 'cartNum=%FF%FE', 422],
    ['a file', file, 422, boundary], ['a multipart that breaks off', '--x\r\nContent-Disp', 422, boundary],
    ['a multipart without a boundary', 'cartNum=10', 422, { 'content-type': 'multipart/form-data' }],
    ['JSON', '{"cartNum":10}', 422, { 'content-type': 'application/json' }],
    ['plain text', 'cartNum=10', 415, { 'content-type': 'text/plain' }],
    ['100 kB', `cartNum=${'9'.repeat(100_000)}`, 413],
  ];
  for (const [name, body, status, headers] of hostile) {
    const answer = await post(shop, pathOf(shop), body, headers);
    expect(answer.status, name).toBe(status);
    if (status === 422) expect(messageOf(answer), name).toContain('Enter a whole number, 10 or more.');
    expect(answer.body, name).not.toContain('<script>"');
    expect(answer.body.length, name).toBeLessThan(200_000);
    if (status === 415) continue;
    const row = await post(shop, LIST, `goodsId=${id}&${body}`, headers);
    expect(row.status, `${name} to a list`).toBeGreaterThanOrEqual(400);
    expect(row.status, `${name} to a list`).toBeLessThan(500);
  }
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const answer = await rawRequest(shop.url, pathOf(shop), { method, headers: FORM, body: 'cartNum=10' });
    expect(answer.status, method).toBe(405);
  }
});

test('posts from other sites are refused without an upstream call', async ({ shop }) => {
  const before = shop.faults.count();
  for (const path of [pathOf(shop), LIST]) {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site, origin: shop.url };
      expect((await post(shop, path, 'cartNum=10', headers)).status, site).toBe(403);
    }
  }
  expect(shop.faults.count()).toBe(before);
});

test('an unknown product is not found', async ({ shop }) => {
  for (const [path, body, what] of [
    ['/product_detail/none', 'cartNum=10', 'missingProduct'], [LIST, 'cartNum=10', 'missing'], [LIST, 'goodsId=none&cartNum=10', 'missingProduct'],
    [LIST, 'goodsId=1&goodsId=2&cartNum=10', 'missing'],
  ] as const) {
    const answer = await post(shop, path, body);
    expect(answer.status, `${path} ${body}`).toBe(404);
    expect(answer.body).toContain(text(`error.${what}.title`));
  }
});

test('the live stock decides, and not the snapshot', async ({ shop }) => {
  const { id } = shop.product('plain');
  await prime(shop.url, pathOf(shop));
  await shop.reset({ plain: { stock: 40 } });
  const answer = await post(shop, pathOf(shop), 'cartNum=100');
  expect([answer.status, messageOf(answer)]).toEqual([422, '40 left, and no more can be ordered. Use 40']);
  const row = await post(shop, LIST, `goodsId=${id}&cartNum=100`);
  expect(row.status).toBe(422);
  expect(row.body).toContain('40 left, and no more can be ordered.');
  expect((await post(shop, pathOf(shop), 'cartNum=40')).status).toBe(303);
});

test('where the live stock is unknown every quantity is refused, and the page says so', async ({ shop }) => {
  await prime(shop.url, pathOf(shop));
  for (const call of ['goods/qryFigures', 'goods/{id}']) shop.faults.status(call, 500);
  const answer = await post(shop, pathOf(shop), 'cartNum=100');
  expect([answer.status, fieldOf(answer), messageOf(answer)]).toEqual([503, '100', text('product:quantity.unchecked')]);
  expect(answer.body).toContain('¥210.00');
  expect((await post(shop, pathOf(shop), 'cartNum=7')).status).toBe(422);
});

test('the response is sent at once, and partner offers stream in later', async ({ shop }) => {
  await prime(shop.url, pathOf(shop));
  shop.faults.hold('goods/thdSearch', 1_500);
  // Partner offers are cached by language, so those of the other language are not cached yet.
  const { status, chunks } = await post(shop, `${pathOf(shop)}?lang=cn`, 'cartNum=7');
  expect(status).toBe(422);
  const early = chunks.filter(({ at }) => at < 1_200).map((chunk) => chunk.text).join('');
  expect(early).toContain('aria-invalid="true"');
  expect(early).toContain(wording('cn', 'product:partners.loading'));
  expect(chunks.at(-1)?.at).toBeGreaterThan(1_400);
});

test('an accepted quantity of a row becomes the list\'s, on the same page', async ({ shop }) => {
  const { id } = shop.product('plain');
  const { status, headers } = await post(shop, `${LIST}?page=2&sort=mpn&brand=YAGEO&qty=5`, `goodsId=${id}&cartNum=20`);
  expect([status, headers.location]).toEqual([303, `${LIST}?page=2&sort=mpn&qty=20&brand=YAGEO#row-${id}`]);
});

test('the channel stays in the address', async ({ shop }) => {
  const { id } = shop.product('plain');
  const detail = await post(shop, `${pathOf(shop)}?p=fair`, 'cartNum=20');
  expect([detail.status, detail.headers.location]).toEqual([303, `${pathOf(shop)}?p=fair&qty=20#buy`]);
  const row = await post(shop, `${LIST}?p=fair&page=2`, `goodsId=${id}&cartNum=20`);
  expect([row.status, row.headers.location]).toEqual([303, `${LIST}?p=fair&page=2&qty=20#row-${id}`]);
});

test('an unknown kind of list leads to the home page, by GET and by POST', async ({ shop }) => {
  const { id } = shop.product('plain');
  for (const answer of [await rawRequest(shop.url, '/product_list/none/x'), await post(shop, '/product_list/none/x', `goodsId=${id}&cartNum=20`)]) {
    expect([answer.status, answer.headers.location]).toEqual([302, '/']);
  }
});

test('a refused quantity of a product that is not on the page is shown above the list', async ({ shop }) => {
  const { id, mpn } = shop.product('plain');
  for (const path of [`/product_list/search/${shop.product('short').mpn}`, '/product_list/search/zzqx7791']) {
    const { status, body } = await post(shop, path, `goodsId=${id}&cartNum=412`);
    expect(status, path).toBe(422);
    const notice = /<div class="alert alert--err">.*?<\/a>[^<]*/s.exec(body)?.[0] ?? '';
    expect(notice, path).toContain(`href="/product_detail/${id}?qty=412"`);
    expect(notice, path).toContain(mpn);
    expect(notice, path).toContain(`${text('list:notHere')} Sold in multiples of 5.`);
  }
});

test.describe('without script, at 390 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a posted row is scrolled into view', async ({ page, allow }) => {
    allow(/status of 422/);
    await page.goto(`${LIST}?size=10`);
    // A row of a phone has its field once it is opened. A posted one stays open.
    const row = page.getByRole('row').filter({ has: page.locator('.tp') }).nth(4);
    await row.locator('.tp > summary').click();
    const href = await row.locator('a.mpn').getAttribute('href') ?? '';
    const same = page.getByRole('row').filter({ has: page.locator(`a.mpn[href="${href}"]`) });
    await row.getByRole('button', { name: /^Increase to/ }).click();
    await expect(page).toHaveURL(/#row-/);
    await expect(same.locator('a.mpn')).toBeInViewport({ ratio: 1 });
    await expect(same.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    await same.getByRole('textbox').fill('0');
    await same.getByRole('textbox').press('Enter');
    await expect(same.getByRole('textbox')).toBeFocused();
    await expect(same.locator('a.mpn')).toBeInViewport({ ratio: 1 });
  });
});

test('with script the page answers without a post', async ({ page, shop }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (isFormPost(request) || request.isNavigationRequest()) posts.push(`${request.method()} ${request.url()}`);
  });
  for (const path of [pathOf(shop), `/product_list/search/${shop.product('plain').mpn}`]) {
    await page.goto(path);
    const field = page.getByRole('textbox', { name: /^Quantity/ }).first();
    await field.fill('7');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Enter a whole number, 10 or more/);
    await page.getByRole('button', { name: 'Use 10' }).click();
    await expect(field).toHaveValue('10');
    await field.press('Enter');
    await expect(field).toBeFocused();
    expect(posts.splice(0)).toEqual([`GET ${shop.url}${path}`]);
  }
});
