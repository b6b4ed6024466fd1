/** S46: what is deployed, file by file: the browser's files, the Worker's code, and what stands in the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawingSlugs, packageDrawing, slideArt } from '../../functions/mall/file/drawing/package-drawing';
import { packageOutline } from '../../functions/mall/file/drawing/package-outline';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The kinds of files that browsers get. A file of another kind, such as a map of sources, is not meant for them. */
const SERVED = /^(?:_headers|assets\/[\w.-]+\.(?:js|css|woff2|svg|png)|banner\/[\w.-]+\.(?:png|jpg|webp|svg)|og\/[\w.-]+\.png|package\/[\w.-]+\.svg|fonts\/[\w.-]+|[\w-]+\.(?:png|ico|svg))$/;

/** Texts that are secrets, or lead to some, wherever they stand. */
const SECRETS: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['a map of sources', /[#@] ?sourceMappingURL=/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['a secret with its value', /\b(?:SESSION_SECRET|OPERATOR_KEY|MALL_KEY|LOG_KEY|TURNSTILE_SECRET|STRIPE_SECRET_KEY)["']?\s{0,3}[:=]\s{0,3}["']?(?![\w-]*test)[A-Za-z0-9_+/-]{20}/],
  ['a key of a service', /\b(?:sk_live_|sk_test_|rk_live_|whsec_|AKIA)[A-Za-z0-9]{12}|\bghp_[A-Za-z0-9]{30}|\bxox[abp]-[A-Za-z0-9-]{10}/],
  ['a token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\./],
];

/** The values of the secrets of this computer. */
function localSecrets(): string[] {
  const file = join(root, '.dev.vars');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.map((line) => line.slice(line.indexOf('=') + 1).replace(/["']/g, '').trim()).filter((value) => value.length >= 16);
}

interface Known {
  secrets: string[];
  /** Texts that browsers must not get, although they are no secrets of production. */
  canaries: string[];
}

/** What a file has that it must not have. */
function faultsIn(text: string, { secrets, canaries }: Known): string[] {
  return [
    ...SECRETS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    ...secrets.filter((secret) => text.includes(secret)).map(() => 'a secret of this computer'),
    ...canaries.filter((canary) => text.includes(canary)).map((canary) => `“${canary}”`),
  ];
}

/** Files by name, below a folder. Each byte is one character, so that pictures can be searched too. */
function filesBelow(folder: string): Map<string, string> {
  const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(names.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(join(root, folder).length + 1), readFileSync(path, 'latin1')];
  }));
}

describe('S46: the build', () => {
  let browser: Map<string, string>;
  let worker: Map<string, string>;
  let known: Known;

  beforeAll(() => {
    [browser, worker] = [filesBelow('build/client'), filesBelow('build/server')];
    known = { secrets: localSecrets(), canaries: [] };
  });

  test('has files of known kinds for browsers only', () => {
    expect([...browser.keys()].filter((name) => !SERVED.test(name))).toEqual([]);
    expect(browser.size).toBeGreaterThan(60);
  });

  test('has the drawing of each package in all its kinds, so that no picture of the mall costs a run of the Worker', () => {
    const latin1 = (text: string | null) => Buffer.from(text ?? '').toString('latin1');
    const fileOf = (name: string) => browser.get(`package/${name}.svg`) ?? '';
    const wrong = drawingSlugs.filter((slug) =>
      fileOf(slug) !== latin1(packageDrawing(slug)) || fileOf(`${slug}-blue`) !== latin1(slideArt(slug)) || fileOf(`${slug}-outline`) !== latin1(packageOutline(slug)));
    expect(wrong).toEqual([]);
    expect(drawingSlugs.length).toBeGreaterThan(50);
  });

  test('has no map of sources, no secret, no path of this computer and no server’s code in a file for browsers', () => {
    const canaries = [DEMO_ACCOUNT.password, root.replace(/\/$/, ''), 'SESSION_SECRET', 'OPERATOR_KEY', 'CREATE TABLE', 'SELECT * FROM', 'trade_order', 'scrypt', 'node:crypto'];
    const faults = [...browser].map(([name, text]) => [name, faultsIn(text, { ...known, canaries })] as const).filter(([, found]) => found.length > 0);
    expect(faults).toEqual([]);
  });

  test('has no map of sources, no secret and no path of this computer in the Worker’s code', () => {
    const canaries = [root.replace(/\/$/, '')];
    const faults = [...worker].map(([name, text]) => [name, faultsIn(text, { ...known, canaries })] as const).filter(([, found]) => found.length > 0);
    expect(faults).toEqual([]);
    expect(worker.size).toBeGreaterThan(0);
  });
});

describe('S46: the repository', () => {
  test('has no file of secrets or of state, and no secret in its files', () => {
    const files = new Map<string, string>(['app', 'functions', 'public', 'scripts', 'tests'].flatMap((folder) => [...filesBelow(folder)].map(([name, text]) => [`${folder}/${name}`, text] as const)));
    for (const name of ['wrangler.toml', 'package.json', 'vite.config.ts', 'README.md']) files.set(name, readFileSync(join(root, name), 'latin1'));
    expect([...files.keys()].filter((name) => /(?:^|\/)(?:\.dev\.vars|\.env(?:\..*)?|\.wrangler|[^/]*\.(?:pem|key|p12|sqlite|map))(?:\/|$)/.test(name))).toEqual([]);
    expect(files.size).toBeGreaterThan(1_000);
    const known = { secrets: localSecrets(), canaries: [] };
    expect([...files].map(([name, text]) => [name, faultsIn(text, known)] as const).filter(([, found]) => found.length > 0)).toEqual([]);
  });
});

describe('S46: the search', () => {
  test.each([
    ['a map of sources', `x();\n//# ${'source'}MappingURL=x.js.map`], ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----`], ['a secret with its value', `LOG_${'KEY'}=abcdefghij0123456789abcdefghij`],
    ['a key of a service', `${'sk_'}live_abcdefghij0123456789`], ['a token', `${'eyJ'}hbGciOiJIUzI1NiIs.${'eyJ'}zdWIiOiIxMjM0NTY3.x`],
    ['a secret of this computer', 'const key = "a secret of this computer";'], ['“canary”', 'a canary sings'],
  ])('finds %s', (name, text) => {
    expect(faultsIn(text, { secrets: ['a secret of this computer'], canaries: ['canary'] })).toEqual([name]);
    expect(faultsIn('const key = env.SESSION_SECRET;', { secrets: ['a secret of this computer'], canaries: ['canary'] })).toEqual([]);
  });

  test('knows a file that is not meant for browsers', () => {
    expect(['assets/x.js.map', '.dev.vars', 'index.html', 'wrangler.toml', 'assets/../x.js', 'server/index.js'].filter((name) => SERVED.test(name))).toEqual([]);
  });
});
