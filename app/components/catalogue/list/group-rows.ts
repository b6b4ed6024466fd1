import type { ListedProduct } from '~/domain/catalogue/search-page';
import { unitPriceAt } from '~/domain/money/price-tiers';
import { isLessAmount } from '~/domain/numbers/decimal-text';
import { isThirdParty } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';

/** A product of the table, alone or with the other products of its part number. */
export interface RowGroup {
  product: Product;
  /** Other makers' products of the number. With them the group has a head and can be folded. */
  others: Product[];
  /** The number of partners that offer the product itself. */
  offers: number;
  /** The number of makers, and their stock together. */
  makers: number;
  stock: number;
  /** The lowest unit price at the quantity of the list; `null`: no product has one. */
  lowest: string | null;
}

/**
 * Groups the products of one number. Partners' offers of the same maker's product are counted only; its page shows them.
 * @param quantity - the quantity of the list
 */
export function groupOf({ others = [], othersCount = others.length, ...product }: ListedProduct, quantity: number): RowGroup {
  const isOffer = (other: Product) => isThirdParty(other.goodsType) && other.brand === product.brand;
  const rows = others.filter((other) => !isOffer(other));
  const all = [product, ...rows];
  const prices = all.flatMap(({ rangePrice }) => unitPriceAt(rangePrice, quantity) ?? []);
  const offers = others.length - rows.length;
  return {
    product,
    others: rows,
    offers,
    makers: 1 + othersCount - offers,
    stock: all.reduce((sum, { stock }) => sum + Math.max(stock, 0), 0),
    lowest: prices.reduce<string | null>((low, price) => (low === null || isLessAmount(price, low) ? price : low), null),
  };
}
