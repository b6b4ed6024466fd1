import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { placeFont } from './font.mjs';
import { bin, productionEnv, root, run } from './process.mjs';

const SHOP = 'functions/storefront.ts';
const SOURCES = ['app', 'functions', 'package-lock.json', 'tsconfig.json', 'wrangler.toml'];

/**
 * Bundles a Worker as a deployment does, if its sources have changed since the last bundle.
 * @param {string} [script] - source of the Worker; absent: the shop, which must be built
 * @returns {Promise<{ modulesRoot: string, modules: Array<{ type: 'ESModule', path: string }> }>} options for Miniflare
 */
export async function ensureBundled(script = SHOP) {
  const name = basename(script, '.ts');
  const home = join(root, '.wrangler/bundle', name);
  const modulesRoot = join(home, fingerprint([...SOURCES, script === SHOP ? 'build/server' : dirname(script)]));
  if (!existsSync(modulesRoot)) await bundle(script, home, modulesRoot);
  return { modulesRoot, modules: [{ type: 'ESModule', path: join(modulesRoot, `${name}.js`) }] };
}

/** Several processes may bundle at once. Each writes to its own folder, and the first one to finish gives its folder the final name. */
async function bundle(script, home, target) {
  const working = `${target}.${process.pid}`;
  const assets = script === SHOP ? [] : ['--assets', await mallFiles()];
  mkdirSync(home, { recursive: true });
  for (const old of readdirSync(home)) {
    if (!old.startsWith(basename(target))) rmSync(join(home, old), { recursive: true, force: true });
  }
  await run(bin('wrangler'), ['deploy', script, ...assets, '--dry-run', '--outdir', working], { quiet: true, env: productionEnv });
  try {
    renameSync(working, target);
  } catch (error) {
    rmSync(working, { recursive: true });
    if (!existsSync(target)) throw error;
  }
}

/** A folder with only the font of the documents. Workers other than the shop need no other file of the build. */
export async function mallFiles() {
  const folder = join(root, '.wrangler/mall-files');
  mkdirSync(folder, { recursive: true });
  await placeFont(folder);
  return folder;
}
