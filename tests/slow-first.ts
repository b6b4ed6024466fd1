import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow files, the slowest first. If one started last it would run alone, with the other cores idle. */
const FIRST = [
  'tests/catalogue/default-catalogue.test.ts',
  'tests/project/desk.test.ts',
  'tests/export/document.test.ts',
  'tests/project/backup.test.ts',
  'tests/contract/openapi.test.ts',
  'tests/catalogue/earlier-release.test.ts',
  'tests/domain/bom/hostile-tables.test.ts',
  'tests/catalogue/remote-load.test.ts',
  'tests/project/desk-recording.test.ts',
  'tests/domain/query/query-properties.test.ts',
  'tests/catalogue/content/content-command.test.ts',
  'tests/session/session.test.ts',
  'tests/mall/contract-faults.test.ts',
  'tests/worker/accounts.test.ts',
  'tests/mall/order/order-faults.test.ts',
  'tests/mall/order/order-between.test.ts',
  'tests/mall/order/order-histories.test.ts',
  'tests/mall/order/order-races.test.ts',
  'tests/worker/two-users.test.ts',
];

/** These need the bundles and the default catalogue, which are prepared while other tests run. */
const PREPARED = ['tests/contract/contract.test.ts', 'tests/contract/two-workers.test.ts', 'tests/crash/kill.test.ts', 'tests/crash/flood.test.ts'];

/** How many other files run before them. By then all is prepared, and so much is left that no core waits for their servers. */
const BEFORE_PREPARED = 24;

/** A file that keeps one core busy for long. It is the last of its project, so that the other core starts the runtime of the next project meanwhile. */
const LAST = 'tests/catalogue/content/validate-content.test.ts';

/** In each project slow files come first, then Vitest's own order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => ordered(sorted.filter((file) => file.project === project)));
  }
}

function ordered(files: TestSpecification[]): TestSpecification[] {
  const prepared = files.filter((file) => isOneOf(file, PREPARED));
  const others = files.filter((file) => !isOneOf(file, PREPARED)).toSorted((a, b) => placeOf(a) - placeOf(b));
  return [...others.slice(0, BEFORE_PREPARED), ...prepared, ...others.slice(BEFORE_PREPARED)];
}

function isOneOf({ moduleId }: TestSpecification, names: readonly string[]): boolean {
  return names.some((name) => moduleId.endsWith(name));
}

function placeOf(file: TestSpecification): number {
  if (isOneOf(file, [LAST])) return FIRST.length + 1;
  const place = FIRST.findIndex((name) => isOneOf(file, [name]));
  return place < 0 ? FIRST.length : place;
}
