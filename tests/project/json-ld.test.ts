import { describe, expect, it } from 'vitest';
import { productJsonLd } from '~/components/product/detail/json-ld';
import { sampleProduct } from './screens/screens';

const URL_OF_PART = 'https://shop.example/product_detail/F0000000001?lang=en';
const addressOf = (path: string) => `https://shop.example${path}?lang=en`;
const TRAIL = [
  { code: '1_03', parentCode: null, name: 'Capacitors', count: 9 },
  { code: '2_0312', parentCode: '1_03', name: 'Ceramic', count: 5 },
];

function graphOf(...[product, trail = TRAIL]: [Parameters<typeof productJsonLd>[0], typeof TRAIL?]) {
  const { '@context': context, '@graph': graph } = JSON.parse(productJsonLd(product, trail, addressOf, '/og/0603.png'));
  expect(context).toBe('https://schema.org');
  return graph;
}

describe('structured data of a product', () => {
  it('has the product and every price tier with its quantities', () => {
    const [product] = graphOf(sampleProduct());
    expect(product).toMatchObject({
      '@type': 'Product', mpn: 'TEST-100N', sku: 'F0000000001', brand: { '@type': 'Brand', name: 'Acme' }, url: URL_OF_PART,
      image: 'https://shop.example/og/0603.png', category: 'Capacitors > Ceramic',
    });
    expect(product.offers).toMatchObject({
      '@type': 'AggregateOffer', priceCurrency: 'CNY', lowPrice: '0.012', highPrice: '0.0312', offerCount: 4,
      availability: 'https://schema.org/InStock',
    });
    expect(product.offers.priceSpecification.map((tier: { price: string; eligibleQuantity: object }) => [tier.price, tier.eligibleQuantity])).toEqual([
      ['0.0312', { '@type': 'QuantitativeValue', minValue: 100, maxValue: 999 }],
      ['0.0218', { '@type': 'QuantitativeValue', minValue: 1000, maxValue: 3999 }],
      ['0.01425', { '@type': 'QuantitativeValue', minValue: 4000, maxValue: 19999 }],
      ['0.012', { '@type': 'QuantitativeValue', minValue: 20000 }],
    ]);
  });

  it('has the availability: in stock, on order only, or none', () => {
    const ordering = { orderGoodsFlag: 'T' as const };
    expect(graphOf(sampleProduct({ stock: 0, ...ordering }))[0].offers.availability).toBe('https://schema.org/BackOrder');
    expect(graphOf(sampleProduct({ stock: 5, ...ordering }))[0].offers.availability).toBe('https://schema.org/InStock');
    expect(graphOf(sampleProduct({ stock: 0 }))[0].offers).toEqual({
      '@type': 'Offer', url: URL_OF_PART, priceCurrency: 'CNY', availability: 'https://schema.org/OutOfStock',
    });
  });

  it('has the breadcrumbs from the catalogue to the product', () => {
    const [, crumbs] = graphOf(sampleProduct());
    expect(crumbs.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Capacitors', item: 'https://shop.example/product_list/catalogue/1_03?lang=en' },
      { '@type': 'ListItem', position: 2, name: 'Ceramic', item: 'https://shop.example/product_list/catalogue/1_03_2_0312?lang=en' },
      { '@type': 'ListItem', position: 3, name: 'TEST-100N', item: URL_OF_PART },
    ]);
  });

  it('cannot end its script element', () => {
    const hostile = sampleProduct({ description: '</script><script>alert(1)</script>\u2028\u2029<!--', mpn: '<b>' });
    const json = productJsonLd(hostile, [], addressOf, '/og/shop.png');
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)['@graph'][0].description).toBe(hostile.description);
  });
});
