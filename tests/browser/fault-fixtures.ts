import { FaultProxy } from '../fixtures/faults/fault-proxy';
import { startServer } from '../fixtures/servers/servers';
import { expect, oncePerSpec, stageUrl, test as base } from './fixtures';

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
export const testApart = base.extend<Pick<Fixtures, 'faults'> & { apart: { url: string; faultProxy: FaultProxy } }>({
  apart: oncePerSpec(async (workerIndex) => {
    const faultProxy = await FaultProxy.open(stageUrl('TEST_MALL_URL'));
    const server = await startServer('shop', `browser-apart-${workerIndex}`, faultProxy.url);
    const close = async () => {
      await server.stop();
      await faultProxy.down();
    };
    return { value: { url: server.url, faultProxy }, close };
  }),
  faults: [
    async ({ apart: { faultProxy } }, provide) => {
      await faultProxy.heal();
      await provide(faultProxy);
    },
    { auto: true },
  ],
  baseURL: async ({ apart }, provide) => provide(apart.url),
});
