import type { AppLoadContext } from '@remix-run/cloudflare';
import { SNAPSHOT_CACHE, type SnapshotCache } from '../app/upstream/client/snapshots/snapshots';
import { readConfiguration, type Env } from './configuration';
import { createIsolate } from './isolate/isolate';
import { requestIdOf } from './request/arrival';
import { createRequestScope } from './request/context';

interface DevInput {
  request: Request;
  context: {
    cloudflare: {
      env: unknown;
      ctx: Pick<ExecutionContext, 'waitUntil'>;
      caches: { open(name: string): Promise<SnapshotCache> };
    };
  };
}

const isolate = createIsolate();

/** Makes the loaders' context under `npm run dev`, where Vite calls Remix instead of the Worker. */
export async function getDevLoadContext({ request, context }: DevInput): Promise<AppLoadContext> {
  const { env, ctx, caches } = context.cloudflare;
  if (!isEnv(env)) throw new Error('the bindings of wrangler.toml are missing');
  // The development server has no second Worker.
  const { MALL: _, ...own } = env;
  const named = { ...own, ...processVariables() };
  const configured = { ...named, SITE_ORIGIN: named.SITE_ORIGIN || new URL(request.url).origin };
  const platform = { env: configured, background: ctx, snapshots: await caches.open(SNAPSHOT_CACHE), isolate };
  const scope = await createRequestScope(request, readConfiguration(configured), platform, { id: requestIdOf(request), started: Date.now(), shed: false, aside: (waiting) => waiting() });
  return scope.context;
}

const NAMES = [
  'PRODUCT', 'PRODUCT_NAME', 'UPSTREAM_URL', 'SITE_ORIGIN', 'SITE_HOSTS', 'IMAGE_HOSTS', 'TIME_ZONE', 'SESSION_SECRET', 'LOG_KEY', 'DEMO', 'MALL_KEY', 'OPERATOR_KEY',
  'TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET', 'UPSTREAM_REST', 'HASH_RATE', 'MAIL_PROVIDER', 'MAIL_FROM', 'OUTBOX_URL', 'OUTBOX_SECRET', 'ALERTS_TO',
  'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'TRANSFER_ACCOUNT', 'TRANSFER_DAYS',
] as const;

/** The variables of the process environment. They win over the files, as in the start script. */
function processVariables(): Partial<Record<(typeof NAMES)[number], string>> {
  return Object.fromEntries(NAMES.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined));
}

function isEnv(env: unknown): env is Env {
  return typeof env === 'object' && env !== null && 'DB' in env && 'CATALOGUE' in env;
}
