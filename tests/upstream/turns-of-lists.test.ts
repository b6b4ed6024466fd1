import { expect, test } from 'vitest';
import { createAccount } from '~/upstream/account';
import type { TradeSubject, TradeTurns } from '~/upstream/failures/in-turn';
import { createTrade, type Trade } from '~/upstream/trade';
import { FILE_AT_ONCE, good, TRADE_AT_ONCE, World } from './fake-upstream';

const TIME = '2026-11-20T02:58:12.000Z';
const refunds = many(400, (index) => ({
  refundNo: `R${index}`, orderNo: 'F1', refundType: 'T01', refundStatus: 'S01', goodsId: 'P1', mpn: 'X', qty: 1, amount: '1', reason: 'x', createTime: TIME, cancellable: 'T',
}));
const due = many(400, (index) => ({ orderNo: `F${index}`, createTime: TIME, owed: '1', overdueFlag: 'P0F' }));
const period = { limit: '1000', used: '400', free: '600', overdue: '0', overdueFlag: 'P0F', orders: due };
const invoices = many(400, (index) => ({ orderNo: `F${index}`, invoiceStatus: 'I0C', invoiceTitle: 'Ohm', taxNo: '91440300MA5DXXXX0X', amount: '1' }));

function many<T>(count: number, one: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => one(index));
}

/** Turns that note what they are about, and how many lines count. */
function noting(seen: Array<[about: TradeSubject, lines: number]>): TradeTurns {
  return {
    ...TRADE_AT_ONCE,
    async read(about, linesOf, call) {
      const answer = await call();
      seen.push([about, linesOf(answer)]);
      return { answer };
    },
  };
}

function worldOf(answer: unknown): World {
  const world = new World();
  world.upstream.answer = () => good(answer);
  return world;
}

test.each<[what: string, answer: unknown, read: (trade: Trade) => Promise<unknown>]>([
  ['refunds', { rows: refunds }, (trade) => trade.refunds()], ['invoices', { rows: invoices }, (trade) => trade.invoices()],
  ['what is due', period, (trade) => trade.accountPeriod()], ['what is due, of which the credit is wanted', period, (trade) => trade.accountCredit()],
])('S41: the list of %s has its turn, and its rows count in part', async (_, answer, read) => {
  const seen: Array<[TradeSubject, number]> = [];
  await read(createTrade(worldOf(answer).visit(), 'en', { value: { lines: 0 } }, noting(seen), FILE_AT_ONCE));
  expect(seen).toEqual([['orders', 100]]);
});

test('S41: the list of saved parts has its turn', async () => {
  const seen: Array<[TradeSubject, number]> = [];
  const goods = { id: 'P1', mpn: 'X', stock: 7, goodsType: 'GT0', rangePrice: [{ min: 1, price: '1' }] };
  await createAccount(worldOf({ rows: many(100, () => ({ goods, createTime: TIME })) }).visit(), 'en', noting(seen)).savedProducts();
  expect(seen).toEqual([['saved', 50]]);
});
