import * as v from 'valibot';
import type { DeployTools, DeployedWorker, Health } from './deploy-tools';

/** How often the health is asked for until the network knows the new Workers, and the pause between, in ms. */
const TRIES = 30;
const PAUSE = 2_000;

const NO_CATALOGUE = 'catalogue: nothing is loaded';

const text = v.optional(v.string());
const healthSchema = v.object({ status: text, failing: text, deployment: text, mall: v.optional(v.object({ deployment: text })) });

/**
 * Waits until the shop's address answers with the given versions of its Workers, and checks that they work.
 * @param older - whether they may be of a release that does not tell its ids
 * @returns `empty` if all works, but no catalogue is loaded yet
 * @throws Error with one line that says what does not work
 */
export async function checkHealth(
  { origin, readHealth, wait }: Pick<DeployTools, 'origin' | 'readHealth' | 'wait'>, wanted: ReadonlyArray<DeployedWorker & { version: string }>, older = false,
): Promise<'ok' | 'empty'> {
  let fault = 'no answer';
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if (tries > 1) await wait(PAUSE);
    const health = await read(readHealth);
    if (!health) continue;
    const missing = wanted.find((worker) => !isAnswering(worker, health, older));
    if (!missing && health.failing === NO_CATALOGUE) return 'empty';
    if (!missing && health.status === 'ok') return 'ok';
    fault = health.failing ?? `${missing?.title ?? origin} is not yet the one that was deployed`;
  }
  throw new Error(`${origin}/healthz: ${fault}`);
}

async function read(readHealth: () => Promise<unknown>): Promise<Health | undefined> {
  try {
    return v.parse(healthSchema, await readHealth());
  } catch {
    return undefined;
  }
}

function isAnswering({ deploymentIn, version }: DeployedWorker & { version: string }, health: Health, older: boolean): boolean {
  const deployment = deploymentIn(health);
  return deployment === version || (older && deployment === undefined);
}
