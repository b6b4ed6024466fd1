import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, slowest first. One of them begun last would run alone, while the other cores do nothing. */
const FIRST = [
  'tests/contract/contract.test.ts',
  'tests/mall/contract-faults.test.ts',
  'tests/worker/accounts.test.ts',
  'tests/mall/order/order-faults.test.ts',
  'tests/mall/order/order-between.test.ts',
  'tests/mall/order/order-histories.test.ts',
  'tests/mall/order/order-races.test.ts',
  'tests/worker/two-users.test.ts',
];

/** Needs the default catalogue, which the contract's tests prepare: sooner it would only wait. */
const LAST = 'tests/crash/kill.test.ts';

/** Within each project slow files first; otherwise Vitest's own order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => sorted.filter((file) => file.project === project).toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  if (moduleId.endsWith(LAST)) return FIRST.length + 1;
  const place = FIRST.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? FIRST.length : place;
}
