import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.object({
  dependencies: versions,
  devDependencies: versions,
  overrides: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
});
const lockEntry = v.object({
  version: v.optional(v.string()), name: v.optional(v.string()), integrity: v.optional(v.string()), optional: v.optional(v.boolean()),
  link: v.optional(v.boolean()), dependencies: versions, devDependencies: versions,
});
const lock = v.object({ packages: v.record(v.string(), lockEntry) });
const installed = v.object({ version: v.string() });

function read<S extends v.GenericSchema>(path: string, schema: S): v.InferOutput<S> {
  return v.parse(schema, JSON.parse(readFileSync(`${root}${path}`, 'utf8')));
}

const pinned = read('package.json', manifest);
const direct = { ...pinned.dependencies, ...pinned.devDependencies };
const { packages } = read('package-lock.json', lock);
const locked = Object.entries(packages).filter(([path]) => path !== '');

/** The number of a version, also of a package that is installed under another name. */
function numberOf(version: string): string {
  return version.replace(/^npm:.+@/, '');
}

describe('versions (S46)', () => {
  test('are pinned exactly', () => {
    const overridden = Object.values(pinned.overrides).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));
    for (const version of [...Object.values(direct), ...overridden.filter((one) => !one.startsWith('$'))]) {
      expect(numberOf(version)).toMatch(/^\d+\.\d+\.\d+$/);
    }
    expect(Object.keys(direct).length).toBeGreaterThan(20);
  });

  test('in the lock file are those of the manifest', () => {
    const { dependencies, devDependencies } = packages[''] ?? {};
    expect({ ...dependencies, ...devDependencies }).toEqual(direct);
    for (const [name, version] of Object.entries(direct)) expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, numberOf(version)]);
  });

  test('in the lock file are installed', () => {
    const wrong = locked.flatMap(([path, { version, optional = false, link = false }]) => {
      const file = `${path}/package.json`;
      // Optional packages may be for another system.
      if (link || (optional && !existsSync(`${root}${file}`))) return [];
      const found = existsSync(`${root}${file}`) ? read(file, installed).version : 'nothing';
      return found === version ? [] : [`${path}: ${version} locked, ${found} installed`];
    });
    expect(wrong).toEqual([]);
    expect(locked.length).toBeGreaterThan(100);
  });

  test('in the lock file have checksums', () => {
    for (const [path, { integrity, link }] of locked) if (!link) expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
  });
});

test('no xlsx package is installed under any name (S46)', () => {
  const names = locked.flatMap(([path, { name }]) => [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), name ?? '']);
  expect(names).toContain('valibot');
  expect(names.filter((name) => /(^|\/)xlsx/.test(name))).toEqual([]);
});

test('secrets and local state are not in the repository (S46)', () => {
  const ignored = readFileSync(`${root}.gitignore`, 'utf8').split('\n');
  for (const name of ['.dev.vars', '.wrangler/', 'build/', 'node_modules/']) {
    expect(ignored.map((line) => line.replace(/^\/|\/$/g, ''))).toContain(name.replace(/\/$/, ''));
  }
  expect(readFileSync(`${root}wrangler.toml`, 'utf8')).not.toMatch(/SESSION_SECRET|DEMO/);
});

test.each(['wrangler.toml', 'functions/mall/wrangler.toml'])('S44: by %s Cloudflare adds no lines of its own, which would have addresses of visitors and pages', (file) => {
  const [, settings = ''] = /^\[observability\.logs\]\n((?:.+\n?)*)/m.exec(readFileSync(`${root}${file}`, 'utf8')) ?? [];
  expect(settings.trim().split('\n')).toEqual(['enabled = true', 'invocation_logs = false']);
});
