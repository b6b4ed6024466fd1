/** The table of tests/README.md, "Statements": each statement about the shop names tests that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const tests = fileURLToPath(new URL('../', import.meta.url));

const SUBJECTS = [
  'What the shop is', 'Screens and navigation', 'Records and codes', 'States', 'Validation', 'Roles', 'Calls', 'Errors', 'Constants',
];

/** A test: its file, and its name or that of its group. */
const NAMED = /^`([\w./-]+)` › “(.+)”$/;
/** The text or the variable after `test(`, or after the `)(` of `test.each(…)(`. */
const TITLE = /(?:\b(?:describe|test|it)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`|([\w.]+),)/g;

interface Row {
  subject: string;
  statement: string;
  /** As the table names them. */
  held: string[];
}

/** The rows of the chapter, in their order. */
function rowsOf(readme: string): Row[] {
  const [, chapter = ''] = /\n## Statements\n([\s\S]*?)(?=\n## |$)/.exec(readme) ?? [];
  return chapter.split(/\n(?=### )/).slice(1).flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [, , ...rows] = lines.filter((line) => line.startsWith('|'));
    return rows.map((line) => {
      const [statement = '', held = '', ...more] = line.slice(1, -1).split(' | ').map((cell) => cell.trim());
      if (more.length > 0) throw new Error(`more than two cells: ${line}`);
      return { subject: heading.slice(4), statement, held: held === '' ? [] : held.split(/(?<=”), (?=`)/) };
    });
  });
}

const titles = new Map<string, ReadonlySet<string>>();

/** The names in a file of tests and their groups, as they are written. */
function titlesIn(file: string): ReadonlySet<string> {
  const known = titles.get(file);
  if (known) return known;
  const source = existsSync(tests + file) ? readFileSync(tests + file, 'utf8') : '';
  const found = new Set([...source.matchAll(TITLE)].map(([, one = '', two = '', three = '', four = '']) => (one + two + three + four).replace(/\\(['"`])/g, '$1')));
  titles.set(file, found);
  return found;
}

/** Whether a file of tests has the test. */
function exists(named: string): boolean {
  const [, file = '', title = ''] = NAMED.exec(named) ?? [];
  return /\.(?:test|spec)\.tsx?$/.test(file) && titlesIn(file).has(title);
}

const rows = rowsOf(readFileSync(`${tests}README.md`, 'utf8'));

describe('the statements', () => {
  test('stand under their subjects, in this order', () => {
    expect([...new Set(rows.map(({ subject }) => subject))]).toEqual(SUBJECTS);
    expect(rows.length).toBeGreaterThan(380);
  });

  test('are stated once each, and each has a test', () => {
    expect(rows.filter(({ statement, held }) => statement === '' || held.length === 0)).toEqual([]);
    const stated = rows.map(({ statement }) => statement);
    expect(stated.filter((statement, at) => stated.indexOf(statement) !== at)).toEqual([]);
  });

  test('name existing tests', () => {
    expect(rows.flatMap(({ statement, held }) => held.filter((named) => !exists(named)).map((named) => `${statement}: ${named}`))).toEqual([]);
  });
});

describe('the check', () => {
  const table = (...lines: string[]) => rowsOf(`# Tests\n\n## Statements\n\n### States\n\n| Statement | Test |\n|---|---|\n${lines.join('\n')}\n\n## More\n\n| a | b |\n`);

  test('reads rows with one test and with several', () => {
    expect(table('| One. | `a.test.ts` › “b” |', '| Two. | `a.test.ts` › “b, c”, `d.spec.ts` › “e” |')).toEqual([
      { subject: 'States', statement: 'One.', held: ['`a.test.ts` › “b”'] },
      { subject: 'States', statement: 'Two.', held: ['`a.test.ts` › “b, c”', '`d.spec.ts` › “e”'] },
    ]);
    expect(rowsOf('# Tests\n')).toEqual([]);
  });

  test('finds a row without a test', () => {
    expect(table('| One. |  |')).toEqual([{ subject: 'States', statement: 'One.', held: [] }]);
  });

  test.each([
    '`project/statements.test.ts` › “name no tests”', '`project/none.test.ts` › “name existing tests”', '`project/messages.ts` › “the check”', 'name existing tests',
    '`project/statements.test.ts` › “NAMED”',
  ])('refuses %s', (named) => {
    expect(exists(named)).toBe(false);
    expect(exists('`project/statements.test.ts` › “name existing tests”')).toBe(true);
  });
});
