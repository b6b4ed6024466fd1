import { zoneName } from '~/domain/time/deadline';
import { expect, it } from 'vitest';
import { BuyPanel } from '~/components/product/detail/buy-panel';
import { ProductTags } from '~/components/product/product-tags';
import type { Language } from '~/domain/text/language';
import type { Product } from '~/domain/product/product';
import { createI18n } from '~/i18n/i18n.server';
import { sampleProduct, readable, renderAt, SNAPSHOT_AT } from './screens';

async function shown(over: Partial<Product>, language?: Language) {
  const panel = <BuyPanel product={sampleProduct(over)} offered at={SNAPSHOT_AT} sale={null} typed="100" onValue={() => undefined} />;
  return readable((await renderAt('/product_detail/F1', panel, language)).shell);
}

it('shows the lead time of every product, 0 days if unknown', async () => {
  expect(await shown({ orderGoodsFlag: 'T', orderGoodsCycle: 42 })).toContain('Lead time 42 days Minimum order');
  expect(await shown({ orderGoodsFlag: 'T', orderGoodsCycle: 42 }, 'cn')).toContain('采购周期 42 天');
  expect(await shown({})).toContain('Lead time 0 days');
  expect(await shown({ goodsType: 'GT2', deliveryCycle: 7 })).toContain('Delivery 7 days Lead time 0 days');
});

it('shows when pieces above the stock ship, and has a heading for the total of a tier', async () => {
  const tags = (language: Language) => {
    const site = { language, productName: 'Farad', product: 'farad', channel: undefined, timeZone: 'Asia/Shanghai', zone: zoneName(SNAPSHOT_AT, 'Asia/Shanghai', language), now: SNAPSHOT_AT, path: '/' };
    return <ProductTags product={sampleProduct({ orderGoodsFlag: 'T', orderGoodsCycle: 42 })} sale={null} t={createI18n(language).getFixedT(null, ['product'])} site={site} />;
  };
  expect(readable((await renderAt('/', tags('en'), 'en')).shell)).toBe('Available to order, ships in 42 days');
  expect(readable((await renderAt('/', tags('cn'), 'cn')).shell)).toBe('可订货，42 天发货');
  expect(await shown({})).toContain('Unit price Line total 100+');
  expect(await shown({}, 'cn')).toContain('单价 小计 100+');
});
