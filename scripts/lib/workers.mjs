import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { configurationOf, ensureBundled, MALL } from './bundle.mjs';

/** The name of the mall's Worker, to which the binding of the shop leads. */
export const MALL_WORKER = 'farad-mall';

/**
 * The options of a Worker for Miniflare: what wrangler reads from its configuration, and its bundle. A shop answers everything itself.
 * @param {string | undefined} script - source of the Worker; absent: the shop
 * @param {string[]} envFiles - files with variables
 */
export async function workerOf(script, envFiles = []) {
  const options = await deployedWorker(script, envFiles);
  const bindings = Object.entries(options.serviceBindings ?? {}).filter(([name]) => name !== 'MALL');
  return { ...options, serviceBindings: Object.fromEntries(bindings) };
}

/** Both Workers as they are deployed, with a second tier of snapshots. The first of them is the shop. @param {string[]} envFiles - files with variables */
export async function twoWorkers(envFiles = []) {
  const [shop, mall] = await Promise.all([deployedWorker(undefined, envFiles), deployedWorker(MALL, envFiles)]);
  return [
    { ...shop, name: 'farad', kvNamespaces: { SNAPSHOTS: 'snapshots', ...shop.kvNamespaces } },
    { ...mall, name: MALL_WORKER },
  ];
}

async function deployedWorker(script, envFiles) {
  const bundle = await ensureBundled(script);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(configurationOf(script), undefined, { envFiles });
  return { ...workerOptions, ...bundle };
}
