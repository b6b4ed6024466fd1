import { randomBytes } from 'node:crypto';
import { shopTimeZone, stateDir as shopStateDir, variable } from '../environment.mjs';
import { loadTs } from '../load-ts.mjs';
import { openLocalState } from '../local-state.mjs';
import { ensureMigrated } from '../mall.mjs';
import { wrangler } from '../production/wrangler.mjs';

/** The address of the mall inside this process. */
const MALL = 'http://mall.invalid/api/desk';

let loading;

/**
 * Opens the desk: the mall in this process, over the local state or that of production, with an operator's key that nobody else has; or a mall that is reached
 * over the network, with `OPERATOR_KEY`.
 * @param {{ remote?: boolean | undefined, as?: string | undefined, url?: string | undefined }} options - `as`: who acts, for calls that store it; `url`: the
 * address of a mall, with its `/api/{product}`
 * @param {{ stateDir?: string, state?: object }} [surroundings] - the folder of the local state; the state, if it is open already
 * @returns {Promise<object>} `call` makes a call of the contract; `state` is the database with the KV beside it, missing with `url`
 */
export async function openDesk({ remote, as = '', url }, { stateDir = shopStateDir, state: opened } = {}) {
  const tools = await (loading ??= loadTs('scripts/lib/desk/desk-tools.ts'));
  const timeZone = shopTimeZone();
  const desk = {
    tools, stateDir, as, timeZone, wrangler, remote: Boolean(remote), timeText: (iso) => tools.momentText(Date.parse(iso), timeZone),
    /** The English name of a code. */
    nameOf: (type, code) => tools.dictionaryName(type, code, 'en'),
  };
  if (url !== undefined) {
    const key = variable('OPERATOR_KEY');
    if (!key) throw new Error('OPERATOR_KEY is not set. Set it to the key of the mall');
    if (!tools.isPrivate(url)) throw new Error(`${url} must begin with https, so that nobody on the way reads the key; or with http on this machine`);
    return { ...desk, call: caller(tools, (request) => reach(request, url), { base: url.replace(/\/$/, ''), key, as }), dispose: async () => undefined };
  }
  const state = remote ? tools.productionState(wrangler) : opened ?? await openLocal(stateDir);
  const key = randomBytes(32).toString('base64url');
  let cause = '';
  const mall = tools.createMall(
    { DB: state.db, CATALOGUE: state.kv, PRODUCT: 'desk', DESK: '1', TIME_ZONE: timeZone, OPERATOR_KEY: key, LOG_KEY: variable('LOG_KEY') },
    { log: { requestId: 'desk', note() {}, failed: (_, error) => (cause = error === undefined ? cause : String(error)) } },
  );
  return {
    ...desk, state, call: caller(tools, (request) => mall.fetch(request), { base: MALL, key, as, causeOf: () => cause.replace(/^Error: /, '') }),
    dispose: async () => (state === opened ? undefined : state.dispose?.()),
  };
}

/** Makes the function that makes calls as an operator. It returns the data of the answer, and throws the mall's reason otherwise. */
function caller(tools, fetchMall, { base, key, as, causeOf }) {
  return async (path, payload) => {
    const response = await fetchMall(new Request(`${base}/${path}`, {
      method: 'POST', body: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', 'operator-key': key, 'operator-name': encodeURIComponent(as) },
    }));
    const answer = await response.json().catch(() => undefined);
    if (typeof answer?.code !== 'string') throw new Error(`${base} is no mall: it answers ${response.status}`);
    if (answer.code !== '0') throw new Error(tools.safeText((response.status === 500 && causeOf?.()) || String(answer.message)));
    return answer.data;
  };
}

/** Sends a request. A redirect is not followed: the key is for the given address only. */
async function reach(request, url) {
  try {
    return await fetch(request, { redirect: 'manual' });
  } catch {
    throw new Error(`${url} does not answer. Check the address and the connection`);
  }
}

async function openLocal(stateDir) {
  await ensureMigrated(stateDir);
  return openLocalState(stateDir);
}
