import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Runs all checks and tests from a new clone. */
await main(async () => {
  await ensureInstalled();
  const { test } = await import('./lib/test.mjs');
  process.exitCode = await test();
});
