import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** The random tests with ten times the rounds. */
await main(async () => {
  await ensureInstalled();
  const { bin, run, toolEnv } = await import('./lib/process.mjs');
  const { ensureBuilt } = await import('./lib/build.mjs');
  await ensureBuilt();
  await run(bin('vitest'), ['run', '--config', 'tests/vitest.config.ts'], { env: { ...toolEnv, SOAK: '1' } });
});
