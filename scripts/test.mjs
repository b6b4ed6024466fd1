import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Runs the whole suite from a bare clone. */
await main(async () => {
  await ensureInstalled();
  const { test } = await import('./lib/test.mjs');
  process.exitCode = await test();
});
