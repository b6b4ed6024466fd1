import { randomBytes } from 'node:crypto';
import { shopTimeZone, stateDir, variable } from '../environment.mjs';
import { loadTs } from '../load-ts.mjs';
import { openLocalState } from '../local-state.mjs';
import { ensureMigrated } from '../mall.mjs';
import { wrangler } from '../production/wrangler.mjs';

/** The address of the mall inside this process. */
const MALL = 'http://mall.invalid/api/desk';

/**
 * Opens the desk: the mall in this process, over the local state or that of production, with an operator's key that nobody else has.
 * @param {{ remote?: boolean | undefined, as?: string | undefined }} options - `as`: who acts, for calls that store it
 * @returns {Promise<{ call(path: string, payload: object): Promise<unknown>, tools: typeof import('./desk-tools'), timeText(iso: string): string, dispose(): Promise<void> }>}
 */
export async function openDesk({ remote, as = '' }) {
  const tools = await loadTs('scripts/lib/desk/desk-tools.ts');
  const state = remote ? tools.productionState(wrangler) : await openLocal();
  const key = randomBytes(32).toString('base64url');
  const timeZone = shopTimeZone();
  let cause = '';
  const mall = tools.createMall(
    { DB: state.db, CATALOGUE: state.kv, PRODUCT: 'desk', TIME_ZONE: timeZone, OPERATOR_KEY: key, LOG_KEY: variable('LOG_KEY') },
    { log: { requestId: 'desk', note() {}, failed: (_, error) => (cause = error === undefined ? cause : String(error)) } },
  );
  return {
    tools,
    timeText: (iso) => tools.momentText(Date.parse(iso), timeZone),
    /** Makes a call of the contract as an operator. @returns its data @throws Error with the mall's reason */
    async call(path, payload) {
      const response = await mall.fetch(new Request(`${MALL}/${path}`, {
        method: 'POST', body: JSON.stringify(payload),
        headers: { 'content-type': 'application/json', 'operator-key': key, 'operator-name': encodeURIComponent(as) },
      }));
      const { code, data, message } = await response.json();
      if (code !== '0') throw new Error(tools.safeText(response.status === 500 ? cause.replace(/^Error: /, '') : message));
      return data;
    },
    dispose: async () => state.dispose?.(),
  };
}

async function openLocal() {
  await ensureMigrated();
  return openLocalState(stateDir);
}
