/** Random carts through the whole shop: pages, orders and files show the oracle's amounts, to the cent. */
import { env } from 'cloudflare:test';
import fc from 'fast-check';
import readWorkbook from 'read-excel-file/universal';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MOST_ORDER_AMOUNT } from '../../app/domain/order/order-policies';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { fingerprint } from '../../functions/mall/user/secrets/secrets';
import { readPdf } from '../export/read-pdf';
import { billOf, fen, yuan, type Bill, type OracleLine } from '../fixtures/trade/cart-oracle';
import { openRandomShop, oracleLines, plain, randomShop } from '../fixtures/trade/random-carts';
import { openTrade } from '../fixtures/trade/trade';
import { Visitor } from '../fixtures/visitors/visitor';

const CARTS = env.SOAK === '1' ? 1000 : 3;
const CREDENTIALS = { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password };
const CHOICES = {
  name: 'Ada', phone: '138 0013 8000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Volt Street',
  paymentMethod: 'PW0', shortage: 'ship',
};

let ids: string[];
let mpns: Map<string, string>;
let userCode: string;

beforeAll(async () => {
  await openTrade();
  const { results } = await env.DB.prepare('SELECT id, mpn FROM goods GROUP BY mpn ORDER BY rank LIMIT 40').all<{ id: string; mpn: string }>();
  ids = results.map(({ id }) => id);
  mpns = new Map(results.map(({ id, mpn }) => [id, mpn]));
  userCode = await env.DB.prepare('SELECT user_code FROM account WHERE account = ?1').bind(DEMO_ACCOUNT.account).first<string>('user_code') ?? '';
});
beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Line = OracleLine & { id: string };

/** The amount of a line as pages show it, and the discounted amount where that is less. */
type Seen = string[];

test(`${CARTS} random carts have the oracle’s amounts on every page and in every file`, { timeout: 60_000 + CARTS * 6_000 }, async () => {
  const visitor = new Visitor();
  expect((await visitor.post('/login', CREDENTIALS)).status).toBe(303);
  const met = { ordered: 0, discounted: 0 };
  let seed = Date.now();
  // Until enough were ordered with and without a discount, which depends on the shop.
  for (let tried = 0; tried < CARTS || met.ordered < CARTS / 5 || met.discounted === 0;) {
    seed += 1;
    const [sampled] = fc.sample(randomShop, { numRuns: 1, seed });
    if (!sampled) throw new Error('no shop');
    // Five carts of each shop, so that terms and sales change.
    const shop = { ...sampled, carts: sampled.carts.slice(0, 5) };
    const keys = await openRandomShop(shop, ids, Date.now());
    const rule = shop.rule.map(({ amount, discount }) => ({ amount: plain(amount), discount: plain(discount) }));
    for (const [index, cart] of shop.carts.entries()) {
      const lines = oracleLines(shop, cart).map((line, at): Line => ({ ...line, id: ids[cart[at]?.part ?? -1] ?? '' }));
      if (lines.length === 0) continue;
      const name = `seed ${seed}, cart ${index}`;
      const bill = billOf(lines, rule);
      tried += 1;
      await takeCart(keys[index] ?? '');
      await inCart(visitor, lines, bill, name);
      if (bill.counted === 0 || bill.total > fen(MOST_ORDER_AMOUNT)) continue;
      await inOrder(visitor, lines, bill, name);
      met.ordered += 1;
      if (bill.saving > 0n) met.discounted += 1;
    }
  }
});

/** Makes an anonymous cart the user's. */
async function takeCart(key: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM cart WHERE is_user = 1'),
    env.DB.prepare('INSERT INTO cart (cart_id, is_user, used_at) VALUES (?1, 1, ?2)').bind(userCode, Date.now()),
    env.DB.prepare('UPDATE cart_line SET cart_id = ?2 WHERE cart_id = ?1').bind(fingerprint(key), userCode),
  ]);
}

async function inCart(visitor: Visitor, lines: readonly Line[], bill: Bill, name: string): Promise<void> {
  const { status, text } = await visitor.get('/shopping_cart');
  expect([name, status]).toEqual([name, 200]);
  expect(lines.map(({ id }) => amountsOf(text, id, 'Line total')), name).toEqual(lines.map(({ selected }, at) => seenOf(bill, at, selected)));
  const figures = figuresOf(text);
  expect([figures.get('To pay'), savingOf(figures)], name).toEqual([money(bill.payable), savingText(bill)]);
  const { bytes } = await visitor.post('/export/cart', { format: 'xlsx' });
  const rows = await recordsOf(bytes);
  expect(rows.map((row) => [row.get('Amount (CNY)') ?? null, row.get('After discount (CNY)') ?? null]), name)
    .toEqual(bill.lines.map((line) => (line ? [number(line.amount), number(line.discounted)] : [null, null])));
}

async function inOrder(visitor: Visitor, lines: readonly Line[], bill: Bill, name: string): Promise<void> {
  const ordered = lines.map((line, at) => ({ ...line, at })).filter(({ selected, at }) => selected && bill.lines[at]);
  const expected = ordered.map(({ at }) => seenOf(bill, at, true));
  const same = (page: string, payable: string) => {
    const figures = figuresOf(page);
    expect(ordered.map(({ id }) => amountsOf(page, id, 'Amount')), name).toEqual(expected);
    expect([figures.get(payable), savingOf(figures)], name).toEqual([money(bill.payable), savingText(bill)]);
  };
  const confirm = await visitor.get('/confirm_order');
  same(confirm.text, 'Total');
  const shown = Object.fromEntries(['idempotencyKey', 'lines', 'amount'].map((field) =>
    [field, new RegExp(`<input type="hidden" name="${field}" value="([^"]*)"`).exec(confirm.text)?.[1] ?? '']));
  const { status, location } = await visitor.post('/confirm_order', { ...CHOICES, ...shown });
  expect([name, status]).toEqual([name, 303]);
  const payment = await visitor.get(location ?? '');
  expect(payment.shows(money(bill.payable)), name).toBe(true);
  const [path = '', orderNo = ''] = /\/order_detail\/(F[\d-]+)/.exec(payment.text) ?? [];
  same((await visitor.get(path)).text, 'Order total');

  const rows = await recordsOf((await visitor.post('/export/order', { format: 'xlsx', orderNo })).bytes);
  expect(rows.map((row) => ['Part number', 'Amount (CNY)', 'After discount (CNY)', 'Order total (CNY)'].map((head) => row.get(head))), name)
    .toEqual(ordered.map(({ id, at }) => [mpns.get(id), number(bill.lines[at]?.amount), number(bill.lines[at]?.discounted), number(bill.payable)]));
  const document = await readPdf((await visitor.post('/export/order', { format: 'pdf', orderNo })).bytes);
  for (const { at } of ordered) {
    const line = bill.lines[at];
    expect(document.text, name).toContain(`${money(line?.amount ?? 0n)}${bill.saving > 0n ? money(line?.discounted ?? 0n) : ''}`);
  }
  expect(document.text, name).toContain(`Ordertotal${money(bill.payable)}`);
  await visitor.post(path, { intent: 'cancel' });
}

function seenOf({ lines }: Bill, at: number, selected: boolean): Seen {
  const line = lines[at];
  if (!line) return [];
  return selected && line.discounted !== line.amount ? [money(line.amount), money(line.discounted)] : [money(line.amount)];
}

/** The amounts in a product's cell under a heading. */
function amountsOf(html: string, goodsId: string, heading: string): Seen {
  const row = html.split('<tr ').find((one) => one.includes(`/product_detail/${goodsId}"`) || one.includes(`value="${goodsId}"`)) ?? '';
  const cell = new RegExp(`<td[^>]* data-l="${heading}"[^>]*>(.*?)</td>`, 's').exec(row)?.[1];
  if (cell === undefined) throw new Error(`${goodsId} has no ${heading}`);
  return textOf(cell).match(/¥[\d,]+\.\d\d/g) ?? [];
}

/** Labels and values of the definition lists of the page. */
function figuresOf(html: string): Map<string, string> {
  return new Map([...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, label = '', value = '']) => [textOf(label), textOf(value)]));
}

function savingOf(figures: ReadonlyMap<string, string>): string | undefined {
  return [...figures].find(([label]) => label.startsWith('12.12 sale'))?.[1].replace('-', '−');
}

function savingText({ saving }: Bill): string | undefined {
  return saving > 0n ? `−${money(saving)}` : undefined;
}

function textOf(html: string): string {
  return html.replace(/<!--.*?-->/gs, '').replace(/<[^<>]*>/g, '');
}

/** Rows of a workbook, by column heading. */
async function recordsOf(bytes: Uint8Array): Promise<Array<Map<string, unknown>>> {
  const [sheet] = await readWorkbook(new Uint8Array(bytes).buffer);
  const [head = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) => new Map(head.map((word, at) => [String(word), row[at]])));
}

/** `¥1,636.92` */
function money(amount: bigint): string {
  const [whole = '', part = ''] = yuan(amount).split('.');
  return `¥${whole.replace(/\B(?=(?:\d{3}){1,12}$)/g, ',')}.${part}`;
}

function number(amount: bigint | undefined): number {
  return Number(yuan(amount ?? 0n));
}
