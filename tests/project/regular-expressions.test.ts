/** Every regular expression of the shop that may meet text of others: recheck looks for texts on which it takes long. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The generator of the catalogue reads files of this project only. */
const OWN_TEXT = /^functions\/mall\/catalogue\/generator\//;

/**
 * Expressions on which recheck itself takes more than 30 ms. It found nothing in them; `npm run soak` lets it read them again.
 * Which expressions belong here, a failing test of this list prints.
 */
const SLOW: ReadonlySet<string> = new Set(readFileSync(join(root, 'tests/fixtures/slow-expressions.txt'), 'utf8').split('\n').filter(Boolean));
const SOAK = process.env['SOAK'] === '1';
const MINUTES = 60_000;

const verdicts = v.array(v.object({ status: v.string(), complexity: v.string(), attack: v.string(), ms: v.number() }));

async function recheck(literals: readonly string[]): Promise<v.InferOutput<typeof verdicts>> {
  const child = spawn(process.execPath, [join(root, 'tests/fixtures/check-expressions.mjs')], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stdin.end(JSON.stringify(literals.map((literal) => [literal.slice(1, literal.lastIndexOf('/')), literal.slice(literal.lastIndexOf('/') + 1)])));
  await once(child, 'close');
  return v.parse(verdicts, JSON.parse(output));
}

interface Source {
  file: string;
  literals: string[];
  /** Whether it makes expressions of texts. */
  builds: boolean;
}

function readSource(file: string): Source {
  const text = readFileSync(join(root, file), 'utf8');
  const source: Source = { file, literals: [], builds: false };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) source.literals.push(node.text);
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') source.builds = true;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return source;
}

const sources = ['app', 'functions']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.tsx?$/.test(file) && !OWN_TEXT.test(file)).map(readSource);

/** Loads a module, and records the expressions that it makes of texts meanwhile. */
async function builtBy({ file }: Source): Promise<string[]> {
  const built: string[] = [];
  vi.resetModules();
  vi.stubGlobal('RegExp', new Proxy(RegExp, {
    construct(target, parts: [string, string?]) {
      const expression = new target(...parts);
      built.push(String(expression));
      return expression;
    },
  }));
  await import(pathToFileURL(join(root, file)).href);
  vi.unstubAllGlobals();
  return built;
}

describe('S28: a regular expression', () => {
  test('takes time in proportion to the text at most', { timeout: 30 * MINUTES }, async () => {
    const built = [];
    for (const source of sources.filter(({ builds }) => builds)) {
      const expressions = await builtBy(source);
      // One that a function makes of the text it reads would not be here.
      expect([source.file, expressions.length > 0]).toEqual([source.file, true]);
      built.push(...expressions);
    }
    const all = [...new Set([...sources.flatMap(({ literals }) => literals), ...built])];
    expect(all.length).toBeGreaterThan(500);
    expect([...SLOW].filter((literal) => !all.includes(literal)), 'no longer in the code').toEqual([]);
    const read = SOAK ? all : all.filter((literal) => !SLOW.has(literal));
    const found = await recheck(read);
    expect(found.flatMap(({ status, complexity, attack }, at) => (status === 'safe' ? [] : [`${read[at]}: ${status}, ${complexity}, ${attack}`]))).toEqual([]);
    if (SOAK) return;
    const slow = found.flatMap(({ ms }, at) => (ms > 15_000 ? [read[at]] : []));
    expect(slow, 'belongs into tests/fixtures/slow-expressions.txt').toEqual([]);
  });

  test('is found if it takes longer: by many beginnings, and by many ways to split', async () => {
    const found = await recheck(['/\\s+$/', '/^(\\d+)(\\d*)x$/', '/^a+$/']);
    expect(found.map(({ status }) => status)).toEqual(['vulnerable', 'vulnerable', 'safe']);
  });
});
