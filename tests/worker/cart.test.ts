/** The cart as a browser without script sees it: forms, cookies and the mall behind a binding. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNT } from '../../functions/mall/user/seed';
import { loadMall } from '../fixtures/mall';
import { smallCatalogue } from '../fixtures/mall-catalogue';
import { Visitor, type Between, type Page } from '../fixtures/visitor';

interface Part {
  id: string;
  mpn: string;
}

let parts: Part[];

beforeAll(async () => {
  await loadMall(smallCatalogue());
  // Sold from 10 in tens.
  const plain = "SELECT id, mpn FROM goods WHERE ordering = 0 AND stock BETWEEN 5000 AND 40000 AND goods_type = 'GT0' AND mpq = 1000 ORDER BY rank LIMIT 8";
  parts = (await env.DB.prepare(plain).all<Part>()).results;
});
beforeEach(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await env.DB.batch(['cart', 'sign_in', 'allowance'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const part = (at: number): Part => parts[at] ?? { id: '', mpn: '' };
const CREDENTIALS = { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password };
const COOKIE = '__Host-cart';

function add(visitor: Visitor, { id }: Part, cartNum: number | string, more: Record<string, string> = {}): Promise<Page> {
  return visitor.post('/shopping_cart', { intent: 'add', goodsId: id, cartNum: String(cartNum), ...more });
}

/** What the page has in the quantity fields, by part. */
async function cartOf(visitor: Visitor): Promise<Record<string, string>> {
  const { status, text } = await visitor.get('/shopping_cart');
  expect(status).toBe(200);
  return fieldsOf(text);
}

function fieldsOf(html: string): Record<string, string> {
  const fields = html.matchAll(/<input id="qty-(\w+)"[^>]*\bvalue="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, id = '', value = '']) => [id, value]));
}

/** The ticked lines, as the form of the selection would send them. */
function tickedIn(html: string): string[] {
  return [...html.matchAll(/<input [^>]*form="selection"[^>]*>/g)].flatMap(([box]) => (/ checked=""/.test(box) ? [/value="(\w+)"/.exec(box)?.[1] ?? ''] : []));
}

/** Answers a call with a failure, or lets it pass. */
function failing(call: string, answer: () => Response): Between {
  return (request, pass) => (new URL(request.url).pathname.endsWith(call) ? Promise.resolve(answer()) : pass(request));
}

function refusal(code: string, message: string): () => Response {
  return () => Response.json({ code, data: null, message });
}

describe('adding a part', () => {
  test('leads back to where one was, tells of it with the way to the cart, and counts in the header', async () => {
    const visitor = new Visitor();
    const page = `/product_detail/${part(0).id}?qty=20`;
    expect((await visitor.get(page)).text).toMatch(/<a class="mbtn" aria-label="Cart" href="\/shopping_cart"/);
    const added = await add(visitor, part(0), 20, { _r: page });
    expect([added.status, added.location]).toEqual([303, page]);
    const { text } = await visitor.get(page);
    expect(text).toMatch(new RegExp(`<noscript>.*Added 20 × ${part(0).mpn}\\. 1 line in the cart\\.(?:<!-- -->)? <a [^>]*href="/shopping_cart"[^>]*>View cart</a>.*</noscript>`, 's'));
    expect(text).toMatch(/<a class="mbtn" aria-label="Cart, 1 line" href="\/shopping_cart"/);
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '20' });
  });

  test('once more adds to those that are there', async () => {
    const visitor = new Visitor();
    await add(visitor, part(0), 20);
    await add(visitor, part(1), '1,000');
    await add(visitor, part(0), '３０');
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '50', [part(1).id]: '1000' });
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/%09/evil.example', 'javascript:alert(1)', '\t//evil.example'])('leads nowhere else: %j', async (_r) => {
    const { status, location } = await add(new Visitor(), part(0), 20, { _r });
    expect([status, location === null || /^\/(?![\\/])/.test(location)]).toEqual([303, true]);
    expect(location).not.toMatch(/^\/?[\\/]{2}/);
  });

  test('keeps the channel', async () => {
    const visitor = new Visitor();
    await visitor.get('/brand?p=fair');
    expect((await add(visitor, part(0), 20)).location).toBe('/shopping_cart?p=fair');
  });

  test.each([
    ['7', 'The least you can buy of MPN is 10. The nearest quantity is 10.', ['10']],
    ['25', 'MPN is sold in multiples of 10. The nearest quantities are 20 and 30.', ['20', '30']],
    ['0', 'Enter a whole number, 10 or more.', ['10']], ['-5', 'Enter a whole number, 10 or more.', ['10']],
    ['1.5', 'Enter a whole number, 10 or more.', ['10']], ['abc', 'Enter a whole number, 10 or more.', ['10']], ['', 'Enter a whole number, 10 or more.', ['10']],
    ['99999999999', 'Enter a quantity up to 1,000,000,000.', []],
  ])('%j pieces is refused at a form that holds them, with the nearest one click away', async (typed, message, offers) => {
    const visitor = new Visitor();
    const answer = await add(visitor, part(0), typed, { _r: '/brand' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(`<title>Cart · `);
    expect(answer.shows(message.replace('MPN', part(0).mpn))).toBe(true);
    const form = /<form [^>]*action="\/shopping_cart"(?:(?!<\/form>).)*id="add-quantity".*?<\/form>/s.exec(answer.text)?.[0] ?? '';
    expect(form).toContain(`name="goodsId" value="${part(0).id}"`);
    expect(form).toMatch(new RegExp(`<input id="add-quantity" name="cartNum"[^>]*aria-invalid="true" aria-describedby="add-note"[^>]*value="${typed}"`));
    const takes = [...form.matchAll(/<button class="take" name="qty" value="(\d+)"/g)].map(([, quantity]) => quantity);
    if (offers.length > 0) expect(takes).toEqual(offers);
    expect(answer.text).toMatch(/class="alert alert--err summary"[^>]*autofocus=""/i);
    expect(await cartOf(visitor)).toEqual({});
    for (const quantity of offers.slice(0, 1)) {
      const taken = await visitor.post('/shopping_cart', { intent: 'add', goodsId: part(0).id, cartNum: typed, qty: quantity });
      expect(taken.status).toBe(303);
      expect(await cartOf(visitor)).toEqual({ [part(0).id]: quantity });
    }
  });

  test('counts those that are there: what is offered makes a sum that can be bought', async () => {
    const visitor = new Visitor();
    await add(visitor, part(0), 20);
    const answer = await add(visitor, part(0), 5);
    expect(answer.status).toBe(422);
    expect(answer.shows('You have 20 in the cart, which makes 25 in all.')).toBe(true);
    expect([...answer.text.matchAll(/name="qty" value="(\d+)">Use/g)].map(([, quantity]) => quantity)).toEqual(['10']);
  });

  test('a part that is not there is told', async () => {
    const answer = await add(new Visitor(), { id: 'NOSUCHPART', mpn: '' }, 10);
    expect(answer.status).toBe(422);
    expect(answer.shows('There is no part NOSUCHPART; it may have been withdrawn.')).toBe(true);
  });

  test('from within a page is answered with data, and tells nothing twice', async () => {
    const visitor = new Visitor();
    const added = await visitor.post('/shopping_cart.data', { intent: 'add', goodsId: part(0).id, cartNum: '20', inPage: '1' });
    expect(added.status).toBe(200);
    expect(added.text).toContain('cart:message.added');
    expect((await visitor.get('/brand')).shows('Added 20')).toBe(false);
    const refused = await visitor.post('/shopping_cart.data', { intent: 'add', goodsId: part(0).id, cartNum: '5', inPage: '1' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('which makes 25 in all');
  });

  test('that fails keeps what was typed', async () => {
    const visitor = new Visitor(failing('cart/addCart', () => new Response('failed', { status: 500 })));
    const answer = await add(visitor, part(0), 30);
    expect(answer.status).toBe(503);
    expect(answer.text).toMatch(/<input id="add-quantity"[^>]*value="30"/);
    expect(answer.text).toContain(`${part(0).mpn} was not added to the cart.`);
  });
});

describe('lines', () => {
  test('have their quantity set, and are found again', async () => {
    const visitor = new Visitor();
    await add(visitor, part(0), 20);
    const set = await visitor.post('/shopping_cart', { intent: 'setQty', goodsId: part(0).id, cartNum: '60' });
    expect([set.status, set.location]).toEqual([303, `/shopping_cart#line-${part(0).id}`]);
    const stepped = await visitor.post('/shopping_cart', { intent: 'setQty', goodsId: part(0).id, cartNum: '60', qty: '70' });
    expect(stepped.status).toBe(303);
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '70' });
  });

  test('keep a quantity that is refused in its field, with the reason and what the cart has', async () => {
    const visitor = new Visitor();
    await add(visitor, part(0), 20);
    const answer = await visitor.post('/shopping_cart', { intent: 'setQty', goodsId: part(0).id, cartNum: '25' });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer.text)).toEqual({ [part(0).id]: '25' });
    expect(answer.text).toMatch(new RegExp(`<input id="qty-${part(0).id}"[^>]*aria-invalid="true" aria-describedby="note-${part(0).id}"`));
    for (const words of ['Sold in steps of 10.', 'Use 20', 'Use 30', 'The cart still has 20.', 'Keep 20', `The quantity of ${part(0).mpn} was not changed.`]) {
      expect(answer.shows(words), words).toBe(true);
    }
    expect(answer.text).toContain('Correct 1 quantity first.');
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '20' });
  });

  test('of another cart cannot be set, and the message says what to do', async () => {
    const answer = await new Visitor().post('/shopping_cart', { intent: 'setQty', goodsId: part(0).id, cartNum: '20' });
    expect(answer.status).toBe(422);
    expect(answer.shows(`${part(0).mpn} is not in the cart any more. Add it again.`)).toBe(true);
  });

  test('are removed one by one, several at once, and all', async () => {
    const visitor = new Visitor();
    for (const at of [0, 1, 2, 3]) await add(visitor, part(at), 20);
    const one = await visitor.post('/shopping_cart', { intent: 'remove', goodsId: part(1).id });
    expect([one.status, one.location]).toEqual([303, '/shopping_cart']);
    expect((await visitor.get('/shopping_cart')).text).toContain(`${part(1).mpn} was removed from the cart.`);
    await visitor.post('/shopping_cart', new URLSearchParams([['intent', 'remove'], ['goodsId', part(0).id], ['goodsId', part(3).id]]));
    expect((await visitor.get('/shopping_cart')).text).toContain('2 lines were removed from the cart.');
    expect(Object.keys(await cartOf(visitor))).toEqual([part(2).id]);
    await add(visitor, part(0), 20);
    expect((await visitor.post('/shopping_cart', { intent: 'clear' })).status).toBe(303);
    const empty = await visitor.get('/shopping_cart');
    expect(empty.text).toContain('The cart is empty now.');
    expect(empty.shows('Your cart is empty')).toBe(true);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
  });

  test('nothing ticked is nothing removed, and told', async () => {
    const visitor = new Visitor();
    await add(visitor, part(0), 20);
    const answer = await visitor.post('/shopping_cart', { intent: 'remove' });
    expect(answer.status).toBe(422);
    expect(answer.shows('Select the lines to remove first.')).toBe(true);
  });

  test('are selected: these and no others', async () => {
    const visitor = new Visitor();
    for (const at of [0, 1, 2]) await add(visitor, part(at), 20);
    expect(tickedIn((await visitor.get('/shopping_cart')).text)).toEqual([part(0).id, part(1).id, part(2).id]);
    const chosen = await visitor.post('/shopping_cart', new URLSearchParams([['intent', 'select'], ['goodsId', part(2).id], ['goodsId', part(0).id]]));
    expect([chosen.status, chosen.location]).toEqual([303, '/shopping_cart']);
    const some = await visitor.get('/shopping_cart');
    expect(tickedIn(some.text)).toEqual([part(0).id, part(2).id]);
    expect(some.shows('Check out 2 lines')).toBe(true);
    await visitor.post('/shopping_cart', { intent: 'select' });
    const none = await visitor.get('/shopping_cart');
    expect(tickedIn(none.text)).toEqual([]);
    expect(none.shows('Select a line that can be ordered first.')).toBe(true);
  });

  test('whose stock, price or part has gone say so, and are in no sum', async () => {
    const visitor = new Visitor();
    for (const at of [0, 1, 2, 3]) await add(visitor, part(at), 40);
    const before = await env.DB.prepare('SELECT id, stock, tiers FROM goods WHERE id IN (?1, ?2, ?3)').bind(part(0).id, part(1).id, part(2).id)
      .all<{ id: string; stock: number; tiers: string }>();
    const gone = await env.DB.prepare('SELECT * FROM goods WHERE id = ?1').bind(part(2).id).first<Record<string, string | number | null>>();
    await env.DB.batch([
      env.DB.prepare('UPDATE goods SET stock = 15 WHERE id = ?1').bind(part(0).id),
      env.DB.prepare("UPDATE goods SET tiers = '[[10,1234500]]' WHERE id = ?1").bind(part(1).id),
      env.DB.prepare('DELETE FROM goods WHERE id = ?1').bind(part(2).id),
    ]);
    try {
      const page = await visitor.get('/shopping_cart');
      expect(page.shows('2 lines cannot be ordered as they are.')).toBe(true);
      expect(page.shows('15 left and this part cannot be ordered in.')).toBe(true);
      expect(page.shows('No longer sold. Remove it from the cart.')).toBe(true);
      expect(page.text).toMatch(/Was ¥[\d.]+, now ¥1\.2345\./);
      expect(page.shows('4 lines, 2 in this order')).toBe(true);
      expect(page.shows('Check out 2 lines')).toBe(true);
      // The same quantity at the price of now takes note of it.
      await visitor.post('/shopping_cart', { intent: 'setQty', goodsId: part(1).id, cartNum: '40', qty: '40' });
      expect((await visitor.get('/shopping_cart')).text).not.toContain(', now ¥1.2345.');
    } finally {
      for (const { id, stock, tiers } of before.results) await env.DB.prepare('UPDATE goods SET stock = ?2, tiers = ?3 WHERE id = ?1').bind(id, stock, tiers).run();
      await insertGoods(gone ?? {});
    }
  });
});

describe('a quick order', () => {
  const order = (visitor: Visitor, text: string, more: Record<string, string> = {}) => visitor.post('/shopping_cart', { intent: 'quickOrder', text, ...more });

  test('adds its lines', async () => {
    const visitor = new Visitor();
    const answer = await order(visitor, `Part number\tQty\r\n${part(0).mpn}\t20\r\n30 pcs ${part(1).mpn.toLowerCase()}\r\n\r\n${part(2).mpn},"1,000"`);
    expect([answer.status, answer.location]).toEqual([303, '/shopping_cart']);
    expect((await visitor.get('/shopping_cart')).text).toContain('3 lines were added to the cart.');
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '20', [part(1).id]: '30', [part(2).id]: '1000' });
  });

  test('keeps the lines that were not added in the field, each with its reason', async () => {
    const visitor = new Visitor();
    const answer = await order(visitor, `${part(0).mpn} 20\n${part(1).mpn} 25\nNOSUCHPART 10\n${part(2).mpn}\n${part(3).mpn} 10`);
    expect(answer.status).toBe(422);
    const left = `${part(1).mpn} 25\nNOSUCHPART 10\n${part(2).mpn}`;
    expect(/<textarea[^>]*id="quick-text"[^>]*>([^<]*)<\/textarea>/.exec(answer.text)?.[1]).toBe(left);
    for (const words of [
      '3 lines were not added. They stay here with their reasons. 2 others were added.', `Line 1: ${part(1).mpn} is sold in multiples of 10.`,
      'Line 2: No part has the number NOSUCHPART.', 'Line 3: There is no quantity. Put it behind the part number.',
    ]) expect(answer.shows(words), words).toBe(true);
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '20', [part(3).id]: '10' });
  });

  test('offers the makers of a number that several have, and takes the one that is chosen', async () => {
    const visitor = new Visitor();
    const { mpn } = await withTwin(part(5));
    const text = `${mpn} 20\nNOSUCHPART 10`;
    const answer = await order(visitor, text);
    expect(answer.status).toBe(422);
    const choices = [...answer.text.matchAll(/<button [^>]*name="choose" value="([^"]+)">([^<]+)</g)].map(([, value = '', label = '']) => ({ value, label }));
    expect(choices.length).toBeGreaterThan(1);
    for (const { label } of choices) expect(label).toMatch(/^Add 20 × \S+, \S+/);
    const chosen = await order(visitor, text, { choose: choices[1]?.value ?? '' });
    expect(chosen.status).toBe(422);
    expect(/<textarea[^>]*>([^<]*)<\/textarea>/.exec(chosen.text)?.[1]).toBe('NOSUCHPART 10');
    const [id] = (choices[1]?.value ?? '').split('=');
    expect(await cartOf(visitor)).toEqual({ [id ?? '']: '20' });
  });

  test.each([['', 'Enter at least one part number with a quantity.'], [' \r\n ', 'Enter at least one part number with a quantity.'], ['x'.repeat(20_001), 'This is too much text for one order.']])(
    'of nothing, or too much, is told', async (text, message) => {
      const answer = await order(new Visitor(), text);
      expect([answer.status, answer.shows(message)]).toEqual([422, true]);
    },
  );

  test('that fails keeps its text', async () => {
    const answer = await order(new Visitor(failing('cart/quickOrder', () => new Response('failed', { status: 502 }))), `${part(0).mpn} 20`);
    expect(answer.status).toBe(503);
    expect(/<textarea[^>]*>([^<]*)<\/textarea>/.exec(answer.text)?.[1]).toBe(`${part(0).mpn} 20`);
  });

  /** A part whose number has a second maker. */
  async function withTwin(one: Part): Promise<Part> {
    const row = await env.DB.prepare('SELECT * FROM goods WHERE id = ?1').bind(one.id).first<Record<string, string | number | null>>();
    const more = await env.DB.prepare('SELECT MAX(rank) + 1 AS rank, (SELECT MIN(brand_id) FROM goods WHERE brand_id <> ?1) AS brand_id FROM goods')
      .bind(row?.brand_id ?? 0).first<{ rank: number; brand_id: number }>();
    await insertGoods({ ...row, ...more, id: 'F9999999999' });
    return one;
  }
});

async function insertGoods(row: Record<string, string | number | null>): Promise<void> {
  const names = Object.keys(row);
  await env.DB.prepare(`INSERT INTO goods (${names.join()}) VALUES (${names.map((_, index) => `?${index + 1}`).join()})`).bind(...Object.values(row)).run();
}

describe('whose cart it is', () => {
  test('an anonymous one goes along at sign-in, is told, and stays behind at sign-out', async () => {
    const visitor = new Visitor();
    await add(visitor, part(0), 20);
    await add(visitor, part(1), 20);
    expect(visitor.cookies.get(COOKIE)).toMatch(/^2\.[\w-]{32,64}$/);
    const { text } = await visitor.follow('/login?_r=%2Fbrand', { ...CREDENTIALS, _r: '/brand' });
    expect(text).toContain('2 lines from before sign-in were added to your cart.');
    expect(text).toContain('aria-label="Cart, 2 lines"');
    expect(visitor.cookies.get(COOKIE)).toBe('2');
    await visitor.post('/logout', { _r: '/brand' });
    expect(visitor.cookies.has(COOKIE)).toBe(false);
    expect(await cartOf(visitor)).toEqual({});
    const elsewhere = new Visitor();
    await elsewhere.post('/login', CREDENTIALS);
    expect(elsewhere.cookies.get(COOKIE), 'counted on another device too').toBe('2');
    expect(await cartOf(elsewhere)).toEqual({ [part(0).id]: '20', [part(1).id]: '20' });
  });

  test('equal parts are added up; a sum that cannot be bought says so on its line', async () => {
    const visitor = new Visitor();
    await visitor.post('/login', CREDENTIALS);
    await add(visitor, part(0), 20);
    await visitor.post('/logout', {});
    await add(visitor, part(0), 30);
    const { text } = await visitor.follow('/login?_r=%2Fshopping_cart', { ...CREDENTIALS, _r: '/shopping_cart' });
    expect(text).toContain('1 line from before sign-in was added to your cart.');
    expect(fieldsOf(text)).toEqual({ [part(0).id]: '50' });
  });

  test('a merge that fails breaks no sign-in, and is made up for', async () => {
    let broken = true;
    const visitor = new Visitor((request, pass) => (broken && request.url.endsWith('cart/qryCart') ? Promise.resolve(new Response('failed', { status: 500 })) : pass(request)));
    await add(visitor, part(0), 20);
    const entered = await visitor.post('/login?_r=%2Fbrand', { ...CREDENTIALS, _r: '/brand' });
    expect([entered.status, entered.location]).toEqual([303, '/brand']);
    expect((await visitor.get('/brand')).text).not.toContain('from before sign-in');
    broken = false;
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '20' });
    expect(visitor.cookies.get(COOKIE)).toBe('1');
  });

  test('signing out everywhere leaves it behind too', async () => {
    const visitor = new Visitor();
    await visitor.post('/login', CREDENTIALS);
    await add(visitor, part(0), 20);
    await visitor.post('/membership_center', { intent: 'signOutEverywhere' });
    expect(visitor.cookies.has(COOKIE)).toBe(false);
  });

  test('where an upstream asks for sign-in, the visitor goes on without', async () => {
    let asked = 0;
    const visitor = new Visitor((request, pass) => {
      if (!request.url.endsWith('cart/addCart') || !request.headers.get('access-token')) return pass(request);
      asked += 1;
      return Promise.resolve(refusal('ERR-TMS-0034', 'Sign in first.')());
    });
    await visitor.post('/login', CREDENTIALS);
    const added = await add(visitor, part(0), 20);
    expect([added.status, asked]).toEqual([303, 1]);
    expect(visitor.cookies.has('__Host-access-token')).toBe(false);
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '20' });
  });

  test('two visitors never see each other’s', async () => {
    const [one, other] = [new Visitor(), new Visitor()];
    await Promise.all([add(one, part(0), 20), add(other, part(1), 30)]);
    expect(await Promise.all([cartOf(one), cartOf(other)])).toEqual([{ [part(0).id]: '20' }, { [part(1).id]: '30' }]);
  });

  test.each(['9.short', '-1', 'x', '1.' + 'A'.repeat(65), '99999', '3.' + 'A'.repeat(43)])('a cookie that says %j does no harm', async (cookie) => {
    const visitor = new Visitor();
    visitor.cookies.set(COOKIE, cookie);
    expect(await cartOf(visitor)).toEqual({});
    expect((await add(visitor, part(0), 20)).status).toBe(303);
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '20' });
    expect(visitor.cookies.get(COOKIE)).toMatch(/^1\.[\w-]{32,64}$/);
  });
});

describe('the page', () => {
  test('is stored by nobody, and no search engine’s', async () => {
    const visitor = new Visitor();
    for (const turn of ['empty', 'filled']) {
      const { headers, text } = await visitor.get('/shopping_cart');
      expect(headers.get('cache-control'), turn).toBe('private, no-store');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      const data = await visitor.get('/shopping_cart.data');
      expect(data.headers.get('cache-control'), turn).toBe('private, no-store');
      await add(visitor, part(0), 20);
    }
  });

  test('is an error page where the upstream fails, and the header goes on counting', async () => {
    let broken = false;
    const visitor = new Visitor((request, pass) => (broken && request.url.endsWith('cart/qryCart') ? Promise.resolve(new Response('failed', { status: 500 })) : pass(request)));
    await add(visitor, part(0), 20);
    broken = true;
    expect((await visitor.get('/shopping_cart')).status).toBe(503);
    expect((await visitor.get('/brand')).text).toContain('aria-label="Cart, 1 line"');
  });

  test.each<[string, URLSearchParams]>([
    ['no intent', new URLSearchParams()], ['another intent', new URLSearchParams({ intent: 'constructor' })],
    ['two intents', new URLSearchParams([['intent', 'clear'], ['intent', 'clear']])], ['no part', new URLSearchParams({ intent: 'add', cartNum: '10' })],
    ['no part to set', new URLSearchParams({ intent: 'setQty', cartNum: '10' })],
    ['two parts to add', new URLSearchParams([['intent', 'add'], ['goodsId', 'F1'], ['goodsId', 'F2'], ['cartNum', '10']])],
  ])('refuses a form with %s', async (_, form) => {
    const visitor = new Visitor();
    await add(visitor, part(0), 20);
    const answer = await visitor.post('/shopping_cart', form);
    expect(answer.status).toBe(422);
    expect(answer.shows('What was sent could not be understood.')).toBe(true);
    expect(await cartOf(visitor)).toEqual({ [part(0).id]: '20' });
  });

  test('ignores what a form has no business with', async () => {
    const visitor = new Visitor();
    await add(visitor, part(0), 20, { price: '0.01', unitPrice: '0', amount: '0.01', discount: '0.1', userCode: 'U1', cartKey: 'A'.repeat(43) });
    const [priced, plain] = [await visitor.get('/shopping_cart'), new Visitor()];
    await add(plain, part(0), 20);
    const payable = ({ text }: Page) => /<dd class="big">([^<]+)</.exec(text)?.[1];
    expect(payable(priced)).toBe(payable(await plain.get('/shopping_cart')));
    expect(payable(priced)).not.toBe('¥0.01');
  });

  test('takes POST from its own pages only, and other methods not at all', async () => {
    const visitor = new Visitor();
    const form = { intent: 'add', goodsId: part(0).id, cartNum: '20' };
    expect((await visitor.post('/shopping_cart', form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await visitor.send('/shopping_cart', { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(405);
    expect(await cartOf(visitor)).toEqual({});
  });
});
