import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'farad-keys-'));
const file = join(folder, 'variables');
afterAll(() => rmSync(folder, { recursive: true }));

/** The key that a local mall gets. */
function keyOf(environment: Record<string, string> = {}): string {
  const script = `import('./scripts/lib/environment.mjs').then(({ ensureMallKey }) => console.log(ensureMallKey(${JSON.stringify(file)})))`;
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8', env: { ...process.env, MALL_KEY: '', ...environment } });
  return stdout.trim();
}

test('a local mall gets a random key that stays, in a file that only its owner can read', () => {
  const made = keyOf();
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(keyOf()).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, 'SESSION_SECRET=a secret\nDEMO=1');
  const other = keyOf();
  expect(other).not.toBe(made);
  expect(readFileSync(file, 'utf8')).toBe(`SESSION_SECRET=a secret\nDEMO=1\nMALL_KEY=${other}\n`);
  expect(keyOf({ MALL_KEY: 'the key of the environment' })).toBe('the key of the environment');
});
