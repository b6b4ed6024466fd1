import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { placeFont } from './font.mjs';
import { bin, productionEnv, root, run } from './process.mjs';

const SHOP = 'functions/storefront.ts';
/** The source of the mall's Worker. */
export const MALL = 'functions/mall/worker.ts';
/** The configuration of the mall's Worker, with paths relative to it. Workers of tests are malls too. */
const MALL_CONFIGURATION = 'functions/mall/wrangler.toml';
const SOURCES = ['app', 'functions', 'package-lock.json', 'scripts/lib/bundle.mjs', 'tsconfig.json', 'wrangler.toml'];
/** What the configuration says, beside the bundle: a start that reads it does not load wrangler, which takes longer than all else that it does. */
const OPTIONS = 'options.json';

/**
 * Bundles a Worker as a deployment does, if its sources have changed since the last bundle.
 * @param {string} [script] - source of the Worker; absent: the shop, which must be built
 * @returns {Promise<{ options: object, bundle: { modulesRoot: string, modules: Array<{ type: 'ESModule', path: string }> } }>} both for Miniflare: what
 *   the configuration says, and the code
 */
export async function ensureBundled(script = SHOP) {
  const name = basename(script, '.ts');
  const home = join(root, '.wrangler/bundle', name);
  const modulesRoot = join(home, fingerprint([...SOURCES, script === SHOP ? 'build/server' : dirname(script)]));
  if (!existsSync(modulesRoot)) await bundle(script, home, modulesRoot);
  const options = JSON.parse(readFileSync(join(modulesRoot, OPTIONS), 'utf8'));
  return { options, bundle: { modulesRoot, modules: [{ type: 'ESModule', path: join(modulesRoot, `${name}.js`) }] } };
}

/** Several processes may bundle at once. Each writes to its own folder, and the first one to finish gives its folder the final name. */
async function bundle(script, home, target) {
  const working = `${target}.${process.pid}`;
  if (script !== SHOP) await placeMallFiles();
  mkdirSync(home, { recursive: true });
  for (const old of readdirSync(home)) {
    if (!old.startsWith(basename(target))) rmSync(join(home, old), { recursive: true, force: true });
  }
  await run(bin('wrangler'), ['deploy', script, '--config', configurationOf(script), '--dry-run', '--outdir', working], { quiet: true, env: productionEnv });
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler');
  // The variables of a start are added later. Without a named file wrangler would read `.dev.vars`, and with this variable the whole environment.
  process.env.CLOUDFLARE_INCLUDE_PROCESS_ENV = 'false';
  const { workerOptions } = unstable_getMiniflareWorkerOptions(configurationOf(script), undefined, { envFiles: [devNull] });
  writeFileSync(join(working, OPTIONS), JSON.stringify(workerOptions));
  try {
    renameSync(working, target);
  } catch (error) {
    rmSync(working, { recursive: true });
    if (!existsSync(target)) throw error;
  }
}

/** The path of the configuration of a Worker. @param {string} [script] - its source; absent: the shop */
export function configurationOf(script = SHOP) {
  return join(root, script === SHOP ? 'wrangler.toml' : MALL_CONFIGURATION);
}

/** Places the font of the documents, the only file that Workers other than the shop need of the build. */
export async function placeMallFiles() {
  const folder = join(root, 'build/mall');
  mkdirSync(folder, { recursive: true });
  await placeFont(folder);
}
