/** What a new buyer may hold: an account without credit, none of whose orders is paid. */
import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as operator from '../../../app/upstream/contract/records/operator';
import { cancelOrder, createOrder } from '../../../app/upstream/contract/records/order';
import { DEMO_ACCOUNT } from '../../../functions/mall/user/demo-account';
import { LINES_OF_BUYER, NEW_BUYER } from '../../../functions/mall/user/limits/trade-policies';
import { NOW, sendCall } from '../../fixtures/mall/mall';
import { by, byOperator, newBuyer, newPart, openTrade, orderOf, pay, refund, stockOf, type Buyer, type PartTerms } from '../../fixtures/trade/trade';
import { brokenInvariants, forgetTrade } from '../../fixtures/trade/trade-invariants';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HISTORIES = env.SOAK === '1' ? 300 : 3;
const PARTS = env.SOAK === '1' ? 30 : 8;

let addresses = 0;
let here: string;

beforeAll(() => openTrade());
beforeEach(() => {
  addresses += 1;
  here = `2001:db8:0:${addresses.toString(16)}::1`;
});

const newcomer = () => newBuyer(0);
const plenty = (terms: PartTerms = {}) => newPart({ stock: 1000, tiers: [[1, '1']], ...terms });

async function ordered(buyer: Buyer, lines: Array<[string, number]>, now = NOW, address = here) {
  const { envelope } = await sendCall(createOrder, orderOf(lines), by(buyer, { now, headers: { 'x-visitor-address': address } }));
  const { orderNo = '' } = envelope.code === '0' ? Object(envelope.data) : {};
  return { ...envelope, orderNo: String(orderNo) };
}

const codeOf = async (...order: Parameters<typeof ordered>) => (await ordered(...order)).code;
const cancel = (buyer: Buyer, orderNo: string, now = NOW) => sendCall(cancelOrder, { orderNo }, by(buyer, { now }));
const heldBy = (where: string) => env.DB.prepare(`SELECT COALESCE(SUM(reserved), 0) AS n FROM order_line JOIN trade_order USING (order_no) WHERE ${where}`).first<number>('n');

describe('S17: a new buyer', () => {
  test(`who tries to hold all the stock of ${PARTS} parts gets none of them, and at most 50,000 CNY unpaid`, async () => {
    const buyer = await newcomer();
    const parts = await Promise.all(Array.from({ length: PARTS }, () => plenty({ stock: 10_000, tiers: [[1, '100']] })));
    for (const part of parts) expect([CODES.full, CODES.quantity]).toContain(await codeOf(buyer, [[part, 10_000]]));
    for (const part of parts.slice(0, 4)) await ordered(buyer, [[part, 500]]);
    for (const part of parts.slice(0, 4)) await ordered(buyer, [[part, 20]]);
    const unpaid = await env.DB.prepare("SELECT SUM(payable) / 1000000 AS n FROM trade_order WHERE user_code = ?1 AND status = 'P0C'").bind(buyer.userCode).first('n');
    expect(unpaid).toBe(50_000);
    expect((await Promise.all(parts.map(stockOf))).filter((stock) => stock < 9_500)).toEqual([]);
  });

  test('holds half the stock of a part, and is told how many pieces can be ordered', async () => {
    const [buyer, part] = [await newcomer(), await plenty()];
    expect(await ordered(buyer, [[part, 501]])).toMatchObject({
      code: CODES.quantity, data: { nearest: [500] }, message: expect.stringMatching(/^Until your first order is paid, you can order up to 500 pieces of PART\d+\. You can order more after paying\.$/),
    });
    expect(await codeOf(buyer, [[part, 300]])).toBe('0');
    expect(await ordered(buyer, [[part, 201]])).toMatchObject({ data: { nearest: [200] } });
    expect(await codeOf(buyer, [[part, 200]])).toBe('0');
    expect(await ordered(buyer, [[part, 1]])).toMatchObject({ code: CODES.quantity, data: null, message: expect.stringMatching(/cannot order more of PART\d+ now/) });
    expect(await stockOf(part)).toBe(500);
  });

  test('who pays, or has credit, holds all of it; after a refund of all of it the buyer is new again', async () => {
    const [buyer, trusted, part, other] = [await newcomer(), await newBuyer(1), await plenty(), await plenty()];
    const first = await ordered(buyer, [[other, 1]]);
    await pay(buyer, first.orderNo);
    const all = await ordered(buyer, [[part, 1000]]);
    expect(all.code).toBe('0');
    await cancel(buyer, all.orderNo);
    expect(await codeOf(trusted, [[part, 1000]])).toBe('0');
    await sendCall(operator.auditRefund, { refundNo: await refund(buyer, first.orderNo, other, 1), approve: 'T' }, byOperator());
    expect(await codeOf(buyer, [[other, 999]])).toBe(CODES.quantity);
  });

  test('always holds 20 pieces and the minimum buy, but no more of a part that is ordered in', async () => {
    const buyer = await newcomer();
    const [few, reel, ordering] = [await plenty({ stock: 20 }), await plenty({ stock: 3000, moq: 3000, step: 3000, tiers: [[1, '0.01']] }), await plenty({ stock: 300, step: 10, moq: 10, orderingDays: 9 })];
    expect(await codeOf(buyer, [[few, 20], [reel, 3000]])).toBe('0');
    expect(await ordered(buyer, [[ordering, 1000]])).toMatchObject({ code: CODES.quantity, data: { nearest: [150] } });
    expect(await codeOf(buyer, [[ordering, 150]])).toBe('0');
  });

  test('leaves a quarter to those who have paid before, with ten accounts too', async () => {
    const part = await plenty();
    for (let count = 0; count < 10; count++) {
      const buyer = await newcomer();
      for (const pieces of [500, 250, 25]) await ordered(buyer, [[part, pieces]], NOW, `192.0.2.${count}`);
    }
    expect(await stockOf(part)).toBeGreaterThanOrEqual(250);
    expect(await stockOf(part)).toBeLessThan(300);
    const left = await stockOf(part);
    expect(await codeOf(await newBuyer(1), [[part, left]])).toBe('0');
  });

  test('leaves it to them with many accounts that hold 20 pieces each, and of a small stock too', async () => {
    const [part, small] = [await plenty(), await plenty({ stock: 40 })];
    for (let count = 0; count < 30; count++) {
      const [buyer, address] = [await newcomer(), `192.0.2.${count}`];
      await ordered(buyer, [[part, count < 3 ? 250 : 20]], NOW, address);
      await ordered(buyer, [[small, 20]], NOW, address);
    }
    expect([await stockOf(part), await stockOf(small)]).toEqual([250, 20]);
    expect(await ordered(await newcomer(), [[small, 20]])).toMatchObject({ code: CODES.quantity, data: { nearest: [10] } });
  });

  test('races with themselves: no more is held', async () => {
    const [buyer, part] = [await newcomer(), await plenty()];
    const codes = await Promise.all(Array.from({ length: 9 }, () => codeOf(buyer, [[part, 100]])));
    expect(codes.filter((code) => code === '0')).toHaveLength(5);
    expect(await stockOf(part)).toBe(500);
  });

  test('has ten orders that wait for payment, and places 20 a day, also if they are cancelled', async () => {
    const [buyer, part] = [await newcomer(), await plenty()];
    const placed = [];
    for (let count = 0; count < 10; count++) placed.push(await ordered(buyer, [[part, 1]]));
    expect(await ordered(buyer, [[part, 1]])).toMatchObject({ code: CODES.full, message: 'You have 10 unpaid orders. Pay or cancel some of them first.' });
    for (const { orderNo } of placed) await cancel(buyer, orderNo);
    for (let count = 0; count < 10; count++) await cancel(buyer, (await ordered(buyer, [[part, 1]])).orderNo);
    expect(await ordered(buyer, [[part, 1]])).toMatchObject({ code: CODES.tooMany, message: expect.stringMatching(/Pay one of your orders first/) });
    expect(await codeOf(buyer, [[part, 1]], NOW + DAY)).toBe('0');
  });

  test('shares 30 orders an hour with the others of the address', async () => {
    const part = await plenty();
    await env.DB.prepare('DELETE FROM allowance').run();
    expect(await codeOf(await newcomer(), [[part, 1]])).toBe('0');
    await env.DB.prepare('UPDATE allowance SET uses = ?2 WHERE rule = ?1').bind(NEW_BUYER.ordersOfAddress.name, NEW_BUYER.ordersOfAddress.most - 1).run();
    expect(await codeOf(await newcomer(), [[part, 1]])).toBe('0');
    expect(await codeOf(await newcomer(), [[part, 1]])).toBe(CODES.tooMany);
    expect(await codeOf(await newBuyer(1), [[part, 1]])).toBe('0');
    expect(await codeOf(await newcomer(), [[part, 1]], NOW, '203.0.113.9')).toBe('0');
    expect(await codeOf(await newcomer(), [[part, 1]], NOW + HOUR)).toBe('0');
  });
});

test('S17: the new buyers of one network order so many lines in a day, however many accounts it has; those of others do', async () => {
  const lines = (await Promise.all([plenty(), plenty()])).map((part): [string, number] => [part, 1]);
  const { name, most } = NEW_BUYER.linesOfNetwork;
  await env.DB.prepare('DELETE FROM allowance').run();
  expect(await codeOf(await newcomer(), lines, NOW, '203.0.113.9')).toBe('0');
  await env.DB.prepare('UPDATE allowance SET uses = ?2 WHERE rule = ?1').bind(name, most - 3).run();
  expect(await codeOf(await newcomer(), lines, NOW, '203.0.113.9')).toBe('0');
  expect(await codeOf(await newcomer(), lines, NOW, '203.0.113.9')).toBe(CODES.tooMany);
  expect(await codeOf(await newcomer(), lines, NOW, '203.0.114.9')).toBe('0');
  expect(await codeOf(await newBuyer(1), lines, NOW, '203.0.113.9')).toBe('0');
  const codes = [];
  for (const part of ['1', '2', '3']) codes.push(await codeOf(await newcomer(), lines, NOW, `2001:db8:ff:${part}00::1`));
  await env.DB.prepare('UPDATE allowance SET uses = ?2 WHERE rule = ?1').bind(name, most).run();
  expect([...codes, await codeOf(await newcomer(), lines, NOW, '2001:db8:ff:400::1')]).toEqual(['0', '0', '0', CODES.tooMany]);
});

describe('the lines of a day', () => {
  const used = (rule: string) => env.DB.prepare('SELECT uses FROM allowance WHERE rule = ?1').bind(rule).all<{ uses: number }>();

  test('are bounded for everybody; a refused order uses none', async () => {
    const [buyer, parts] = [await newBuyer(1), [await plenty(), await plenty()]];
    await env.DB.prepare('DELETE FROM allowance').run();
    const lines = parts.map((part): [string, number] => [part, 1]);
    expect(await codeOf(buyer, lines)).toBe('0');
    expect((await used(LINES_OF_BUYER.name)).results).toEqual([{ uses: 2 }]);
    await env.DB.prepare('UPDATE allowance SET uses = ?1').bind(LINES_OF_BUYER.most - 1).run();
    expect(await ordered(buyer, lines)).toMatchObject({ code: CODES.tooMany, message: 'You have placed very many orders today. Place this one tomorrow.' });
    expect((await used(LINES_OF_BUYER.name)).results).toEqual([{ uses: LINES_OF_BUYER.most - 1 }]);
    expect(await codeOf(buyer, lines.slice(1))).toBe('0');
  });

  test('are fewer for a new buyer', async () => {
    const [buyer, part] = [await newcomer(), await plenty()];
    await env.DB.prepare('DELETE FROM allowance').run();
    expect(await codeOf(buyer, [[part, 1]])).toBe('0');
    await env.DB.prepare('UPDATE allowance SET uses = ?1 WHERE rule = ?2').bind(NEW_BUYER.lines.most, NEW_BUYER.lines.name).run();
    expect(await codeOf(buyer, [[part, 1]])).toBe(CODES.tooMany);
  });
});

test('honest buyers of the demonstration are not new: their account has credit', async () => {
  const credit = await env.DB.prepare('SELECT credit_limit FROM account WHERE account = ?1').bind(DEMO_ACCOUNT.account).first('credit_limit');
  expect(credit).toBeGreaterThan(0);
});

const step = fc.record({ buyer: fc.nat(2), part: fc.nat(1), pieces: fc.integer({ min: 1, max: 120 }), kind: fc.constantFrom('order', 'order', 'order', 'cancel') });

test(`property: ${HISTORIES} histories of three new buyers: an order is placed exactly if the shares allow it`, { timeout: 600_000 }, async () => {
  const STOCK = 200;
  const parts = [await plenty(), await plenty()];
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (history) => {
    await forgetTrade(env.DB);
    await env.DB.batch([env.DB.prepare('DELETE FROM allowance'), ...parts.map((id) => env.DB.prepare('UPDATE goods SET stock = ?2 WHERE id = ?1').bind(id, STOCK))]);
    const buyers = [await newcomer(), await newcomer(), await newcomer()];
    // The oracle counts pieces: by part, those of each buyer.
    const held = parts.map(() => buyers.map(() => 0));
    const open: Array<{ orderNo: string; part: number; buyer: number; pieces: number }> = [];
    for (const { buyer: who, part, pieces, kind } of history) {
      const [buyer, id, mine] = [buyers[who], parts[part], held[part]];
      if (!buyer || id === undefined || !mine) throw new Error('a step of nobody');
      if (kind === 'cancel') {
        const one = open.find((order) => order.buyer === who);
        if (!one) continue;
        await cancel(buyer, one.orderNo);
        open.splice(open.indexOf(one), 1);
        const those = held[one.part];
        if (those) those[who] = (those[who] ?? 0) - one.pieces;
        continue;
      }
      const all = mine.reduce((sum, one) => sum + one, 0);
      const [own, left] = [(mine[who] ?? 0) + pieces, STOCK - all];
      const allowed = pieces <= left && (own <= 20 || 2 * own <= left + (mine[who] ?? 0)) && (all + pieces <= 20 || 4 * (all + pieces) <= 3 * STOCK);
      const { code, orderNo } = await ordered(buyer, [[id, pieces]]);
      expect([pieces, own, all, code === '0']).toEqual([pieces, own, all, allowed]);
      if (!allowed) continue;
      mine[who] = own;
      open.push({ orderNo, part, buyer: who, pieces });
    }
    for (const [at, id] of parts.entries()) expect(await heldBy(`goods_id = '${id}'`)).toBe(held[at]?.reduce((sum, one) => sum + one, 0));
    expect(await brokenInvariants(env.DB, new Map(parts.map((id) => [id, STOCK])))).toEqual([]);
  }), { numRuns: HISTORIES });
});
