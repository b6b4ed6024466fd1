import { openStage } from '../fixtures/servers/servers';
import { SOAK } from './combinations';

/** Starts the servers once; workers read their addresses from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Tests sign in hundreds of times. `npm run soak` computes the mall's own hashes.
  process.env.QUICK_HASHES = SOAK ? '' : '1';
  const stage = await openStage('browser');
  process.env.TEST_SHOP_URL = stage.shopUrl;
  process.env.TEST_MALL_URL = stage.mallUrl;
  process.env.TEST_EXTERNAL_SHOP_URL = stage.externalShopUrl;
  process.env.TEST_UPSTREAM_PORT = String(stage.upstreamPort);
  return stage.stop;
}
