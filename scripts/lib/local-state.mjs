import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';
import { remoteState } from './state-calls.mjs';
import { enterState } from './state-door.mjs';
import { askState, STATE_WORKER } from './state-runtime.mjs';

/**
 * Opens the local D1 and KV of the shop, in the layout of `wrangler dev --persist-to`. If a server serves the same state, its process carries out
 * the calls. A server must not start while they are open. The caller must call `dispose`.
 * @param {string} stateDir
 * @returns {Promise<{ db: any, kv: any, dispose(): Promise<void> }>}
 */
export async function openLocalState(stateDir) {
  const served = await enterState(stateDir);
  if (served) return served;
  // Loading it takes half a second, which nobody waits for whose state is served.
  const { Miniflare } = await import('miniflare');
  let runtime = startRuntime(Miniflare, stateDir);
  let sent = 0;
  const send = async (path, body) => {
    if (sent > MOST_SENT) {
      await runtime.dispose();
      runtime = startRuntime(Miniflare, stateDir);
      sent = 0;
    }
    sent += body.length;
    return askState((url, init) => runtime.dispatchFetch(url, init), path, body);
  };
  const queued = oneAtATime((work, ...call) => work(...call));
  return { ...remoteState((path, body) => queued(send, path, body)), dispose: () => queued(() => runtime.dispose()) };
}

/** The runtime frees the bodies of calls late. After so many characters and bytes it is started anew, so that a load of any size needs little memory. */
const MOST_SENT = 150_000_000;

/** Begins work when the work before it has ended. */
function oneAtATime(begin) {
  let last = Promise.resolve();
  return (...call) => {
    const now = last.then(() => begin(...call));
    last = now.catch(() => undefined);
    return now;
  };
}

function startRuntime(Miniflare, stateDir) {
  const config = readFileSync(join(root, 'wrangler.toml'), 'utf8');
  return new Miniflare({
    ...STATE_WORKER,
    compatibilityDate: /compatibility_date = "([\d-]+)"/.exec(config)?.[1],
    d1Databases: { DB: idOf(config, 'DB', 'database_id') },
    d1Persist: join(stateDir, 'v3', 'd1'),
    kvNamespaces: { CATALOGUE: idOf(config, 'CATALOGUE', 'id') },
    kvPersist: join(stateDir, 'v3', 'kv'),
  });
}

/** The id of a binding in wrangler.toml. */
function idOf(config, binding, key) {
  for (const block of config.split(/^\[/m)) {
    const id = new RegExp(`^${key} = "([^"]+)"`, 'm').exec(block)?.[1];
    if (id && new RegExp(`^binding = "${binding}"`, 'm').test(block)) return id;
  }
  throw new Error(`wrangler.toml has no ${key} for the binding ${binding}`);
}
