/** Checkout, orders and payment as a browser without script sees them: forms, cookies and the mall behind a binding. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ORDER_INTENTS } from '../../app/domain/order/order-forms';
import { signCallback } from '../../functions/mall/payment/provider';
import { DEMO_ACCOUNT } from '../../functions/mall/user/seed';
import { openTrade } from '../fixtures/trade';
import { SECRET, Visitor, type Page } from '../fixtures/visitor';

let parts: Array<{ id: string; mpn: string }>;

beforeAll(async () => {
  await openTrade();
  const plain = "SELECT id, mpn FROM goods WHERE ordering = 0 AND stock BETWEEN 5000 AND 40000 AND goods_type = 'GT0' AND mpq = 1000 ORDER BY rank LIMIT 4";
  parts = (await env.DB.prepare(plain).all<{ id: string; mpn: string }>()).results;
});
beforeEach(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await env.DB.batch(['cart', 'allowance'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const part = (at: number) => parts[at] ?? { id: '', mpn: '' };
const CREDENTIALS = { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password };
const ADDRESS = { name: 'Ada', phone: '138 0013 8000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Volt Street' };
const CHOICES = { ...ADDRESS, paymentMethod: 'PW0', shortage: 'ship' };

async function demoUser(): Promise<Visitor> {
  const visitor = new Visitor();
  expect((await visitor.post('/login', CREDENTIALS)).status).toBe(303);
  return visitor;
}

async function somebodyElse(): Promise<Visitor> {
  const visitor = new Visitor();
  const account = `${crypto.randomUUID()}@farad.example`;
  const validCode = await visitor.code('/register', account);
  const fields = { account, validCode, password: 'a-long-password-of-theirs', confirmPassword: 'a-long-password-of-theirs', agree: 'T' };
  expect((await visitor.post('/register', fields)).status).toBe(303);
  return visitor;
}

/** Puts parts into the cart. */
async function fill(visitor: Visitor, ...wanted: Array<[at: number, cartNum: number]>): Promise<void> {
  for (const [at, cartNum] of wanted) {
    expect((await visitor.post('/shopping_cart', { intent: 'add', goodsId: part(at).id, cartNum: String(cartNum) })).status).toBe(303);
  }
}

/** The hidden fields of a form. */
function hidden(html: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => {
    const [tag = ''] = html.match(new RegExp(`<input type="hidden" name="${name}"[^>]*>`)) ?? [];
    return [name, /value="([^"]*)"/.exec(tag)?.[1] ?? ''];
  }));
}

const shownBy = ({ text }: Page) => hidden(text, 'idempotencyKey', 'lines', 'amount');

/** Places an order of what is in the cart. @returns its address */
async function order(visitor: Visitor, over: Record<string, string> = {}): Promise<string> {
  const page = await visitor.get('/confirm_order');
  expect(page.status).toBe(200);
  const { status, location } = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(page), ...over });
  expect(status).toBe(303);
  expect(location).toMatch(/^\/order_detail\/F\d{8}-\d{8}$/);
  return location ?? '';
}

const numberIn = (path: string) => path.split('/').at(-1) ?? '';

describe('checkout', () => {
  test('shows the chosen lines, and places them once: they leave the cart, and another press is the same order', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20], [1, 10]);
    await visitor.post('/shopping_cart', { intent: 'select', goodsId: part(0).id });
    const shown = shownBy(await visitor.get('/confirm_order'));
    expect(shown['lines']).toMatch(new RegExp(`^${part(0).id}:20:[\\d.]+$`));
    const first = await visitor.post('/confirm_order', { ...CHOICES, ...shown });
    const second = await visitor.post('/confirm_order', { ...CHOICES, ...shown });
    expect([first.status, second.status, second.location]).toEqual([303, 303, first.location]);
    expect((await visitor.get('/shopping_cart')).shows(part(0).mpn)).toBe(false);
    const placed = await visitor.get(first.location ?? '');
    expect(placed.shows(part(0).mpn)).toBe(true);
    expect(placed.text).toMatch(/<a class="mbtn" aria-label="Cart, 1 line"/);
  });

  test('with the same key and other content is 422, and leads on with another key', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20], [1, 10]);
    await visitor.post('/shopping_cart', { intent: 'select', goodsId: part(0).id });
    const shown = shownBy(await visitor.get('/confirm_order'));
    await visitor.post('/confirm_order', { ...CHOICES, ...shown });
    await visitor.post('/shopping_cart', { intent: 'select', goodsId: part(1).id });
    const { lines = '', amount = '' } = shownBy(await visitor.get('/confirm_order'));
    const reused = await visitor.post('/confirm_order', { ...CHOICES, ...shown, lines, amount });
    expect(reused.status).toBe(422);
    const next = shownBy(reused);
    expect(next['idempotencyKey']).not.toBe(shown['idempotencyKey']);
    expect((await visitor.post('/confirm_order', { ...CHOICES, ...next })).status).toBe(303);
  });

  test('with another amount than the mall’s is 409: what has changed is told, and confirmed anew it is placed for the mall’s', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const shown = shownBy(await visitor.get('/confirm_order'));
    const refused = await visitor.post('/confirm_order', { ...CHOICES, ...shown, lines: `${part(0).id}:20:0.01`, amount: '0.20', remark: 'Kept & safe' });
    expect(refused.status).toBe(409);
    expect(refused.shows('This has changed since you looked:')).toBe(true);
    expect(refused.shows(`${part(0).mpn}: ¥0.0100 is now ¥`)).toBe(true);
    expect(refused.shows('Total: ¥0.20 is now ¥')).toBe(true);
    expect(refused.shows('Kept &amp; safe')).toBe(true);
    const { idempotencyKey, amount, lines } = shownBy(refused);
    expect([idempotencyKey, amount, lines]).toEqual([shown['idempotencyKey'], shown['amount'], shown['lines']]);
    const placed = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(refused) });
    const { payable } = await env.DB.prepare('SELECT payable FROM trade_order WHERE order_no = ?1').bind(numberIn(placed.location ?? '')).first<{ payable: number }>() ?? {};
    expect(payable).toBe(Number(amount) * 1_000_000);
  });

  test('of stock that has gone meanwhile says so, and keeps the line in the cart', async () => {
    const visitor = await demoUser();
    await fill(visitor, [2, 20], [0, 20]);
    const shown = shownBy(await visitor.get('/confirm_order'));
    const before = await env.DB.prepare('SELECT stock FROM goods WHERE id = ?1').bind(part(2).id).first<number>('stock');
    await env.DB.prepare('UPDATE goods SET stock = 0 WHERE id = ?1').bind(part(2).id).run();
    const refused = await visitor.post('/confirm_order', { ...CHOICES, ...shown });
    await env.DB.prepare('UPDATE goods SET stock = ?2 WHERE id = ?1').bind(part(2).id, before).run();
    expect(refused.status).toBe(422);
    expect(refused.shows(`${part(2).mpn} is no longer part of the order`)).toBe(true);
    expect(refused.shows(`${part(2).mpn}: Not enough stock`)).toBe(true);
    expect(shownBy(refused)['lines']).not.toContain(part(2).id);
  });

  test('of nothing leads to the cart with a notice', async () => {
    const visitor = await demoUser();
    const { status, location } = await visitor.get('/confirm_order');
    expect([status, location]).toEqual([303, '/shopping_cart']);
    expect((await visitor.get('/shopping_cart')).shows('Nothing is chosen that could be ordered.')).toBe(true);
  });

  test('takes prices, states and owners from nobody (S15, S16)', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const { amount = '' } = shownBy(await visitor.get('/confirm_order'));
    const path = await order(visitor, { payable: '0.01', discount: '0.01', unitPrice: '0.01', orderStatus: 'P0W', payStatus: 'P0S', userCode: 'U9', feeType: 'FP0' });
    const row = await env.DB.prepare('SELECT payable, status, payment_status FROM trade_order WHERE order_no = ?1').bind(numberIn(path)).first();
    expect(row).toEqual({ payable: Number(amount) * 1_000_000, status: 'P0C', payment_status: 'P0C' });
  });

  test('of an address of somebody else is none', async () => {
    const [visitor, other] = [await demoUser(), await somebodyElse()];
    await other.post('/membership_center', { intent: 'address', ...ADDRESS });
    const addressId = await env.DB.prepare('SELECT address_id FROM address ORDER BY rowid DESC LIMIT 1').first<string>('address_id') ?? '';
    await fill(visitor, [0, 20]);
    const refused = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(await visitor.get('/confirm_order')), addressId });
    expect(refused.status).toBe(422);
    expect(refused.shows('Choose a delivery address, or enter a new one.')).toBe(true);
  });
});

describe('without a user', () => {
  test('checkout leads to sign-in without a way back in the address, and from there to checkout', async () => {
    const visitor = new Visitor();
    await fill(visitor, [0, 20]);
    const asked = await visitor.get('/confirm_order');
    expect([asked.status, asked.location]).toEqual([303, '/login']);
    const { location } = await visitor.post('/login', CREDENTIALS);
    expect(location).toBe('/confirm_order');
    expect(shownBy(await visitor.get('/confirm_order'))['lines']).toContain(`${part(0).id}:20`);
  });

  test('an order that is sent waits for sign-in, is placed, and leads to itself; its lines leave the cart', async () => {
    const visitor = new Visitor();
    await fill(visitor, [0, 20], [1, 10]);
    const sent = await visitor.post('/confirm_order', { ...CHOICES, idempotencyKey: crypto.randomUUID(), lines: `${part(0).id}:20` });
    expect([sent.status, sent.location]).toEqual([303, '/login']);
    const { location } = await visitor.post('/login', CREDENTIALS);
    expect(location).toMatch(/^\/order_detail\/F/);
    const page = await visitor.get(location ?? '');
    expect(page.text).toContain(`Your order ${numberIn(location ?? '')} is placed.`);
    const cart = await visitor.get('/shopping_cart');
    expect([cart.shows(part(0).mpn), cart.shows(part(1).mpn)]).toEqual([false, true]);
  });

  test('a form of an order waits for sign-in, is carried out, and leads to the order', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const path = await order(visitor);
    const signedOut = new Visitor();
    expect((await signedOut.post(path, { intent: 'cancel' })).location).toBe('/login');
    expect((await signedOut.post('/login', CREDENTIALS)).location).toBe(path);
    const page = await signedOut.get(path);
    expect([page.shows('The order is cancelled.'), page.shows('Closed')]).toEqual([true, true]);
  });

  test('a return path comes first', async () => {
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

describe('an order of somebody else (issue item 7, S14)', () => {
  /** An order with a refund, and its payment. */
  async function theirs() {
    const owner = await demoUser();
    await fill(owner, [0, 20]);
    const path = await order(owner);
    const { location: pay = '' } = await owner.post(path, { intent: 'pay' });
    expect((await owner.post(pay ?? '', { outcome: 'pay' })).location).toBe(path);
    await owner.post(path, { intent: 'refund', goodsId: part(0).id, refundType: 'T01', qty: '5', reason: 'x' });
    const refundNo = await env.DB.prepare('SELECT refund_no FROM refund WHERE order_no = ?1').bind(numberIn(path)).first<string>('refund_no') ?? '';
    expect(refundNo).not.toBe('');
    return { path, pay: pay ?? '', refundNo };
  }

  const state = async () => JSON.stringify(await Promise.all(['trade_order', 'order_line', 'payment', 'refund', 'trade_event', 'test_delivery', 'payment_event']
    .map(async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results)));

  test('is 404 by its address, by every form, and by what belongs to it; and nothing changes', async () => {
    const { path, pay, refundNo } = await theirs();
    const stranger = await somebodyElse();
    await fill(stranger, [0, 20]);
    const own = await order(stranger);
    const before = await state();
    const fields = {
      refundNo, goodsId: part(0).id, refundType: 'T01', qty: '1', reason: 'x', carrier: 'SF', trackingNo: '1', invoiceTitle: 'x', taxNo: '91440300MA5F8K2T0X', step: 'approveRefund',
    };
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`${path}?refund=${part(0).id}`)).status).toBe(404);
    for (const intent of [...ORDER_INTENTS, '', 'nothing']) expect([intent, (await stranger.post(path, { intent, ...fields })).status]).toEqual([intent, 404]);
    for (const intent of ['cancelRefund', 'returnShipped']) expect([intent, (await stranger.post(own, { intent, ...fields })).status]).toEqual([intent, 404]);
    expect((await stranger.post(own, { intent: 'demoStep', ...fields })).status).toBe(303);
    expect((await stranger.get(pay)).status).toBe(404);
    for (const outcome of ['pay', 'fail', 'delay', '']) expect([outcome, (await stranger.post(pay, { outcome })).status]).toEqual([outcome, 404]);
    expect(await state()).toBe(before);
    const list = await stranger.get(`/membership_center?tab=orders&time=all&keyword=${numberIn(path)}`);
    expect([list.status, list.shows('No orders match')]).toEqual([200, true]);
    for (const tab of ['refunds', 'invoices']) expect((await stranger.get(`/membership_center?tab=${tab}`)).text).not.toContain(numberIn(path));
  });

  test.each(['none', 'F20261122-00000001', 'x.css', '%00', '%E4%B8%AD', `${'9'.repeat(8000)}`, "'; DROP TABLE trade_order; --"])('looks like one that does not exist: %j', async (number) => {
    const visitor = await demoUser();
    for (const path of [`/order_detail/${number.startsWith('%') ? number : encodeURIComponent(number)}`, `/pay/${number.startsWith('%') ? number : encodeURIComponent(number)}`]) {
      expect((await visitor.get(path)).status).toBe(404);
      expect((await visitor.post(path, { intent: 'cancel', outcome: 'pay' })).status).toBe(404);
    }
  });
});

describe('the call-back of the provider', () => {
  async function unpaid() {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const path = await order(visitor);
    const row = await env.DB.prepare('SELECT payment_no, amount FROM payment WHERE order_no = ?1').bind(numberIn(path)).first<{ payment_no: string; amount: number }>();
    const { payment_no: paymentNo = '', amount = 0 } = row ?? {};
    const event = { eventId: crypto.randomUUID(), kind: 'paid', paymentNo, orderNo: numberIn(path), amount: String(amount / 1_000_000), currency: 'CNY', at: new Date().toISOString() };
    return { visitor, path, event };
  }

  async function callBack(event: object | string, over: Record<string, string> = {}): Promise<Page> {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const { timestamp, signature } = await signCallback(SECRET, body, Math.floor(Date.now() / 1000));
    const headers = { 'content-type': 'application/json', 'x-pay-timestamp': timestamp, 'x-pay-signature': signature, origin: 'https://pay.example', 'sec-fetch-site': 'cross-site', ...over };
    return new Visitor().send('/pay/callback', { method: 'POST', body, headers });
  }

  const paid = async (path: string) => (await env.DB.prepare('SELECT payment_status FROM trade_order WHERE order_no = ?1').bind(numberIn(path)).first<string>('payment_status'));

  test('comes from elsewhere without a cookie, is believed by its signature, and is taken once', async () => {
    const { visitor, path, event } = await unpaid();
    const answer = await callBack(event);
    expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([200, '{"ok":true}', []]);
    expect(await paid(path)).toBe('P0S');
    expect((await callBack(event)).status).toBe(200);
    expect((await visitor.get(path)).shows('To be delivered')).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ['another signature', { 'x-pay-signature': '0'.repeat(64) }], ['no signature', { 'x-pay-signature': '' }], ['a time of its own', { 'x-pay-timestamp': '1700000000' }],
    ['no time', { 'x-pay-timestamp': '' }],
  ])('with %s is refused with its code, and nothing is paid', async (_, over) => {
    const { path, event } = await unpaid();
    const answer = await callBack(event, over);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toEqual({ ok: false, code: expect.stringMatching(/^ERR-/) });
    expect(await paid(path)).toBe('P0C');
  });

  test('with another amount, no JSON, or too much of it is refused', async () => {
    const { path, event } = await unpaid();
    expect((await callBack({ ...event, amount: '0.01' })).status).toBe(422);
    expect((await callBack('no json')).status).toBe(422);
    expect((await callBack(`"${'x'.repeat(4 * 1024)}"`)).status).toBe(413);
    expect(await paid(path)).toBe('P0C');
  });

  test('is nothing to be looked at, and nothing a form may do', async () => {
    expect((await new Visitor().get('/pay/callback')).location).toBe('/');
    const { path, event } = await unpaid();
    const { status } = await new Visitor().post('/pay/callback', Object.fromEntries(Object.entries(event)));
    expect(status).toBe(422);
    expect(await paid(path)).toBe('P0C');
  });
});
