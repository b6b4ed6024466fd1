/** The cart in a browser without script: forms, cookies and the mall behind a service binding. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { add, cartOf, COOKIE, CREDENTIALS, failing, fieldsOf, insertGoods, openCarts, product, tickedIn } from '../fixtures/visitors/cart-visitor';
import { Visitor } from '../fixtures/visitors/visitor';

openCarts();

/** The quantities that the minus and plus buttons of a form send; inactive buttons are left out. */
function stepsIn(page: string, field: string): Array<string | undefined> {
  const [, form = ''] = new RegExp(`<label [^>]*for="${field}"(.*?)</form>`, 's').exec(page) ?? [];
  return [...form.matchAll(/<button name="qty" value="(\d+)" aria-label="[^"]*" type="submit"><svg/g)].map(([, quantity]) => quantity);
}

/** The quantities that a page offers in place of a refused one. */
function offersIn(page: string): Array<string | undefined> {
  return [...page.matchAll(/name="qty" value="(\d+)" type="submit">Use/g)].map(([, quantity]) => quantity);
}

describe('adding a product', () => {
  test('leads back to the page with a message, a link to the cart and the count in the header', async () => {
    const visitor = new Visitor();
    const page = `/product_detail/${product(0).id}?qty=20`;
    expect((await visitor.get(page)).text).toMatch(/<a class="mbtn" aria-label="Cart" href="\/shopping_cart"/);
    const added = await add(visitor, product(0), 20, { _r: page });
    expect([added.status, added.location]).toEqual([303, page]);
    const { text } = await visitor.get(page);
    expect(text).toMatch(new RegExp(`<noscript>.*Added 20 × ${product(0).mpn}\\. 1 line in the cart\\.(?:<!-- -->)? <a [^>]*href="/shopping_cart"[^>]*>View cart</a>.*</noscript>`, 's'));
    expect(text).toMatch(/<a class="mbtn" aria-label="Cart, 1 line" href="\/shopping_cart"/);
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '20' });
  });

  test('from the saved products stays on the page and names the product', async () => {
    const visitor = new Visitor();
    const tab = '/membership_center?tab=saved';
    await visitor.post('/login', CREDENTIALS);
    await visitor.post('/saved_parts', { intent: 'add', goodsId: product(0).id, _r: tab });
    await visitor.get(tab);
    const [form = ''] = /<form [^>]*action="\/shopping_cart"(?:(?!<\/form>).)*aria-label="Add .*?<\/form>/s.exec((await visitor.get(tab)).text) ?? [];
    const fields = Object.fromEntries([...form.matchAll(/<input [^>]*name="(\w+)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
    expect(fields).toEqual({ goodsId: product(0).id, intent: 'add', _r: tab, cartNum: '10' });
    const added = await visitor.post('/shopping_cart', fields);
    expect([added.status, added.location]).toEqual([303, tab]);
    expect((await visitor.get(tab)).text).toMatch(new RegExp(`<noscript>.*Added 10 × ${product(0).mpn}\\. 1 line in the cart\\..*</noscript>`, 's'));
    const refused = await visitor.post('/shopping_cart', { ...fields, cartNum: '25' });
    expect([refused.status, [...refused.text.matchAll(/<button class="take" name="qty" value="(\d+)"/g)].map(([, pieces]) => pieces)]).toEqual([422, ['20', '30']]);
  });

  test('again adds to the quantity in the cart', async () => {
    const visitor = new Visitor();
    await add(visitor, product(0), 20);
    await add(visitor, product(1), '1,000');
    await add(visitor, product(0), '３０');
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '50', [product(1).id]: '1000' });
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/%09/evil.example', 'javascript:alert(1)', '\t//evil.example'])('does not lead to another site: %j', async (_r) => {
    const { status, location } = await add(new Visitor(), product(0), 20, { _r });
    expect([status, location === null || /^\/(?![\\/])/.test(location)]).toEqual([303, true]);
    expect(location).not.toMatch(/^\/?[\\/]{2}/);
  });

  test('keeps the channel', async () => {
    const visitor = new Visitor();
    await visitor.get('/brand?p=fair');
    expect((await add(visitor, product(0), 20)).location).toBe('/shopping_cart?p=fair');
  });

  test.each([
    ['7', 'You must buy at least 10 pieces of MPN. The nearest quantity is 10.', ['10']],
    ['25', 'MPN is sold in multiples of 10. The nearest quantities are 20 and 30.', ['20', '30']],
    ['0', 'Enter a whole number, 10 or more.', ['10']], ['-5', 'Enter a whole number, 10 or more.', ['10']],
    ['1.5', 'Enter a whole number, 10 or more.', ['10']], ['abc', 'Enter a whole number, 10 or more.', ['10']], ['', 'Enter a whole number, 10 or more.', ['10']],
    ['99999999999', 'Enter a quantity up to 1,000,000,000.', []],
  ])('%j pieces is refused with the form as entered, and offers the nearest quantities', async (typed, message, offers) => {
    const visitor = new Visitor();
    const answer = await add(visitor, product(0), typed, { _r: '/brand' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(`<title>Cart · `);
    expect(answer.shows(message.replace('MPN', product(0).mpn))).toBe(true);
    const form = /<form [^>]*action="\/shopping_cart"(?:(?!<\/form>).)*id="add-quantity".*?<\/form>/s.exec(answer.text)?.[0] ?? '';
    expect(form).toContain(`name="goodsId" value="${product(0).id}"`);
    expect(form).toMatch(new RegExp(`<input id="add-quantity" name="cartNum"[^>]*aria-invalid="true" aria-describedby="add-note"[^>]*value="${typed}"`));
    const takes = [...form.matchAll(/<button class="take" name="qty" value="(\d+)"/g)].map(([, quantity]) => quantity);
    if (offers.length > 0) expect(takes).toEqual(offers);
    expect(answer.text).toMatch(/class="alert alert--err summary"[^>]*autofocus=""/i);
    expect(await cartOf(visitor)).toEqual({});
    for (const quantity of offers.slice(0, 1)) {
      const taken = await visitor.post('/shopping_cart', { intent: 'add', goodsId: product(0).id, cartNum: typed, qty: quantity });
      expect(taken.status).toBe(303);
      expect(await cartOf(visitor)).toEqual({ [product(0).id]: quantity });
    }
  });

  test('counts the pieces in the cart: the offers make a sum that can be bought', async () => {
    const visitor = new Visitor();
    await add(visitor, product(0), 20);
    const answer = await add(visitor, product(0), 5);
    expect(answer.status).toBe(422);
    expect(answer.shows('You have 20 in the cart, which makes 25 in all.')).toBe(true);
    expect(answer.shows('You can add only 10 more.')).toBe(true);
    expect(offersIn(answer.text)).toEqual(['10']);
  });

  test.each([[20, 15, ['10', '20']], [30, 1, ['10']]])('with %d in the cart and %d more, each offered quantity is accepted', async (inCart, more, offers) => {
    const filled = async () => {
      const visitor = new Visitor();
      await add(visitor, product(0), inCart);
      return visitor;
    };
    const refused = await add(await filled(), product(0), more);
    expect([refused.status, offersIn(refused.text)]).toEqual([422, offers]);
    for (const offer of offers) {
      const visitor = await filled();
      expect((await add(visitor, product(0), more, { qty: offer })).status).toBe(303);
      expect(await cartOf(visitor)).toEqual({ [product(0).id]: String(inCart + Number(offer)) });
    }
  });

  test('offers the quantities of the upstream, and computes them where the upstream sends none', async () => {
    const offered = async (data: unknown) => {
      const refuses = () => Response.json({ code: 'ERR-ORD-0001', data, message: 'not so many' });
      return offersIn((await add(new Visitor(failing('cart/addCart', refuses)), product(0), 25)).text);
    };
    expect(await offered({ nearest: [40, '70'] })).toEqual(['40', '70']);
    expect(await offered({ nearest: [] })).toEqual([]);
    for (const other of [null, undefined, {}, 'text', { nearest: 'many' }]) expect(await offered(other)).toEqual(['20', '30']);
  });

  test('an unknown product is refused with a message', async () => {
    const answer = await add(new Visitor(), { id: 'NOSUCHPART', mpn: '' }, 10);
    expect(answer.status).toBe(422);
    expect(answer.shows('There is no part NOSUCHPART; it may have been withdrawn.')).toBe(true);
  });

  test('by script is answered with data and shows its message once', async () => {
    const visitor = new Visitor();
    const added = await visitor.post('/shopping_cart.data', { intent: 'add', goodsId: product(0).id, cartNum: '20', inPage: '1' });
    expect(added.status).toBe(200);
    expect(added.text).toContain('cart:message.added');
    expect((await visitor.get('/brand')).shows('Added 20')).toBe(false);
    const refused = await visitor.post('/shopping_cart.data', { intent: 'add', goodsId: product(0).id, cartNum: '5', inPage: '1' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('which makes 25 in all');
  });

  test('keeps the input where the upstream fails', async () => {
    const visitor = new Visitor(failing('cart/addCart', () => new Response('failed', { status: 500 })));
    const answer = await add(visitor, product(0), 30);
    expect(answer.status).toBe(503);
    expect(answer.text).toMatch(/<input id="add-quantity"[^>]*value="30"/);
    expect(answer.text).toContain(`${product(0).mpn} was not added to the cart.`);
  });
});

describe('lines', () => {
  test('get the quantity that is set, and the page leads back to the line', async () => {
    const visitor = new Visitor();
    await add(visitor, product(0), 20);
    const set = await visitor.post('/shopping_cart', { intent: 'setQty', goodsId: product(0).id, cartNum: '60' });
    expect([set.status, set.location]).toEqual([303, `/shopping_cart#line-${product(0).id}`]);
    const stepped = await visitor.post('/shopping_cart', { intent: 'setQty', goodsId: product(0).id, cartNum: '60', qty: '70' });
    expect(stepped.status).toBe(303);
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '70' });
  });

  test('keep a refused quantity in the field, with the reason and the quantity in the cart', async () => {
    const visitor = new Visitor();
    await add(visitor, product(0), 20);
    const answer = await visitor.post('/shopping_cart', { intent: 'setQty', goodsId: product(0).id, cartNum: '45' });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer.text)).toEqual({ [product(0).id]: '45' });
    expect(answer.text).toMatch(new RegExp(`<input id="qty-${product(0).id}"[^>]*aria-invalid="true" aria-describedby="note-${product(0).id}"`));
    const reason = `${product(0).mpn} is sold in multiples of 10. The nearest quantities are 40 and 50.`;
    for (const words of [reason, 'Use 40', 'Use 50', 'The cart still has 20.', 'Keep 20', `The quantity of ${product(0).mpn} was not changed.`]) {
      expect(answer.shows(words), words).toBe(true);
    }
    expect(answer.text).toContain('Correct 1 quantity before you check out.');
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '20' });
  });

  test('offer the upstream’s quantities in place of a refused one, also by minus and plus; without any the shop computes them', async () => {
    const offered = async (data: unknown) => {
      const refuses = () => Response.json({ code: 'ERR-ORD-0001', data, message: 'not so many' });
      const visitor = new Visitor(failing('cart/setCartNum', refuses));
      await add(visitor, product(0), 20);
      const answer = await visitor.post('/shopping_cart', { intent: 'setQty', goodsId: product(0).id, cartNum: '60' });
      expect([answer.status, answer.shows('not so many')]).toEqual([422, true]);
      return [offersIn(answer.text), stepsIn(answer.text, `qty-${product(0).id}`)];
    };
    expect(await offered({ nearest: [40, '80'] })).toEqual([['40', '80'], ['40', '80']]);
    expect(await offered({ nearest: [30] })).toEqual([['30'], ['30']]);
    expect(await offered({ nearest: [] })).toEqual([[], []]);
    for (const other of [null, undefined, {}, 'text', { nearest: 'many' }]) expect(await offered(other)).toEqual([['50', '70'], ['50', '70']]);
  });

  test('of another cart cannot be set, with a message that says what to do', async () => {
    const answer = await new Visitor().post('/shopping_cart', { intent: 'setQty', goodsId: product(0).id, cartNum: '20' });
    expect(answer.status).toBe(422);
    expect(answer.shows(`${product(0).mpn} is not in the cart any more. Add it again.`)).toBe(true);
  });

  test('can be removed one by one, several at once, and all', async () => {
    const visitor = new Visitor();
    for (const at of [0, 1, 2, 3]) await add(visitor, product(at), 20);
    const one = await visitor.post('/shopping_cart', { intent: 'remove', goodsId: product(1).id });
    expect([one.status, one.location]).toEqual([303, '/shopping_cart']);
    expect((await visitor.get('/shopping_cart')).text).toContain(`${product(1).mpn} was removed from the cart.`);
    await visitor.post('/shopping_cart', new URLSearchParams([['intent', 'remove'], ['goodsId', product(0).id], ['goodsId', product(3).id]]));
    expect((await visitor.get('/shopping_cart')).text).toContain('2 lines were removed from the cart.');
    expect(Object.keys(await cartOf(visitor))).toEqual([product(2).id]);
    await add(visitor, product(0), 20);
    expect((await visitor.post('/shopping_cart', { intent: 'clear' })).status).toBe(303);
    const empty = await visitor.get('/shopping_cart');
    expect(empty.text).toContain('The cart is empty now.');
    expect(empty.shows('Your cart is empty')).toBe(true);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
  });

  test('are not removed where none is ticked, with a message', async () => {
    const visitor = new Visitor();
    await add(visitor, product(0), 20);
    const answer = await visitor.post('/shopping_cart', { intent: 'remove' });
    expect(answer.status).toBe(422);
    expect(answer.shows('First select the lines to remove.')).toBe(true);
  });

  test('are selected exactly as ticked', async () => {
    const visitor = new Visitor();
    for (const at of [0, 1, 2]) await add(visitor, product(at), 20);
    expect(tickedIn((await visitor.get('/shopping_cart')).text)).toEqual([product(0).id, product(1).id, product(2).id]);
    const chosen = await visitor.post('/shopping_cart', new URLSearchParams([['intent', 'select'], ['goodsId', product(2).id], ['goodsId', product(0).id]]));
    expect([chosen.status, chosen.location]).toEqual([303, '/shopping_cart']);
    const some = await visitor.get('/shopping_cart');
    expect(tickedIn(some.text)).toEqual([product(0).id, product(2).id]);
    expect(some.shows('Check out 2 lines')).toBe(true);
    await visitor.post('/shopping_cart', { intent: 'select' });
    const none = await visitor.get('/shopping_cart');
    expect(tickedIn(none.text)).toEqual([]);
    expect(none.shows('First select a line that can be ordered.')).toBe(true);
  });

  test('whose stock, price or product is gone say so and are in no sum', async () => {
    const visitor = new Visitor();
    for (const at of [0, 1, 2, 3]) await add(visitor, product(at), 40);
    const before = await env.DB.prepare('SELECT id, stock, tiers FROM goods WHERE id IN (?1, ?2, ?3)').bind(product(0).id, product(1).id, product(2).id)
      .all<{ id: string; stock: number; tiers: string }>();
    const gone = await env.DB.prepare('SELECT * FROM goods WHERE id = ?1').bind(product(2).id).first<Record<string, string | number | null>>();
    await env.DB.batch([
      env.DB.prepare('UPDATE goods SET stock = 15 WHERE id = ?1').bind(product(0).id),
      env.DB.prepare("UPDATE goods SET tiers = '[[10,1234500]]' WHERE id = ?1").bind(product(1).id),
      env.DB.prepare('DELETE FROM goods WHERE id = ?1').bind(product(2).id),
    ]);
    try {
      const page = await visitor.get('/shopping_cart');
      expect(page.shows('2 lines cannot be ordered as they are.')).toBe(true);
      expect(page.shows('15 left, and no more can be ordered.')).toBe(true);
      expect(page.shows('No longer sold. Remove it from the cart.')).toBe(true);
      expect(page.text).toMatch(/The price was ¥[\d.]+ and is now ¥1\.2345\./);
      expect(page.shows('4 lines, 2 in this order')).toBe(true);
      expect(page.shows('Check out 2 lines')).toBe(true);
      // Setting the same quantity accepts the current price.
      await visitor.post('/shopping_cart', { intent: 'setQty', goodsId: product(1).id, cartNum: '40', qty: '40' });
      expect((await visitor.get('/shopping_cart')).text).not.toContain(', now ¥1.2345.');
    } finally {
      for (const { id, stock, tiers } of before.results) await env.DB.prepare('UPDATE goods SET stock = ?2, tiers = ?3 WHERE id = ?1').bind(id, stock, tiers).run();
      await insertGoods(gone ?? {});
    }
  });
});
