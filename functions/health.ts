import { version } from '../package.json';
import type { Transport } from '../app/upstream/transport';
import type { Env } from './configuration';

/** What `/healthz` says; `failing` names the part that does not work. */
export interface Health {
  status: 'ok' | 'failing';
  version: string;
  upstream: Transport['kind'];
  catalogue?: { parts: number; version: string };
  failing?: string;
}

/** Asks the upstream for its catalogue; never throws. */
export async function readHealth(env: Env, transport: Transport, product: string): Promise<Health> {
  const base = { version, upstream: transport.kind };
  try {
    if (transport.kind !== 'embedded') {
      const response = await transport.fetch(
        new Request(`${transport.base.replace(/\/+$/, '')}/api/${product}/wordConfig/getSearchWord`, {
          method: 'POST', body: '{}', headers: { 'content-type': 'application/json' }, signal: AbortSignal.timeout(3_000),
        }),
      );
      return response.ok ? { status: 'ok', ...base } : { status: 'failing', ...base, failing: 'upstream' };
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
