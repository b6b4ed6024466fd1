import { openAlteredShop, type AlteredShop } from '../fixtures/servers/altered-shop';
import { oncePerSpec, stageUrl, test as base } from './fixtures';

/** The answers of the upstream, which a test changes. */
export type Faults = AlteredShop<never>['faults'];

/** Tests against a shop of the worker's own, whose upstream answers as each test needs it. At the start of a test nothing is changed. */
export const test = base.extend<{ faults: Faults; shop: AlteredShop<never> }>({
  shop: oncePerSpec(async (workerIndex) => {
    const shop = await openAlteredShop(stageUrl('TEST_MALL_URL'), `browser-answers-${workerIndex}`, {});
    return { value: shop, close: shop.stop };
  }),
  baseURL: async ({ shop }, provide) => provide(shop.url),
  faults: [
    async ({ shop }, provide) => {
      await shop.reset();
      await provide(shop.faults);
    },
    { auto: true },
  ],
});
