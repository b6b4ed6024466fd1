/** What operators read of all buyers, the stock that they set, and the journal of what they change. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../../../app/upstream/contract/base/call';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as desk from '../../../app/upstream/contract/records/desk/desk';
import { getGoods } from '../../../app/upstream/contract/records/goods';
import * as operator from '../../../app/upstream/contract/records/operator';
import { searchFeedback } from '../../../app/upstream/contract/records/portal/feedback';
import { searchGoods } from '../../../app/upstream/contract/records/search';
import { listSignIns, unlockAccount } from '../../../app/upstream/contract/records/user';
import { ask, NOW, replaceCatalogue, sendCall, type Asking } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';
import { by, byOperator, codeOf, detail, newBuyer, newPart, openTrade, place, refund, stockOf, type Buyer } from '../../fixtures/trade/trade';
import { brokenInvariants, forgetTrade } from '../../fixtures/trade/trade-invariants';

const live = (more: Asking = {}): Asking => byOperator({ ...more, demo: false, headers: { 'operator-name': 'Ada', ...more.headers } });
const source = 'stock.csv';

let buyer: Buyer;
let account: string;

beforeAll(() => openTrade());
beforeEach(async () => {
  await forgetTrade(env.DB);
  await env.DB.prepare('DELETE FROM operator_event').run();
  buyer = await newBuyer();
  account = (await env.DB.prepare('SELECT account FROM account WHERE user_code = ?1').bind(buyer.userCode).first<string>('account')) ?? '';
});
afterEach(async () => expect(await brokenInvariants(env.DB, new Map())).toEqual([]));

const journal = async (subject?: string) =>
  (await ask(desk.listOperatorEvents, subject === undefined ? {} : { subject }, live())).data.page.rows.map(({ operator: who, action, subject: of, detail: more }) => [who, action, of, more].join(' | '));

describe('lists of all buyers', () => {
  test('have the orders of one status oldest first, all newest first, and of one account', async () => {
    const part = await newPart();
    const other = await newBuyer();
    const orders = [await place(buyer, [[part, 1]], {}, NOW - 3_000), await place(other, [[part, 2]], {}, NOW - 2_000), await place(buyer, [[part, 3]], {}, NOW - 1_000)];
    await ask(operator.recordPayment, { orderNo: orders[0] ?? '', amount: '1' }, live());
    const list = async (payload: Parameters<typeof ask<typeof desk.listAllOrders>>[1]) => (await ask(desk.listAllOrders, payload, live())).data.page;
    expect((await list({})).rows.map(({ orderNo }) => orderNo)).toEqual([...orders].reverse());
    expect((await list({ status: 'P0C' })).rows.map(({ orderNo }) => orderNo)).toEqual(orders.slice(1));
    expect(await list({ account, pageSize: 1, pageNo: 2 })).toMatchObject({ total: 2, totalPage: 2, rows: [{ orderNo: orders[0], account, lineNum: 1, payStatus: 'P0S' }] });
    expect(await codeOf(desk.listAllOrders, { account: 'nobody@farad.example' }, live())).toBe(CODES.notFound);
  });

  test('have an order with what is to pick, found by its number or that of its payment', async () => {
    const part = await newPart({ stock: 3, orderingDays: 7 });
    const orderNo = await place(buyer, [[part, 5]]);
    expect((await ask(desk.getAnyOrder, { orderNo }, live())).data.picks).toEqual([]);
    await ask(operator.recordPayment, { orderNo, amount: '5' }, live());
    const { data } = await ask(desk.getAnyOrder, { paymentNo: (await detail(buyer, orderNo)).payment.paymentNo }, live());
    expect(data).toMatchObject({ orderNo, account, picks: [{ goodsId: part, stockNum: 3, orderNum: 2 }] });
    for (const payload of [{ orderNo: 'F1' }, { paymentNo: 'P1' }, {}]) expect(await codeOf(desk.getAnyOrder, payload, live())).toBe(CODES.notFound);
  });

  test('have refunds on which somebody has to decide, and the others', async () => {
    const part = await newPart();
    const orderNo = await place(buyer, [[part, 5]]);
    await ask(operator.recordPayment, { orderNo, amount: '5' }, live());
    const [one, two] = [await refund(buyer, orderNo, part, 1), await refund(buyer, orderNo, part, 2)];
    await ask(operator.auditRefund, { refundNo: one, approve: 'F' }, live());
    const numbers = async (payload: object) => (await ask(desk.listAllRefunds, payload, live())).data.page.rows.map(({ refundNo }) => refundNo).sort();
    expect([await numbers({ open: 'T' }), await numbers({ open: 'F' }), await numbers({ refundNo: one })]).toEqual([[two], [one], [one]]);
    expect((await numbers({}))).toEqual([one, two].sort());
    expect((await ask(desk.listAllOrders, {}, live())).data.page.rows[0]).toMatchObject({ orderNo, openRefunds: 1 });
    expect(await codeOf(desk.listAllRefunds, { refundNo: 'R1' }, live())).toBe(CODES.notFound);
  });
});

describe('the journal', () => {
  test('S60: has each change of an operator with the name, and none that was refused or that a buyer of a demonstration made', async () => {
    const part = await newPart();
    const orderNo = await place(buyer, [[part, 5]]);
    await ask(operator.recordPayment, { orderNo, amount: '5' }, live());
    expect(await codeOf(operator.recordPayment, { orderNo, amount: '5' }, live())).toBe(CODES.state);
    const [one, two] = [await refund(buyer, orderNo, part, 1), await refund(buyer, orderNo, part, 1)];
    await ask(operator.auditRefund, { refundNo: one, approve: 'T' }, live());
    await ask(operator.auditRefund, { refundNo: two, approve: 'F' }, by(buyer));
    await ask(operator.payoutSent, { payoutNo: one }, live());
    await ask(operator.shipOrder, { orderNo, carrier: 'SF', trackingNo: '7' }, live({ headers: { 'operator-name': encodeURIComponent('李雷') } }));
    await ask(unlockAccount, { account }, live());
    expect(await codeOf(operator.shipOrder, { orderNo, carrier: 'SF', trackingNo: '8' }, live())).toBe(CODES.state);
    expect(await journal()).toEqual([
      `Ada | unlockAccount | ${account} | `, `李雷 | ship | ${orderNo} | SF 7`, `Ada | sendPayout | ${one} | 1 CNY of ${orderNo}`, `Ada | approveRefund | ${one} | `,
      `Ada | recordPayment | ${orderNo} | 5 CNY`,
    ]);
    expect(await journal(orderNo)).toEqual([`李雷 | ship | ${orderNo} | SF 7`, `Ada | recordPayment | ${orderNo} | 5 CNY`]);
  });

  test('signing an account out ends its sign-ins and forgets its devices', async () => {
    await env.DB.prepare("INSERT INTO device (token, user_code, device_id, used_at, expires_at) VALUES ('t', ?1, 'd', 0, ?2)").bind(buyer.userCode, NOW + 1).run();
    expect((await ask(desk.signOutAccount, { account: account.toUpperCase() }, live())).data).toEqual({ signIns: 1, devices: 1 });
    expect(await codeOf(listSignIns, {}, by(buyer))).toBe(CODES.signIn);
    expect((await ask(desk.signOutAccount, { account }, live())).data).toEqual({ signIns: 0, devices: 0 });
    expect(await codeOf(desk.signOutAccount, { account: 'nobody@farad.example' }, live())).toBe(CODES.notFound);
  });

  test.each<[name: string, call: Call, payload: object]>([
    ['orders', desk.listAllOrders, {}], ['an order', desk.getAnyOrder, { orderNo: 'F1' }], ['refunds', desk.listAllRefunds, {}], ['the journal', desk.listOperatorEvents, {}],
    ['signing out', desk.signOutAccount, { account: 'ada@farad.example' }], ['feedback', searchFeedback, {}],
    ['the stock', desk.setStock, { source, rows: [{ line: 1, goodsId: 'F0000000003', stock: 1 }] }],
  ])('nobody but an operator can call for it: %s', async (_, call, payload) => {
    for (const asking of [by(buyer), { operatorKey: 'the key', headers: { 'operator-key': 'another' } }]) {
      expect((await sendCall(call, payload, asking)).envelope.code).toBe(CODES.notFound);
    }
  });
});

describe('a stock list', () => {
  const set = async (rows: Parameters<typeof ask<typeof desk.setStock>>[1]['rows'], more: Partial<Parameters<typeof ask<typeof desk.setStock>>[1]> = {}) =>
    (await ask(desk.setStock, { source, rows, ...more }, live())).data;
  const part = async (id: string) => {
    const { data: { stock, rangePrice } } = await ask(getGoods, { id });
    return { stock, rangePrice };
  };

  test('shows in the live figures, and in lists and searches, with their filters and sorts', async () => {
    await replaceCatalogue(smallCatalogue());
    const search = async (more: object) => {
      const { data } = await ask(searchGoods, { keyword: 'RC0402FR-0710', pageNo: 1, pageSize: 10, ...more });
      return data.page.rows.map(({ mpn, stock, rangePrice }) => [mpn, stock, rangePrice?.[0]?.price].join(' '));
    };
    const before = await search({});
    expect(before.length).toBeGreaterThan(2);
    const rows = [
      { line: 2, mpn: 'RC0402FR-0710RL', stock: 0 },
      { line: 3, mpn: 'rc0402fr0710KL', brand: 'yageo', stock: 77_000, rangePrice: [{ min: 1, price: '0.000001' }, { min: 100, price: '0.0000005' }].slice(0, 1) },
    ];
    expect(await set(rows)).toEqual({ faults: [], parts: 2 });
    const after = await search({});
    expect(after).toContain('RC0402FR-0710KL 77000 0.000001');
    expect(after.find((text) => text.startsWith('RC0402FR-0710RL'))).toMatch(/^RC0402FR-0710RL 0 /);
    expect((await search({ sort: 'price' }))[0]).toBe('RC0402FR-0710KL 77000 0.000001');
    expect(await search({ inStock: 'T' })).not.toContain(after.find((text) => text.startsWith('RC0402FR-0710RL')));
    expect(await journal(source)).toEqual([`Ada | setStock | ${source} | parts: 2, stocks: 2, prices: 1`]);
  });

  test('counts pieces that orders hold as lying in the warehouse; what is missing is ordered in, the latest orders first', async () => {
    const id = await newPart({ stock: 10 });
    const [first, second] = [await place(buyer, [[id, 4]], {}, NOW - 1_000), await place(buyer, [[id, 3]])];
    expect(await set([{ line: 1, goodsId: id, stock: 20 }])).toEqual({ faults: [], parts: 1 });
    expect(await stockOf(id)).toBe(13);
    expect(await set([{ line: 1, goodsId: id, stock: 5 }])).toEqual({ faults: [], parts: 1 });
    expect(await stockOf(id)).toBe(0);
    const held = await env.DB.prepare('SELECT SUM(reserved) AS reserved, SUM(ordered) AS ordered FROM order_line WHERE goods_id = ?1').bind(id).first();
    expect(held).toEqual({ reserved: 5, ordered: 2 });
    const latest = [first, second].sort().at(-1) ?? '';
    expect(await env.DB.prepare('SELECT ordered FROM order_line WHERE order_no = ?1').bind(latest).first('ordered')).toBe(2);
    expect(await set([{ line: 1, goodsId: id, rangePrice: [{ min: 1, price: '2' }] }])).toEqual({ faults: [], parts: 1 });
    expect(await part(id)).toEqual({ stock: 0, rangePrice: [{ min: 1, price: '2' }] });
  });

  test('with faults changes nothing, and tells all of them', async () => {
    const [id, sku] = [await newPart({ stock: 10 }), await newPart({ stock: 10 })];
    await env.DB.prepare("UPDATE goods SET sku = 'OWN-1' WHERE id = ?1").bind(sku).run();
    const answer = await set([
      { line: 2, goodsId: id, stock: 1 }, { line: 3, goodsId: 'T9', stock: 1 }, { line: 4, stock: 1 }, { line: 5, sku: 'OWN-1' }, { line: 6, goodsId: id, stock: 2 },
      { line: 7, sku: 'OWN-1', rangePrice: [{ min: 10, price: '1' }, { min: 10, price: '0' }, { min: 20, price: '0.1234567' }] }, { line: 8, mpn: 'LM358DR', stock: 5 },
      { line: 9, mpn: 'AO3400A', brand: 'onsemi', stock: 5 },
    ]);
    expect(answer.parts).toBe(0);
    expect(answer.faults.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)).toEqual([
      '3 goodsId: there is no part T9.', '4 goodsId: no part is named: give its id, own number or part number.', '5 stock: neither stock nor prices are given.',
      `6 goodsId: ${id} stands on line 2 already.`, '7 rangePrice: quantities must be at least 1 and rise.', '7 rangePrice: a price must be above 0.',
      '7 rangePrice: 0.1234567 has more than 6 decimals, or is too high.', `7 sku: ${sku} stands on line 5 already.`,
      expect.stringMatching(/^8 mpn: 3 parts have the number LM358DR: F\d+, F\d+, F\d+\. Give the id or the brand\.$/), '9 brand: there is no part AO3400A of onsemi.',
    ]);
    expect([await stockOf(id), await stockOf(sku)]).toEqual([10, 10]);
    expect(await set([{ line: 1, goodsId: id, stock: 1 }], { check: 'T' })).toEqual({ faults: [], parts: 1 });
    expect([await stockOf(id), await journal()]).toEqual([10, []]);
  });

  test('takes one answer for a list of many blocks, all of it or nothing', async () => {
    await replaceCatalogue(smallCatalogue());
    const { results } = await env.DB.prepare('SELECT id, stock FROM goods WHERE rank < 1900 ORDER BY rank').all<{ id: string; stock: number }>();
    const rangePrice = Array.from({ length: 20 }, (_, at) => ({ min: 10 ** Math.min(at, 1) + at, price: `1.${100 - at}` }));
    const rows = results.map(({ id }, at) => ({ line: at + 1, goodsId: id, stock: 5_000 + at, rangePrice }));
    const { data, statements } = await ask(desk.setStock, { source, rows }, live());
    expect(data).toEqual({ faults: [], parts: rows.length });
    expect(new Set(statements.filter(({ sql }) => /^UPDATE|^INSERT/.test(sql)).map(({ trip }) => trip)).size).toBe(1);
    expect(statements.filter(({ sql }) => /^UPDATE goods SET tiers/.test(sql)).length).toBeGreaterThan(5);
    const changed = await env.DB.prepare('SELECT COUNT(*) AS n FROM goods WHERE stock = 5000 + rank - 1 AND json_array_length(tiers) = 20').first('n');
    expect(changed).toBe(rows.length);
    expect((await ask(desk.setStock, { source, check: 'T', rows: [...rows, { line: 0, goodsId: 'none', stock: 1 }] }, live())).data).toMatchObject({ parts: 0, faults: [{ line: 0 }] });
  });
});
