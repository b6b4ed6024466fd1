import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as operator from '../../../app/upstream/contract/records/operator';
import * as order from '../../../app/upstream/contract/records/order';
import * as payment from '../../../app/upstream/contract/records/payment';
import { runTransaction } from '../../../functions/mall/db/transaction';
import { readOrder } from '../../../functions/mall/trade/records/store';
import { Queries } from '../../../functions/mall/db/queries';
import { payBack } from '../../../functions/mall/trade/refunds/pay-back';
import { approvingShortfall } from '../../../functions/mall/trade/refunds/refund-statements';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask, NOW, SECRET, sendCall, type Asking } from '../../fixtures/mall/mall';
import { by, byOperator, detail, newBuyer, newPart, openTrade, pay, place, refund, type Buyer } from '../../fixtures/trade/trade';
import { brokenInvariants, forgetTrade, keepTrade } from '../../fixtures/trade/trade-invariants';

const INVOICE = { invoiceTitle: 'Farad Ltd', taxNo: '91440300MA5F8K2T0X' };
const STOCK = 100;

beforeAll(() => openTrade());
beforeEach(() => forgetTrade(env.DB));

interface Scene {
  buyer: Buyer;
  orderNo: string;
  part: string;
  /** The requested refund of two pieces, in scenes that have one. */
  refundNo: string;
  /** The other pieces of the order. */
  others: number;
}

/** A call, which the mall may accept or refuse. */
type Step = (scene: Scene, asking?: Asking) => Promise<unknown>;

const STEPS = {
  ship: ({ orderNo }, asking) => sendCall(operator.shipOrder, { orderNo, carrier: 'SF', trackingNo: 'SF0001' }, byOperator(asking)),
  shipShort: ({ orderNo, part }, asking) =>
    sendCall(operator.shipOrder, { orderNo, carrier: 'SF', trackingNo: 'SF0001', found: [{ goodsId: part, qty: 1 }] }, byOperator(asking)),
  ask: ({ buyer, orderNo, part }, asking) => sendCall(
    order.applyRefund, { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 2, refundType: 'T01', reason: 'x' }, by(buyer, asking),
  ),
  approve: ({ refundNo }, asking) => sendCall(operator.auditRefund, { refundNo, approve: 'T' }, byOperator(asking)),
  cancelRefund: ({ buyer, refundNo }, asking) => sendCall(order.cancelRefund, { refundNo }, by(buyer, asking)),
  pay: async ({ buyer, orderNo }, asking) => {
    const { paymentNo } = (await detail(buyer, orderNo)).payment;
    return sendCall(payment.testPayment, { paymentNo, outcome: 'pay' }, by(buyer, asking));
  },
  transfer: async ({ buyer, orderNo }, asking) => {
    const { amount } = (await detail(buyer, orderNo)).payment;
    return sendCall(operator.recordPayment, { orderNo, amount }, byOperator(asking));
  },
  cancel: ({ buyer, orderNo }, asking) => sendCall(order.cancelOrder, { orderNo }, by(buyer, asking)),
  invoice: ({ buyer, orderNo }, asking) => sendCall(order.applyInvoice, { orderNo, ...INVOICE }, by(buyer, asking)),
  askAndApprove: async (scene) => {
    const refundNo = await refund(scene.buyer, scene.orderNo, scene.part, scene.others);
    await ask(operator.auditRefund, { refundNo, approve: 'T' }, byOperator());
  },
} satisfies Record<string, Step>;

type Name = keyof typeof STEPS;

const SCENES = {
  unpaid: async (buyer, part) => place(buyer, [[part, 4]]),
  paid: async (buyer, part) => {
    const orderNo = await place(buyer, [[part, 4]]);
    await pay(buyer, orderNo);
    return orderNo;
  },
  // The refund of two of three pieces is the whole amount; the third piece refunds nothing.
  'one cent': async (buyer, part) => {
    await env.DB.prepare('UPDATE goods SET tiers = ?2 WHERE id = ?1').bind(part, '[[1,3000]]').run();
    const orderNo = await place(buyer, [[part, 3]]);
    await pay(buyer, orderNo);
    return orderNo;
  },
  'on account': async (buyer, part) => place(buyer, [[part, 4]], { payMethod: 'PW1' }),
} satisfies Record<string, (buyer: Buyer, part: string) => Promise<string>>;

/** Calls that read before they write, each with another whole call in between. */
const MEETINGS: Array<[scene: keyof typeof SCENES, step: Name, between: Name, asked?: boolean]> = [
  ['paid', 'ship', 'ask'], ['paid', 'ship', 'askAndApprove'], ['paid', 'shipShort', 'ask'], ['paid', 'shipShort', 'askAndApprove'],
  ['paid', 'ask', 'ship'], ['paid', 'ask', 'shipShort'], ['paid', 'ask', 'askAndApprove'], ['paid', 'approve', 'cancelRefund', true],
  ['paid', 'approve', 'askAndApprove', true], ['paid', 'cancelRefund', 'approve', true], ['paid', 'ship', 'cancelRefund', true],
  ['on account', 'pay', 'askAndApprove'], ['on account', 'transfer', 'askAndApprove'], ['on account', 'pay', 'approve', true],
  ['on account', 'approve', 'pay', true], ['on account', 'approve', 'transfer', true], ['on account', 'pay', 'transfer'],
  ['unpaid', 'pay', 'cancel'], ['unpaid', 'cancel', 'pay'], ['unpaid', 'transfer', 'cancel'], ['unpaid', 'pay', 'invoice'], ['unpaid', 'invoice', 'pay'],
  ['unpaid', 'invoice', 'cancel'], ['paid', 'invoice', 'askAndApprove'], ['unpaid', 'transfer', 'invoice'], ['one cent', 'approve', 'askAndApprove', true],
];

test.each(MEETINGS)('%s: %s, with %s between any two of its database calls', async (scene, step, between, asked = false) => {
  const [buyer, part] = [await newBuyer(1000), await newPart({ stock: STOCK, tiers: [[1, '2.5']] })];
  // Pieces that are missing at shipment leave the stock.
  const initial = new Map(step !== 'shipShort' && between !== 'shipShort' ? [[part, STOCK]] : []);
  const orderNo = await SCENES[scene](buyer, part);
  const there: Scene = { buyer, part, orderNo, others: scene === 'one cent' ? 1 : 2, refundNo: asked ? await refund(buyer, orderNo, part, 2) : '' };
  const beginAgain = await keepTrade(env.DB);
  for (let call = 1; ; call++) {
    await beginAgain();
    const { db, calls } = failingDb(env.DB, call, 'before', async () => {
      const other: Step = STEPS[between];
      await other(there);
    });
    await STEPS[step](there, { db });
    await detail(buyer, orderNo);
    expect([call, await brokenInvariants(env.DB, initial)]).toEqual([call, []]);
    if (calls() < call) break;
  }
});

test('a refund requested between any two database calls of another shares its cents as if it came first', async () => {
  for (let call = 1; ; call++) {
    const [buyer, part] = [await newBuyer(), await newPart({ tiers: [[1, '0.0333']] })];
    const orderNo = await place(buyer, [[part, 3]]);
    await pay(buyer, orderNo);
    const { db, calls } = failingDb(env.DB, call, 'before', async () => void (await refund(buyer, orderNo, part, 1)));
    const wish = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 1, refundType: 'T01' as const, reason: 'x' };
    expect((await sendCall(order.applyRefund, wish, by(buyer, { db }))).envelope.code).toBe('0');
    if (calls() < call) break;
    const { refunds } = await detail(buyer, orderNo);
    expect([call, refunds.map(({ amount }) => amount).sort()]).toEqual([call, ['0.03', '0.04']]);
  }
});

test('an order closes when its last amount and its last pieces, which cost nothing, are refunded at the same time', async () => {
  const [buyer, part] = [await newBuyer(), await newPart({ tiers: [[1, '0.003']] })];
  const orderNo = await SCENES['one cent'](buyer, part);
  const numbers = [await refund(buyer, orderNo, part, 2), await refund(buyer, orderNo, part, 1)];
  const at = (db: D1Database) => ({
    bindings: { DB: db, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad', PRODUCT_NAME: 'Farad', SESSION_SECRET: SECRET, DEMO: '1' }, queries: new Queries(db), now: NOW, timeZone: 'UTC',
  });
  const approve = async (refundNo: string) => {
    const { queries } = at(env.DB);
    const row = (await readOrder(queries, orderNo))?.refunds.find(({ refund_no }) => refund_no === refundNo);
    if (!row) throw new Error('no refund');
    expect(await runTransaction(queries, approvingShortfall(row, { actor: 'operator', cause: 'approved', at: NOW }, true))).toBeNull();
  };
  const [cent = '', nothing = ''] = numbers;
  await approve(cent);
  const { db } = failingDb(env.DB, 2, 'before', async () => {
    await approve(nothing);
    await payBack(at(env.DB), nothing, orderNo);
  });
  await payBack(at(db), cent, orderNo);
  expect(await detail(buyer, orderNo)).toMatchObject({ orderStatus: 'P0F', payStatus: 'P0F', refunded: '0.01' });
});
