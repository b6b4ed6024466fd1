/** The mall's log lines, and what a hash in them stands for. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CODES } from '../../app/upstream/contract/base/envelope';
import { saveFeedback } from '../../app/upstream/contract/records/portal/feedback';
import { who } from '../../app/upstream/contract/records/operator';
import { createHasher } from '../../functions/mall/log/hasher';
import { runSchedule } from '../../functions/mall/schedule';
import { failingDb } from '../fixtures/faults/failing-db';
import { fetchMall, NOW, sendCall } from '../fixtures/mall/mall';
import { byOperator, newBuyer, newPart, openTrade, pay, place, received, refund, type Buyer } from '../fixtures/trade/trade';

const KEY = 'a key for log lines that has more than 32 signs';
const hash = createHasher(KEY);
const DAY = 86_400_000;

let lines: Array<Record<string, unknown>>;
let buyer: Buyer;
let part: string;

beforeAll(async () => {
  await openTrade();
  [buyer, part] = [await newBuyer(), await newPart()];
});
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(JSON.parse(String(line))));
});
afterEach(() => void vi.restoreAllMocks());

const settings = (db = env.DB) => ({ ...env, DB: db, PRODUCT: 'farad', LOG_KEY: KEY });

describe('S44: a line of the mall', () => {
  test('about a due transition that fails has an id and the hash of the order, by which an operator finds it', async () => {
    const orderNo = await place(buyer, [[part, 5]]);
    await runSchedule(settings(failingDb(env.DB, 2, 'before').db), NOW + 30 * DAY);
    expect(lines).toEqual([expect.objectContaining({ requestId: expect.stringMatching(/^[\w-]{36}$/), event: 'settle_failed', kind: 'expired', number: hash(orderNo) })]);
    expect(JSON.stringify(lines)).not.toContain(orderNo);
    const found = await sendCall(who, { hash: lines[0]?.['number'] }, byOperator({ logKey: KEY }));
    expect(found.envelope.data).toEqual({ kind: 'order', number: orderNo });
  });

  test('about an unexpected error has the id that the caller sent, or a new one', async () => {
    const { db } = failingDb(env.DB, 1, 'before');
    const call = 'noticeConfig/qryNoticeConfigList';
    await fetchMall(call, {}, { db, headers: { 'x-request-id': 'ray-7791' } });
    await fetchMall(call, {}, { db: failingDb(env.DB, 1, 'before').db, headers: { 'x-request-id': 'forged" \u00e9' } });
    expect(lines.map(({ requestId, event, path }) => [requestId, event, path])).toEqual([
      ['ray-7791', 'mall_error', `/api/*/${call}`], [expect.stringMatching(/^[0-9a-f-]{36}$/), 'mall_error', `/api/*/${call}`],
    ]);
  });
});

describe('S44: an operator finds what a hash stands for', () => {
  test('of orders, payments, refunds, invoices, feedback, users and accounts', async () => {
    const orderNo = await received(buyer, [[part, 5]]);
    const refundNo = await refund(buyer, orderNo, part, 1, 'T02');
    await pay(buyer, await place(buyer, [[part, 1]]));
    await env.DB.prepare("UPDATE trade_order SET invoice_no = 'V20261122-00000001' WHERE order_no = ?1").bind(orderNo).run();
    await sendCall(saveFeedback, { type: 'other', content: 'x' });
    const column = async (query: string) => (await env.DB.prepare(query).first<string>('number')) ?? '';
    const records = [
      ['order', orderNo], ['payment', await column('SELECT payment_no AS number FROM payment')], ['refund', refundNo], ['invoice', 'V20261122-00000001'],
      ['feedback', await column('SELECT feedback_no AS number FROM feedback')], ['user', buyer.userCode],
      ['account', await column(`SELECT account AS number FROM account WHERE user_code = '${buyer.userCode}'`)],
    ];
    for (const [kind, number = ''] of records) {
      expect((await sendCall(who, { hash: hash(number) }, byOperator({ logKey: KEY }))).envelope.data).toEqual({ kind, number });
    }
  });

  test('with the key of the lines only, and nobody else does', async () => {
    const payload = { hash: hash(buyer.userCode) };
    const other = await sendCall(who, payload, byOperator({ logKey: `${KEY}, another` }));
    expect(other.envelope).toMatchObject({ code: CODES.notFound, message: expect.stringContaining('LOG_KEY') });
    expect((await sendCall(who, payload, byOperator())).envelope.message).toMatch(/^LOG_KEY is not set/);
    const strangers = [{ logKey: KEY }, { logKey: KEY, demo: true, headers: { 'access-token': buyer.token } }, byOperator({ logKey: KEY, headers: { 'operator-key': 'wrong' } })];
    for (const asking of strangers) expect((await sendCall(who, payload, asking)).envelope).toMatchObject({ code: CODES.notFound, data: null });
    for (const wrong of ['', 'h:12', `h:${'g'.repeat(16)}`, '%']) expect((await sendCall(who, { hash: wrong }, byOperator({ logKey: KEY }))).envelope.code).toBe(CODES.badPayload);
  });
});
