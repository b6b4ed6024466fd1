/** The start and README name the demo account. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';

/** The output of a start with these variables. */
async function printed(variables: Record<string, string>): Promise<string> {
  const script = "import('./scripts/lib/demo.mjs').then(({ printDemoAccount }) => printDemoAccount())";
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env: { ...process.env, DEMO: '', UPSTREAM_URL: '', ...variables } });
  return stdout.trim();
}

test('a start prints the demo account in a demonstration of the embedded mall only', async () => {
  expect(await printed({ DEMO: '1' })).toBe(`Demo account: ${DEMO_ACCOUNT.account}, password ${DEMO_ACCOUNT.password}`);
  expect(await printed({ DEMO: '0' })).toBe('');
  expect(await printed({ DEMO: '1', UPSTREAM_URL: 'https://erp.example' })).toBe('');
});

test('README names the demo account', async () => {
  const readme = await readFile('README.md', 'utf8');
  expect([readme.includes(DEMO_ACCOUNT.account), readme.includes(DEMO_ACCOUNT.password)]).toEqual([true, true]);
});
