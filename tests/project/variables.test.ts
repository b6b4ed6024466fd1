/** The variables of README.md, "Configuration", and the places that read them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** The names in capitals between two texts of a file. */
function namesIn(path: string, from: string, to: string): string[] {
  const [, after = ''] = read(path).split(from);
  return [...(after.split(to)[0] ?? '').matchAll(/\b[A-Z]+(?:_[A-Z]+)*\b/g)].map(String);
}

const [, chapter = ''] = /\n## Configuration\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
/** The first cells of the rows. */
const named = [...chapter.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/[A-Z_]+/g)].map(String));

test('each variable stands once in the table', () => {
  expect(named.length).toBeGreaterThan(10);
  expect(new Set(named).size).toBe(named.length);
});

test.each([
  ['scripts/lib/environment.mjs', 'const NAMES = [', '];', ['TURNSTILE_URL', 'STRIPE_API_URL']],
  ['functions/dev-context.ts', 'const NAMES = [', '] as const', []],
])('%s reads those of the table from the process', (path, from, to, more) => {
  expect(namesIn(path, from, to).sort()).toEqual([...named, ...more].sort());
});
