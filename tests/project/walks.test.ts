import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The walks in READMEs, and the maximum number of files of each. */
const WALKS: ReadonlyArray<[readme: string, most: readonly number[]]> = [
  ['app/routes/README.md', [16, 30]],
  ['app/upstream/README.md', [10]],
];

interface Step {
  nth: number;
  file: string;
  /** The named code of the file. */
  names: string[];
}

/** `| 1 | \`app/routes.ts\` | \`:productKey\` is a part of the path |` */
const STEP = /^\| (\d+) \| `([^`]+)` \| (.*) \|$/gm;

/** The walks of a README: tables whose steps count from 1. */
function walksOf(readme: string): Step[][] {
  const walks: Step[][] = [];
  for (const [, nth = '', file = '', told = ''] of readme.matchAll(STEP)) {
    if (nth === '1') walks.push([]);
    walks.at(-1)?.push({ nth: Number(nth), file, names: [...told.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) });
  }
  return walks;
}

/** The errors of a walk. */
function faultsOf(walk: readonly Step[]): string[] {
  return walk.flatMap(({ nth, file, names }, index) => {
    if (nth !== index + 1) return [`${file}: step ${nth} instead of ${index + 1}`];
    if (walk.findIndex((other) => other.file === file) !== index) return [`${file}: listed twice`];
    if (!existsSync(join(root, file))) return [`${file}: is not there`];
    const source = readFileSync(join(root, file), 'utf8');
    if (names.length === 0) return [`${file}: names nothing of it`];
    return names.filter((name) => !source.includes(name)).map((name) => `${file}: has no ${name}`);
  });
}

describe('the walks of READMEs', () => {
  test.each(WALKS)('%s: few files, each once, with the named code', (readme, most) => {
    const walks = walksOf(readFileSync(join(root, readme), 'utf8'));
    expect(walks.flatMap(faultsOf)).toEqual([]);
    expect(walks.length).toBe(most.length);
    for (const [index, walk] of walks.entries()) {
      expect(walk.length).toBeGreaterThan(5);
      expect(walk.length).toBeLessThanOrEqual(most[index] ?? 0);
    }
  });
});

test('the check finds a missing, repeated or unknown step', () => {
  const [walk = []] = walksOf(['| 1 | `app/routes.ts` | `:productKey` |', '| 2 | `app/root.ts` | `x` |', '| 4 | `app/root.tsx` | `x` |', '| 4 | `app/routes.ts` | `nothing` |', ''].join('\n'));
  expect(faultsOf(walk)).toEqual(['app/root.ts: is not there', 'app/root.tsx: step 4 instead of 3', 'app/routes.ts: listed twice']);
  expect(faultsOf([{ nth: 1, file: 'app/routes.ts', names: ['no such thing'] }])).toEqual(['app/routes.ts: has no no such thing']);
});
