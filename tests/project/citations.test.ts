import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Patterns of citations of documents that are not in the project. */
const OUTSIDE = [
  /\bsections? \d/i, /\breadings, "|\b(?:the|shop's) readings(?=[),.;])/i, /\b(?:interfaces|wire|names|architecture)\.md\b/i, /\barchitecture\b/i,
  /\bpromises? \d/i, /\bissues? (?:item|\d)/i, /\bspecification\b/i,
];

/** `(README, "Price tiers")` of the nearest folder, or `app/domain/README.md, "Price tiers"`. */
const CITATION = /(?<![\w/-])((?:[\w-]+\/)*)(README|SECURITY)(?:\.md)?, "([^"]+)"/g;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;
/** The text after `test(`, or after the `)(` of `test.each(…)(`. */
const TEST_NAME = /(?:\b(?:describe|test|it)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`)/g;

function filesIn(folder: string, kinds: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)).filter((name) => kinds.test(name));
}

/** The text on one line, since a citation may continue on the next line of a comment. */
function plain(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*(?:(?:\*|\/\/)\s*)?/g, ' ');
}

function textsOf(path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.md')) return [plain(source)];
  const comments = [...source.matchAll(COMMENT)].map(([comment]) => plain(comment));
  const names = path.startsWith('tests') ? [...source.matchAll(TEST_NAME)].map(([, one = '', two = '', three = '']) => one + two + three) : [];
  return [...comments, ...names];
}

const ROOT_FILES = ['README.md', 'vite.config.ts', 'remix.config.js', 'eslint.config.js'];
const files = [
  ...ROOT_FILES.filter((name) => existsSync(join(root, name))),
  ...['app', 'functions', 'scripts', 'tests'].flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs|js|css|sql|md)$/)),
  ...filesIn('public', /\.(?:js|css)$/),
].filter((path) => path !== join('tests', 'project', 'citations.test.ts'));

/** The citations in a text of documents that are not in the project. */
function outside(text: string): string[] {
  return OUTSIDE.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

/** Citations of headings that their README, or one in a folder above, does not have. */
function broken(text: string, path: string): string[] {
  return [...text.matchAll(CITATION)].filter(([, folder = '', name = '', heading = '']) => {
    const places = folder ? [folder] : foldersAbove(path);
    return !places.some((place) => headingsOf(join(place, `${name}.md`)).has(heading));
  }).map(([citation]) => citation);
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)];
}

const known = new Map<string, ReadonlySet<string>>();

function headingsOf(path: string): ReadonlySet<string> {
  const found = known.get(path) ?? new Set(existsSync(join(root, path))
    ? [...readFileSync(join(root, path), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.trim())
    : []);
  known.set(path, found);
  return found;
}

describe('comments, test names and READMEs', () => {
  test('cite only documents of the project', () => {
    expect(files.flatMap((path) => textsOf(path).flatMap(outside).map((words) => `${path}: ${words}`))).toEqual([]);
    expect(files.length).toBeGreaterThan(800);
  });

  test('cite only existing headings', () => {
    expect(files.flatMap((path) => textsOf(path).flatMap((text) => broken(text, path)).map((citation) => `${path}: ${citation}`))).toEqual([]);
  });
});

/** A file of React Router 7 (README, "Known risks"). */
const TO_COME = 'react-router.config.ts';

test('READMEs name only existing files and constants', () => {
  const sources = files.filter((path) => !path.endsWith('.md') && !path.startsWith('tests'));
  const code = sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  const wrong = files.filter((path) => path.endsWith('.md')).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const named = [...text.matchAll(/`([\w./-]*\w\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);
    const constants = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:\.\w+)*`/g)].map(([, name = '']) => name);
    return [
      ...named.filter((name) => name !== TO_COME && !files.some((file) => `/${file}`.endsWith(`/${name}`)) && !existsSync(join(root, name))),
      ...constants.filter((name) => !code.includes(name) && !readFileSync(join(root, 'README.md'), 'utf8').includes(`| \`${name}\` |`)),
    ].map((name) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('names of tests cite only promises of functions/SECURITY.md', () => {
  const stated = new Set([...readFileSync(join(root, 'functions', 'SECURITY.md'), 'utf8').matchAll(/^- \*\*(S\d+)\*\*/gm)].map(([, number]) => number));
  const quoted = files.filter((path) => /\.test\.tsx?$|\.spec\.ts$/.test(path))
    .flatMap((path) => textsOf(path).flatMap((text) => [...text.matchAll(/(?<![\w-])S[1-9]\d?(?=[:,)]| and )/g)].map(([number]) => `${path}: ${number}`)));
  expect(stated.size).toBeGreaterThan(30);
  expect(quoted.length).toBeGreaterThan(30);
  expect(quoted.filter((one) => !stated.has(one.slice(one.lastIndexOf(' ') + 1)))).toEqual([]);
});

test('each promise of functions/SECURITY.md has a number of its own, and a test it names quotes that number', () => {
  const promises = readFileSync(join(root, 'functions', 'SECURITY.md'), 'utf8').split(/\n(?=- \*\*S)/).slice(1);
  const numbers = promises.map((promise) => /^- \*\*(S\d+)\*\*/.exec(promise)?.[1] ?? promise);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const names = files.filter((path) => /\.test\.tsx?$|\.spec\.ts$/.test(path)).map((path) => ({ path, text: textsOf(path).join('\n') }));
  const unshown = promises.filter((promise, index) => {
    const quotes = new RegExp(`(?<![\\w-])${numbers[index]}(?=[:,)]| and )`);
    return !names.some(({ path, text }) => promise.includes(`\`${path.replace(/^tests\//, '').replace(/\.(?:test|spec)\.tsx?$/, '')}\``) && quotes.test(text));
  });
  expect(unshown.map((promise) => promise.slice(0, 80))).toEqual([]);
});

test('functions/SECURITY.md names existing tests', () => {
  const promises = readFileSync(join(root, 'functions', 'SECURITY.md'), 'utf8').split(/\n(?=- \*\*S)/).slice(1);
  const shown = promises.flatMap((promise) => [...(/\*Shown\*:([^*#]*)/.exec(promise)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(shown.length).toBeGreaterThanOrEqual(promises.length);
  expect(shown.filter((name) => !['.test.ts', '.test.tsx', '.spec.ts'].some((ending) => existsSync(join(root, 'tests', name + ending))))).toEqual([]);
});

describe('the check', () => {
  test.each([
    'Step (section 5).', 'of sections 4 and 9', '(readings, "Orders")', 'the table of the shop\'s readings.', '(interfaces.md, "Forms")', 'architecture, rule 2',
    'security promise 14', 'Issue item 8 in the browser', 'see issue 11', 'the route table of the specification',
  ])('finds "%s"', (text) => {
    expect(outside(text)).toHaveLength(1);
  });

  test.each(['The readings of a whole number.', 'The promise of a file.', 'a PriceSpecification a tier', 'a section of the page'])('accepts "%s"', (text) => {
    expect(outside(text)).toEqual([]);
  });

  test('finds an unknown heading, and accepts headings in the folder, in a folder above or by path', () => {
    const path = join('app', 'domain', 'money', 'price-tiers.ts');
    expect(broken('(README, "Price tiers")', path)).toEqual([]);
    expect(broken('(app/domain/README.md, "Price tiers")', join('app', 'ui', 'any.tsx'))).toEqual([]);
    expect(broken('(README, "Price ladders")', path)).toHaveLength(1);
    expect(broken('(README, "Price tiers")', join('app', 'ui', 'any.tsx'))).toHaveLength(1);
  });

  test('reads comments of several lines and every form of a test’s name', () => {
    expect(plain('/**\n * The step (README,\n * "Quantities").\n */')).toContain('(README, "Quantities")');
    const source = "describe('one', () => { test.each([1, 'x'])('two', f); test.skipIf(a(b))(`three`, f); it(\"four\", f); });";
    expect([...source.matchAll(TEST_NAME)].map(([, one = '', two = '', three = '']) => one + two + three)).toEqual(['one', 'two', 'three', 'four']);
  });
});
