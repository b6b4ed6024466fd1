import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What scripts take for the time zone of the shop. */
function zone(environment: Record<string, string>, given = ''): string {
  const script = `import('./scripts/lib/environment.mjs').then(({ shopTimeZone }) => console.log(shopTimeZone(${given})))`;
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8', env: { ...process.env, ...environment } });
  return stdout.trim();
}

test('the time zone of scripts is that of the environment, else of the deployed shop, else Shanghai', () => {
  expect(zone({ TIME_ZONE: 'Europe/Berlin' })).toBe('Europe/Berlin');
  expect(zone({}, "'', '[vars]\\nTIME_ZONE = \"Asia/Tokyo\"\\n'")).toBe('Asia/Tokyo');
  expect(zone({}, "'', '# TIME_ZONE = \"Asia/Tokyo\"'")).toBe('Asia/Shanghai');
});

test('no other script reads it', () => {
  const scripts = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:mjs|ts)$/.test(path));
  const readers = scripts.filter((path) => /(?:variable\(|process\.env\W+)'?TIME_ZONE|'Asia\/Shanghai'/.test(readFileSync(join(root, 'scripts', path), 'utf8')));
  expect(readers).toEqual([join('lib', 'environment.mjs')]);
});
