/** What the JSON reports of the test runners tell. */
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** The full name of a test, with its file. */
  name: string;
  /** What it says. */
  message: string;
}

export interface Total {
  passed: number;
  failed: number;
  failures: Failure[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: Array<{
    /** The path of the file. */
    name: string;
    status: string;
    /** Of a file that cannot be loaded. */
    message: string;
    assertionResults: Array<{ ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }>;
  }>;
}

/** An error outside of tests. It fails a run, but is in no report of Vitest (unhandled-errors.mjs). */
interface UnhandledError {
  name: string;
  message: string;
  file?: string;
}

interface PlaywrightSuite {
  title: string;
  specs?: Array<{ title: string; line: number; tests: Array<{ projectName: string; status: string; results: Array<{ errors: Array<{ message?: string }> }> }> }>;
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: Array<{ message?: string }>;
}

const OUTSIDE = 'an error outside of tests';

/** Reads the report of Vitest. A skipped test counts as failed, and so do a file that cannot be loaded and an error outside of tests. */
export function readVitest({ numPassedTests, testResults }: VitestReport, unhandled: readonly UnhandledError[]): Total {
  const failures = testResults.flatMap(({ name: file, assertionResults, status, message }) => {
    const failed = assertionResults.filter((one) => one.status !== 'passed');
    if (failed.length === 0) return status === 'failed' ? [{ name: file, message }] : [];
    return failed.map((one) => ({ name: [file, ...one.ancestorTitles, one.title].join(' › '), message: one.failureMessages.join('\n') || `is ${one.status}` }));
  });
  failures.push(...unhandled.map(({ name, message, file = 'the run' }) => ({ name: `${file} › ${OUTSIDE}`, message: `${name}: ${message}` })));
  return { passed: numPassedTests, failed: failures.length, failures };
}

/** Reads the report of Playwright. A skipped test counts as failed, and so do one that passes at the second try only and an error outside of tests. */
export function readPlaywright({ stats, suites, errors }: PlaywrightReport): Total {
  const failures = suites.flatMap((suite) => failedSpecs(suite, []));
  failures.push(...errors.map(({ message = '' }) => ({ name: `the run › ${OUTSIDE}`, message })));
  return { passed: stats.expected, failed: failures.length, failures };
}

function failedSpecs({ title, specs = [], suites = [] }: PlaywrightSuite, above: readonly string[]): Failure[] {
  const names = [...above, title];
  const own = specs.flatMap((spec) => spec.tests.filter(({ status }) => status !== 'expected').map(({ projectName, status, results }) => ({
    name: [`[${projectName}] ${names[0]}:${spec.line}`, ...names.slice(1), spec.title].join(' › '),
    message: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n') || `is ${status}`,
  })));
  return [...own, ...suites.flatMap((suite) => failedSpecs(suite, names))];
}

/** How many lines of a message are shown, and how many characters of each. */
const MOST_LINES = 6;
const MOST_CHARACTERS = 300;

/** The name of a failed test without the project's folder, and below it the first lines of what it says. */
export function describeFailure({ name, message }: Failure, root: string): string {
  const lines = stripVTControlCharacters(message).split('\n').map((line) => line.trimEnd()).filter(Boolean);
  return [`✗ ${name.replace(`${root}/`, '')}`, ...lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, MOST_CHARACTERS)}`)].join('\n');
}
