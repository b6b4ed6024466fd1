import { expect, test } from 'vitest';
import { postCart } from '~/actions/cart/change-cart';
import { createTrade } from '~/upstream/trade';
import { TRADE_AT_ONCE, World } from '../upstream/fake-upstream';
import { bomVisit } from './bom-visit';
import { form } from './trade-visit';

test.each(['select', 'remove', 'clear'])('S41: a cart without a turn for a change is led to, and its page is not made with the answer: %s', async (intent) => {
  const turns = { ...TRADE_AT_ONCE, change: async () => null, select: async () => null };
  const visit = bomVisit();
  const trade = createTrade(new World().visit(), 'en', visit.cartCookie, turns);
  expect(await postCart({ ...visit, trade }, form({ intent, goodsId: 'A' }))).toEqual({ kind: 'done', message: { kind: 'error', text: expect.any(String) } });
});
