import { FaultProxy } from '../fixtures/faults/fault-proxy';
import { startServer } from '../fixtures/servers/servers';
import { expect, stageUrl, test as base } from './fixtures';

export { expect };

interface WorkerFixtures {
  faultProxy: FaultProxy;
}

interface Fixtures {
  /** The upstream of the external shop, without faults at the start of each test. */
  faults: FaultProxy;
}

/** Tests against the shop whose upstream is behind the fault proxy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  upstream: 'external',
  faultProxy: [
    async ({}, provide) => {
      const proxy = await FaultProxy.open(stageUrl('TEST_MALL_URL'), Number(process.env.TEST_UPSTREAM_PORT));
      await provide(proxy);
      await proxy.down();
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ faultProxy }, provide) => {
      await faultProxy.heal();
      await provide(faultProxy);
    },
    { auto: true },
  ],
});

/** Tests against a shop and a fault proxy of their own, so that they can run beside others. */
export const testApart = test.extend<object, { ownShop: string }>({
  faultProxy: [
    async ({}, provide) => {
      const proxy = await FaultProxy.open(stageUrl('TEST_MALL_URL'));
      await provide(proxy);
      await proxy.down();
    },
    { scope: 'worker' },
  ],
  ownShop: [
    async ({ faultProxy }, provide, { workerIndex }) => {
      const server = await startServer('shop', `browser-apart-${workerIndex}`, faultProxy.url);
      await provide(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ownShop }, provide) => provide(ownShop),
});
