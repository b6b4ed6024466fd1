import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { bin, root, run, toolEnv } from './process.mjs';

const REPORTS = `${root}/test-results`;

/**
 * Checks types, lint and the build, then runs the unit, worker, contract and browser tests. It continues after failures. The last line of the
 * output has the counts.
 * @returns {Promise<number>} the exit code
 */
export async function test() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const env = { ...toolEnv, CHROMIUM_PATH: await ensureChromium(), NODE_NO_WARNINGS: '1' };
  const totals = [
    // These checks run at the same time, because none of them keeps a core busy all the time.
    ...(await Promise.all([
      check('types', () => run(bin('tsc'), ['--noEmit'], { env })),
      check('lint', () => run('npm', ['run', '--silent', 'lint'], { env })),
      check('build', ensureBuilt),
    ])),
    await suite('unit, worker and contract tests', bin('vitest'), ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`], readVitest, env),
    await suite('browser tests', bin('playwright'), ['test', '--config', 'tests/browser/playwright.config.ts'], readPlaywright, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/browser.json` }),
  ];
  const passed = totals.reduce((sum, total) => sum + total.passed, 0);
  const failed = totals.reduce((sum, total) => sum + total.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs a check without test cases. It counts as one test. */
async function check(name, work) {
  try {
    await work();
    console.log(`── ${name}: passed`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(`── ${name}: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

/** Runs a test runner. If it exits with an error but without a failed test, or if it runs no test, that counts as one failed test. */
async function suite(name, command, args, read, env) {
  console.log(`\n── ${name}`);
  let ended = true;
  await run(command, args, { env }).catch(() => (ended = false));
  try {
    const total = read();
    if (total.passed + total.failed === 0 || (!ended && total.failed === 0)) return { passed: total.passed, failed: 1 };
    return total;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function readVitest() {
  const report = JSON.parse(readFileSync(`${REPORTS}/vitest.json`, 'utf8'));
  // A skipped test counts as failed.
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped };
}

function readPlaywright() {
  const { stats } = JSON.parse(readFileSync(`${REPORTS}/browser.json`, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped + stats.flaky };
}
