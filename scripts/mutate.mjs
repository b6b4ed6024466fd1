import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Runs the tests of `app/domain` against mutants, which are copies of its code with a small error. Arguments are passed to Stryker. */
await main(async () => {
  await ensureInstalled();
  const { bin, run, toolEnv } = await import('./lib/process.mjs');
  await run(bin('stryker'), ['run', 'tests/mutation/stryker.config.mjs', ...process.argv.slice(2)], { env: { ...toolEnv, MUTATION: '1' } });
});
