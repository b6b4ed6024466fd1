import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { requireSiteOrigin, wranglerVariable } from '../environment.mjs';
import { loadTs } from '../load-ts.mjs';
import { root, step } from '../process.mjs';
import { wrangler } from '../production/wrangler.mjs';
import { ensureRemoteReference } from '../reference.mjs';

const MIGRATIONS = join(root, 'functions/mall/db/migrations');
const HEALTH_LIMIT = 30_000;

/** What deploying to production works with. @returns {Promise<import('./deploy-tools').DeployTools>} */
export async function productionTools() {
  const origin = requireSiteOrigin();
  const { releaseOf } = await loadTs('scripts/lib/deploy/deploy-tools.ts');
  return {
    origin,
    two: /^[ \t]*binding[ \t]*=[ \t]*"MALL"/m.test(readFileSync(join(root, 'wrangler.toml'), 'utf8')),
    release: releaseOf(new Date()),
    migrations: readdirSync(MIGRATIONS).sort().map((name) => ({ name, sql: readFileSync(join(MIGRATIONS, name), 'utf8') })),
    wrangler,
    build,
    loadReference: ensureRemoteReference,
    readHealth: async () => (await fetch(new URL('/healthz', origin), { redirect: 'manual', signal: AbortSignal.timeout(HEALTH_LIMIT) })).json(),
    checkContract: contractCheck(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    step,
    say: (line) => console.log(line),
  };
}

/** The key must be that of production. The one in `.dev.vars` is not. */
function contractCheck() {
  const { MALL_URL: url, MALL_KEY: key } = process.env;
  if (!url || !key) return undefined;
  return async () => (await loadTs('scripts/lib/deploy/check-contract.ts')).contractFault(url, key, wranglerVariable('PRODUCT') ?? '');
}
