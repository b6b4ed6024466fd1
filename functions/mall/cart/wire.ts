import type * as v from 'valibot';
import { add } from '~/domain/money/money';
import type { DiscountTier } from '~/domain/sale/discount';
import { orderAmounts, type PricedItem } from '~/domain/order/amounts';
import type { cart } from '~/upstream/contract/records/cart';
import type { WireGoods } from '~/upstream/contract/records/goods';
import { priceText } from '../db/stored-amount';
import { isOrderable } from './orderable';
import type { CartLineRow } from './store';

type WireCart = v.InferInput<typeof cart>;
type Totals = WireCart['totals'];
type Priced = Pick<WireCart['lines'][number], 'unitPrice' | 'amount' | 'discountAmount'>;

/**
 * A cart as the contract sends it, with current prices and stock. The totals include only selected lines that can be ordered. A line that
 * is not selected has its amount without a discount.
 * @param products - products of the lines; products no longer sold are left out
 * @param rule - discount tiers in force
 */
export function toWireCart(rows: readonly CartLineRow[], products: readonly WireGoods[], rule: readonly DiscountTier[]): Pick<WireCart, 'ownNumbers' | 'lines' | 'totals'> {
  const byId = new Map(products.map((one) => [one.id, one]));
  const orderable = rows.flatMap(({ goods_id, qty, selected }) => {
    const product = byId.get(goods_id);
    return product && isOrderable(product, qty) ? [{ product, qty, selected: selected === 1 }] : [];
  });
  const selected = orderable.filter((line) => line.selected);
  const all = amountsOf(selected.map(({ product, qty }) => item(product, qty)), rule);
  const priced = new Map<string, Priced>();
  for (const { product, qty } of orderable.filter((line) => !line.selected)) priced.set(product.id, amountsOf([item(product, qty)], []).priced[0] ?? {});
  for (const [index, { product }] of selected.entries()) priced.set(product.id, all.priced[index] ?? {});
  return {
    ownNumbers: 'T',
    lines: rows.map((row) => {
      const product = byId.get(row.goods_id);
      return {
        goodsId: row.goods_id, mpn: row.mpn, brandNameCn: row.brand_cn, brandNameEn: row.brand_en,
        ...(product ? { goods: product } : {}),
        cartNum: row.qty, selected: row.selected === 1 ? 'T' : 'F',
        ...(row.added_price === null ? {} : { addedPrice: priceText(row.added_price) }),
        ...(row.part_ref ? { partRef: row.part_ref } : {}),
        ...priced.get(row.goods_id),
      };
    }),
    totals: { ...all.totals, sellers: sellersOf(selected.map(({ product }, index) => ({ product, amount: all.priced[index]?.amount ?? '0' }))) },
  };
}

function item({ rangePrice = [], hasDiscount = 'F' }: WireGoods, qty: number): PricedItem {
  return { rangePrice, hasDiscount, qty };
}

/** The amounts of each line and of all lines together. @throws Error if a line has no price */
function amountsOf(items: readonly PricedItem[], rule: readonly DiscountTier[]): { priced: Priced[]; totals: Omit<Totals, 'sellers'> } {
  const amounts = orderAmounts(items, rule);
  if (!amounts) throw new Error('a line that can be ordered has no price');
  const { lines, discount, shipping: feeType, next, ...totals } = amounts;
  return {
    priced: lines.map(({ unitPrice, amount, discounted: discountAmount }) => ({ unitPrice, amount, discountAmount })),
    totals: {
      ...totals, feeType, lines: lines.length,
      ...(discount === '0' ? {} : { discount }),
      ...(next ? { next } : {}),
    },
  };
}

/** The amount of each seller's lines before the discount, for the mall first and then for the partners. */
function sellersOf(lines: ReadonlyArray<{ product: WireGoods; amount: string }>): Totals['sellers'] {
  const bySupplier = new Map<string, { lines: number; amount: string }>();
  for (const { product: { supplierCode = '' }, amount } of lines) {
    const sum = bySupplier.get(supplierCode) ?? { lines: 0, amount: '0' };
    bySupplier.set(supplierCode, { lines: sum.lines + 1, amount: add(sum.amount, amount) });
  }
  return [...bySupplier]
    .sort(([a], [b]) => Number(b === '') - Number(a === ''))
    .map(([supplierCode, sum]) => ({ ...(supplierCode ? { supplierCode } : {}), ...sum }));
}
