/** Why a quantity of a part cannot be bought, with the texts of the quantity field. */

import { hasPriceTiers } from '~/domain/money/price-tiers';
import { countText, stockText } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';
import { minimumBuy, QuantityError, quantityStep, type QuantityErrorKind } from '~/domain/product/quantity';
import type { Wording } from './view-records';

export function refusalOf(product: Product, refusal: QuantityErrorKind): Wording {
  switch (refusal) {
    case QuantityError.notMultiple:
      return { key: 'product:quantity.notMultiple', values: { step: countText(quantityStep(product)) } };
    case QuantityError.notMultipleAboveStock:
      return { key: 'product:quantity.notMultipleAboveStock', values: { step: countText(quantityStep(product)) } };
    case QuantityError.unavailable:
      return unavailable(product);
    default:
      return { key: 'product:quantity.invalid', values: { minimum: countText(Math.max(minimumBuy(product), 1)) } };
  }
}

function unavailable(product: Product): Wording {
  if (!hasPriceTiers(product.rangePrice)) return { key: 'product:quantity.noPrice' };
  if (product.stock <= 0) return { key: 'product:quantity.outOfStock' };
  return { key: 'product:quantity.unavailable', values: { stock: stockText(product.stock) } };
}
