/** Payments at Stripe in a browser without script, and call-backs of Stripe through the whole storefront. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { STRIPE_SETTINGS, StripeStandIn } from '../fixtures/servers/stripe-stand-in';
import { demoUser, fill, hidden, numberIn, openOrders, order } from '../fixtures/visitors/order-visitor';
import { SITE, Visitor, type Page } from '../fixtures/visitors/visitor';

const SHOP = { ...STRIPE_SETTINGS, TRANSFER_ACCOUNT: 'Bank: ICBC Shenzhen | Account: 4000 0001' };

let stripe: StripeStandIn;

openOrders();
beforeEach(() => {
  stripe = new StripeStandIn(() => Date.now());
  vi.stubGlobal('fetch', stripe.fetch);
});

/** A buyer with an unpaid order. @returns the paths of the order and of its payment */
async function unpaid(settings: typeof SHOP | object = SHOP) {
  const visitor = await demoUser(settings);
  await fill(visitor, [0, 20]);
  const path = await order(visitor);
  const paymentNo = await env.DB.prepare('SELECT payment_no FROM payment WHERE order_no = ?1').bind(numberIn(path)).first<string>('payment_no');
  return { visitor, path, payPath: `/pay/${paymentNo}`, settings };
}

const formAction = ({ headers }: Page) => /form-action ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
const paid = (path: string) => env.DB.prepare('SELECT payment_status FROM trade_order WHERE order_no = ?1').bind(numberIn(path)).first<string>('payment_status');
const lastPage = () => [...stripe.sessions.keys()].at(-1) ?? '';

async function choose(visitor: Visitor, payPath: string, payBy: string): Promise<Page> {
  return visitor.post(payPath, { ...hidden((await visitor.get(payPath)).text, 'idempotencyKey'), payBy });
}

async function callBack(body: string, signature: string, over: Record<string, string> = {}, path = '/pay/callback/stripe'): Promise<Page> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, 'sec-fetch-site': 'cross-site', ...over };
  return new Visitor(undefined, {}, undefined, SHOP).send(path, { method: 'POST', body, headers });
}

describe('a buyer', () => {
  test('chooses Stripe, pays there, and comes back to the paid order', async () => {
    const { visitor, path, payPath } = await unpaid();
    const page = await visitor.get(payPath);
    expect([page.shows('How do you want to pay?'), page.shows('Card, Alipay or WeChat Pay'), page.shows('Bank transfer')]).toEqual([true, true, true]);
    const left = await choose(visitor, payPath, 'stripe');
    expect([left.status, left.location]).toEqual([303, `https://checkout.stripe.com/c/pay/${lastPage()}`]);
    const session = stripe.sessions.get(lastPage());
    expect([session?.['success_url'], session?.['cancel_url'], session?.['locale']]).toEqual([`${SITE}${payPath}?returned=1`, SITE + payPath, 'en']);
    stripe.pay(lastPage());
    const back = await visitor.get(`${payPath}?returned=1`);
    expect([back.status, back.location]).toEqual([302, path]);
    const shown = await visitor.get(path);
    expect([shown.shows('Payment received.'), shown.shows('Preparing')]).toEqual([true, true]);
  });

  test('who comes back without having paid can choose again', async () => {
    const { visitor, payPath } = await unpaid();
    await choose(visitor, payPath, 'stripe');
    expect((await visitor.get(`${payPath}?returned=1`)).location).toBe(payPath);
    expect((await visitor.get(payPath)).shows('How do you want to pay?')).toBe(true);
  });

  test('who comes back while Stripe does not answer is told to wait, and not to pay again', async () => {
    const { visitor, path, payPath } = await unpaid();
    await choose(visitor, payPath, 'stripe');
    stripe.pay(lastPage());
    stripe.down = true;
    expect((await visitor.get(`${payPath}?returned=1`)).location).toBe(`${path}?paying=1`);
    expect((await visitor.get(`${path}?paying=1`)).shows('The payment is being processed.')).toBe(true);
  });

  test.each([['at once', false], ['as soon as Stripe answers', true]])('who comes back to an order that had closed reads that the money goes back, %s', async (_, fails) => {
    const { visitor, path, payPath } = await unpaid();
    await choose(visitor, payPath, 'stripe');
    await visitor.post(path, { intent: 'cancel' });
    stripe.pay(lastPage());
    // The page is ended, in vain, and read. The third call is the first one of the refund.
    if (fails) stripe.lost = { call: stripe.calls.length + 3, when: 'before' };
    expect((await visitor.get(`${payPath}?returned=1`)).location).toBe(payPath);
    const page = await visitor.get(payPath);
    expect([page.shows('goes back to you'), page.shows('What you paid goes back the way it came.'), page.shows('Payment received.')]).toEqual([true, true, false]);
  });

  test('chooses the transfer, and sees the account; the other way stays', async () => {
    const { visitor, payPath } = await unpaid();
    const chosen = await choose(visitor, payPath, 'transfer');
    expect([chosen.status, chosen.location]).toEqual([303, payPath]);
    const page = await visitor.get(payPath);
    expect(['ICBC Shenzhen', '4000 0001', 'Pay another way'].map((words) => page.shows(words))).toEqual([true, true, true]);
    expect(page.text.match(/name="payBy"[^>]*value="\w+"|value="\w+"[^>]*name="payBy"/g)).toHaveLength(1);
  });

  test('is told if Stripe does not answer, or if nothing was chosen', async () => {
    const { visitor, payPath } = await unpaid();
    stripe.down = true;
    const failed = await choose(visitor, payPath, 'stripe');
    expect([failed.status, failed.shows('The payment page cannot be opened at the moment.')]).toEqual([409, true]);
    const nothing = await choose(visitor, payPath, '');
    expect([nothing.status, nothing.shows('Choose how to pay.')]).toEqual([422, true]);
  });
});

test('S29: forms may lead to Stripe on the page of a payment that can be made there, and nowhere else', async () => {
  const { visitor, path, payPath } = await unpaid();
  expect(formAction(await visitor.get(payPath))).toBe("'self' https://checkout.stripe.com");
  for (const other of [path, '/', '/confirm_order']) expect([other, formAction(await visitor.get(other))]).toEqual([other, "'self'"]);
  const demonstration = await unpaid({});
  expect(formAction(await demonstration.visitor.get(demonstration.payPath))).toBe("'self'");
});

describe('a call-back of Stripe', () => {
  async function event() {
    const { visitor, path, payPath } = await unpaid();
    await choose(visitor, payPath, 'stripe');
    return { path, signed: await stripe.sign(stripe.pay(lastPage())) };
  }

  test('is accepted from another site by its signature, and takes effect once', async () => {
    const { path, signed: { body, signature } } = await event();
    const answer = await callBack(body, signature);
    expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([200, '{"ok":true}', []]);
    expect([await paid(path), (await callBack(body, signature)).status]).toEqual(['P0S', 200]);
  });

  test.each<[string, (signed: { body: string; signature: string }) => Promise<Page>, number]>([
    ['without a signature', ({ body }) => callBack(body, ''), 422],
    ['with another body', ({ body, signature }) => callBack(`${body} `, signature), 422],
    ['too long', ({ body, signature }) => callBack(body + ' '.repeat(64 * 1024), signature), 413],
    ['as a form', ({ body, signature }) => callBack(body, signature, { 'content-type': 'application/x-www-form-urlencoded' }), 403],
    ['with a query', ({ body, signature }) => callBack(body, signature, {}, '/pay/callback/stripe?x=1'), 403],
    ['at the address of the test provider', ({ body, signature }) => callBack(body, signature, {}, '/pay/callback'), 422],
  ])('%s is refused, and nothing is paid', async (_, send, status) => {
    const { path, signed } = await event();
    expect((await send(signed)).status).toBe(status);
    expect(await paid(path)).toBe('P0C');
  });

  test('cannot be sent by GET', async () => {
    expect((await new Visitor().get('/pay/callback/stripe')).location).toBe('/');
  });
});
