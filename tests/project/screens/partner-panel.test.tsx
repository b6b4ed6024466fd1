import { describe, expect, it } from 'vitest';
import { ProductDetailScreen } from '~/components/product/detail/product-detail-screen';
import type { Product } from '~/domain/product/product';
import { sampleProduct, readable, renderAt, SNAPSHOT_AT } from './screens';

const PAGE = sampleProduct({ id: 'F1', mpn: '1N4148W', brand: 'CJ', brandNames: ['长电', 'CJ'], packageName: 'SOD-123' });
const LIVE = Promise.resolve({ ok: true as const, at: SNAPSHOT_AT, value: { stock: 12_000, onWayNum: 0, onWayDetailList: [] } });

function offer(id: string, over: Partial<Product> = {}): Product {
  return { ...PAGE, id, goodsType: 'GT2', deliveryCycle: 7, supplierCode: `S-${id}`, ...over };
}

const MDD = { brand: 'MDD', brandNames: ['辰达', 'MDD'], packageName: 'SOD-123FL', description: '100 V 150 mA' };

/** The panel of a product's page after its offers have arrived. */
async function panel(offers: Product[], { product = PAGE, asked = '', language = 'en' as 'cn' | 'en' } = {}) {
  const screen = (
    <ProductDetailScreen
      product={product} snapshotAt={SNAPSHOT_AT} live={LIVE} partners={Promise.resolve({ ok: true as const, at: SNAPSHOT_AT, value: offers })}
      alternatives={Promise.resolve({ ok: false, reason: 'refused' })} trail={[]} sale={null} asked={asked} jsonLd="{}"
    />
  );
  const html = await (await renderAt('/product_detail/F1', screen, language)).all;
  return html.slice(html.indexOf('id="partners"'));
}

/** The tables of the panel by name, with the ids of their products. */
function tables(html: string): Array<[string, string[]]> {
  return [...html.matchAll(/<table[^>]*aria-label="([^"]*)".*?<\/table>/gs)].map(([table, name = '']) => [
    name, [...table.matchAll(/name="goodsId" value="([^"]+)"/g)].map(([, id = '']) => id),
  ]);
}

describe('partner offers', () => {
  it('are of the same maker; parts of other makers with the number are in a table of their own', async () => {
    const offers = [offer('A', MDD), offer('B'), offer('C', { rangePrice: [{ min: 100, price: '0.01' }] }), offer('D', MDD)];
    expect(tables(await panel(offers))).toEqual([
      ['Best offer', ['C']], ['1 more offer', ['B']], ['Same number, other manufacturers: check the datasheet (2)', ['A', 'D']],
    ]);
    expect(tables(await panel(offers, { language: 'cn' })).map(([name]) => name)).toEqual(['最低报价', '另有 1 个报价', '同型号，其他品牌，请核对数据手册（2）']);
  });

  it('show seller, maker and package, with a link to the product; those of other makers have a description', async () => {
    const html = await panel([offer('A', MDD), offer('B')]);
    expect(readable(html)).toContain('Partner S-B 1N4148W CJ · SOD-123 12,000');
    expect(readable(html)).toContain('Partner S-A 1N4148W MDD · SOD-123FL 100 V 150 mA 12,000');
    for (const id of ['A', 'B']) expect(html).toContain(`href="/product_detail/${id}"`);
    expect(html).toContain('aria-label="Add 100 × MDD 1N4148W of Partner S-A to cart"');
  });

  it('leave out the product of the page', async () => {
    const product = offer('F1');
    expect(readable(await panel([PAGE]))).toContain('No partner offers this part at present.');
    expect(readable(await panel([product], { product }))).toContain('There are no further offers.');
    const html = await panel([product, offer('A', MDD)], { product });
    expect(readable(html)).toContain('There are no further offers.');
    expect(tables(html).map(([, ids]) => ids)).toEqual([['A']]);
  });

  it('on a partner’s page have a link to all sellers of the number, the mall included', async () => {
    expect(await panel([], { product: offer('F1') })).toMatch(/<a href="\/product_list\/search\/1N4148W"[^>]*>All sellers of this number<\/a>/);
    expect(await panel([])).not.toContain('All sellers of this number');
  });

  it('show why a quantity is refused, and a button for the nearest one', async () => {
    const html = await panel([offer('B', { stock: 743, orderGoodsFlag: 'F' })], { asked: '2000' });
    expect(readable(html)).toContain('743 left, and no more can be ordered. Add 743');
    expect(html).toMatch(/<button class="take" name="qty" value="743" aria-label="Add 743 × CJ 1N4148W of Partner S-B to cart" data-event="addToCart" data-event-param="[^"]+" type="submit">/);
  });
});
