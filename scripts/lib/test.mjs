import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { loadTs } from './load-ts.mjs';
import { withMemoryFolder } from './memory-folder.mjs';
import { bin, root, run, toolEnv } from './process.mjs';

const REPORTS = `${root}/test-results`;
const UNHANDLED_ERRORS = `${REPORTS}/unhandled-errors.json`;

/**
 * Builds, then runs the unit, worker, contract and browser tests, and checks types and lint meanwhile. It continues after failures. At the end of the
 * output stand the failed tests and the seconds of each part. The last line has the counts.
 * @returns {Promise<number>} the exit code
 */
export function test() {
  return withMemoryFolder(testIn);
}

/** @param memory - a folder for what tests write; without one they write to the disk, which takes longer */
async function testIn(memory) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const { describeFailure, readPlaywright, readVitest } = await loadTs('scripts/lib/test-reports.ts');
  const env = { ...toolEnv, NODE_NO_WARNINGS: '1', UNHANDLED_ERRORS, ...(memory ? { TMPDIR: memory, TEST_STATES: memory } : {}) };
  // A download takes no core, and only the last part needs the browser.
  const browser = ensureChromium().then((path) => ({ path }), ({ message }) => ({ message }));
  const vitest = [
    'run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json', `--reporter=${root}/scripts/lib/unhandled-errors.mjs`, `--outputFile.json=${REPORTS}/vitest.json`,
  ];
  // These checks take the time in which the tests leave a core idle.
  const checks = ['types', 'lint:code', 'lint:imports', 'lint:unused'].map((script) => check(script, () => (
    run('npm', ['run', '--silent', script], { env, quiet: true, behind: true, describe: (output) => output.trim() })
  )));
  const parts = [
    await check('build', ensureBuilt),
    await suite('unit, worker and contract tests', bin('vitest'), vitest, () => readVitest(reportOf('vitest.json'), reportOf('unhandled-errors.json')), env),
    await browserTests(await browser, readPlaywright, env),
    ...(await Promise.all(checks)),
  ];
  const failures = parts.flatMap((part) => part.failures);
  if (failures.length > 0) console.log(`\n── failed\n${failures.map((failure) => describeFailure(failure, root)).join('\n')}`);
  console.log(`\n── seconds: ${parts.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)}`).join(', ')}`);
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param browser - where it is, or why there is none */
async function browserTests({ path, message }, read, env) {
  const name = 'browser tests';
  if (message) return { name, seconds: 0, passed: 0, failed: 1, failures: [{ name, message }] };
  return suite(name, bin('playwright'), ['test', '--config', 'tests/browser/playwright.config.ts'], () => read(reportOf('browser.json')), {
    ...env, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/browser.json`,
  });
}

/** Runs a check without test cases. It counts as one test. */
async function check(name, work) {
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1000;
  try {
    await work();
    console.log(`── ${name}: passed`);
    return { name, seconds: seconds(), passed: 1, failed: 0, failures: [] };
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error);
    console.error(`── ${name}: ${message}`);
    return { name, seconds: seconds(), passed: 0, failed: 1, failures: [{ name, message }] };
  }
}

/** Runs a test runner. If it exits with an error but without a failed test, or if it runs no test, that counts as one failed test. */
async function suite(name, command, args, read, env) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const ended = await run(command, args, { env }).catch(({ message }) => message);
  return { name, seconds: (Date.now() - started) / 1000, ...totalOf(name, read, ended) };
}

/** @param ended - the message of a runner that failed; otherwise empty */
function totalOf(name, read, ended) {
  const one = (message, passed = 0) => ({ passed, failed: 1, failures: [{ name, message }] });
  try {
    const total = read();
    if (total.passed + total.failed === 0) return one('no test ran');
    return ended !== '' && total.failed === 0 ? one(`${ended}, although no test failed`, total.passed) : total;
  } catch (error) {
    return one(`${ended}\nIts report cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function reportOf(file) {
  return JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8'));
}
