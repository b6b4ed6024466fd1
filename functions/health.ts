import * as v from 'valibot';
import { version } from '../package.json';
import { getSearchWord } from '../app/upstream/contract/records/content';
import { createConnections } from '../app/upstream/client/connections';
import { readAnswer, request } from '../app/upstream/client/exchange';
import { SHARED_AGENT, TIMEOUTS } from '../app/upstream/client/policies';
import type { Transport } from '../app/upstream/client/transport';
import type { Env } from './configuration';
import { currentLog } from './mall/log/log';
import { deploymentOf, HEALTH_PATH, type MallHealth } from './mall/mall-health';

/** The answer of `/healthz`. `failing` names the part that does not work. */
export interface Health {
  status: 'ok' | 'failing';
  version: string;
  upstream: Transport['kind'];
  /** The id of the deployed Worker, as wrangler lists it. Missing in a local one. */
  deployment?: string;
  /** The mall's Worker, if the shop has one. */
  mall?: MallHealth;
  catalogue?: { parts: number; version: string };
  failing?: string;
}

/** How long the answer of an external upstream stands, ms. Monitors ask less often. */
const KEPT_FOR = 5_000;
/** Between two looks at whether another request has the answer, ms. */
const LOOK = 50;

/** The last answer of an external upstream, so that no number of requests makes more calls than one every few seconds. Times are ms since 1970. */
export class LastHealth {
  #known: { health: Health; at: number } | undefined;
  #askedAt = -Infinity;

  /** The health that is known, or that another request is about to learn; else that which `ask` finds. The runtime shares no promises between requests, so who waits looks again. */
  async get(ask: () => Promise<Health>): Promise<Health> {
    while (!this.#isKnown() && Date.now() - this.#askedAt < TIMEOUTS.deferred) await new Promise((resolve) => setTimeout(resolve, LOOK));
    if (this.#known && this.#isKnown()) return this.#known.health;
    this.#askedAt = Date.now();
    const health = await ask();
    this.#known = { health, at: Date.now() };
    this.#askedAt = -Infinity;
    return health;
  }

  #isKnown(): boolean {
    return this.#known !== undefined && Date.now() - this.#known.at < KEPT_FOR;
  }
}

/** Checks that the embedded mall has a catalogue, that its own Worker works, if it has one, or that an external upstream answers. Never throws. */
export async function readHealth(env: Env, transport: Transport, product: string): Promise<Health> {
  const base = { version, upstream: transport.kind, ...deploymentOf(env) };
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
    const own = env.MALL && { mall: await readMallHealth(env.MALL) };
    if (own?.mall.failing !== undefined) return { status: 'failing', ...base, ...own, failing: `mall: ${own.mall.failing}` };
    const row = await env.DB.prepare('SELECT version, parts FROM catalogue_state').first<{ version: string; parts: number }>();
    if (!row) return { status: 'failing', ...base, failing: 'catalogue: nothing is loaded' };
    const current = await env.CATALOGUE.get<{ version: string }>('current', 'json');
    if (current?.version !== row.version) return { status: 'failing', ...base, failing: 'catalogue: index out of date' };
    return { status: 'ok', ...base, ...own, catalogue: row };
  } catch {
    return { status: 'failing', ...base, failing: transport.kind === 'embedded' ? 'database' : 'upstream' };
  }
}

const mallHealth = v.object({ version: v.string(), deployment: v.optional(v.string()), failing: v.optional(v.string()) });

/** Asks the mall's Worker how it is. Its answer is of the same release, or of the one before. */
async function readMallHealth(mall: NonNullable<Env['MALL']>): Promise<MallHealth> {
  try {
    const response = await mall.fetch(new Request(new URL(HEALTH_PATH, 'https://mall.embedded')));
    return v.parse(mallHealth, await response.json());
  } catch {
    return { version: '', failing: 'no answer' };
  }
}
