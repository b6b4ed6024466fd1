import { describe, expect, it } from 'vitest';
import { ProductDetailScreen } from '~/components/product/detail/product-detail-screen';
import { offerFor, startQuantity } from '~/components/product/quantity/quantity-offer';
import type { Product } from '~/domain/product/product';
import type { Sale } from '~/domain/sale/sale';
import { never, sampleProduct, readable, renderAt, SNAPSHOT_AT } from './screens';

const SALE: Sale = { itemList: [{ amount: '500', discount: '0.95' }, { amount: '2000', discount: '0.8' }], startsAt: null, on: true };
const SOON: Sale = { ...SALE, startsAt: Date.parse('2026-12-01T00:00:00+08:00'), on: false };

async function detail(product: Product, asked: string, language: 'cn' | 'en' = 'en', sale: Sale | null = SALE) {
  const screen = (
    <ProductDetailScreen
      product={product} snapshotAt={SNAPSHOT_AT} live={never} partners={never} alternatives={never} trail={[]} sale={sale} asked={asked} jsonLd="{}"
    />
  );
  return (await renderAt(`/product_detail/${product.id}`, screen, language)).shell;
}

/** The quantities of submit buttons, by the text of the button. */
function takes(html: string): Record<string, string> {
  const buttons = html.matchAll(/<button class="take" name="qty" value="(\d+)" type="submit">([^<]*)<\/button>/g);
  return Object.fromEntries([...buttons].map(([, value = '', text = '']) => [text, value]));
}

describe('the quantity of a product without script', () => {
  it('starts at the minimum, highlights its tier and shows its cost', async () => {
    const html = await detail(sampleProduct(), '');
    expect(html).toMatch(/<input id="quantity" name="cartNum"[^>]*value="100"/);
    expect(html).toMatch(/<tr class="on"><th scope="row">100\+/);
    expect(readable(html)).toContain('Unit price 100 × ¥0.0312 Line total ¥3.12');
    expect(readable(html)).toContain('Minimum 100, step 100.');
  });

  it('highlights the tier of the requested quantity; minus and plus submit the next valid quantities', async () => {
    const html = await detail(sampleProduct(), '2000');
    expect(html).toMatch(/<tr class="on"><th scope="row">1,000\+/);
    expect(html).toMatch(/<button name="qty" value="1900" aria-label="Decrease to 1,900"/);
    expect(html).toMatch(/<button name="qty" value="2100" aria-label="Increase to 2,100"/);
    // Enter presses the first submit button of a form, which must not be minus.
    expect(html).toMatch(/<form class="buy__f" method="post" action="\/product_detail\/F0000000001">(?:(?!<button).)*<button hidden="" type="submit">/);
  });

  it('reads a quantity with separators', async () => {
    for (const typed of ['２０００', '2,000', '2 000', ' 2000 ', '２，０００']) {
      expect(readable(await detail(sampleProduct(), typed)), typed).toContain('Unit price 2,000 × ¥0.0218 Line total ¥43.60');
    }
  });

  it('shows exactly the typed number', async () => {
    for (const typed of ['99999999999999999999', '9007199254740993']) {
      const text = readable(await detail(sampleProduct(), typed));
      expect(text, typed).toContain('Enter a quantity up to 9,007,199,254,740,991.');
      expect(text, typed).not.toContain(' × ');
    }
    expect(readable(await detail(sampleProduct(), '9007199254740993', 'cn'))).toContain('数量请勿超过 9,007,199,254,740,991。');
  });

  it('shows no tier and no unit price if no quantity is valid', async () => {
    for (const typed of ['40', '1000.5', '20000']) {
      const html = await detail(sampleProduct(), typed);
      expect(html, typed).not.toContain('your tier');
      expect(readable(html), typed).not.toContain(' × ');
      expect(readable(html), typed).toContain('Line total —');
    }
    // A quantity off the step would have both.
    expect(readable(await detail(sampleProduct(), '1050'))).toContain('1,050 × ¥0.0218 Line total —');
  });

  const short = { stock: 740 };
  const ordering = { stock: 180, orderGoodsFlag: 'T' as const, orderGoodsCycle: 28, moq: 10, perAddQuantity: 10 };
  it.each([
    ['invalid', sampleProduct(), 'abc', 'Enter a whole number, 100 or more.', { 'Use 100': '100' }],
    ['invalid', sampleProduct(), '40', 'Enter a whole number, 100 or more.', { 'Use 100': '100' }],
    ['stock_unavailable', sampleProduct(short), '1000', '740 left, and no more can be ordered.', { 'Use 740': '740' }],
    ['PER_ADD_QUANTITY_INVALID', sampleProduct(), '2050', 'Sold in multiples of 100.', { 'Use 2,000': '2000', 'Use 2,100': '2100' }],
    [
      'GREATER_THAN_STOCK_NOT_INTEGE_MULTIPLE_IN_ORDERING_MODE', sampleProduct(ordering), '455', 'Parts to order are sold in multiples of 10.',
      { 'Use 450': '450', 'Use 460': '460' },
    ],
  ])('%s: shows the error with buttons for the nearest quantities, and no total', async (error, product, asked, says, nearest) => {
    expect(offerFor(product, asked).error).toBe(error);
    const html = await detail(product, asked);
    expect(readable(html)).toContain(says);
    expect(takes(html)).toEqual(nearest);
    expect(html).toMatch(/aria-invalid="true" aria-describedby="quantity-note"/);
    expect(readable(html)).toContain('Line total —');
  });

  it('greater_than_stock_in_ordering_mode: shows the delivery dates, and does not refuse', async () => {
    const product = sampleProduct({ ...ordering, onWayNum: 200, onWayDetailList: [{ num: 200, date: '2026-11-23' }] });
    expect(offerFor(product, '450')).toMatchObject({ error: 'greater_than_stock_in_ordering_mode', refused: false });
    const html = await detail(product, '450');
    expect(readable(html)).toContain('180 now, 200 on 23 Nov, 70 to order (28 days).');
    expect(readable(html)).toContain('Line total ¥14.04');
    expect(html).not.toContain('aria-invalid');
    expect(readable(await detail(product, '450', 'cn'))).toContain('现货 180，11 月 23 日到货 200，订货 70（28 天）。');
  });

  it('shows the nudge to the next tier only if it is worth it', async () => {
    expect(takes(await detail(sampleProduct(), '900'))).toEqual({ 'Buy 1,000 for ¥21.80, pay ¥6.28 less': '1000' });
    expect(takes(await detail(sampleProduct(), '2900'))).toEqual({ 'Buy 4,000 for ¥57.00, pay ¥6.22 less': '4000' });
    expect(takes(await detail(sampleProduct(), '2000'))).toEqual({ 'Buy 4,000 at ¥0.01425 each, pay ¥13.40 more': '4000' });
    expect(takes(await detail(sampleProduct(), '100'))).toEqual({});
  });

  it('shows why a product cannot be bought', async () => {
    for (const [terms, says] of [
      [{ stock: 0 }, 'Out of stock, and not available to order.'],
      [{ stock: 60 }, '60 left, fewer than the minimum of 100.'],
      [{ rangePrice: [] }, 'This part has no price at present.'],
    ] as const) {
      const html = await detail(sampleProduct({ ...terms, rangePrice: 'rangePrice' in terms ? [] : sampleProduct().rangePrice }), '');
      expect(readable(html)).toContain(says);
      expect(html).not.toContain('id="quantity"');
    }
  });

  it('shows the discount only for eligible products and only during a sale', async () => {
    const marked = sampleProduct({ hasDiscount: 'T' });
    expect(readable(await detail(marked, ''))).toContain('This part is in the 12.12 sale: 5% off for ¥500 or more, 20% off for ¥2,000 or more.');
    expect(readable(await detail(marked, '', 'cn'))).toContain('计入双十二优惠：满 ¥500 享 95 折，满 ¥2,000 享 8 折。');
    expect(readable(await detail(sampleProduct(), ''))).not.toContain('ouble-twelve:');
    expect(readable(await detail(marked, '', 'en', null))).not.toContain('12.12');
  });

  const dear = sampleProduct({ hasDiscount: 'T', rangePrice: [{ min: 100, price: '7.36' }] });

  it('shows the discounted amount of a line that reaches a tier, with the old one struck through', async () => {
    const html = await detail(dear, '100');
    expect(readable(html)).toContain('Line total before the 12.12 discount ¥736.00 12.12 sale price, 5% off ≈ ¥6.9920 each ¥699.20');
    expect(html).toContain('<s>¥736.00</s>');
    expect(readable(html)).toContain('Add ¥1,264.00 more of parts in the 12.12 sale to get 20% off.');
    const highest = readable(await detail(dear, '300', 'cn'));
    expect(highest).toContain('小计 双十二优惠前 ¥2,208.00 双十二价，8 折 约合每件 ¥5.8880 ¥1,766.40');
    expect(highest).not.toContain('再购');
  });

  it('shows the missing amount if the line alone reaches no tier', async () => {
    const text = readable(await detail(sampleProduct({ hasDiscount: 'T' }), '1000'));
    expect(text).toContain('Add ¥478.20 more of parts in the 12.12 sale to get 5% off.');
    expect(text).not.toContain('12.12 sale price');
    expect(readable(await detail(sampleProduct({ hasDiscount: 'T' }), '1000', 'cn'))).toContain('再购 ¥478.20 双十二元器件，享 95 折。');
  });

  it('shows before the sale what the line will cost in it', async () => {
    const html = await detail(dear, '100', 'en', SOON);
    expect(readable(html)).toContain('12.12 sale from 1 Dec');
    expect(readable(html)).toContain('Line total ¥736.00 12.12 sale price from 1 Dec, 5% off ≈ ¥6.9920 each ¥699.20');
    expect(readable(html)).toContain('This part is in the 12.12 sale from 1 Dec: 5% off for ¥500 or more');
    expect(html).not.toContain('<s>');
    expect(readable(await detail(dear, '100', 'cn', SOON))).toContain('12 月 1 日起双十二价，95 折 约合每件 ¥6.9920 ¥699.20');
  });

  it('shows no percentage that rounds to 0 or 100, but computes the price with it', async () => {
    const rule: Sale = { ...SALE, itemList: [{ amount: '0', discount: '1' }, { amount: '700', discount: '0.996' }, { amount: '2000', discount: '0.004' }, { amount: '9000', discount: '0.9' }] };
    const text = readable(await detail(dear, '100', 'en', rule));
    expect(text).toContain('This part is in the 12.12 sale: 10% off for ¥9,000 or more.');
    expect(text).toContain('12.12 sale price ≈ ¥7.3306 each ¥733.06');
    expect(text).not.toMatch(/ 0% off|100% off/);
    expect(readable(await detail(dear, '300', 'cn', rule))).toContain('双十二价 约合每件 ¥0.0294 ¥8.83');
    expect(await detail(dear, '100', 'en', { ...rule, itemList: rule.itemList.slice(0, 3) })).not.toContain('Counts towards');
  });

  it('never shows a discounted unit price as a factor of the total', async () => {
    const text = readable(await detail(sampleProduct({ hasDiscount: 'T', rangePrice: [{ min: 100, price: '0.9698' }], perAddQuantity: 20 }), '520'));
    expect(text).toContain('Unit price 520 × ¥0.9698 Line total before the 12.12 discount ¥504.30');
    expect(text).toContain('≈ ¥0.9213 each ¥479.09');
  });

  it('computes the nudge with the discount during the sale, and not before it', async () => {
    const product = sampleProduct({ hasDiscount: 'T', moq: 20, perAddQuantity: 20, rangePrice: [{ min: 20, price: '0.1805' }, { min: 3000, price: '0.16' }] });
    expect(Object.keys(takes(await detail(product, '2780')))).toEqual(['Buy 3,000 at ¥0.1600 each, pay ¥3.30 more']);
    expect(Object.keys(takes(await detail(product, '2780', 'en', SOON)))).toEqual(['Buy 3,000 for ¥480.00, pay ¥21.79 less']);
    expect(Object.keys(takes(await detail(product, '2780', 'en', null)))).toEqual(['Buy 3,000 for ¥480.00, pay ¥21.79 less']);
  });

  it('shows no price for a refused quantity', async () => {
    expect(readable(await detail(dear, '150'))).not.toContain('12.12 sale price');
  });
});

describe('the initial quantity of a row', () => {
  it.each([
    [sampleProduct(), 1, 100], [sampleProduct(), 2000, 2000], [sampleProduct(), 2050, 2100], [sampleProduct({ moq: 4000, perAddQuantity: 4000 }), 2000, 4000],
    [sampleProduct({ stock: 740 }), 700, 700], [sampleProduct({ stock: 740 }), 710, 740], [sampleProduct({ stock: 740 }), 2000, 2000],
  ])('is the requested one or the next valid one (%#)', (product, asked, start) => {
    expect(startQuantity(product, asked)).toBe(start);
  });
});
