import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './process.mjs';

/**
 * Bundles a TypeScript module of the project and imports it. Packages are not bundled. An imported CSV file gives its text.
 * @param {string} path - relative to the project's root
 * @returns {Promise<any>} its exports
 * @throws Error if the module does not exist or does not compile
 */
export async function loadTs(path) {
  const entry = resolve(root, path);
  if (!existsSync(entry)) throw new Error(`There is no module ${path}`);
  const parent = join(root, 'node_modules', '.cache');
  mkdirSync(parent, { recursive: true });
  // The folder is inside node_modules, so that the bundle finds the project's packages.
  const folder = mkdtempSync(join(parent, 'farad-'));
  try {
    const outfile = join(folder, 'module.mjs');
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      alias: { '~': join(root, 'app') },
      loader: { '.csv': 'text' },
      logLevel: 'silent',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
