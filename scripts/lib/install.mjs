import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root, run, step } from './process.mjs';

const [MAJOR, MINOR] = [20, 19];
const STAMP = `${root}/node_modules/.farad-lock`;

/** Installs the locked packages if they are missing or the lock file has changed. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
    throw new Error(`Node ${MAJOR}.${MINOR} or newer is needed, this is ${process.versions.node}`);
  }
  const lock = createHash('sha256').update(readFileSync(`${root}/package-lock.json`)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  await step('Installing packages', () => run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true }));
  writeFileSync(STAMP, lock);
}
