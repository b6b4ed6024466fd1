import { env } from 'cloudflare:test';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFileName } from '../../app/domain/text/file-name';
import { EXPORT_LINES } from '../../app/domain/order/export-kinds';
import type { Payload } from '../../app/upstream/contract/base/call';
import * as cart from '../../app/upstream/contract/records/cart';
import { CODES, envelope } from '../../app/upstream/contract/base/envelope';
import { readLenient } from '../../app/upstream/contract/base/lenient';
import { exportFile, FILE_TYPES } from '../../app/upstream/contract/records/export';
import * as order from '../../app/upstream/contract/records/order';
import { filledCart } from '../fixtures/trade/carts';
import { ask, fetchMall, NOW, type Asking } from '../fixtures/mall/mall';
import { by, detail, newBuyer, newPart, openTrade, pay, place, setSale, type Buyer } from '../fixtures/trade/trade';

type Wanted = Payload<typeof exportFile>;

const INVOICE = { invoiceTitle: '深圳市示范电子科技有限公司', taxNo: '91440300MA5EXAMPLE' };
const MINUTE = 60_000;

let buyer: Buyer;
let other: Buyer;
let parts: string[];

beforeAll(async () => {
  await openTrade();
  [buyer, other] = [await newBuyer(1_000), await newBuyer()];
  parts = [
    await newPart({ tiers: [[1, '0.0312'], [1000, '0.0201']], hasDiscount: true, stock: 9_000 }),
    await newPart({ tiers: [[1, '1326.5']], stock: 50, supplier: 'SZ-PARTNER' }),
    await newPart({ tiers: [[1, '2']], stock: 5, orderingDays: 12 }),
  ];
});

const part = (at: number) => parts[at] ?? '';

async function asked(wanted: unknown, asking: Asking = {}) {
  const init = { method: 'POST', body: JSON.stringify(wanted), headers: { 'content-type': 'application/json' } };
  return fetchMall(exportFile.path, init, asking);
}

/** Exports a file and checks the headers that every file has. */
async function file(wanted: Wanted, asking: Asking = {}): Promise<{ name: string; bytes: Uint8Array; text: string }> {
  const { response } = await asked(wanted, asking);
  const { headers } = response;
  expect([response.status, headers.get('content-type')?.split(';')[0]]).toEqual([200, FILE_TYPES[wanted.format]]);
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\x20-\x7e]+\.\w+"/);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { name: readFileName(headers.get('content-disposition')), bytes, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}

async function csv(wanted: Extract<Wanted, { format: unknown }> & { format: 'csv' }, asking: Asking): Promise<Array<Record<string, string>>> {
  const { text } = await file(wanted, asking);
  return parse(text, { bom: true, columns: true });
}

/** Code and message of a refusal, which is an envelope of JSON. */
async function refusal(wanted: unknown, asking: Asking = {}): Promise<[code: string, message: string]> {
  const { response } = await asked(wanted, asking);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  const { code = '', message } = readLenient(envelope, await response.json()) ?? {};
  return [code, message ?? ''];
}

describe('orders as a table', () => {
  test('have a row for each line, newest first, in the language of the request', async () => {
    await setSale([{ amount: '100', discount: '0.92' }]);
    const asking = await newBuyer();
    const older = await place(asking, [[part(0), 2000], [part(1), 2]], {}, NOW - MINUTE);
    await pay(asking, older, NOW - MINUTE);
    const newer = await place(asking, [[part(2), 10]]);
    await setSale([]);
    const rows = await csv({ what: 'orders', format: 'csv' }, by(asking));
    expect(rows.map((row) => [row['Order number'], row['Order status'], row['Payment'], row['Part number'], row['Partner']])).toEqual([
      [newer, 'Pending payment', 'Unpaid', expect.stringMatching(/^PART/), ''],
      [older, 'Preparing', 'Paid', expect.stringMatching(/^PART/), ''],
      [older, 'Preparing', 'Paid', expect.stringMatching(/^PART/), 'SZ-PARTNER'],
    ]);
    expect(rows[1]).toMatchObject({
      Ordered: '2026-11-20 11:59:00', 'Payment method': 'Pay now', Invoice: 'No invoice yet', Description: 'A part for tests', Quantity: '2000',
      'Unit price (CNY)': '0.0201', 'Amount (CNY)': '40.2', 'After discount (CNY)': '40.2', 'Order total (CNY)': '2693.2', 'Order refunded (CNY)': '0',
    });
    const [, chinese] = await csv({ what: 'orders', format: 'csv' }, by(asking, { language: 'cn' }));
    expect(chinese).toMatchObject({ 订单号: older, 下单时间: '2026-11-20 11:59:00', 订单状态: '待发货', 付款方式: '在线支付', 描述: '测试用元器件', '单价（元）': '0.0201' });
  });

  test('name the bank transfer where there is no payment provider', async () => {
    const asking = await newBuyer();
    await place(asking, [[part(2), 10]]);
    expect((await csv({ what: 'orders', format: 'csv' }, by(asking, { demo: false }))).map((row) => row['Payment method'])).toEqual(['Bank transfer']);
  });

  test('are those of the list with the same filters', async () => {
    const asking = await newBuyer();
    const first = await place(asking, [[part(0), 10]]);
    const second = await place(asking, [[part(1), 1]], {}, NOW + 1000);
    await pay(asking, first);
    const { mpn = '' } = (await detail(asking, second)).lines[0] ?? {};
    const numbers = async (filter: object) =>
      (await csv({ what: 'orders', format: 'csv', ...filter }, by(asking, { now: NOW + 2000 }))).map((row) => row['Order number']);
    expect(await numbers({})).toEqual([second, first]);
    expect(await numbers({ status: 'P0D' })).toEqual([first]);
    expect(await numbers({ status: 'P0W' })).toEqual([]);
    expect(await numbers({ time: '3m', keyword: mpn.toLowerCase() })).toEqual([second]);
    expect(await numbers({ keyword: first.slice(3) })).toEqual([first]);
  });

  test('of a single order are its lines', async () => {
    const orderNo = await place(buyer, [[part(0), 10], [part(2), 3]]);
    const { lines } = await detail(buyer, orderNo);
    const rows = await csv({ what: 'order', format: 'csv', orderNo }, by(buyer));
    expect(rows.map((row) => [row['Order number'], row['Part number'], row['Quantity'], row['Unit price (CNY)'], row['After discount (CNY)']]))
      .toEqual(lines.map(({ mpn, qty, unitPrice, discountAmount }) => [orderNo, mpn, String(qty), unitPrice, discountAmount]));
  });

  test('are complete, read fifty at a time; more lines than the limit are refused', async () => {
    const asking = await newBuyer();
    const orderNo = await place(asking, [[part(0), 10]]);
    await copy(orderNo, EXPORT_LINES - 1);
    const { response, statements } = await asked({ what: 'orders', format: 'csv' }, by(asking));
    const before = statements.length;
    const rows: string[][] = parse(await response.text(), { bom: true });
    expect([rows.length, before < 10, statements.length]).toEqual([EXPORT_LINES + 1, true, before + (4 * EXPORT_LINES) / 50]);
    expect(new Set(rows.map(([number]) => number)).size).toBe(EXPORT_LINES + 1);
    await copy(orderNo, 1, 'Y');
    const [code, message] = await refusal({ what: 'orders', format: 'xlsx' }, by(asking));
    expect([code, message]).toEqual([CODES.full, 'One file can have at most 10,000 lines. Choose a shorter time, or search for a part number.']);
    expect((await csv({ what: 'orders', format: 'csv', status: 'P0C' }, by(asking))).map((row) => row['Order number'])).toEqual([orderNo]);
  });
});

/** Inserts copies of an order with one line, closed. */
async function copy(orderNo: string, count: number, prefix = 'X'): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?2)
       INSERT INTO trade_order (order_no, user_code, created_at, status, payment_method, total, discount, payable, shipping, address, shortage)
       SELECT ?3 || n, user_code, created_at - n, 'P0F', payment_method, total, discount, payable, shipping, address, shortage
       FROM number CROSS JOIN trade_order WHERE order_no = ?1`,
    ).bind(orderNo, count, prefix),
    env.DB.prepare("INSERT INTO payment (payment_no, order_no, amount) SELECT 'P' || order_no, order_no, payable FROM trade_order WHERE order_no LIKE ?1 || '%'")
      .bind(prefix),
    env.DB.prepare(
      `INSERT INTO order_line (order_no, line_no, goods_id, mpn, qty, unit_price, amount, discounted, reserved, ordered, snapshot)
       SELECT trade_order.order_no, line_no, goods_id, mpn, qty, unit_price, amount, discounted, 0, 0, snapshot
       FROM order_line CROSS JOIN trade_order WHERE order_line.order_no = ?1 AND trade_order.order_no LIKE ?2 || '%'`,
    ).bind(orderNo, prefix),
  ]);
}

describe('the cart', () => {
  test('of a visitor is exported by its key, with lines that can be ordered and lines that cannot', async () => {
    const [sold, gone] = [await newPart({ stock: 3, tiers: [[1, '2.5']] }), await newPart()];
    const cartKey = await filledCart([[part(0), 1000], [sold, 3], [gone, 1]]);
    await env.DB.batch([
      env.DB.prepare('UPDATE goods SET stock = 1 WHERE id = ?1').bind(sold), env.DB.prepare('DELETE FROM goods WHERE id = ?1').bind(gone),
    ]);
    await ask(cart.selectInCart, { cartKey, goodsIds: [part(0)] });
    const rows = await csv({ what: 'cart', format: 'csv', cartKey }, {});
    expect(rows.map((row) => [row['Quantity'], row['Unit price (CNY)'], row['Amount (CNY)'], row['Selected'], row['Note']])).toEqual([
      ['1000', '0.0201', '20.1', 'Yes', ''],
      ['3', '', '', 'No', 'Cannot be ordered in this quantity'],
      ['1', '', '', 'No', 'No longer sold'],
    ]);
  });

  test('of a user includes the anonymous cart that is sent', async () => {
    const cartKey = await filledCart([[part(0), 1000]]);
    const asking = await newBuyer();
    await ask(cart.addToCart, { goodsId: part(1), cartNum: 1 }, by(asking));
    const rows = await csv({ what: 'cart', format: 'csv', cartKey }, by(asking, { language: 'cn' }));
    expect(rows.map((row) => row['数量'])).toEqual(['1', '1000']);
  });

  test('of an unknown key is an empty table', async () => {
    expect(await csv({ what: 'cart', format: 'csv' }, {})).toEqual([]);
    expect(await csv({ what: 'cart', format: 'csv', cartKey: 'a'.repeat(43) }, {})).toEqual([]);
  });
});

describe('documents', () => {
  test('exist for every order, and for an invoice once it is issued', async () => {
    const orderNo = await place(buyer, [[part(0), 1000]]);
    expect(await file({ what: 'order', format: 'pdf', orderNo }, by(buyer))).toMatchObject({ name: `order-${orderNo}.pdf`, text: expect.stringMatching(/^%PDF-1\.7/) });
    expect(await refusal({ what: 'invoice', format: 'pdf', orderNo }, by(buyer))).toEqual([
      CODES.state, 'You have not requested an invoice yet. Request it on the page of the order. Once it is issued, you can download it.',
    ]);
    await ask(order.applyInvoice, { orderNo, ...INVOICE }, by(buyer));
    expect(await refusal({ what: 'invoice', format: 'pdf', orderNo }, by(buyer, { language: 'cn' }))).toEqual([
      CODES.state, '发票已于 2026-11-20 12:00:00 申请，订单付款后即开票，届时可下载。',
    ]);
    await pay(buyer, orderNo);
    const { invoice } = await detail(buyer, orderNo);
    expect(await file({ what: 'invoice', format: 'pdf', orderNo }, by(buyer, { language: 'cn' }))).toMatchObject({
      name: `发票-${invoice?.invoiceNo}.pdf`, text: expect.stringMatching(/^%PDF-1\.7.*%%EOF\n$/s),
    });
  });
});

describe('files', () => {
  test.each<[wanted: Wanted, english: string, chinese: string]>([
    [{ what: 'cart', format: 'xlsx' }, 'cart-2026-11-20.xlsx', '购物车-2026-11-20.xlsx'],
    [{ what: 'orders', format: 'xlsx', time: '3m' }, 'orders-2026-11-20.xlsx', '订单列表-2026-11-20.xlsx'],
  ])('are named by their content and the day: %j', async (wanted, english, chinese) => {
    const named = await Promise.all((['en', 'cn'] as const).map((language) => file(wanted, by(buyer, { language }))));
    expect(named.map(({ name }) => name)).toEqual([english, chinese]);
    for (const { text } of named) expect(text).toMatch(/^PK\x03\x04.*xl\/worksheets\/sheet1\.xml/s);
  });

  test('of an order are named by its number', async () => {
    const orderNo = await place(buyer, [[part(0), 10]]);
    expect((await file({ what: 'order', format: 'xlsx', orderNo }, by(buyer))).name).toBe(`order-${orderNo}.xlsx`);
    expect((await file({ what: 'order', format: 'csv', orderNo }, by(buyer, { language: 'cn' }))).name).toBe(`订单-${orderNo}.csv`);
  });
});

describe('the mall refuses', () => {
  const all = (orderNo: string): Wanted[] => [
    { what: 'order', format: 'pdf', orderNo }, { what: 'order', format: 'xlsx', orderNo }, { what: 'order', format: 'csv', orderNo },
    { what: 'invoice', format: 'pdf', orderNo },
  ];

  test('orders of another user, exactly as unknown ones (S14)', async () => {
    const orderNo = await place(buyer, [[part(0), 10]], INVOICE);
    await pay(buyer, orderNo);
    for (const wanted of [...all(orderNo), ...all('F20200101-00000000'), ...all("' OR 1=1 --")]) {
      expect(await refusal(wanted, by(other))).toEqual([CODES.notFound, 'There is no such order.']);
    }
    expect(await csv({ what: 'orders', format: 'csv' }, by(other))).toEqual([]);
    expect(await csv({ what: 'orders', format: 'csv', keyword: orderNo }, by(other))).toEqual([]);
    for (const wanted of all(orderNo)) await file(wanted, by(buyer));
  });

  test('orders without a sign-in', async () => {
    const orderNo = await place(buyer, [[part(0), 10]]);
    for (const wanted of [...all(orderNo), { what: 'orders', format: 'csv' }]) {
      for (const asking of [{}, { headers: { 'access-token': 'forged' } }]) expect((await refusal(wanted, asking))[0]).toBe(CODES.signIn);
    }
  });

  test.each<[wanted: unknown, field: string]>([
    [{ what: 'catalogue', format: 'csv' }, 'what'],
    [{}, 'what'],
    [{ what: 'cart', format: 'pdf' }, 'format'],
    [{ what: 'invoice', format: 'csv', orderNo: 'F1' }, 'format'],
    [{ what: 'orders', format: 'html' }, 'format'],
    [{ what: 'orders', format: 'csv', status: 'P0X' }, 'status'],
    [{ what: 'orders', format: 'csv', keyword: 'x'.repeat(101) }, 'keyword'],
    [{ what: 'order', format: 'pdf' }, 'orderNo'],
    [{ what: 'order', format: 'pdf', orderNo: ['F1'] }, 'orderNo'],
    [{ what: 'cart', format: 'csv', cartKey: 'short' }, 'cartKey'],
  ])('an unknown file: %j', async (wanted, field) => {
    expect(await refusal(wanted, by(buyer))).toEqual([CODES.badPayload, expect.stringMatching(new RegExp(`^${field}: `))]);
  });

  test('a file by GET', async () => {
    expect((await fetchMall(exportFile.path)).response.status).toBe(404);
  });
});
