/** How often refunds may be requested, also if they are cancelled, and payments started. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { applyRefund, cancelRefund } from '../../../app/upstream/contract/records/order';
import { startPayment, testPayment } from '../../../app/upstream/contract/records/payment';
import { PAYMENT_STARTS, REFUND_REQUESTS } from '../../../functions/mall/user/limits/trade-policies';
import { NOW, sendCall } from '../../fixtures/mall/mall';
import { by, newBuyer, newPart, openTrade, pay, place, type Buyer } from '../../fixtures/trade/trade';

const DAY = 86_400_000;

beforeAll(() => openTrade());

async function asked(buyer: Buyer, orderNo: string, goodsId: string, now = NOW) {
  const wish = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId, qty: 1, refundType: 'T01', reason: 'not needed' };
  const { envelope } = await sendCall(applyRefund, wish, by(buyer, { now }));
  const { refundNo = '' } = envelope.code === '0' ? Object(envelope.data) : {};
  return { ...envelope, refundNo: String(refundNo) };
}

async function paid(): Promise<{ buyer: Buyer; orderNo: string; parts: string[] }> {
  const [buyer, parts] = [await newBuyer(), [await newPart(), await newPart()]];
  const orderNo = await place(buyer, parts.map((part) => [part, 50]));
  await pay(buyer, orderNo);
  return { buyer, orderNo, parts };
}

const rowsOf = (orderNo: string) => env.DB.prepare('SELECT COUNT(*) AS n FROM refund WHERE order_no = ?1').bind(orderNo).first<number>('n');

describe('S21: refunds of a line', () => {
  test('asked for and cancelled 40 times are ten; another line has its own', async () => {
    const { buyer, orderNo, parts: [part = '', other = ''] } = await paid();
    for (let count = 0; count < 40; count++) {
      const { code, message, refundNo } = await asked(buyer, orderNo, part);
      expect([count, code]).toEqual([count, count < REFUND_REQUESTS.perLine ? '0' : CODES.tooMany]);
      if (count === REFUND_REQUESTS.perLine) expect(message).toBe('You have requested 10 refunds for this part, the most for one line. Send us feedback if you need another.');
      if (refundNo) await sendCall(cancelRefund, { refundNo }, by(buyer));
    }
    expect(await rowsOf(orderNo)).toBe(REFUND_REQUESTS.perLine);
    expect((await asked(buyer, orderNo, other)).code).toBe('0');
  });

  test('asked for at the same moment are ten too', async () => {
    const { buyer, orderNo, parts: [part = ''] } = await paid();
    await Promise.all(Array.from({ length: 16 }, () => asked(buyer, orderNo, part)));
    expect(await rowsOf(orderNo)).toBeLessThanOrEqual(REFUND_REQUESTS.perLine);
  });
});

test('S21: an order is asked back as often as it has lines and thirty times more, also at the same moment', async () => {
  const [buyer, parts] = [await newBuyer(), await Promise.all(Array.from({ length: 5 }, () => newPart()))];
  const orderNo = await place(buyer, parts.map((part) => [part, 50]));
  await pay(buyer, orderNo);
  const most = parts.length + REFUND_REQUESTS.besides;
  const wishes = parts.flatMap((part) => Array.from({ length: REFUND_REQUESTS.perLine }, () => part));
  for (const part of wishes.slice(0, most - 2)) expect((await asked(buyer, orderNo, part)).code).toBe('0');
  await Promise.all(wishes.slice(most - 2).map((part) => asked(buyer, orderNo, part)));
  for (const part of wishes.slice(most - 2)) await asked(buyer, orderNo, part);
  expect(await rowsOf(orderNo)).toBe(most);
  expect(await asked(buyer, orderNo, parts[4] ?? '')).toMatchObject({
    code: CODES.tooMany, message: 'You have requested 35 refunds for this order, the most there can be. Send us feedback if you need another.',
  });
});

test('S21: an account asks for as many refunds a day as the largest order has lines', async () => {
  const { buyer, orderNo, parts: [part = ''] } = await paid();
  await env.DB.prepare('DELETE FROM allowance').run();
  expect((await asked(buyer, orderNo, part)).code).toBe('0');
  await env.DB.prepare('UPDATE allowance SET uses = ?1 WHERE rule = ?2').bind(REFUND_REQUESTS.perAccount.most, REFUND_REQUESTS.perAccount.name).run();
  expect(await asked(buyer, orderNo, part)).toMatchObject({ code: CODES.tooMany, message: 'You have requested too many refunds today. Try again tomorrow.' });
  expect((await asked(buyer, orderNo, part, NOW + DAY)).code).toBe('0');
});

test('S22: an account goes to payment 1,000 times a day, failed payments included', async () => {
  const [buyer, part] = [await newBuyer(), await newPart()];
  const orderNo = await place(buyer, [[part, 1]]);
  await env.DB.prepare('DELETE FROM allowance').run();
  const start = () => sendCall(startPayment, { orderNo, idempotencyKey: crypto.randomUUID() }, by(buyer));
  const { paymentNo = '' } = Object((await start()).envelope.data);
  const fail = () => sendCall(testPayment, { paymentNo: String(paymentNo), outcome: 'fail' }, by(buyer));
  expect((await fail()).envelope.code).toBe(CODES.state);
  await env.DB.prepare('UPDATE allowance SET uses = ?1').bind(PAYMENT_STARTS.most - 1).run();
  expect((await start()).envelope.code).toBe('0');
  const message = 'You have started too many payments today. Try again tomorrow.';
  expect((await start()).envelope).toMatchObject({ code: CODES.tooMany, message });
  expect((await fail()).envelope).toMatchObject({ code: CODES.tooMany, message });
});
