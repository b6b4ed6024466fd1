import { version } from '../package.json';
import { getSearchWord } from '../app/upstream/contract/records/content';
import { createConnections } from '../app/upstream/client/connections';
import { readAnswer, request } from '../app/upstream/client/exchange';
import { SHARED_AGENT, TIMEOUTS } from '../app/upstream/client/policies';
import type { Transport } from '../app/upstream/client/transport';
import type { Env } from './configuration';
import { currentLog } from './mall/log/log';

/** The answer of `/healthz`. `failing` names the part that does not work. */
export interface Health {
  status: 'ok' | 'failing';
  version: string;
  upstream: Transport['kind'];
  catalogue?: { parts: number; version: string };
  failing?: string;
}

/** Checks that the embedded mall has a catalogue, or that an external upstream answers. Never throws. */
export async function readHealth(env: Env, transport: Transport, product: string): Promise<Health> {
  const base = { version, upstream: transport.kind };
  try {
    if (transport.kind !== 'embedded') {
      const jar = { accessToken: undefined, session: undefined };
      const { failure } = await request(
        { transport, product, variant: 'PC_EN', jar, userAgent: SHARED_AGENT, requestId: currentLog().requestId, visitorAddress: 'local' }, getSearchWord, {},
        { timeout: TIMEOUTS.deferred, withToken: false },
        { accept: 'application/json', connections: createConnections(), admit: () => undefined, read: readAnswer },
      );
      return failure ? { status: 'failing', ...base, failing: 'upstream' } : { status: 'ok', ...base };
    }
    const row = await env.DB.prepare('SELECT version, parts FROM catalogue_state').first<{ version: string; parts: number }>();
    if (!row) return { status: 'failing', ...base, failing: 'catalogue: nothing is loaded' };
    const current = await env.CATALOGUE.get<{ version: string }>('current', 'json');
    if (current?.version !== row.version) return { status: 'failing', ...base, failing: 'catalogue: index out of date' };
    return { status: 'ok', ...base, catalogue: row };
  } catch {
    return { status: 'failing', ...base, failing: transport.kind === 'embedded' ? 'database' : 'upstream' };
  }
}
