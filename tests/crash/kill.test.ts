import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Call, Payload } from '../../app/upstream/contract/base/call';
import { envelope } from '../../app/upstream/contract/base/envelope';
import * as operator from '../../app/upstream/contract/records/operator';
import * as order from '../../app/upstream/contract/records/order';
import * as payment from '../../app/upstream/contract/records/payment';
import { loginWithPassword } from '../../app/upstream/contract/records/user';
import { mallClient } from '../fixtures/mall/mall-client';
import { openCrashingMall } from '../fixtures/servers/servers';

/** `npm run soak` kills the mall at every call; `npm test` kills it once, to check that killing and restarting works. */
const SOAK = process.env['SOAK'] === '1';
const MINUTES = 60_000;
const ADDRESS = { name: 'Crash', phone: '13800002046', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Crash Road' };

type Mall = Awaited<ReturnType<typeof openCrashingMall>>;
let mall: Mall;
let running: Awaited<ReturnType<Mall['start']>>;
let executioner: Server;
let killed = 0;
let token = '';
let part: { id: string; stock: number; qty: number };

beforeAll(async () => {
  mall = await openCrashingMall('crash');
  running = await mall.start();
  // The process that is killed requests it, and gets no answer.
  executioner = createServer(() => void running.kill().then(() => (killed += 1))).listen(0, '127.0.0.1');
  await once(executioner, 'listening');
  const signedIn = await ask(loginWithPassword, { account: 'demo@farad.example', password: 'farad-demo-2026', isAutomatic: 'T', lang: 'zh_cn' });
  token = signedIn.token;
  const found = (await mallClient(running.url).partsInStock()).find(({ stock, moq = 1 }) => stock > 5_000 && moq <= 100);
  if (!found) throw new Error('no part in stock');
  const { id, stock, moq = 1, perAddQuantity = 1 } = found;
  part = { id, stock, qty: 2 * Math.ceil(moq / perAddQuantity) * perAddQuantity };
}, 10 * MINUTES);

afterAll(async () => {
  await running?.kill();
  executioner?.close();
}, MINUTES);

async function ask<C extends Call>(call: C, payload: Payload<C>, crash: Record<string, string> = {}) {
  const response = await fetch(`${running.url}/api/farad/${call.path}`, {
    method: 'POST', headers: { 'content-type': 'application/json', 'access-token': token, ...crash }, body: JSON.stringify(payload),
  });
  const answer = v.parse(envelope, await response.json());
  return { ...answer, token: response.headers.get('access-token') ?? '', calls: Number(response.headers.get('x-database-calls')) };
}

async function broken(): Promise<unknown> {
  const query = new URLSearchParams({ id: part.id, stock: String(part.stock) });
  return (await fetch(`${running.url}/broken?${query}`)).json();
}

const orderOf = () => ({ idempotencyKey: crypto.randomUUID(), lines: [{ goodsId: part.id, qty: part.qty }], address: ADDRESS, payMethod: 'PW0' as const, shortage: 'ship' as const });

async function placed(): Promise<string> {
  return v.parse(order.createOrder.data, (await ask(order.createOrder, orderOf())).data).orderNo;
}
async function paid(): Promise<string> {
  const orderNo = await placed();
  const { paymentNo } = (await detail(orderNo)).payment;
  await ask(payment.testPayment, { paymentNo, outcome: 'pay' });
  return orderNo;
}
async function detail(orderNo: string) {
  return v.parse(order.getOrder.data, (await ask(order.getOrder, { orderNo })).data);
}
async function states(orderNo: string): Promise<string> {
  const { orderStatus, payStatus, refunds } = await detail(orderNo);
  return [orderStatus, payStatus, ...refunds.map(({ refundStatus }) => refundStatus)].join(' ');
}

interface Deed {
  run(crash?: Record<string, string>): Promise<{ code: string; calls: number }>;
  done(): Promise<string>;
}

const DEEDS: Record<string, [wanted: string, prepare: () => Promise<Deed>]> = {
  'an order': ['P0C P0C', async () => {
    const payload = orderOf();
    const run: Deed['run'] = (crash) => ask(order.createOrder, payload, crash);
    // The same key gives the number of the order.
    return { run, done: async () => states(v.parse(order.createOrder.data, (await ask(order.createOrder, payload)).data).orderNo) };
  }],
  'a payment': ['P0D P0S', async () => {
    const orderNo = await placed();
    const { paymentNo } = (await detail(orderNo)).payment;
    return { run: (crash) => ask(payment.testPayment, { paymentNo, outcome: 'pay' }, crash), done: () => states(orderNo) };
  }],
  'a refund that is asked for': ['P0D P0S S01', async () => {
    const orderNo = await paid();
    const payload = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part.id, qty: 1, refundType: 'T01' as const, reason: 'crash' };
    return { run: (crash) => ask(order.applyRefund, payload, crash), done: () => states(orderNo) };
  }],
  'a refund that is approved': ['P0F P0F S05', async () => {
    const orderNo = await paid();
    const wish = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part.id, qty: part.qty, refundType: 'T01' as const, reason: 'crash' };
    const { refundNo } = v.parse(order.applyRefund.data, (await ask(order.applyRefund, wish)).data);
    return { run: (crash) => ask(operator.auditRefund, { refundNo, approve: 'T' }, crash), done: () => states(orderNo) };
  }],
};

describe('S19: the process and its child are killed at a call of the database', () => {
  test.each(Object.entries(DEEDS).slice(0, SOAK ? undefined : 1))('%s', { timeout: 30 * MINUTES }, async (_, [wanted, prepare]) => {
    const whole = await prepare();
    const { code, calls } = await whole.run();
    expect([code, await whole.done()]).toEqual(['0', wanted]);
    expect(calls).toBeGreaterThan(2);
    for (let at = calls; at >= (SOAK ? 1 : calls); at--) {
      for (const when of SOAK ? ['before', 'after'] : ['after']) {
        const { run, done } = await prepare();
        const address = executioner.address();
        const url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}/` : '';
        const before = killed;
        await expect(run({ 'x-crash-at': String(at), 'x-crash-when': when, 'x-crash-url': url })).rejects.toThrow();
        await expect.poll(() => killed, { timeout: MINUTES }).toBe(before + 1);
        running = await mall.start();
        expect([at, when, await broken()]).toEqual([at, when, []]);
        await run();
        expect([at, when, await done()]).toEqual([at, when, wanted]);
        expect([at, when, await broken()]).toEqual([at, when, []]);
      }
    }
  });
});
