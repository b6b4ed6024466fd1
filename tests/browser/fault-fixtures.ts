import { FaultProxy } from '../fixtures/faults/fault-proxy';
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
