import { openStage } from '../fixtures/servers/servers';

/** Starts the servers once; workers read their addresses from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stage = await openStage('browser');
  process.env.TEST_SHOP_URL = stage.shopUrl;
  process.env.TEST_MALL_URL = stage.mallUrl;
  process.env.TEST_EXTERNAL_SHOP_URL = stage.externalShopUrl;
  process.env.TEST_UPSTREAM_PORT = String(stage.upstreamPort);
  return stage.stop;
}
