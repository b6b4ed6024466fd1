import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartGroups, movedFrom, type CartLine } from '~/domain/order/cart-lines';
import { isOffline } from '~/domain/order/cart-form';
import { choiceText, readChoice } from '~/domain/order/quick/quick-choice';
import type { Product } from '~/domain/product/product';
import { RUNS } from '../property';

function line(productId: string, supplierCode?: string | null): CartLine {
  const product: Product = {
    id: productId, mpn: productId, brand: '', name: '', description: '', catalogueCode: '', packageName: '', attributes: [], images: '[]', stock: 1,
    rangePrice: [], hasDiscount: 'F', orderGoodsFlag: 'F', onWayNum: 0, onWayDetailList: [], goodsType: supplierCode ? 'GT2' : 'GT0',
    ...(supplierCode ? { supplierCode } : {}),
  };
  return { productId, mpn: productId, brand: '', product: supplierCode === null ? null : product, quantity: 1, partRef: '', selected: true, addedPrice: null, amounts: null };
}

describe('lines by their sellers', () => {
  test('begin with the mall, then partners in their order, then what is no longer sold', () => {
    const lines = [line('A', 'S2'), line('B', null), line('C'), line('D', 'S1'), line('E', 'S2'), line('F')];
    expect(cartGroups(lines).map(({ supplier, lines: own }) => [supplier, own.map(({ productId }) => productId)])).toEqual([
      ['', ['C', 'F']], ['S2', ['A', 'E']], ['S1', ['D']], [null, ['B']],
    ]);
    expect(cartGroups([])).toEqual([]);
  });

  test('property: each line is in one group, and groups keep the order', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom('S1', 'S2', '')), { maxLength: 30 }), (suppliers) => {
        const lines = suppliers.map((supplier, index) => line(String(index), supplier));
        const groups = cartGroups(lines);
        expect(groups.flatMap((group) => group.lines).sort((a, b) => Number(a.productId) - Number(b.productId))).toEqual(lines);
        for (const group of groups) expect(group.lines).toEqual(lines.filter(({ product }) => (product && (product.supplierCode ?? '')) === group.supplier));
        expect(new Set(groups.map(({ supplier }) => supplier)).size).toBe(groups.length);
      }),
      { numRuns: RUNS / 10 },
    );
  });
});

describe('a changed price', () => {
  const amounts = (unitPrice: string) => ({ unitPrice, amount: '1', discounted: '1' });
  test.each([
    ['0.5', '0.6', '0.5'], ['0.6', '0.5', '0.6'], ['0.50', '0.5', null], ['1', '1.000000', null], ['0.123456', '0.123457', '0.123456'],
  ])('shown %s, now %s: %s', (told, now, from) => {
    expect(movedFrom({ addedPrice: told, amounts: amounts(now) })).toBe(from);
  });

  test('is not reported without a shown price or without a current one', () => {
    expect(movedFrom({ addedPrice: null, amounts: amounts('1') })).toBeNull();
    expect(movedFrom({ addedPrice: '1', amounts: null })).toBeNull();
  });
});

describe('the form of the cart', () => {
  test('a choice is read back with any part number', () => {
    const pieces = fc.integer({ min: 1, max: 1_000_000_000 });
    const choices = fc.record({
      partNumber: fc.string({ unit: 'grapheme', minLength: 1 }), productId: fc.stringMatching(/^[A-Z0-9]{1,20}$/), instead: fc.record({ of: pieces, pieces }),
    }, { requiredKeys: ['partNumber', 'productId'] });
    fc.assert(fc.property(choices, (choice) => {
      expect(readChoice(choiceText(choice))).toEqual(choice);
    }), { numRuns: RUNS / 10 });
    const chosen = 'goodsId=F1&partNumber=LM358';
    for (const text of ['', '=', 'F1', 'goodsId=F1', 'partNumber=LM358', `${chosen}&pieces=5`, ...['0', '-1', '1.5', 'x', '', '1000000001'].map((wrong) => `${chosen}&of=5&pieces=${wrong}`)]) {
      expect(readChoice(text), text).toBeNull();
    }
  });

  test('only an answer that says so counts as not arrived', () => {
    expect(isOffline({ offline: true })).toBe(true);
    for (const answer of [undefined, null, 'offline', {}, { offline: 'yes' }, { message: { kind: 'error', text: 'x' } }]) expect(isOffline(answer)).toBe(false);
  });
});
