import type { AppLoadContext } from '@remix-run/cloudflare';
import { readConfiguration, type Env } from './configuration';
import { createRequestScope } from './context';

interface DevInput {
  request: Request;
  context: { cloudflare: { env: unknown; ctx: Pick<ExecutionContext, 'waitUntil'> } };
}

/** The loaders' context under `npm run dev`, where Vite and not the Worker calls Remix. */
export async function getDevLoadContext({ request, context }: DevInput): Promise<AppLoadContext> {
  const { env, ctx } = context.cloudflare;
  if (!isEnv(env)) throw new Error('the bindings of wrangler.toml are missing');
  const scope = await createRequestScope(request, new URL(request.url), env, readConfiguration(env), ctx);
  return scope.context;
}

function isEnv(env: unknown): env is Env {
  return typeof env === 'object' && env !== null && 'DB' in env && 'CATALOGUE' in env;
}
