import { openAlteredShop, type AlteredShop } from '../fixtures/servers/altered-shop';
import { stageUrl, test as base } from './fixtures';

/** The answers of the upstream, which a test changes. */
export type Faults = AlteredShop<never>['faults'];

/** Tests against a shop of the worker's own, whose upstream answers as each test needs it. At the start of a test nothing is changed. */
export const test = base.extend<{ faults: Faults }, { shop: AlteredShop<never> }>({
  shop: [
    async ({}, provide, { workerIndex }) => {
      const shop = await openAlteredShop(stageUrl('TEST_MALL_URL'), `browser-answers-${workerIndex}`, {});
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  faults: [
    async ({ shop }, provide) => {
      await shop.reset();
      await provide(shop.faults);
    },
    { auto: true },
  ],
});
