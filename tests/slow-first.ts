import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow files, the slowest first. If one started last it would run alone, with the other cores idle. */
const FIRST = [
  'tests/mall/contract-faults.test.ts',
  'tests/worker/accounts.test.ts',
  'tests/mall/order/order-faults.test.ts',
  'tests/mall/order/order-between.test.ts',
  'tests/mall/order/order-histories.test.ts',
  'tests/mall/order/order-races.test.ts',
  'tests/worker/two-users.test.ts',
];

/** These need the bundles and the default catalogue, which are prepared while other tests run. */
const LAST = ['tests/contract/contract.test.ts', 'tests/contract/two-workers.test.ts', 'tests/crash/kill.test.ts', 'tests/crash/flood.test.ts'];

/** In each project slow files come first, then Vitest's own order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => sorted.filter((file) => file.project === project).toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  if (LAST.some((name) => moduleId.endsWith(name))) return FIRST.length + 1;
  const place = FIRST.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? FIRST.length : place;
}
