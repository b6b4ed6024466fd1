import { expect, it } from 'vitest';
import { BuyPanel } from '~/components/product/detail/buy-panel';
import type { Language } from '~/domain/language';
import type { Product } from '~/domain/product';
import { part, readable, renderAt, SNAPSHOT_AT } from './screens';

async function shown(over: Partial<Product>, language?: Language) {
  const panel = <BuyPanel product={part(over)} offered at={SNAPSHOT_AT} sale={null} typed="100" onValue={() => undefined} />;
  return readable((await renderAt('/product_detail/F1', panel, language)).shell);
}

it('tells the lead time of every part, 0 days where none is known', async () => {
  expect(await shown({ orderGoodsFlag: 'T', orderGoodsCycle: 42 })).toContain('Lead time 42 days Minimum order');
  expect(await shown({ orderGoodsFlag: 'T', orderGoodsCycle: 42 }, 'cn')).toContain('采购周期 42 天');
  expect(await shown({})).toContain('Lead time 0 days');
  expect(await shown({ goodsType: 'GT2', deliveryCycle: 7 })).toContain('Delivery 7 days Lead time 0 days');
});
