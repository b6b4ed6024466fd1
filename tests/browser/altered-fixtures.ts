import { openAlteredShop, type AlteredShop } from '../fixtures/servers/altered-shop';
import { expect, oncePerSpec, stageUrl, test as base, type Page } from './fixtures';

export { expect, type Page };

/** A delivery that arrives before new orders would. */
export const ARRIVAL = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);

const SHAPES = {
  plain: {},
  short: { stock: 743 },
  ordering: { stock: 180, orderGoodsFlag: 'T', orderGoodsCycle: 28, onWayNum: 200, onWayDetailList: [{ num: 200, date: ARRIVAL }] },
  partner: { goodsType: 'GT2', faradDeliveryCycle: 7 },
  gone: { stock: 0 },
};

/** The difference of a product from one that is sold from 10 in fives, with 5,000 in stock and four price tiers. */
export type Shape = keyof typeof SHAPES;
export type Shop = AlteredShop<Shape>;

/** Tests against a shop of the worker's own, whose products have the figures of the shapes. */
export const test = base.extend<{ figures: Shop; shop: Shop }>({
  shop: oncePerSpec(async (workerIndex) => {
    const shop = await openAlteredShop(stageUrl('TEST_MALL_URL'), `browser-altered-${workerIndex}`, SHAPES);
    return { value: shop, close: shop.stop };
  }),
  figures: [
    async ({ shop }, provide) => {
      await shop.reset();
      await provide(shop);
    },
    { auto: true },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
});
