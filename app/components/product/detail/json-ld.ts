import { CURRENCY } from '~/domain/money/money-format';
import { isSellable, showsPrice, supportsOrdering } from '~/domain/product/availability';
import type { Category } from '~/domain/catalogue/category';
import { formatCataloguePath } from '~/domain/catalogue/catalogue-code';
import { productListPath } from '~/domain/catalogue/list-path';
import { tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import type { Product } from '~/domain/product/product';
import { stockOf } from '~/domain/product/trade-terms';
import { escapeForScript } from '~/i18n/messages';
import { productPath } from '../../shell/addresses';

/**
 * The structured data of a product page, as JSON that is safe inside a script element: `Product` with the price tiers of the snapshot,
 * and `BreadcrumbList`.
 *
 * @param categories - categories of the product, from level 1 down
 * @param addressOf - the absolute address of a path, in the language of the page
 * @param picture - path of the picture
 */
export function productJsonLd(product: Product, categories: readonly Category[], addressOf: (path: string) => string, picture: string): string {
  const own = addressOf(productPath(product.id));
  const levels = categories.map(({ name }, index) => ({
    name,
    item: addressOf(productListPath('catalogue', formatCataloguePath(categories.slice(0, index + 1).map(({ code }) => code)))),
  }));
  const graph = [
    {
      '@type': 'Product',
      name: product.name || product.mpn,
      description: product.description,
      mpn: product.mpn,
      sku: product.id,
      brand: { '@type': 'Brand', name: product.brand },
      category: categories.map(({ name }) => name).join(' > '),
      url: own,
      image: new URL(picture, own).href,
      offers: offersOf(product, own),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...levels, { name: product.mpn, item: own }].map((level, index) => ({
        '@type': 'ListItem', position: index + 1, ...level,
      })),
    },
  ];
  return escapeForScript(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }));
}

/** The offer: the price of each tier, with the lowest and the highest. Without prices, it only has the availability. */
function offersOf(product: Product, url: string) {
  const common = { url, priceCurrency: CURRENCY, availability: `https://schema.org/${availabilityOf(product)}` };
  const starts = showsPrice(product) ? tierStarts(product.rangePrice) : [];
  const tiers = starts.flatMap((min, index) => {
    const price = unitPriceAt(product.rangePrice, min);
    const next = starts[index + 1];
    const quantity = { '@type': 'QuantitativeValue', minValue: min, ...(next === undefined ? {} : { maxValue: next - 1 }) };
    return price === null ? [] : [{
      '@type': 'UnitPriceSpecification', price, priceCurrency: CURRENCY, eligibleQuantity: quantity,
    }];
  });
  const prices = tiers.map(({ price }) => price).sort((a, b) => Number(a) - Number(b));
  if (prices.length === 0) return { '@type': 'Offer', ...common };
  return {
    '@type': 'AggregateOffer', ...common,
    lowPrice: prices[0], highPrice: prices.at(-1), offerCount: tiers.length, priceSpecification: tiers,
  };
}

function availabilityOf(product: Product): string {
  if (!isSellable(product)) return 'OutOfStock';
  return stockOf(product) === 0 && supportsOrdering(product) ? 'BackOrder' : 'InStock';
}
