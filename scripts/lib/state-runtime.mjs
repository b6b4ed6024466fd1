/**
 * A worker for Miniflare that carries out the calls of a state (state-calls.mjs). The bindings that Miniflare gives to a process are not used: they block it while a
 * statement is prepared, and on a busy machine they mix up the answers.
 */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Options of the worker for Miniflare, without its bindings `DB` and `CATALOGUE`. */
export const STATE_WORKER = {
  modulesRoot: here,
  modules: ['state-worker.mjs', 'state-calls.mjs'].map((name) => ({ type: 'ESModule', path: join(here, name) })),
};

/**
 * Has the worker carry out a call.
 * @param {(url: string, init: { method: string, body: string | Uint8Array }) => Promise<{ json(): Promise<any> }>} fetchWorker
 * @param {string} path
 * @param {string | Uint8Array} body
 * @returns {Promise<any>} what the call returns
 * @throws Error with the message of a call that failed
 */
export async function askState(fetchWorker, path, body) {
  const { value, error } = await (await fetchWorker(`http://state${path}`, { method: 'POST', body })).json();
  if (error !== undefined) throw new Error(error);
  return value;
}
