import { version } from '../../package.json';
import { Queries, sql } from './db/queries';
import type { MallBindings } from './http/bindings';
import { settingsFault } from './http/settings-fault';

/** Where the storefront asks the mall's Worker how it is. Only its binding reaches this path. */
export const HEALTH_PATH = '/healthz';

/** How the mall's Worker is. `failing` says in one line what does not work. */
export interface MallHealth {
  version: string;
  /** The id of the deployed Worker, as wrangler lists it. Missing in a local one. */
  deployment?: string;
  failing?: string;
}

/** Checks the settings and the database of the mall's Worker. Never throws. */
export async function mallHealth(bindings: MallBindings): Promise<MallHealth> {
  const health = { version, ...deploymentOf(bindings) };
  const fault = settingsFault(bindings);
  if (fault) return { ...health, failing: fault };
  try {
    await new Queries(bindings.DB).first(sql('SELECT one FROM catalogue_state'));
    return health;
  } catch {
    return { ...health, failing: 'database' };
  }
}

/** What `/healthz` says of the deployment of a Worker. */
export function deploymentOf({ CF_VERSION_METADATA: metadata }: Pick<MallBindings, 'CF_VERSION_METADATA'>): { deployment?: string } {
  return metadata?.id ? { deployment: metadata.id } : {};
}
