import { describe, expect, test } from 'vitest';
import { postCart, type CartVisit } from '~/actions/cart/change-cart';
import { takeSavedProduct } from '~/actions/product/save-product';
import { good } from '../upstream/fake-upstream';
import { form, tradeVisit, type Answers } from './trade-visit';

/** A visit that fails if it reads a product. */
function cartVisit(answers: Answers): CartVisit & { calls(): string[] } {
  const { trade, cartCookie, asked } = tradeVisit(answers);
  const shop = { product: () => expect.unreachable('the visit reads a product') };
  return { trade, cartCookie, shop, session: { forget: () => undefined }, calls: () => asked().map(([call]) => call) };
}

describe('the message of a change has the part number of the answer, without another call', () => {
  test('for a product added to the cart', async () => {
    const visit = cartVisit({ 'cart/addCart': () => good({ lines: 3, cartNum: 1500, mpn: 'LM358' }) });
    expect(await postCart(visit, form({ intent: 'add', goodsId: 'F1', cartNum: '1,500' }))).toEqual({
      kind: 'done', message: { kind: 'result', key: 'cart:message.added', values: { pieces: '1,500', mpn: 'LM358', count: 3 } },
    });
    expect(visit.calls()).toEqual(['cart/addCart']);
  });

  test('for a removed line', async () => {
    const visit = cartVisit({ 'cart/removeCart': () => good({ lines: 2, mpn: 'LM358' }) });
    expect(await postCart(visit, form({ intent: 'remove', goodsId: 'F1' }))).toEqual({
      kind: 'done', message: { kind: 'result', key: 'cart:message.removed', values: { mpn: 'LM358' } },
    });
    expect(visit.calls()).toEqual(['cart/removeCart']);
  });

  test.each([
    ['add', 'savedGoods/addSavedGoods', 'account:message.saved'], ['remove', 'savedGoods/removeSavedGoods', 'account:message.removed'],
  ] as const)('for a saved product: %s', async (intent, call, key) => {
    const { account, asked } = tradeVisit({ [call]: () => good({ mpn: 'LM358' }) });
    expect(await takeSavedProduct({ intent, goodsId: 'F1' }, { account })).toEqual({ kind: 'result', key, values: { mpn: 'LM358' } });
    expect(asked()).toEqual([[call, { goodsId: 'F1' }]]);
  });
});

describe('without a part number in the answer the message has the product id', () => {
  test('in the cart', async () => {
    const visit = cartVisit({ 'cart/addCart': () => good({ lines: 1 }), 'cart/removeCart': () => good({ lines: 0 }) });
    expect(await postCart(visit, form({ intent: 'add', goodsId: 'F1', cartNum: '5' }))).toMatchObject({ message: { values: { mpn: 'F1' } } });
    expect(await postCart(visit, form({ intent: 'remove', goodsId: 'F1' }))).toMatchObject({ message: { values: { mpn: 'F1' } } });
  });

  test.each([null, {}, 'done', { mpn: null }, { mpn: ['LM358'] }])('among the saved products, with the answer %j', async (data) => {
    const { account } = tradeVisit({ 'savedGoods/addSavedGoods': () => good(data) });
    expect(await takeSavedProduct({ intent: 'add', goodsId: 'F1' }, { account })).toMatchObject({ kind: 'result', values: { mpn: 'F1' } });
  });
});
