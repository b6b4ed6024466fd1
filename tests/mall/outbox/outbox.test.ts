/** The outbox: each message is accepted once by its id, or given up and told of, whatever fails in between. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditRefund } from '../../../app/upstream/contract/records/operator';
import * as contract from '../../../app/upstream/contract/records/desk/outbox';
import { shareBom } from '../../../app/upstream/contract/records/stored-bom';
import { sendValidCode } from '../../../app/upstream/contract/records/user';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { Queries } from '../../../functions/mall/db/queries';
import { composeMessage } from '../../../functions/mall/letters/compose';
import { tellOperator } from '../../../functions/mall/outbox/alerts';
import { deliverMessages } from '../../../functions/mall/outbox/deliver';
import { runSchedule } from '../../../functions/mall/schedule';
import { storeBom } from '../../fixtures/boms/stored-boms';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ALERTS_TO, MAIL, mailBindings, openMailProvider, type MailProvider } from '../../fixtures/mall/mail-provider';
import { ask, NOW, type Asking } from '../../fixtures/mall/mall';
import { by, byOperator, codeOf, newBuyer, newPart, openTrade, pay, place, refund, ship } from '../../fixtures/trade/trade';
import { from, newAccount, newAddress } from '../../fixtures/visitors/mall-users';
import { brokenInvariants, forgetTrade } from '../../fixtures/trade/trade-invariants';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const said = vi.spyOn(console, 'error');
let provider: MailProvider;
let part: string;

beforeAll(async () => {
  await openTrade();
  part = await newPart({ stock: 100_000 });
});
beforeEach(async () => {
  said.mockReset().mockImplementation(() => undefined);
  await forgetTrade(env.DB);
  provider = openMailProvider();
});

async function askForCode(now: number, account = newAccount(), more: Asking = {}): Promise<void> {
  await ask(sendValidCode, { account, purpose: 'register', lang: 'zh_cn' }, from(newAddress(), { now, ...more }));
}

const schedule = (now: number, db: D1Database = env.DB) => runSchedule(mailBindings({ DB: db }), now);

/** The part of the schedule that is about messages. */
async function deliver(now: number, db: D1Database = env.DB): Promise<number> {
  const context = { bindings: mailBindings({ DB: db }), queries: new Queries(db), now, timeZone: 'Asia/Shanghai' };
  await tellOperator(context);
  return deliverMessages(context, composeMessage);
}

interface Row {
  code_id: string; kind: string; state: string; code: string; tries: number; told: number; expires_at: number; fault: string;
}
const rows = async () => (await env.DB.prepare('SELECT * FROM outbox ORDER BY message_id').all<Row>()).results;
const toldOf = () => said.mock.calls.flat().map(String).filter((line) => line.includes('mail_dead'));

/** A message of each kind that a buyer gets. */
async function effects(now: number): Promise<void> {
  const buyer = await newBuyer();
  const orderNo = await place(buyer, [[part, 4]], {}, now);
  await pay(buyer, orderNo, now);
  const refundNo = await refund(buyer, orderNo, part, 1, 'T01', now);
  await ask(auditRefund, { refundNo, approve: 'T' }, byOperator({ now }));
  await ship(orderNo, [], now);
  const { bomNo } = await storeBom(undefined, by(buyer, { now }));
  await ask(shareBom, { bomNo, parts: [] }, by(buyer, { now }));
}
const KINDS = ['placed', 'paid', 'refund', 'shipped', 'shared'];

test('messages do not wait for Stripe, and go if it does not answer', async () => {
  const orderNo = await place(await newBuyer(), [[part, 4]]);
  await env.DB.prepare(`INSERT INTO stripe_session (payment_no, attempt, session_id, request, amount, created_at, expires_at, status, check_at)
    SELECT payment_no, 1, 'cs_test_1', '{}', amount, ?2, ?2, 'open', ?2 FROM payment WHERE order_no = ?1`).bind(orderNo, NOW).run();
  const toProvider = fetch;
  const before: number[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === MAIL.OUTBOX_URL) return toProvider(url, init);
    before.push(provider.accepted.size);
    throw new TypeError('connection refused');
  });
  await runSchedule(mailBindings({ STRIPE_SECRET_KEY: 'sk_test_stand_in' }), NOW);
  expect([...provider.accepted.keys()]).toEqual([`placed-${orderNo}`]);
  // The page that may have been paid, at once and once more, and the comparison.
  expect(before).toEqual([1, 1, 1]);
});

test('codes that nobody takes hold back no other message', async () => {
  provider.answer = ({ to }) => (to.includes('nowhere') ? 503 : 200);
  for (let count = 0; count < 12; count += 1) await askForCode(NOW, `nowhere-${count}@farad.example`);
  const { accepted } = provider;
  const buyer = await newBuyer();
  const orderNo = await place(buyer, [[part, 4]], {}, NOW + MINUTE);
  await deliver(NOW + MINUTE);
  expect([...accepted.keys()]).toEqual([`placed-${orderNo}`]);
});

test('a message that fails again and again holds back none that was never tried', async () => {
  const failing = Array.from({ length: 6 }, (_, at) => `failing-${at}`);
  const queued = env.DB.prepare(`INSERT INTO outbox (code_id, recipient, purpose, kind, subject, created_at, next_at, expires_at) VALUES (?1, ?2, '', 'alert', 'deadLetters', ?3, ?3, ?4)`);
  await env.DB.batch(failing.map((id) => queued.bind(id, ALERTS_TO, NOW, NOW + HOUR)));
  provider.answer = ({ id }) => (failing.includes(id) ? 503 : 200);
  await deliver(NOW);
  await env.DB.batch([queued.bind('later', ALERTS_TO, NOW, NOW + 2 * HOUR)]);
  await deliver(NOW + MINUTE);
  expect([...provider.accepted.keys()]).toEqual(['later']);
});

test('a provider that is down for an hour gets each message once by its id; codes whose time is over are given up, and the operator is told of each', { timeout: 60_000 }, async () => {
  provider.answer = (_, nth) => (nth % 3 === 0 ? 503 : 'down');
  for (let minute = 0; minute < 60; minute++) {
    const now = NOW + minute * MINUTE;
    if (minute % 12 === 0) await effects(now);
    if (minute % 10 === 3 || minute === 58) await askForCode(now);
    await schedule(now);
  }
  expect(provider.accepted.size).toBe(0);
  const tries = provider.asked.length;
  const late: string[] = [];
  let now = 0;
  provider.answer = ({ id, expires }) => {
    if (now > Date.parse(expires)) late.push(id);
    return 200;
  };
  for (let minute = 60; minute < 200; minute++) {
    now = NOW + minute * MINUTE;
    await schedule(now);
  }
  const all = await rows();
  expect(KINDS.map((kind) => all.filter((row) => row.kind === kind).length)).toEqual(KINDS.map(() => 5));
  expect(all.filter(({ state }) => state === 'waiting')).toEqual([]);
  expect(all.filter(({ state }) => state === 'sent').map(({ code_id }) => code_id).sort()).toEqual([...provider.accepted.keys()].sort());
  expect(provider.asked).toHaveLength(tries + provider.accepted.size);
  expect(late).toEqual([]);
  // The codes of the minutes 53 and 58 have not expired when the provider is up again.
  expect(all.filter(({ kind }) => kind === 'code').map(({ state, told, code }) => [state, told, code])).toEqual([...Array(5).fill(['dead', 1, '']), ...Array(2).fill(['sent', 0, ''])]);
  expect(toldOf()).toHaveLength(5);
  const alerts = [...provider.accepted.values()].filter(({ kind }) => kind === 'alert');
  expect(alerts.map(({ to, values }) => [to, values['about']])).toEqual(expect.arrayContaining([[ALERTS_TO, 'deadLetters']]));
  expect(await brokenInvariants(env.DB, new Map())).toEqual([]);
});

test('pauses grow to an hour, and after a day a message is given up', async () => {
  provider.answer = () => 'down';
  const buyer = await newBuyer();
  await place(buyer, [[part, 1]]);
  const times = [];
  const minutes = [...Array.from({ length: 190 }, (_, minute) => minute), ...Array.from({ length: 22 }, (_, hour) => 200 + hour * 60)];
  for (const minute of [...minutes, 25 * 60]) {
    provider.asked.length = 0;
    await deliver(NOW + minute * MINUTE);
    // The alert about it is a message too.
    if (provider.asked.some((id) => id.startsWith('placed'))) times.push(minute);
  }
  expect(times.slice(0, 9)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  expect(times.at(-1)).toBeLessThan(24 * 60);
  expect(times.length).toBeGreaterThan(25);
  const [row] = await rows();
  expect([row?.state, row?.fault, row?.told, toldOf().length]).toEqual(['dead', 'no connection', 1, 1]);
});

test.each([[400, 'dead'], [413, 'dead'], [422, 'dead'], [409, 'sent'], [204, 'sent'], [302, 'waiting'], [401, 'waiting'], [404, 'waiting'], [429, 'waiting'], [500, 'waiting']])(
  'the answer %i means %s', async (status, state) => {
    provider.answer = () => status;
    await place(await newBuyer(), [[part, 1]]);
    await deliver(NOW);
    const [row] = await rows();
    expect([row?.state, row?.fault]).toEqual([state, state === 'sent' ? '' : `HTTP ${status}`]);
  },
);

describe('a failure', () => {
  /** Runs the schedule a minute apart until nothing waits. */
  async function untilDone(from: number): Promise<void> {
    for (let minute = 1; (await rows()).some(({ state }) => state === 'waiting'); minute++) {
      expect(minute).toBeLessThan(10);
      await deliver(from + minute * MINUTE);
    }
  }

  async function prepare(): Promise<string[]> {
    await forgetTrade(env.DB);
    provider.accepted.clear();
    await askForCode(NOW);
    const buyer = await newBuyer();
    await place(buyer, [[part, 1]]);
    const { bomNo } = await storeBom(undefined, by(buyer));
    await ask(shareBom, { bomNo, parts: [] }, by(buyer));
    // One that was given up, of which the operator has to be told.
    await env.DB.prepare("UPDATE outbox SET state = 'dead', ended_at = ?1 WHERE kind = 'shared'").bind(NOW).run();
    await askForCode(NOW);
    return (await rows()).filter(({ state }) => state === 'waiting').map(({ code_id }) => code_id);
  }

  test('of any call of the database loses no message, and sends none twice under another id', { timeout: 60_000 }, async () => {
    await prepare();
    const counting = failingDb(env.DB, 0, 'before');
    expect(await deliver(NOW, counting.db)).toBe(4);
    expect(counting.calls()).toBeGreaterThan(5);
    for (let failing = 1; failing <= counting.calls(); failing++) {
      for (const when of ['before', 'after'] as const) {
        const ids = await prepare();
        said.mockClear();
        const { db } = failingDb(env.DB, failing, when);
        await deliver(NOW, db).catch(() => undefined);
        await untilDone(NOW);
        const done = await rows();
        expect([failing, when, done.filter(({ state }) => state === 'sent').length, done.length]).toEqual([failing, when, 4, 5]);
        expect([...provider.accepted.keys()].filter((id) => !id.startsWith('alert')).sort()).toEqual(ids.sort());
        expect(toldOf().length).toBeGreaterThan(0);
        expect([...provider.accepted.values()].filter(({ kind }) => kind === 'alert')).toHaveLength(1);
      }
    }
  });

  test.each(['down', 'lost', 503] as const)('of any call of the provider (%s) loses none either', async (answer) => {
    const ids = await prepare();
    for (let failing = 1; failing <= ids.length; failing++) {
      await prepare();
      const before = provider.asked.length;
      provider.answer = (_, nth) => (nth === before + failing ? answer : 200);
      await deliver(NOW);
      await untilDone(NOW);
      expect((await rows()).filter(({ state }) => state === 'sent')).toHaveLength(4);
      expect(provider.accepted.size).toBe(4);
      expect(provider.asked).toHaveLength(before + 5);
    }
  });

  test('of writing one message stops no other', async () => {
    await prepare();
    await env.DB.prepare("UPDATE order_line SET snapshot = 'no JSON'").run();
    expect(await deliver(NOW)).toBe(3);
    expect((await rows()).filter(({ kind }) => kind === 'placed').map(({ state, fault }) => [state, fault])).toEqual([['waiting', 'the message could not be written']]);
  });
});

test('runs at the same time deliver each message once', async () => {
  const buyer = await newBuyer();
  for (let placed = 0; placed < 12; placed++) await place(buyer, [[part, 1]]);
  const delivered = await Promise.all([deliver(NOW), deliver(NOW), deliver(NOW), deliver(NOW)]);
  expect(delivered.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect([provider.asked.length, provider.accepted.size]).toEqual([12, 12]);
});

describe('S12: the message of a code', () => {
  test('is delivered right after the answer', async () => {
    const works: Promise<unknown>[] = [];
    const account = 'at-once@farad.example';
    await askForCode(NOW, account, { mail: MAIL, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
    const [sent] = [...provider.accepted.values()];
    expect([sent?.to, sent?.kind, sent?.values['code']]).toEqual([account, 'code', expect.stringMatching(/^\d{6}$/)]);
    expect((await rows()).map(({ state, code }) => [state, code])).toEqual([['sent', '']]);
  });

  test('waits for the schedule if that fails', async () => {
    const works: Promise<unknown>[] = [];
    provider.answer = () => 'down';
    await askForCode(NOW, 'later@farad.example', { mail: MAIL, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
    provider.answer = () => 200;
    expect(await deliver(NOW + MINUTE)).toBe(1);
  });

  test('is never delivered when the code is over, and then has no code', async () => {
    await askForCode(NOW);
    await deliver(NOW + 10 * MINUTE);
    expect(provider.asked).toEqual([]);
    expect((await rows()).map(({ state, code, fault }) => [state, code, fault])).toEqual([['dead', '', 'expired']]);
  });

  test('goes to a mobile number as a text message', async () => {
    await askForCode(NOW, '+8613800138000');
    await deliver(NOW);
    const [sent] = [...provider.accepted.values()];
    expect(sent).toMatchObject({ channel: 'text', to: '+8613800138000', text: `Farad: your code is ${sent?.values['code']}. It is valid for 10 minutes. Tell it to nobody.` });
    expect(sent?.html).toBeUndefined();
  });
});

test('without a provider nothing is sent, and messages go with their time', async () => {
  await place(await newBuyer(), [[part, 1]]);
  const none = { ...mailBindings(), MAIL_PROVIDER: 'none' };
  await runSchedule(none, NOW + 23 * HOUR);
  expect(await rows()).toHaveLength(1);
  await runSchedule(none, NOW + 24 * HOUR);
  expect([await rows(), provider.asked, toldOf()]).toEqual([[], [], []]);
});

test('the operator is told by mail of changes of orders that fail several times, once an hour', async () => {
  await env.DB.prepare("INSERT INTO due_failure (kind, number, tries, retry_at) VALUES ('refund', 'R1', 3, ?1)").bind(NOW + 2 * HOUR).run();
  for (const minute of [0, 5, 59, 60]) await deliver(NOW + minute * MINUTE);
  expect([...provider.accepted.values()].map(({ kind, to, values, text }) => [kind, to, values['about'], /Failing at present: 1\./.test(text)])).toEqual(
    Array(2).fill(['alert', ALERTS_TO, 'settlement', true]),
  );
});

test('accepted messages leave the list after a week, those that were given up after 90 days', async () => {
  await place(await newBuyer(), [[part, 1]]);
  await place(await newBuyer(), [[part, 1]]);
  provider.answer = (_, nth) => (nth === 1 ? 422 : 200);
  await deliver(NOW);
  const left = async (days: number) => {
    await schedule(NOW + days * 24 * HOUR);
    return (await rows()).filter(({ kind }) => kind === 'placed').map(({ state }) => state).sort();
  };
  expect([await left(6), await left(8), await left(89), await left(91)]).toEqual([['dead', 'sent'], ['dead'], ['dead'], []]);
});

describe('the operator', () => {
  const list = async (mailStatus?: 'waiting' | 'sent' | 'dead', now = NOW) => (await ask(contract.listOutbox, mailStatus ? { mailStatus } : {}, byOperator({ now }))).data.page.rows;

  test('sees what waits, was accepted and was given up, and never a code', async () => {
    await askForCode(NOW);
    await place(await newBuyer(), [[part, 1]]);
    const [{ code = '' } = {}] = await rows();
    expect(code).toMatch(/^\d{6}$/);
    const waiting = await list('waiting');
    expect(waiting.map(({ kind, retryable, tries }) => [kind, retryable, tries])).toEqual([['placed', 'T', 0], ['code', 'T', 0]]);
    expect(JSON.stringify(waiting)).not.toContain(code);
    provider.answer = ({ kind }) => (kind === 'code' ? 200 : 422);
    await deliver(NOW);
    expect([await list('waiting'), (await list('sent')).map(({ kind }) => kind), (await list('dead')).map(({ kind, fault }) => [kind, fault]), (await list()).length])
      .toEqual([[], ['code'], [['placed', 'HTTP 422']], 2]);
  });

  test('has a message tried again that was given up, but no code that is over and nothing that was accepted', async () => {
    const orderNo = await place(await newBuyer(), [[part, 1]]);
    await askForCode(NOW);
    provider.answer = () => 422;
    await deliver(NOW);
    const { mailId: code = '' } = (await list('dead')).find(({ kind }) => kind === 'code') ?? {};
    const asking = byOperator({ headers: { 'operator-name': encodeURIComponent('李雷') } });
    expect(await codeOf(contract.retryMail, { mailId: code }, asking)).toBe(CODES.state);
    expect(await codeOf(contract.retryMail, { mailId: 'none' }, asking)).toBe(CODES.notFound);
    const mailId = `placed-${orderNo}`;
    await ask(contract.retryMail, { mailId }, asking);
    provider.answer = () => 200;
    await deliver(NOW + 3 * 24 * HOUR);
    expect(provider.accepted.has(mailId)).toBe(false);
    await ask(contract.retryMail, { mailId }, { ...asking, now: NOW + 4 * 24 * HOUR });
    await deliver(NOW + 4 * 24 * HOUR);
    expect(provider.accepted.has(mailId)).toBe(true);
    expect(await codeOf(contract.retryMail, { mailId }, asking)).toBe(CODES.state);
    expect(await env.DB.prepare('SELECT retried_by FROM outbox WHERE code_id = ?1').bind(mailId).first('retried_by')).toBe('李雷');
    const { results: changes } = await env.DB.prepare("SELECT operator, subject FROM operator_event WHERE action = 'retryMail'").all();
    expect(changes).toEqual(Array(2).fill({ operator: '李雷', subject: mailId }));
  });
});
