import { expect, test } from 'vitest';
import type { TradeSubject, TradeTurns } from '~/upstream/failures/in-turn';
import { createTrade, type CartCookie, type Trade } from '~/upstream/trade';
import { FILE_AT_ONCE, good, TRADE_AT_ONCE, World } from './fake-upstream';

const IDS = ['A', 'B', 'C'];
const LONG = Array.from({ length: 500 }, (_, index) => `P${index}`);

/** Changes a cart of so many lines. @returns what the call waits for, how many lines are known before, and how many count in all */
async function turnOf(change: (trade: Trade) => Promise<unknown>, lines = 3, answer: object = { lines: 3 }) {
  const world = new World();
  world.upstream.answer = () => good(answer);
  const cookie: CartCookie = { value: { lines } };
  const seen: Array<[about: TradeSubject | 'selection', sent: number, counted: number]> = [];
  const turns: TradeTurns = {
    ...TRADE_AT_ONCE,
    async change(about, linesOf, call, sent = 0) {
      const made = await call();
      seen.push([about, sent, linesOf(made)]);
      return { answer: made };
    },
    async select(linesOf, call) {
      const made = await call();
      seen.push(['selection', 0, linesOf(made)]);
      return { answer: made };
    },
  };
  await change(createTrade(world.visit(), 'en', cookie, turns, FILE_AT_ONCE));
  return seen;
}

test.each<[string, (trade: Trade) => Promise<unknown>, number, [TradeSubject, number]]>([
  ['a quantity', (trade) => trade.setQuantity('A', 2), 2_000, ['cart', 1]],
  ['an own number', (trade) => trade.setPartRef('A', 'R1'), 2_000, ['cart', 1]],
  ['removing lines', (trade) => trade.removeFromCart(IDS), 2_000, ['cart', 3]],
  ['removing many lines', (trade) => trade.removeFromCart(LONG), 2_000, ['longCart', 500]],
  ['clearing', (trade) => trade.clearCart(), 30, ['cart', 30]],
  ['clearing a long cart', (trade) => trade.clearCart(), 2_000, ['longCart', 2_000]],
])('S41: %s has its turn, with the lines that it is about and no others', async (_, change, lines, [about, counted]) => {
  expect(await turnOf(change, lines)).toEqual([[about, counted, counted]]);
});

test.each([[{ lines: 2_000, changed: 780 }, 780], [{ lines: 2_000, changed: 0 }, 0], [{ lines: 2_000 }, 1]])(
  'S41: a selection counts the lines that have changed, not those that are sent: %j', async (answer, counted) => {
    expect(await turnOf((trade) => trade.selectInCart(LONG), 2_000, answer)).toEqual([['selection', 0, counted]]);
  },
);
