import { describe, expect, test } from 'vitest';
import type { Cart, CartLine } from '~/domain/order/cart-lines';
import { checkoutOf, fulfilmentOf } from '~/domain/order/checkout';
import type { Product } from '~/domain/product/product';

const TODAY = '2026-11-20';
const TOTALS: Cart['totals'] = {
  lines: 1, total: '31.20', eligible: '0', discount: '0', saving: '0', shipping: 'FP1', payable: '31.20', next: null, sellers: [],
};

function product(over: Partial<Product> = {}): Product {
  return {
    id: 'F1', mpn: 'CAP-100N', brand: 'Acme', name: 'Ceramic capacitor', description: '100 nF 50 V', catalogueCode: '3_031207', packageName: '0603',
    attributes: [], images: '[{"photoUrl":"/c.png"}]', stock: 1000, moq: 100, perAddQuantity: 100, hasDiscount: 'F', orderGoodsFlag: 'F',
    onWayNum: 0, onWayDetailList: [], goodsType: 'GT0', rangePrice: [{ min: 100, price: '0.0312' }], ...over,
  };
}

function line(over: Partial<CartLine> = {}): CartLine {
  return {
    productId: 'F1', mpn: 'CAP-100N', brand: 'Acme', product: product(), quantity: 1000, partRef: '', selected: true, addedPrice: '0.0312',
    amounts: { unitPrice: '0.0312', amount: '31.20', discounted: '29.64' }, ...over,
  };
}

const of = (...lines: CartLine[]) => checkoutOf({ ownNumbers: true, lines, totals: TOTALS, shipments: [] }, TODAY);

describe('the lines of checkout', () => {
  test('are the selected lines that can be ordered, with the mall’s figures', () => {
    expect(of(line())).toEqual({
      ownNumbers: true, totals: TOTALS, shipments: [], blocked: [], others: [],
      lines: [{
        productId: 'F1', mpn: 'CAP-100N', brand: 'Acme', description: '100 nF 50 V', image: '/c.png', quantity: 1000, partRef: '',
        unitPrice: '0.0312', amount: '31.20', discounted: '29.64', priceBefore: null,
        fulfilment: { now: 1000, ordered: 0, day: null, partner: false, partnerDays: null },
      }],
    });
  });

  test('have the old price where it has changed', () => {
    expect(of(line({ addedPrice: '0.03' })).lines[0]?.priceBefore).toBe('0.03');
    expect(of(line({ addedPrice: null })).lines[0]?.priceBefore).toBeNull();
  });

  test('have the day of the planned shipments, if there are any', () => {
    const above = line({ quantity: 1200, product: product({ orderGoodsFlag: 'T', orderGoodsCycle: 42 }) });
    const shipments = [{ day: '2026-11-24', supplier: null, lines: [{ productId: 'F1', quantity: 1000 }] }, { day: '2026-12-03', supplier: null, lines: [{ productId: 'F1', quantity: 200 }] }];
    const planned = checkoutOf({ ownNumbers: true, lines: [above], totals: TOTALS, shipments }, TODAY);
    expect([planned.shipments, planned.lines[0]?.fulfilment.day, of(above).lines[0]?.fulfilment.day]).toEqual([shipments, '2026-12-03', '2027-01-01']);
  });

  test('have a name without a description, and the default picture without a picture', () => {
    const [plain] = of(line({ product: product({ description: '', images: '[]' }) })).lines;
    expect([plain?.description, plain?.image]).toEqual(['Ceramic capacitor', '/product_default.png']);
  });

  test('leave out lines that are not selected', () => {
    const checkout = of(line({ selected: false }), line({ productId: 'F2', mpn: 'RES-10K' }));
    expect(checkout.lines.map(({ productId }) => productId)).toEqual(['F2']);
    expect(checkout.others).toEqual([{ productId: 'F1', mpn: 'CAP-100N' }]);
    expect(checkout.blocked).toEqual([]);
  });

  test.each<[string, Partial<CartLine>, string]>([
    ['is no longer sold', { product: null }, 'gone'],
    ['has no price', { product: product({ rangePrice: [] }) }, 'noPrice'],
    ['has no price at its quantity', { quantity: 200, product: product({ rangePrice: [{ min: 500, price: '1' }] }) }, 'noPrice'],
    ['is above the stock', { quantity: 1100 }, 'stock_unavailable'],
    ['is off the step', { quantity: 150 }, 'PER_ADD_QUANTITY_INVALID'],
    ['is below the minimum', { quantity: 50 }, 'invalid'],
    ['is off the step above the stock', { quantity: 1050, product: product({ orderGoodsFlag: 'T' }) }, 'GREATER_THAN_STOCK_NOT_INTEGE_MULTIPLE_IN_ORDERING_MODE'],
  ])('leave a selected line that %s in the cart with the reason', (_, over, problem) => {
    const checkout = of(line({ ...over, amounts: null }), line({ productId: 'F2' }));
    expect(checkout.blocked).toEqual([{ productId: 'F1', mpn: 'CAP-100N', problem }]);
    expect(checkout.lines.map(({ productId }) => productId)).toEqual(['F2']);
  });
});

describe('pieces ship', () => {
  const terms = { stock: 180, goodsType: 'GT0' as const, orderGoodsCycle: 28 };

  test('at once from stock, down to its last piece', () => {
    for (const quantity of [1, 180]) expect(fulfilmentOf(terms, quantity, TODAY)).toEqual({ now: quantity, ordered: 0, day: null, partner: false, partnerDays: null });
  });

  test('after the lead time where they are ordered from the supplier', () => {
    expect(fulfilmentOf(terms, 450, TODAY)).toEqual({ now: 180, ordered: 270, day: '2026-12-18', partner: false, partnerDays: null });
    expect(fulfilmentOf({ ...terms, stock: 0 }, 5, TODAY)).toMatchObject({ now: 0, ordered: 5, day: '2026-12-18' });
  });

  test('the same day without a lead time', () => {
    expect(fulfilmentOf({ stock: 0, goodsType: 'GT1' }, 5, TODAY).day).toBe(TODAY);
  });

  test('from a partner after its days of delivery, if known', () => {
    expect(fulfilmentOf({ stock: 10, goodsType: 'GT2', deliveryCycle: 7 }, 5, TODAY)).toMatchObject({ partner: true, partnerDays: 7 });
    expect(fulfilmentOf({ stock: 10, goodsType: 'GT2' }, 5, TODAY)).toMatchObject({ partner: true, partnerDays: null });
    expect(fulfilmentOf({ stock: 10, goodsType: 'GT0', deliveryCycle: 7 }, 5, TODAY)).toMatchObject({ partner: false, partnerDays: null });
  });
});
