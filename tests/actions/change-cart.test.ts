import { expect, test } from 'vitest';
import { postCart } from '~/actions/cart/change-cart';
import { createTrade } from '~/upstream/trade';
import { FILE_AT_ONCE, TRADE_AT_ONCE, World } from '../upstream/fake-upstream';
import { bomVisit } from './bom-visit';
import { form } from './trade-visit';

const error = { kind: 'error', text: expect.any(String) };

test.each([
  ['select', { kind: 'again', status: 503, answer: { message: error } }], ['remove', { kind: 'again', status: 503, answer: { message: error } }], ['clear', { kind: 'done', message: error }],
])('S41: a change of a cart that has no turn keeps what is ticked; where nothing is, the cart is led to: %s', async (intent, outcome) => {
  const turns = { ...TRADE_AT_ONCE, change: async () => null, select: async () => null };
  const visit = bomVisit();
  const trade = createTrade(new World().visit(), 'en', visit.cartCookie, turns, FILE_AT_ONCE);
  expect(await postCart({ ...visit, trade }, form({ intent, goodsId: 'A' }))).toEqual(outcome);
});
