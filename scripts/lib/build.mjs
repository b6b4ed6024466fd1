import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeMallFiles } from './bundle.mjs';
import { fingerprint } from './fingerprint.mjs';
import { placeFont } from './font.mjs';
import { placeDrawings } from './drawings.mjs';
import { placeSharingPictures } from './sharing-pictures.mjs';
import { bin, productionEnv, root, run, step } from './process.mjs';

const SOURCES = ['app', 'public', 'package-lock.json', 'remix.config.js', 'scripts/lib/chunks.ts', 'functions/mall/file/drawing', 'scripts/lib/drawings.mjs', 'scripts/lib/font.mjs', 'scripts/lib/framework-plugins.ts', 'scripts/lib/sharing-pictures.mjs', 'vite.config.ts'];
const STAMP = `${root}/build/.sources`;

/** Builds the storefront if its sources have changed since the last build. */
export async function ensureBuilt() {
  const now = fingerprint(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  await build();
}

export async function build() {
  const now = fingerprint(SOURCES);
  await step('Building the storefront', () =>
    run(bin('remix'), ['vite:build', '--logLevel', 'warn'], { quiet: true, env: productionEnv }),
  );
  await placeFont(join(root, 'build/client'));
  await placeMallFiles();
  await placeDrawings(join(root, 'build/client'));
  await step('Drawing the pictures for links', () => placeSharingPictures(join(root, 'build/client')));
  writeFileSync(STAMP, now);
}
