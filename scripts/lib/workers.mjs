import { ensureBundled, MALL } from './bundle.mjs';

/** The name of the mall's Worker, to which the binding of the shop leads. */
export const MALL_WORKER = 'farad-mall';

/**
 * The options of a Worker for Miniflare: what wrangler reads from its configuration, and its bundle. A shop answers everything itself.
 * @param {string | undefined} script - source of the Worker; absent: the shop
 * @param {Record<string, string>} variables - win over those of the configuration
 */
export async function workerOf(script, variables = {}) {
  const options = await deployedWorker(script, variables);
  const bindings = Object.entries(options.serviceBindings ?? {}).filter(([name]) => name !== 'MALL');
  return { ...options, serviceBindings: Object.fromEntries(bindings) };
}

/** Both Workers as they are deployed, with a second tier of snapshots. The first of them is the shop. @param {Record<string, string>} variables - win over those of the configuration */
export async function twoWorkers(variables = {}) {
  const [shop, mall] = await Promise.all([deployedWorker(undefined, variables), deployedWorker(MALL, variables)]);
  return [
    { ...shop, name: 'farad', kvNamespaces: { SNAPSHOTS: 'snapshots', ...shop.kvNamespaces } },
    { ...mall, name: MALL_WORKER },
  ];
}

async function deployedWorker(script, variables) {
  const { options, bundle } = await ensureBundled(script);
  return { ...options, bindings: { ...options.bindings, ...variables }, ...bundle };
}
