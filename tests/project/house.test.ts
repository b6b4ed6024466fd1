import { readdirSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The maximum number of files in a folder. */
const MOST = 15;

/** Files that do not count: there may be many, or one in every folder. */
const UNCOUNTED = /(?:^|\/)README\.md$|\/data\/[^/]+\.csv$|\/migrations\/|^app\/i18n\/(?:cn|en)\//;

/** A resource of the mall has these files in its own folder. */
const IN_EVERY_RESOURCE = ['routes.ts', 'store.ts', 'wire.ts', 'messages.ts'];

function filesIn(folder: string): string[] {
  return readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))
    .filter((file) => !UNCOUNTED.test(file));
}

function groupsOf(files: readonly string[], keyOf: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return groups;
}

/** Folders with too many files, and the number of their files. */
function crowded(files: readonly string[]): string[] {
  return [...groupsOf(files, dirname)].filter(([, own]) => own.length > MOST).map(([folder, own]) => `${folder}: ${own.length}`);
}

/** Files with equal names. `x.ts` and `x.tsx` are equal. */
function namesakes(files: readonly string[]): string[][] {
  return [...groupsOf(files, nameOf).values()].filter((same) => same.length > 1 && !isPair(same)).map((same) => same.toSorted());
}

function nameOf(file: string): string {
  return basename(file).replace(/\.tsx?$/, '');
}

/** A record of the contract and its reader may have the same name. */
function isPair(files: readonly string[]): boolean {
  return files.map(dirname).toSorted().join().replace(/(records)\/\w+/, '$1') === 'app/upstream/contract/records,app/upstream/to-domain';
}

const app = filesIn('app');
const functions = filesIn('functions');

describe('the house', () => {
  test(`has at most ${MOST} files in a folder`, () => {
    expect(crowded([...app, ...functions])).toEqual([]);
    expect(crowded(Array.from({ length: MOST + 1 }, (_, index) => `app/a/${index}.ts`))).toEqual(['app/a: 16']);
    expect(app.length + functions.length).toBeGreaterThan(500);
  });

  test('has each file name once in `app`', () => {
    expect(namesakes(app.filter((file) => !file.startsWith('app/routes/')))).toEqual([]);
    expect(namesakes(['app/domain/order/cart.ts', 'app/ui/cart/cart.tsx'])).toEqual([['app/domain/order/cart.ts', 'app/ui/cart/cart.tsx']]);
    expect(namesakes(['app/upstream/contract/records/cart.ts', 'app/upstream/to-domain/cart.ts'])).toEqual([]);
    expect(app.filter((file) => extname(file) === '.tsx').length).toBeGreaterThan(100);
  });

  test('has each file name once in the mall, except for the files of every resource', () => {
    const mall = functions.filter((file) => file.startsWith('functions/mall/'));
    expect(namesakes(mall.filter((file) => !IN_EVERY_RESOURCE.includes(basename(file))))).toEqual([]);
    expect(mall.filter((file) => basename(file) === 'routes.ts').length).toBeGreaterThan(10);
  });
});
