/** Who owns a cart at sign-in and sign-out, and that its page is private. */
import { describe, expect, test } from 'vitest';
import { add, cartOf, COOKIE, CREDENTIALS, fieldsOf, openCarts, product, refusal } from '../fixtures/visitors/cart-visitor';
import { Visitor, type Page } from '../fixtures/visitors/visitor';

openCarts();

describe('the owner of a cart', () => {
  test('an anonymous cart is merged at sign-in with a message, and is not shown after sign-out', async () => {
    const visitor = new Visitor();
    await add(visitor, product(0), 20);
    await add(visitor, product(1), 20);
    expect(visitor.cookies.get(COOKIE)).toMatch(/^2\.[\w-]{32,64}$/);
    const { text } = await visitor.follow('/login?_r=%2Fbrand', { ...CREDENTIALS, _r: '/brand' });
    expect(text).toContain('2 lines that you added before signing in are now in your cart.');
    expect(text).toContain('aria-label="Cart, 2 lines"');
    expect(visitor.cookies.get(COOKIE)).toBe('2~0');
    await visitor.post('/logout', { _r: '/brand' });
    expect(visitor.cookies.has(COOKIE)).toBe(false);
    expect(await cartOf(visitor)).toEqual({});
    const elsewhere = new Visitor();
    await elsewhere.post('/login', CREDENTIALS);
    expect(elsewhere.cookies.get(COOKIE), 'counted on another device too').toBe('2~0');
    expect(await cartOf(elsewhere)).toEqual({ [product(0).id]: '20', [product(1).id]: '20' });
  });

  test('equal products are added up; a line whose sum cannot be bought says so', async () => {
    const visitor = new Visitor();
    await visitor.post('/login', CREDENTIALS);
    await add(visitor, product(0), 20);
    await visitor.post('/logout', {});
    await add(visitor, product(0), 30);
    const { text } = await visitor.follow('/login?_r=%2Fshopping_cart', { ...CREDENTIALS, _r: '/shopping_cart' });
    expect(text).toContain('1 line that you added before signing in is now in your cart.');
    expect(fieldsOf(text)).toEqual({ [product(0).id]: '50' });
  });

  test('a merge that fails does not stop the sign-in, and is repeated later', async () => {
    let broken = true;
    const visitor = new Visitor((request, pass) => (broken && request.url.endsWith('cart/qryCart') ? Promise.resolve(new Response('failed', { status: 500 })) : pass(request)));
    await add(visitor, product(0), 20);
    const entered = await visitor.post('/login?_r=%2Fbrand', { ...CREDENTIALS, _r: '/brand' });
    expect([entered.status, entered.location]).toEqual([303, '/brand']);
    expect((await visitor.get('/brand')).text).not.toContain('added before signing in');
    broken = false;
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '20' });
    expect(visitor.cookies.get(COOKIE)).toBe('1~0');
  });

  test('signing out everywhere removes the cart from the browser', async () => {
    const visitor = new Visitor();
    await visitor.post('/login', CREDENTIALS);
    await add(visitor, product(0), 20);
    await visitor.post('/membership_center', { intent: 'signOutEverywhere' });
    expect(visitor.cookies.has(COOKIE)).toBe(false);
  });

  test('an upstream that refuses anonymous carts does not stop the visitor', async () => {
    let asked = 0;
    const visitor = new Visitor((request, pass) => {
      if (!request.url.endsWith('cart/addCart') || !request.headers.get('access-token')) return pass(request);
      asked += 1;
      return Promise.resolve(refusal('ERR-TMS-0034', 'Sign in first.')());
    });
    await visitor.post('/login', CREDENTIALS);
    const added = await add(visitor, product(0), 20);
    expect([added.status, asked]).toEqual([303, 1]);
    expect(visitor.cookies.has('__Host-access-token')).toBe(false);
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '20' });
  });

  test('two visitors never see each other’s carts', async () => {
    const [one, other] = [new Visitor(), new Visitor()];
    await Promise.all([add(one, product(0), 20), add(other, product(1), 30)]);
    expect(await Promise.all([cartOf(one), cartOf(other)])).toEqual([{ [product(0).id]: '20' }, { [product(1).id]: '30' }]);
  });

  test.each(['9.short', '-1', 'x', '1.' + 'A'.repeat(65), '99999', '3.' + 'A'.repeat(43)])('the cookie value %j is harmless', async (cookie) => {
    const visitor = new Visitor();
    visitor.cookies.set(COOKIE, cookie);
    expect(await cartOf(visitor)).toEqual({});
    expect((await add(visitor, product(0), 20)).status).toBe(303);
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '20' });
    expect(visitor.cookies.get(COOKIE)).toMatch(/^1\.[\w-]{32,64}~0$/);
  });
});

describe('the cart page', () => {
  test('is not stored or indexed', async () => {
    const visitor = new Visitor();
    for (const turn of ['empty', 'filled']) {
      const { headers, text } = await visitor.get('/shopping_cart');
      expect(headers.get('cache-control'), turn).toBe('private, no-store');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      const data = await visitor.get('/shopping_cart.data');
      expect(data.headers.get('cache-control'), turn).toBe('private, no-store');
      await add(visitor, product(0), 20);
    }
  });

  test('is an error page where the upstream fails, and the header keeps its count', async () => {
    let broken = false;
    const visitor = new Visitor((request, pass) => (broken && request.url.endsWith('cart/qryCart') ? Promise.resolve(new Response('failed', { status: 500 })) : pass(request)));
    await add(visitor, product(0), 20);
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
    await add(visitor, product(0), 20);
    const answer = await visitor.post('/shopping_cart', form);
    expect(answer.status).toBe(422);
    expect(answer.shows('The request could not be read.')).toBe(true);
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '20' });
  });

  test('ignores unknown fields', async () => {
    const visitor = new Visitor();
    await add(visitor, product(0), 20, { price: '0.01', unitPrice: '0', amount: '0.01', discount: '0.1', userCode: 'U1', cartKey: 'A'.repeat(43) });
    const [priced, plain] = [await visitor.get('/shopping_cart'), new Visitor()];
    await add(plain, product(0), 20);
    const payable = ({ text }: Page) => /<dd class="big">([^<]+)</.exec(text)?.[1];
    expect(payable(priced)).toBe(payable(await plain.get('/shopping_cart')));
    expect(payable(priced)).not.toBe('¥0.01');
  });

  test('accepts POST from its own pages only, and no other method', async () => {
    const visitor = new Visitor();
    const form = { intent: 'add', goodsId: product(0).id, cartNum: '20' };
    expect((await visitor.post('/shopping_cart', form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await visitor.send('/shopping_cart', { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(405);
    expect(await cartOf(visitor)).toEqual({});
  });
});
