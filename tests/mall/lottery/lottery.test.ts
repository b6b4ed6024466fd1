import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { dayAfter } from '../../../app/domain/time/moment';
import { getLottery, listDraws } from '../../../app/upstream/contract/records/portal/lottery';
import { hashSeed } from '../../../app/domain/lottery/draws';
import { runSchedule } from '../../../functions/mall/schedule';
import { reportOf } from '../../../functions/mall/tracking/report';
import { ask, NOW, sendCall, TODAY } from '../../fixtures/mall/mall';
import { AFTER, brokenDraws, completedOrder, drawn, ENDS, equalPrizes, lotteryOf, putLottery, sendDraw, STARTS, verification } from '../../fixtures/trade/lotteries';
import { by, newBuyer, newPart, openTrade, received } from '../../fixtures/trade/trade';

const DAY = 86_400_000;
const TWENTY = { P01: 20, P02: 20, P03: 20, P04: 20, P05: 20, P06: 20 };

beforeAll(() => openTrade());

const refused = (text: RegExp) => ({ status: 200, envelope: { code: 'ERR-ORD-0004', message: expect.stringMatching(text) } });

test('A lottery that ends before it starts is none', async () => {
  const lotteryId = await putLottery({ startTime: new Date(ENDS).toISOString(), endTime: new Date(STARTS).toISOString() });
  expect((await ask(getLottery, { lotteryId })).data).toBeNull();
});

describe('Draws', () => {
  test('there is one a day, in the zone of the shop', async () => {
    const [buyer, lotteryId] = [await newBuyer(), await putLottery()];
    const evening = Date.parse(`${TODAY}T15:59:59Z`);
    await drawn(buyer, lotteryId, { now: evening });
    expect(await sendDraw(buyer, lotteryId, { now: evening })).toMatchObject(refused(/no draw left/));
    // Midnight in Shanghai.
    const { drawNo } = await drawn(buyer, lotteryId, { now: evening + 1000 });
    expect(drawNo).toBe(2);
    const days = await env.DB.prepare('SELECT ground FROM lottery_draw WHERE lottery_id = ?1 ORDER BY draw_no').bind(lotteryId).all<{ ground: string }>();
    expect(days.results.map(({ ground }) => ground)).toEqual([`day:${TODAY}`, `day:${dayAfter(TODAY, 1)}`]);
  });

  test('there is one for each order completed within the lottery, after that of the day, the oldest first', async () => {
    const [buyer, lotteryId] = [await newBuyer(), await putLottery()];
    await completedOrder(buyer, STARTS - 1);
    await completedOrder(buyer, ENDS + 1);
    await completedOrder(await newBuyer());
    const late = await completedOrder(buyer, NOW);
    const early = await completedOrder(buyer, STARTS);
    expect(await lotteryOf(lotteryId, by(buyer))).toMatchObject({ drawsLeft: 3, dayDraw: 'T', orderNos: [early, late] });
    const orders = [];
    for (let count = 0; count < 3; count++) orders.push((await drawn(buyer, lotteryId)).orderNo);
    expect(orders).toEqual([undefined, early, late]);
    expect(await lotteryOf(lotteryId, by(buyer))).toMatchObject({ drawsLeft: 0, dayDraw: 'F', orderNos: [] });
    expect(await sendDraw(buyer, lotteryId)).toMatchObject(refused(/no draw left/));
  });

  test('a received order counts, and so does one that is received by time', async () => {
    const [buyer, part, lotteryId] = [await newBuyer(), await newPart(), await putLottery({ endTime: new Date(NOW + 30 * DAY).toISOString() })];
    const orderNo = await received(buyer, [[part, 1]]);
    expect(await lotteryOf(lotteryId, by(buyer))).toMatchObject({ orderNos: [orderNo] });
    await env.DB.prepare("UPDATE trade_order SET status = 'P0R', received_at = NULL WHERE order_no = ?1").bind(orderNo).run();
    expect(await lotteryOf(lotteryId, by(buyer))).toMatchObject({ orderNos: [] });
    expect(await lotteryOf(lotteryId, by(buyer, { now: NOW + 16 * DAY }))).toMatchObject({ orderNos: [orderNo] });
  });

  test('there is none for an order that is not paid, or that is given back as a whole', async () => {
    const [buyer, lotteryId] = [await newBuyer(), await putLottery()];
    const [unpaid, refunded, partly, asked] = [await completedOrder(buyer), await completedOrder(buyer), await completedOrder(buyer), await completedOrder(buyer)];
    const change = (orderNo: string, set: string) => env.DB.prepare(`UPDATE trade_order SET ${set} WHERE order_no = ?1`).bind(orderNo).run();
    await change(unpaid, "payment_status = 'P0C'");
    await change(refunded, 'refund_held = payable, refunded = payable');
    await change(partly, 'refund_held = payable - 1, refunded = payable - 1');
    await change(asked, 'refund_held = payable');
    expect(await lotteryOf(lotteryId, by(buyer))).toMatchObject({ drawsLeft: 2, dayDraw: 'T', orderNos: [partly] });
    for (const orderNo of [undefined, partly]) expect((await drawn(buyer, lotteryId)).orderNo).toBe(orderNo);
    expect(await sendDraw(buyer, lotteryId)).toMatchObject(refused(/no draw left/));
    await change(unpaid, "payment_status = 'P0S'");
    expect((await drawn(buyer, lotteryId)).orderNo).toBe(unpaid);
  });

  test('a second request with the same key gets the first result, also after the end; another user has keys of their own', async () => {
    const [buyer, other, lotteryId] = [await newBuyer(), await newBuyer(), await putLottery()];
    const key = crypto.randomUUID();
    const first = await drawn(buyer, lotteryId, { key });
    await completedOrder(buyer);
    expect(await drawn(buyer, lotteryId, { key })).toEqual(first);
    expect((await drawn(other, lotteryId, { key })).drawNo).toBe(2);
    expect(await drawn(buyer, lotteryId, { key, now: AFTER })).toEqual(first);
  });

  test('there are none before, after, without a lottery and without a user', async () => {
    const [buyer, lotteryId] = [await newBuyer(), await putLottery()];
    expect(await sendDraw(buyer, lotteryId, { now: STARTS - 1 })).toMatchObject(refused(/not started/));
    expect(await sendDraw(buyer, lotteryId, { now: AFTER })).toMatchObject(refused(/has ended/));
    expect((await sendDraw(buyer, 'nothing')).envelope.code).toBe('ERR-COM-0404');
    expect((await sendDraw({ userCode: 'x', token: 'x' }, lotteryId)).envelope.code).toBe('ERR-TMS-0034');
    expect(await brokenDraws(lotteryId, TWENTY)).toEqual([]);
    expect((await verification(lotteryId)).total).toBe(0);
  });

  test('cost few statements: four after the token, in three round trips', async () => {
    const lotteryId = await putLottery();
    await drawn(await newBuyer(), lotteryId);
    const { statements } = await sendDraw(await newBuyer(), lotteryId);
    expect([statements.length, statements.at(-1)?.trip]).toEqual([7, 4]);
    expect(statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThan(120);
  });
});

describe('S24: prizes', () => {
  // More draws than codes are computed in advance, so that the next ones are computed while others draw.
  const buyersAtOnce = env.SOAK === '1' ? 250 : 110;
  // All of five prizes are given. The sixth is left, so that later codes say something too.
  const numbers = { P01: 5, P02: 5, P03: 5, P04: 5, P05: 5, P06: 1_000 };

  test('of hundreds of concurrent draws none is given twice, nobody draws too often, and anybody can compute all of them again', { timeout: 120_000 }, async () => {
    const lotteryId = await putLottery({ prizes: equalPrizes(5).map((prize) => (prize.code === 'P06' ? { ...prize, number: numbers.P06 } : prize)) });
    const buyers = await Promise.all(Array.from({ length: buyersAtOnce }, () => newBuyer()));
    // Each may draw twice, and tries three times.
    await Promise.all(buyers.map((buyer) => completedOrder(buyer)));
    const answers = await Promise.all([0, 1, 2].flatMap(() => buyers.map((buyer) => sendDraw(buyer, lotteryId))));
    const won = answers.filter(({ envelope: { code } }) => code === '0');
    expect(won).toHaveLength(2 * buyersAtOnce);
    expect(answers.filter(({ envelope: { code } }) => code !== '0').every(({ envelope: { code } }) => code === 'ERR-ORD-0004')).toBe(true);
    expect(await brokenDraws(lotteryId, numbers)).toEqual([]);
    const { prizes, draws } = await lotteryOf(lotteryId);
    expect(draws).toBe(won.length);
    const sixth = await env.DB.prepare("SELECT COUNT(*) AS n FROM lottery_draw WHERE lottery_id = ?1 AND code = 'P06'").bind(lotteryId).first<number>('n') ?? 0;
    expect(prizes.map(({ left = null }) => left)).toEqual([0, 0, 0, 0, 0, numbers.P06 - sixth, null]);
    expect(await verification(lotteryId)).toEqual({ total: won.length, checked: won.length, wrong: [], missing: [] });
  });

  test('that win are in the report of winners, with the account that gets the prize', async () => {
    const [buyer, lotteryId] = [await newBuyer(), await putLottery({ prizes: [{ code: 'P01', number: 1, weight: 1 }] })];
    await completedOrder(buyer);
    for (let count = 0; count < 2; count++) await drawn(buyer, lotteryId);
    const { statement: { sql, values } } = reportOf('winners', 7, NOW, 'Asia/Shanghai');
    const { results } = await env.DB.prepare(sql).bind(...values).all();
    expect(results.filter(({ lottery }) => lottery === lotteryId)).toEqual([
      { lottery: lotteryId, draw: 1, drawn: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ$/), code: 'P01', account: expect.stringContaining('@'), user: expect.stringMatching(/^U/) },
    ]);
  });

  test('keep the weights and numbers of the first draw, whatever the content says later', async () => {
    const [buyer, lotteryId] = [await newBuyer(), await putLottery({ prizes: equalPrizes(1) })];
    for (let count = 0; count < 30; count++) await completedOrder(buyer);
    for (let count = 0; count < 5; count++) await drawn(buyer, lotteryId);
    await putLottery({ prizes: [{ code: 'P05', number: 1000, weight: 1 }] }, lotteryId);
    for (let count = 0; count < 25; count++) await drawn(buyer, lotteryId);
    expect((await lotteryOf(lotteryId)).prizes).toHaveLength(7);
    expect(await verification(lotteryId)).toEqual({ total: 30, checked: 30, wrong: [], missing: [] });
    // An entry that was removed can still be verified.
    await env.DB.prepare("DELETE FROM content WHERE kind = 'lottery' AND id = ?1").bind(lotteryId).run();
    expect(await sendDraw(await newBuyer(), lotteryId)).toMatchObject(refused(/ended/));
    expect(await verification(lotteryId)).toEqual({ total: 30, checked: 30, wrong: [], missing: [] });
  });

  test('of a lottery before its first draw are those of the content', async () => {
    const lotteryId = await putLottery();
    await lotteryOf(lotteryId);
    await putLottery({ prizes: [{ code: 'P01', number: 3, weight: 5 }] }, lotteryId);
    expect((await lotteryOf(lotteryId)).prizes).toMatchObject([{ code: 'P01', number: 3, left: 3, weight: 5 }]);
  });
});

describe('S24: the seed', () => {
  test('is in no answer before the end, and its hash is there from the beginning', async () => {
    const [buyer, lotteryId] = [await newBuyer(), await putLottery()];
    const before = await lotteryOf(lotteryId, { now: STARTS - 1 });
    const seed = await env.DB.prepare('SELECT seed FROM lottery WHERE lottery_id = ?1').bind(lotteryId).first<string>('seed') ?? '';
    expect(await hashSeed(seed)).toBe(before.seedHash);
    for (const now of [STARTS - 1, STARTS, NOW, ENDS]) {
      const answers = [
        await sendCall(getLottery, { lotteryId }, by(buyer, { now })), await sendDraw(buyer, lotteryId, { now }),
        await sendCall(listDraws, { lotteryId, pageSize: 1000 }, by(buyer, { now })),
      ];
      for (const answer of answers) {
        const text = JSON.stringify([answer.envelope, [...answer.headers]]);
        expect(text).not.toContain(seed);
        expect(text).not.toContain('"seed":');
      }
      // The current lottery may be another one, whose seed is public already.
      expect(JSON.stringify(await sendCall(getLottery, {}, { now }))).not.toContain(seed);
    }
    expect((await lotteryOf(lotteryId, { now: AFTER })).seed).toBe(seed);
  });

  test('ends all draws once it is shown, also if the content moves the end', async () => {
    const [buyer, lotteryId] = [await newBuyer(), await putLottery()];
    await drawn(buyer, lotteryId);
    expect((await lotteryOf(lotteryId, { now: AFTER })).seed).toBeDefined();
    await completedOrder(buyer);
    await putLottery({ endTime: new Date(ENDS + 10 * DAY).toISOString() }, lotteryId);
    expect(await sendDraw(buyer, lotteryId, { now: AFTER })).toMatchObject(refused(/ended/));
    // A draw that began before the end and comes late finds the lottery closed.
    expect(await sendDraw(buyer, lotteryId, { now: NOW })).toMatchObject(refused(/ended/));
    expect(await lotteryOf(lotteryId, by(buyer))).toMatchObject({ drawsLeft: 0 });
  });

  test('stays the same, however many ask first, and is made by the schedule', async () => {
    const lotteryId = await putLottery();
    const hashes = await Promise.all(Array.from({ length: 20 }, async () => (await lotteryOf(lotteryId)).seedHash));
    expect(new Set(hashes).size).toBe(1);
    const next = await putLottery();
    await runSchedule({ DB: env.DB, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad' }, NOW);
    const hash = await env.DB.prepare('SELECT seed_hash FROM lottery WHERE lottery_id = ?1').bind(next).first('seed_hash');
    expect((await lotteryOf(next)).seedHash).toBe(hash);
  });
});

describe('The result list', () => {
  test('shows everybody the newest draws page by page with masked users, and users their own', async () => {
    const [one, two, lotteryId] = [await newBuyer(), await newBuyer(), await putLottery()];
    const orderNo = await completedOrder(one);
    const mine = [await drawn(one, lotteryId)];
    await drawn(two, lotteryId);
    mine.unshift(await drawn(one, lotteryId));
    const { data } = await ask(listDraws, { lotteryId, pageNo: 1, pageSize: 2 }, by(one));
    expect(data).toMatchObject({ total: 3, rows: [{ drawNo: 3, userMask: expect.stringMatching(/^b\*\*\*\d$/) }, { drawNo: 2 }], mine });
    expect(data.mine.map((row) => row.orderNo)).toEqual([orderNo, undefined]);
    const rest = await ask(listDraws, { lotteryId, pageNo: 2, pageSize: 2 });
    expect(rest.data).toMatchObject({ total: 3, rows: [{ drawNo: 1 }], mine: [] });
    expect(JSON.stringify([data, rest.data])).not.toContain('farad.example');
    expect((await ask(listDraws, { lotteryId, pageNo: 9 })).data.rows).toEqual([]);
  });
});

describe('The lottery of now', () => {
  test('is the open one, otherwise the next, otherwise the last; a malformed entry is left out', async () => {
    await env.DB.prepare("DELETE FROM content WHERE kind = 'lottery'").run();
    expect((await ask(getLottery, {})).data).toBeNull();
    const at = (from: number, to: number) => ({ startTime: new Date(NOW + from * DAY).toISOString(), endTime: new Date(NOW + to * DAY).toISOString() });
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [past, open, next] = [await putLottery(at(-9, -8)), await putLottery(at(-1, 1)), await putLottery(at(2, 3))];
    await putLottery({ ...at(-1, 1), prizes: [{ code: 'P01', weight: 1 }] });
    const now = async (day: number) => (await ask(getLottery, {}, { now: NOW + day * DAY })).data?.lotteryId;
    expect([await now(0), await now(1.5), await now(2.5), await now(4), await now(-8.5)]).toEqual([open, next, next, next, past]);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('lottery_left_out'));
    said.mockRestore();
  });
});
