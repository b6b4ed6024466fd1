/** Random products, and their valid quantities computed from the sentences of the rules, without the code under test. */

import fc from 'fast-check';
import type { BuyTerms } from '~/domain/product/quantity';

const flag = fc.constantFrom('T' as const, 'F' as const);

export const tiers = fc.array(
  fc.record({
    min: fc.integer({ min: 1, max: 60 }),
    price: fc.integer({ min: 1, max: 3_000_000 }).map((millionths) => (millionths / 1e6).toFixed(6)),
  }),
  { maxLength: 6 },
);

/** Small figures, so that steps, stock and minimum occur in all combinations. */
export const products: fc.Arbitrary<BuyTerms> = fc.record(
  {
    stock: fc.integer({ min: 0, max: 60 }),
    moq: fc.integer({ min: 1, max: 40 }),
    mpq: fc.integer({ min: 1, max: 25 }),
    perAddQuantity: fc.integer({ min: 1, max: 12 }),
    perAddType: fc.integer({ min: 0, max: 2 }),
    rangePrice: tiers,
    orderGoodsFlag: flag,
    orderGoodsFlag1: flag,
  },
  { requiredKeys: ['stock', 'rangePrice'] },
);

/** Products whose first tier starts at 1, so that every quantity has a price. */
export const pricedProducts = fc
  .tuple(products, fc.integer({ min: 1, max: 3_000_000 }))
  .map(([product, millionths]) => ({
    ...product,
    rangePrice: [...(product.rangePrice ?? []), { min: 1, price: (millionths / 1e6).toFixed(6) }],
  }));

export interface ExpectedTerms {
  step: number;
  minimum: number;
  sellable: boolean;
  error(quantity: number): string | null;
}

/** What is expected of a product, written from the sentences of the rules. */
export function expectedTerms(product: BuyTerms): ExpectedTerms {
  const { stock = 0, moq = 1, mpq = 0, perAddQuantity = 1, perAddType = 0, rangePrice = [] } = product;
  const ordering = product.orderGoodsFlag === 'T' || product.orderGoodsFlag1 === 'T';
  const start = moq > stock && !ordering ? 0 : moq;
  const step = perAddType === 1 && mpq > 0 && start > mpq ? mpq : perAddQuantity;
  const minimum = Math.ceil(start / step) * step;
  const inStock = stock > 0 && stock >= moq && minimum <= stock;
  const sellable = rangePrice.length > 0 && (inStock || ordering);
  const error = (quantity: number): string | null => {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity < minimum) return 'invalid';
    if (!sellable || minimum === 0 || (quantity > stock && !ordering)) return 'stock_unavailable';
    const multiple = quantity % step === 0;
    if (quantity > stock && !multiple) return 'GREATER_THAN_STOCK_NOT_INTEGE_MULTIPLE_IN_ORDERING_MODE';
    if (quantity > stock) return 'greater_than_stock_in_ordering_mode';
    return multiple || quantity === stock ? null : 'PER_ADD_QUANTITY_INVALID';
  };
  return { step, minimum, sellable, error };
}

/** Whether an error of {@link expectedTerms} is only a notice. */
export function passes(error: string | null): boolean {
  return error === null || error === 'greater_than_stock_in_ordering_mode';
}
