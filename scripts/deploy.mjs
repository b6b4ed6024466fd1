import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Production: build, remote migrations, deploy. */
await main(async () => {
  await ensureInstalled();
  const { build } = await import('./lib/build.mjs');
  const { bin, run } = await import('./lib/process.mjs');
  await build();
  await run(bin('wrangler'), ['d1', 'migrations', 'apply', 'farad', '--remote']);
  await run(bin('wrangler'), ['deploy']);
});
