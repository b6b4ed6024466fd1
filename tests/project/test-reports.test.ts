/** The end of the output of `npm test`: which tests failed, and what they say. */
import { describe, expect, test } from 'vitest';
import { describeFailure, readPlaywright, readVitest } from '../../scripts/lib/test-reports';

const assertion = (title: string, status: string, ...failureMessages: string[]) => ({ ancestorTitles: ['a group'], title, status, failureMessages });
const file = (name: string, status: string, ...assertionResults: Array<ReturnType<typeof assertion>>) => ({ name, status, message: 'cannot be loaded', assertionResults });

describe('the report of Vitest', () => {
  test('has failed and skipped tests with their names and messages', () => {
    const report = { numPassedTests: 1, testResults: [file('/shop/a.test.ts', 'failed', assertion('one', 'passed'), assertion('two', 'failed', 'expected 1', 'at b'), assertion('three', 'skipped'))] };
    expect(readVitest(report, [])).toEqual({
      passed: 1, failed: 2, failures: [{ name: '/shop/a.test.ts › a group › two', message: 'expected 1\nat b' }, { name: '/shop/a.test.ts › a group › three', message: 'is skipped' }],
    });
  });

  test('counts a file that cannot be loaded, and an error outside of tests', () => {
    const report = { numPassedTests: 5, testResults: [file('/shop/a.test.ts', 'failed'), file('/shop/b.test.ts', 'passed', assertion('one', 'passed'))] };
    const { passed, failed, failures } = readVitest(report, [{ name: 'TypeError', message: 'late', file: '/shop/b.test.ts' }, { name: 'Error', message: 'later' }]);
    expect([passed, failed]).toEqual([5, 3]);
    expect(failures.map(({ name, message }) => `${name}: ${message}`)).toEqual([
      '/shop/a.test.ts: cannot be loaded', '/shop/b.test.ts › an error outside of tests: TypeError: late', 'the run › an error outside of tests: Error: later',
    ]);
  });
});

test('the report of Playwright has tests that failed, were skipped or passed at the second try, and errors outside of tests', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title, line: 7, tests: [{ projectName: 'shop', status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const report = {
    stats: { expected: 3, unexpected: 1, skipped: 1, flaky: 1 }, errors: [{ message: 'no browser' }],
    suites: [{ title: 'cart.spec.ts', specs: [spec('one', 'expected'), spec('two', 'skipped')], suites: [{ title: 'the cart', specs: [spec('three', 'unexpected', 'not found'), spec('four', 'flaky', 'too late')] }] }],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 3, failed: 4, failures: [
      { name: '[shop] cart.spec.ts:7 › two', message: 'is skipped' }, { name: '[shop] cart.spec.ts:7 › the cart › three', message: 'not found' },
      { name: '[shop] cart.spec.ts:7 › the cart › four', message: 'too late' }, { name: 'the run › an error outside of tests', message: 'no browser' },
    ],
  });
});

test('a failure is shown with the first lines of its message, without colours and without the folder of the project', () => {
  const message = `\u001b[31mexpected\u001b[39m\n\n  1  \n${'line\n'.repeat(20)}`;
  const shown = describeFailure({ name: '/shop/tests/a.test.ts › one', message }, '/shop').split('\n');
  expect(shown.slice(0, 3)).toEqual(['✗ tests/a.test.ts › one', '    expected', '      1']);
  expect(shown).toHaveLength(7);
});
