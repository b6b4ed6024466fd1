/** Checkout and orders in a browser without script: forms, cookies and the mall behind a service binding. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { ADDRESS, CHOICES, CREDENTIALS, demoUser, fill, numberIn, openOrders, order, orderAfter, product, shownBy, somebodyElse } from '../fixtures/visitors/order-visitor';
import { Visitor, type Between } from '../fixtures/visitors/visitor';

openOrders();

describe('checkout', () => {
  test('shows the selected lines and orders them once: they leave the cart, and a second post gives the same order', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20], [1, 10]);
    await visitor.post('/shopping_cart', { intent: 'select', goodsId: product(0).id });
    const shown = shownBy(await visitor.get('/confirm_order'));
    expect(shown['lines']?.split(':')).toEqual([product(0).id, '20', expect.stringMatching(/^[\d.]+$/), encodeURIComponent(product(0).mpn)]);
    const first = await visitor.post('/confirm_order', { ...CHOICES, ...shown });
    const second = await visitor.post('/confirm_order', { ...CHOICES, ...shown });
    expect([first.status, second.status, second.location]).toEqual([303, 303, first.location]);
    expect((await visitor.get('/shopping_cart')).shows(product(0).mpn)).toBe(false);
    const placed = await visitor.get(await orderAfter(visitor, first.location ?? ''));
    expect(placed.shows(product(0).mpn)).toBe(true);
    expect(placed.text).toMatch(/<a class="mbtn" aria-label="Cart, 1 line"/);
  });

  test('shows what ships when, and the page of the order shows the same', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20], [1, 10]);
    const days = (html: string) => [...html.matchAll(/<h3>(Ships by [^<]+|From partner [^<]+)<\/h3>/g)].map(([, day]) => day);
    const planned = days((await visitor.get('/confirm_order')).text);
    expect(planned.length).toBeGreaterThan(0);
    expect(days((await visitor.get(await order(visitor))).text)).toEqual(planned);
  });

  test('with the same key and other content is 422, and the new form has a new key', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20], [1, 10]);
    await visitor.post('/shopping_cart', { intent: 'select', goodsId: product(0).id });
    const shown = shownBy(await visitor.get('/confirm_order'));
    await visitor.post('/confirm_order', { ...CHOICES, ...shown });
    await visitor.post('/shopping_cart', { intent: 'select', goodsId: product(1).id });
    const { lines = '', amount = '' } = shownBy(await visitor.get('/confirm_order'));
    const reused = await visitor.post('/confirm_order', { ...CHOICES, ...shown, lines, amount });
    expect(reused.status).toBe(422);
    const next = shownBy(reused);
    expect(next['idempotencyKey']).not.toBe(shown['idempotencyKey']);
    expect((await visitor.post('/confirm_order', { ...CHOICES, ...next })).status).toBe(303);
  });

  test('with another amount than the mall’s is 409 and shows the change; confirmed again it costs the mall’s amount', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const shown = shownBy(await visitor.get('/confirm_order'));
    const refused = await visitor.post('/confirm_order', { ...CHOICES, ...shown, lines: `${product(0).id}:20:0.01`, amount: '0.20', remark: 'Kept & safe' });
    expect(refused.status).toBe(409);
    expect(refused.shows('Changed since you opened this page:')).toBe(true);
    expect(refused.shows(`${product(0).mpn}: was ¥0.0100 each, now ¥`)).toBe(true);
    expect(refused.shows('Total: was ¥0.20, now ¥')).toBe(true);
    expect(refused.shows('Kept &amp; safe')).toBe(true);
    const { idempotencyKey, amount, lines } = shownBy(refused);
    expect([idempotencyKey, amount, lines]).toEqual([shown['idempotencyKey'], shown['amount'], shown['lines']]);
    const placed = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(refused) });
    const { payable } = await env.DB.prepare('SELECT payable FROM trade_order WHERE order_no = ?1').bind(numberIn(await orderAfter(visitor, placed.location ?? ''))).first<{ payable: number }>() ?? {};
    expect(payable).toBe(Number(amount) * 1_000_000);
  });

  test('of stock that is gone meanwhile says so, and keeps the line in the cart', async () => {
    const visitor = await demoUser();
    await fill(visitor, [2, 20], [0, 20]);
    const shown = shownBy(await visitor.get('/confirm_order'));
    const before = await env.DB.prepare('SELECT stock FROM goods WHERE id = ?1').bind(product(2).id).first<number>('stock');
    await env.DB.prepare('UPDATE goods SET stock = 0 WHERE id = ?1').bind(product(2).id).run();
    const refused = await visitor.post('/confirm_order', { ...CHOICES, ...shown });
    await env.DB.prepare('UPDATE goods SET stock = ?2 WHERE id = ?1').bind(product(2).id, before).run();
    expect(refused.status).toBe(422);
    expect(refused.shows(`${product(2).mpn} is no longer part of the order`)).toBe(true);
    expect(refused.shows(`${product(2).mpn}: Not enough stock`)).toBe(true);
    expect(shownBy(refused)['lines']).not.toContain(product(2).id);
  });

  test('of an empty selection leads to the cart with a message', async () => {
    const visitor = await demoUser();
    const { status, location } = await visitor.get('/confirm_order');
    expect([status, location]).toEqual([303, '/shopping_cart']);
    expect((await visitor.get('/shopping_cart')).shows('Select at least one part that can be ordered.')).toBe(true);
  });

  test('ignores prices, states and owners in the form (S15, S16)', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const { amount = '' } = shownBy(await visitor.get('/confirm_order'));
    const path = await order(visitor, { payable: '0.01', discount: '0.01', unitPrice: '0.01', orderStatus: 'P0W', payStatus: 'P0S', userCode: 'U9', feeType: 'FP0' });
    const row = await env.DB.prepare('SELECT payable, status, payment_status FROM trade_order WHERE order_no = ?1').bind(numberIn(path)).first();
    expect(row).toEqual({ payable: Number(amount) * 1_000_000, status: 'P0C', payment_status: 'P0C' });
  });

  test('refuses an address of another user', async () => {
    const [visitor, other] = [await demoUser(), await somebodyElse()];
    await other.post('/membership_center', { intent: 'address', ...ADDRESS });
    const addressId = await env.DB.prepare('SELECT address_id FROM address ORDER BY rowid DESC LIMIT 1').first<string>('address_id') ?? '';
    await fill(visitor, [0, 20]);
    const refused = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(await visitor.get('/confirm_order')), addressId });
    expect(refused.status).toBe(422);
    expect(refused.shows('Choose a delivery address, or enter a new one.')).toBe(true);
  });
});

describe('a placed order', () => {
  test('leads to its payment with amount, time limit and one button, and from there to the order', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const page = await visitor.get('/confirm_order');
    const { location } = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(page) });
    expect(location).toMatch(/^\/pay\/P\d{8}-\d{8}$/);
    const pay = location ?? '';
    const step = await visitor.get(pay);
    const amount = Number(shownBy(page)['amount']).toFixed(2);
    expect([step.status, step.shows(`<h1 tabindex="-1">Pay ¥${amount}</h1>`), step.shows('(UTC+8)')]).toEqual([200, true, true]);
    const path = await orderAfter(visitor, pay);
    expect((await visitor.post(path, { intent: 'pay' })).location).toBe(pay);
    expect((await visitor.post(pay, { outcome: 'fail' })).status).toBe(409);
    expect((await visitor.post(pay, { outcome: 'pay' })).location).toBe(path);
    const paid = await visitor.get(pay);
    expect([paid.shows('This order is paid.'), paid.shows('name="outcome"')]).toEqual([true, false]);
  });

  test('can be neither paid nor cancelled while its payment is in progress', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const path = await order(visitor);
    const { location: pay } = await visitor.post(path, { intent: 'pay' });
    expect((await visitor.post(pay ?? '', { outcome: 'delay' })).location).toBe(`${path}?paying=1`);
    await env.DB.prepare('UPDATE test_delivery SET due_at = due_at + 3600000').run();
    expect((await visitor.post(pay ?? '', { outcome: 'pay' })).status).toBe(409);
    await visitor.post(path, { intent: 'cancel' });
    for (const at of [path, pay ?? '', `/membership_center?tab=orders&keyword=${numberIn(path)}`]) {
      const page = await visitor.get(at);
      expect([at, page.shows('is being processed.'), page.shows('Pay now</a>') || page.shows('Pay now</button>'), page.shows('value="cancel"'), page.shows('name="outcome"')]).toEqual([at, true, false, false, false]);
    }
    await env.DB.prepare('DELETE FROM test_delivery').run();
    expect((await visitor.get(path)).shows('Pay now')).toBe(true);
  });

  test('on account leads to its own page', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const page = await visitor.get('/confirm_order');
    expect((await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(page), paymentMethod: 'PW1' })).location).toMatch(/^\/order_detail\/F\d{8}-\d{8}$/);
  });
});

describe('without a sign-in', () => {
  test('checkout leads to sign-in without a return path in the address, and from there to checkout', async () => {
    const visitor = new Visitor();
    await fill(visitor, [0, 20]);
    const asked = await visitor.get('/confirm_order');
    expect([asked.status, asked.location]).toEqual([303, '/login']);
    const { location } = await visitor.post('/login', CREDENTIALS);
    expect(location).toBe('/confirm_order');
    expect(shownBy(await visitor.get('/confirm_order'))['lines']).toContain(`${product(0).id}:20`);
  });

  test('a submitted checkout waits for sign-in, keeps its input until the order is placed, and is placed by its button only', async () => {
    const visitor = new Visitor();
    await fill(visitor, [0, 20]);
    const idempotencyKey = crypto.randomUUID();
    const entered = { ...CHOICES, idempotencyKey, lines: `${product(0).id}:20`, remark: 'Ring twice 7791' };
    const sent = await visitor.post('/confirm_order', entered);
    expect([sent.status, sent.location]).toEqual([303, '/login']);
    expect((await visitor.get('/login')).shows('Sign in to place your order. What you entered is kept.')).toBe(true);
    const orders = async () => (await env.DB.prepare('SELECT count(*) AS n FROM trade_order').first<number>('n')) ?? 0;
    const before = await orders();
    const { location } = await visitor.post('/login', CREDENTIALS);
    expect([location, await orders()]).toEqual(['/confirm_order', before]);
    const page = await visitor.get('/confirm_order');
    expect([page.shows('Your order is not placed yet.'), page.shows('Ring twice 7791'), page.shows(ADDRESS.detail)]).toEqual([true, true, true]);
    expect(shownBy(page)).toMatchObject({ idempotencyKey, lines: expect.stringContaining(`${product(0).id}:20:`) });
    const reloaded = await visitor.get('/confirm_order');
    expect([reloaded.shows('Ring twice 7791'), reloaded.shows(ADDRESS.detail)]).toEqual([true, true]);
    const placed = await visitor.post('/confirm_order', { ...entered, ...shownBy(reloaded) });
    expect([placed.location, await orders()]).toEqual([expect.stringMatching(/^\/pay\//), before + 1]);
    await fill(visitor, [0, 20]);
    expect((await visitor.get('/confirm_order')).shows('Ring twice 7791')).toBe(false);
  });

  test('a checkout submitted with an expired session is not shown to another user who signs in', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const shown = shownBy(await visitor.get('/confirm_order'));
    visitor.cookies.delete('__Host-access-token');
    await visitor.post('/confirm_order', { ...CHOICES, ...shown, remark: 'canary 7791' });
    const account = `${crypto.randomUUID()}@farad.example`;
    const entered = await visitor.register(account, 'a-long-password-of-theirs');
    const page = await visitor.get(entered.location ?? '');
    expect([entered.location, page.shows('It was not carried out.')]).toEqual(['/membership_center', true]);
    await fill(visitor, [0, 20]);
    expect((await visitor.get('/confirm_order')).text).not.toContain('canary 7791');
  });

  test('a form of an order is carried out after sign-in, and leads to the order', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const path = await order(visitor);
    const signedOut = new Visitor();
    expect((await signedOut.post(path, { intent: 'cancel' })).location).toBe('/login');
    expect((await signedOut.post('/login', CREDENTIALS)).location).toBe(path);
    const page = await signedOut.get(path);
    expect([page.shows('The order is cancelled.'), page.shows('Closed')]).toEqual([true, true]);
  });

  test('a return path has precedence', async () => {
    const visitor = new Visitor();
    await fill(visitor, [0, 20]);
    await visitor.get('/confirm_order');
    expect((await visitor.post('/login?_r=%2Fbrand', { ...CREDENTIALS, _r: '/brand' })).location).toBe('/brand');
  });

  test.each(['/order_detail/F20261122-00000001', '/pay/P20261122-00000001', '/membership_center?tab=orders'])('%s leads to sign-in', async (path) => {
    const visitor = new Visitor();
    const back = path.startsWith('/order_detail') ? '/login' : `/login?_r=${encodeURIComponent(path)}`;
    const { status, location } = await visitor.get(path);
    expect([status, location]).toEqual([303, back]);
    if (!path.includes('?')) expect((await visitor.post(path, { intent: 'pay', outcome: 'pay' })).location).toBe(back);
  });

  test('signing out on an order leads to sign-in', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const path = await order(visitor);
    expect((await visitor.post('/logout', { _r: path })).location).toBe('/login');
  });
});

test('an order of many lines has pages: each shows its lines and what ships of them, and a form is on the page of its line', async () => {
  const many = 250;
  const between: Between = async (request, pass) => {
    const answer = await pass(request);
    if (!request.url.endsWith('/order/qryOrderDetail')) return answer;
    const { data, ...rest } = await answer.json<{ data: { lines: Array<{ goodsId: string; mpn: string }>; shipments: Array<{ lines: unknown[] }> } }>();
    const [line, shipment] = [data.lines[0], data.shipments[0]];
    const lines = Array.from({ length: many }, (_, index) => ({ ...line, goodsId: `F-${index}`, mpn: `LINE-${index}-END`, refundable: [{ refundType: 'T01', qty: 1 }] }));
    const shipments = [0, 1].map((half) => ({ ...shipment, ...(half ? { shipDay: '2026-12-31' } : {}), lines: lines.filter((_, index) => index % 2 === half).map(({ goodsId }) => ({ goodsId, qty: 1 })) }));
    return Response.json({ ...rest, data: { ...data, lines, shipments } });
  };
  const visitor = await demoUser({}, between);
  await fill(visitor, [0, 20], [1, 10]);
  const path = await order(visitor);
  const numbers = (html: string) => [...new Set([...html.replace(/<script.*?<\/script>/gs, '').matchAll(/LINE-(\d+)-END/g)].map(([, index]) => Number(index)))].sort((a, b) => a - b);
  const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const first = await visitor.get(path);
  expect(numbers(first.text)).toEqual(upTo(0, 100));
  expect([first.shows('250 lines'), first.text.includes(`href="${path}?page=2#lines"`)]).toEqual([true, true]);
  expect(numbers((await visitor.get(`${path}?page=3`)).text)).toEqual(upTo(200, 250));
  expect(numbers((await visitor.get(`${path}?page=99`)).text)).toEqual(upTo(200, 250));
  const asked = await visitor.get(`${path}?refund=F-150`);
  expect(numbers(asked.text)).toEqual(upTo(100, 200));
  const refused = await visitor.post(`${path}?refund=F-150`, { intent: 'refund', goodsId: 'F-150', qty: '7000', refundType: 'T01', reason: 'typed by hand', idempotencyKey: crypto.randomUUID() });
  expect([refused.status, numbers(refused.text), refused.shows('typed by hand')]).toEqual([422, upTo(100, 200), true]);
});
