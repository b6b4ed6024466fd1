import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeFont } from './font.mjs';
import { bin, root, run, step, toolEnv } from './process.mjs';

const SOURCES = ['app', 'public', 'package-lock.json', 'remix.config.js', 'scripts/lib/font.mjs', 'vite.config.ts'];
const STAMP = `${root}/build/.sources`;

/** Builds the storefront where its sources have changed since the last build. */
export async function ensureBuilt() {
  const now = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  await build();
}

export async function build() {
  const now = fingerprint();
  await step('Building the storefront', () =>
    run(bin('remix'), ['vite:build', '--logLevel', 'warn'], { quiet: true, env: { ...toolEnv, NODE_ENV: 'production' } }),
  );
  await placeFont(join(root, 'build/client'));
  writeFileSync(STAMP, now);
}

/** A checksum over the content of everything that is built. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((name) => files(join(root, name)))) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).sort().flatMap((name) => files(join(path, name)));
}
