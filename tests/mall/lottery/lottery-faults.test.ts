import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { failingDb } from '../../fixtures/faults/failing-db';
import { brokenDraws, drawn, equalPrizes, putLottery, sendDraw, verification } from '../../fixtures/trade/lotteries';
import { newBuyer, openTrade } from '../../fixtures/trade/trade';

beforeAll(() => openTrade());

describe('S24: a failing database call', () => {
  test.each([
    // The first draw makes the seed, freezes the prizes and computes codes.
    ['the first draw of a lottery', 0],
    ['a further draw', 1],
    ['a draw for which no codes are stored', 200],
  ])('%s loses and doubles no prize, and the retry gives the result', { timeout: 120_000 }, async (_, before) => {
    /** A lottery with so many draws, where every draw wins. */
    async function prepared(): Promise<string> {
      const lotteryId = await putLottery({ prizes: equalPrizes(1000).filter(({ code }) => code !== 'XXCY') });
      if (before > 0) await drawn(await newBuyer(), lotteryId);
      // Draws of others, without their requests.
      if (before > 1) {
        await env.DB.batch([
          env.DB.prepare(
            `INSERT INTO lottery_draw SELECT ?1, planned.draw_no, 'U', 'u', 'day:' || planned.draw_no, planned.code,
               (SELECT COUNT(*) FROM lottery_code AS earlier WHERE earlier.lottery_id = ?1 AND earlier.code = planned.code AND earlier.draw_no <= planned.draw_no),
               planned.draw_no, 0 FROM lottery_code AS planned WHERE planned.lottery_id = ?1 AND planned.draw_no BETWEEN 2 AND ?2`,
          ).bind(lotteryId, before),
        ]);
      }
      return lotteryId;
    }
    const counting = failingDb(env.DB, 0, 'before');
    expect((await sendDraw(await newBuyer(), await prepared(), { db: counting.db })).envelope.code).toBe('0');
    expect(counting.calls()).toBeGreaterThanOrEqual(4);
    for (let failing = 1; failing <= counting.calls(); failing++) {
      for (const when of ['before', 'after'] as const) {
        const [buyer, lotteryId, key] = [await newBuyer(), await prepared(), crypto.randomUUID()];
        const numbers = Object.fromEntries(equalPrizes(1000).map(({ code }) => [code, 1000]));
        const { db, calls } = failingDb(env.DB, failing, when);
        const { status } = await sendDraw(buyer, lotteryId, { key, db });
        expect([failing, when, status, calls()]).toEqual([failing, when, 500, failing]);
        expect([failing, when, await brokenDraws(lotteryId, numbers)]).toEqual([failing, when, []]);
        const result = await drawn(buyer, lotteryId, { key });
        expect([failing, when, result.drawNo]).toEqual([failing, when, before + 1]);
        expect(await drawn(buyer, lotteryId, { key })).toEqual(result);
        expect((await sendDraw(buyer, lotteryId)).envelope.code).toBe('ERR-ORD-0004');
        expect([failing, when, await brokenDraws(lotteryId, numbers)]).toEqual([failing, when, []]);
        expect(await verification(lotteryId)).toEqual({ total: before + 1, checked: before + 1, wrong: [], missing: [] });
      }
    }
  });
});
