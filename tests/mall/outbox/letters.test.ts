/** What messages say: in the language of their recipient, with links of the shop only, and nothing of what somebody typed as HTML. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditRefund, receiveReturn } from '../../../app/upstream/contract/records/operator';
import { cancelOrder, getOrder, shipReturn } from '../../../app/upstream/contract/records/order';
import { revokeShare, shareBom } from '../../../app/upstream/contract/records/stored-bom';
import { sendValidCode } from '../../../app/upstream/contract/records/user';
import { Queries } from '../../../functions/mall/db/queries';
import type { MailBinding } from '../../../functions/mall/http/bindings';
import { composeMessage } from '../../../functions/mall/letters/compose';
import { deliverMessages } from '../../../functions/mall/outbox/deliver';
import { bomOf, storeBom } from '../../fixtures/boms/stored-boms';
import { MAIL, mailBindings, openMailProvider, type AcceptedMessage, type MailProvider } from '../../fixtures/mall/mail-provider';
import { ask, NOW } from '../../fixtures/mall/mall';
import { ADDRESS, by, byOperator, newBuyer, newPart, openTrade, pay, place, received, refund, ship, type Buyer } from '../../fixtures/trade/trade';
import { forgetTrade } from '../../fixtures/trade/trade-invariants';
import { from, newAccount, newAddress, signUp } from '../../fixtures/visitors/mall-users';

const INJECTED = '<img src=x onerror="alert(1)">&lt;\'"\r\nBcc: other@farad.example\u202e\u0000</td>';
let provider: MailProvider;
let buyer: Buyer;
let part: string;

beforeAll(() => openTrade());
beforeEach(async () => {
  await forgetTrade(env.DB);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  provider = openMailProvider();
  [buyer, part] = [await newBuyer(), await newPart({ stock: 10_000, tiers: [[1, '2.5']] })];
});

async function deliver(bindings = mailBindings(), now = NOW): Promise<number> {
  return deliverMessages({ bindings, queries: new Queries(env.DB), now, timeZone: 'Asia/Shanghai' }, composeMessage);
}

/** The one message of a kind. */
async function delivered(kind: string, purpose?: string): Promise<AcceptedMessage> {
  await deliver();
  const found = [...provider.accepted.values()].filter((one) => one.kind === kind && (purpose === undefined || one.values['decision'] === purpose));
  expect(found).toHaveLength(1);
  return found[0] ?? expect.fail();
}

/** What stands between the tags, and the tags themselves. */
function tagsOf(html: string): string[] {
  return html.match(/<\/?[a-z!][^>]*>/gi) ?? [];
}

describe('an order', () => {
  test('that was placed: its lines, its total, until when to pay, and where', async () => {
    const orderNo = await place(buyer, [[part, 1000]], { remark: 'Ring twice' });
    const { to, subject, text, html = '', channel, language, values, expires } = await delivered('placed');
    const { account } = (await env.DB.prepare('SELECT account FROM account WHERE user_code = ?1').bind(buyer.userCode).first<{ account: string }>()) ?? { account: '' };
    expect([to, channel, language, values, expires]).toEqual([account, 'mail', 'en', { orderNo, amount: '¥2,500.00' }, '2026-11-21T04:00:00.000Z']);
    expect(subject).toBe(`We have your order ${orderNo}`);
    for (const said of [orderNo, '1,000', '¥2,500.00', 'Pay by Friday 20 November, 12:30 China Standard Time', 'Ring twice', ADDRESS.name, `https://farad.example/order_detail/${orderNo}`]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
  });

  test('has the buyer’s own number beside that of the shop, in every letter', async () => {
    const orderNo = await place(buyer, [[part, 10]], { customerOrderNo: 'PO <118>' });
    await pay(buyer, orderNo);
    const refundNo = await refund(buyer, orderNo, part, 4);
    await ask(auditRefund, { refundNo, approve: 'T' }, byOperator());
    await ship(orderNo);
    for (const kind of ['placed', 'paid', 'refund', 'shipped']) {
      const { text, html = '' } = await delivered(kind);
      expect([kind, text.includes('Your order number: PO <118>'), html.includes('PO &lt;118&gt;')]).toEqual([kind, true, true]);
    }
  });

  test('on account asks for no payment, and one that was paid meanwhile does not either', async () => {
    const rich = await newBuyer(10_000);
    await place(rich, [[part, 10]], { payMethod: 'PW1' });
    const onAccount = await delivered('placed');
    expect(onAccount.text).toContain('You pay it on account');
    expect(onAccount.text).not.toContain('Pay by');
    const orderNo = await place(buyer, [[part, 10]]);
    await pay(buyer, orderNo);
    await deliver();
    expect(provider.accepted.get(`placed-${orderNo}`)?.text).not.toMatch(/Pay/);
    expect(provider.accepted.get(`paid-${orderNo}`)?.text).toContain('Amount paid: ¥25.00');
  });

  test('that has shipped: with whom, and how many pieces of what', async () => {
    const orderNo = await place(buyer, [[part, 1000]]);
    await pay(buyer, orderNo);
    await ship(orderNo, [{ goodsId: part, qty: 900 }]);
    const { text, subject } = await delivered('shipped');
    expect(subject).toBe(`Your order ${orderNo} has shipped`);
    expect(text).toMatch(/Carrier: SF Express\nTracking number: SF0001\n/);
    expect(text).toMatch(/ · 1,000 · 900\n/);
    expect(text).toContain('Pieces that were short are refunded.');
  });

  test('of which nothing is left to ship', async () => {
    const orderNo = await place(buyer, [[part, 10]]);
    await pay(buyer, orderNo);
    await ship(orderNo, [{ goodsId: part, qty: 0 }]);
    expect((await delivered('shipped')).subject).toBe(`Your order ${orderNo} cannot be shipped`);
  });

  test('of many lines has the first fifty of them', async () => {
    const parts = await Promise.all(Array.from({ length: 52 }, () => newPart({ stock: 5 })));
    await place(buyer, parts.map((id) => [id, 1]));
    const { html = '', text } = await delivered('placed');
    expect(html.match(/<tr><td class="ink cell" style="[^"]*text-align:left/g)).toHaveLength(50);
    expect(text).toContain('2 more lines are in the order.');
  });
});

describe('a refund', () => {
  test.each([['T', 'approved', 'The amount goes back to you.'], ['F', 'rejected', 'We are sorry that we cannot agree to it.']] as const)(
    'before shipment, approved: %s', async (approve, decision, next) => {
      const orderNo = await place(buyer, [[part, 10]]);
      await pay(buyer, orderNo);
      const refundNo = await refund(buyer, orderNo, part, 2);
      await ask(auditRefund, { refundNo, approve }, byOperator());
      const { text, values } = await delivered('refund', decision);
      expect(values).toEqual({ refundNo, orderNo, amount: '¥5.00', decision });
      for (const said of [next, refundNo, orderNo, 'Quantity: 2', 'Amount: ¥5.00']) expect(text).toContain(said);
    },
  );

  test.each([['T', 'accepted', 'The amount goes back to you.'], ['F', 'rejected', 'The goods that came back did not pass our check.']] as const)(
    'of goods: first to be sent back, then, accepted: %s', async (accept, decision, next) => {
      const orderNo = await received(buyer, [[part, 10]]);
      const refundNo = await refund(buyer, orderNo, part, 2, 'T02');
      await ask(auditRefund, { refundNo, approve: 'T' }, byOperator());
      expect((await delivered('refund', 'approved')).text).toContain('Send the goods back');
      await ask(shipReturn, { refundNo, carrier: 'SF', trackingNo: '7' }, by(buyer));
      await ask(receiveReturn, { refundNo, accept }, byOperator());
      expect((await delivered('refund', decision)).text).toContain(next);
    },
  );
});

test('S17: placing orders and cancelling them causes 50 messages a day at most, and each payment its own', async () => {
  for (let times = 0; times < 52; times++) await ask(cancelOrder, { orderNo: await place(buyer, [[part, 1]]) }, by(buyer));
  const last = await place(buyer, [[part, 1]]);
  await pay(buyer, last);
  const countOf = (kind: string) => env.DB.prepare('SELECT COUNT(*) AS n FROM outbox WHERE kind = ?1').bind(kind).first('n');
  expect([await countOf('placed'), await countOf('paid')]).toEqual([50, 1]);
  await place(buyer, [[part, 1]], {}, NOW + 86_400_001);
  expect(await countOf('placed')).toBe(51);
  await place(await newBuyer(), [[part, 1]]);
  expect(await countOf('placed')).toBe(52);
});

describe('a bill of materials', () => {
  const share = async (bomNo: string) => (await ask(shareBom, { bomNo, parts: [] }, by(buyer))).data.shareKey;

  test('that is shared: its link goes to its owner only, and not again when what it shows changes', async () => {
    const { bomNo } = await storeBom(bomOf(3, { name: INJECTED.slice(0, 60) }), by(buyer));
    const key = await share(bomNo);
    await share(bomNo);
    const { to, text, html = '', values } = await delivered('shared');
    expect(to).toBe(await env.DB.prepare('SELECT account FROM account WHERE user_code = ?1').bind(buyer.userCode).first('account'));
    expect(values).toEqual({ bomNo, url: `https://farad.example/bom?share=${key}` });
    expect(text).toContain(`https://farad.example/bom?share=${key}`);
    expect(tagsOf(html).filter((tag) => tag.startsWith('<img'))).toEqual([]);
  });

  test('whose link was revoked before: nothing is sent', async () => {
    const { bomNo } = await storeBom(undefined, by(buyer));
    await share(bomNo);
    await ask(revokeShare, { bomNo }, by(buyer));
    await deliver();
    expect(provider.asked).toEqual([]);
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM outbox').first('n')).toBe(0);
  });

  test('gets twenty mails a day at most', async () => {
    const { bomNo } = await storeBom(undefined, by(buyer));
    for (let times = 0; times < 22; times++) {
      await share(bomNo);
      await ask(revokeShare, { bomNo }, by(buyer));
    }
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM outbox WHERE kind = 'shared'").first('n')).toBe(20);
  });
});

describe('a code', () => {
  const send = (account: string, purpose: 'login' | 'register', language: 'cn' | 'en') => ask(sendValidCode, { account, purpose, lang: 'zh_cn' }, from(newAddress(), { language }));

  test('is told in the language of the request', async () => {
    await send(newAccount(), 'register', 'cn');
    await send(newAccount(), 'register', 'en');
    await deliver();
    const [cn, en] = [...provider.accepted.values()];
    expect([cn?.language, cn?.subject, en?.language, en?.subject]).toEqual(['cn', '注册验证码', 'en', 'Your code to register']);
    for (const one of [cn, en]) {
      expect(one?.text).toContain(one?.values['code']);
      expect(one?.subject).not.toContain(one?.values['code']);
    }
    expect(cn?.html).toContain('<html lang="zh-CN">');
  });

  test('that would be useless is replaced by the reason, without any code', async () => {
    const { account } = await signUp();
    await env.DB.prepare('DELETE FROM outbox').run();
    await send(account, 'register', 'en');
    await send(newAccount(), 'login', 'en');
    await deliver();
    const sent = [...provider.accepted.values()];
    expect(sent.map(({ subject }) => subject)).toEqual(['You have an account already', 'There is no account for this address']);
    for (const { text, html = '' } of sent) expect(text + html.replace(/#\d{6}\b|\b\d+px/g, '')).not.toMatch(/\b\d{6}\b/);
  });
});

test('is written in the language in which the account was used last, also when an operator acts in another one', async () => {
  const orderNo = await place(buyer, [[part, 10]]);
  await ask(getOrder, { orderNo }, by(buyer, { language: 'cn' }));
  await pay(buyer, orderNo);
  await ask(getOrder, { orderNo }, by(buyer, { language: 'cn' }));
  await ship(orderNo);
  await deliver();
  expect([...provider.accepted.values()].map(({ kind, language }) => [kind, language]).sort()).toEqual([['paid', 'en'], ['placed', 'en'], ['shipped', 'cn']]);
});

test('has links to the host of its language, where the buyer is signed in', async () => {
  const orderNo = await place(buyer, [[part, 10]]);
  await pay(buyer, orderNo);
  await ask(getOrder, { orderNo }, by(buyer, { language: 'cn' }));
  await ship(orderNo);
  await deliver({ ...mailBindings(), SITE_HOSTS: '{"en.farad.example":"PC_EN"}' });
  const links = Object.fromEntries([...provider.accepted.values()].map(({ kind, html = '' }) => [kind, new Set(html.match(/https:\/\/[\w.]*(?=\/order_detail)/g))]));
  expect(links).toEqual({ placed: new Set(['https://en.farad.example']), paid: new Set(['https://en.farad.example']), shipped: new Set(['https://farad.example']) });
});

test('S32: names, remarks and part numbers are never HTML, add no line, and every link leads to the shop', async () => {
  await env.DB.prepare('UPDATE goods SET mpn = ?2 WHERE id = ?1').bind(part, INJECTED).run();
  const orderNo = await place(buyer, [[part, 10]], { remark: INJECTED, address: { ...ADDRESS, name: INJECTED.slice(0, 50), detail: INJECTED } });
  await pay(buyer, orderNo);
  const refundNo = await refund(buyer, orderNo, part, 2);
  await ask(auditRefund, { refundNo, approve: 'T' }, byOperator());
  await env.DB.prepare('UPDATE trade_order SET carrier = ?2, tracking_no = ?2 WHERE order_no = ?1').bind(orderNo, INJECTED).run();
  await ship(orderNo);
  await env.DB.prepare('UPDATE trade_order SET carrier = ?2, tracking_no = ?2 WHERE order_no = ?1').bind(orderNo, INJECTED).run();
  await deliver();
  const sent = [...provider.accepted.values()];
  expect(sent.map(({ kind }) => kind).sort()).toEqual(['paid', 'placed', 'refund', 'shipped']);
  for (const { subject, text, html = '' } of sent) {
    expect(subject).not.toMatch(/[\p{C}<>]/u);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(`${text}${html}`).not.toMatch(/[^\P{C}\n]/u);
    expect([...new Set(tagsOf(html).map((tag) => /[a-z]+/i.exec(tag)?.[0].toLowerCase()))].sort()).toEqual(
      expect.not.arrayContaining(['img', 'script', 'iframe', 'link', 'object', 'form']),
    );
    expect(html).not.toMatch(/onerror="|url\(|src=(?!x)|@import/);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.every((link) => link.startsWith('https://farad.example'))).toBe(true);
  }
  expect(sent.find(({ kind }) => kind === 'placed')?.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;lt;&#39;&quot; Bcc: other@farad.example &lt;/td&gt;');
});

describe('Cloudflare', () => {
  const FROM = 'shop@farad.example';
  /** A binding that answers with an error of Cloudflare, if it is given a code. */
  function binding(code?: string) {
    const mails: Parameters<MailBinding['send']>[0][] = [];
    const send: MailBinding['send'] = async (mail) => {
      mails.push(mail);
      if (code) throw Object.assign(new Error(`it says ${mail.to}`), { code });
      return { messageId: '1' };
    };
    return { mails, bindings: mailBindings({ MAIL_PROVIDER: 'cloudflare', MAIL_FROM: FROM, EMAIL: { send } }) };
  }
  const state = () => env.DB.prepare('SELECT state, fault FROM outbox').first();

  test('gets the parts of a mail, with its id in a header', async () => {
    const orderNo = await place(buyer, [[part, 1]]);
    const { mails, bindings } = binding();
    expect(await deliver(bindings)).toBe(1);
    expect(mails).toMatchObject([{ from: { email: FROM, name: 'Farad' }, subject: `We have your order ${orderNo}`, headers: { 'X-Message-Key': `placed-${orderNo}` } }]);
    expect([mails[0]?.text, mails[0]?.html].every((content) => content?.includes(orderNo))).toBe(true);
  });

  test.each([
    ['E_RECIPIENT_SUPPRESSED', 'dead'], ['E_VALIDATION_ERROR', 'dead'], ['E_RATE_LIMIT_EXCEEDED', 'waiting'], ['E_SENDER_NOT_VERIFIED', 'waiting'], ['E_INTERNAL_SERVER_ERROR', 'waiting'],
  ])('says %s: the mail is %s', async (code, wanted) => {
    await place(buyer, [[part, 1]]);
    await deliver(binding(code).bindings);
    expect(await state()).toEqual({ state: wanted, fault: code });
  });

  test('says something else: it is tried again, and nothing of it is stored', async () => {
    await place(buyer, [[part, 1]]);
    await deliver(binding('not a code').bindings);
    expect(await state()).toEqual({ state: 'waiting', fault: 'refused by the binding' });
  });

  test('sends no text messages: those go to the address of the webhook, and without one they are given up', async () => {
    const account = '+8613800138001';
    const send = () => ask(sendValidCode, { account, purpose: 'register', lang: 'zh_cn' }, from(newAddress()));
    const { mails, bindings } = binding();
    await send();
    await deliver(bindings);
    expect([...provider.accepted.values()].map(({ to, channel }) => [to, channel])).toEqual([[account, 'text']]);
    await env.DB.prepare('DELETE FROM outbox').run();
    await send();
    const { OUTBOX_URL: _, OUTBOX_SECRET: __, ...without } = bindings;
    await deliver(without);
    expect([mails, await state()]).toEqual([[], { state: 'dead', fault: 'no provider for mobile numbers: OUTBOX_URL is not set' }]);
  });
});

test('a provider whose settings are not whole stops the delivery, and nothing is lost', async () => {
  await place(buyer, [[part, 1]]);
  await expect(deliver({ ...mailBindings(), OUTBOX_URL: '' })).rejects.toThrow('MAIL_PROVIDER is webhook');
  expect(await env.DB.prepare('SELECT state FROM outbox').first('state')).toBe('waiting');
  expect(MAIL.MAIL_PROVIDER).toBe('webhook');
});
