import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Deploys to production: the build, the remote migrations, the regions and refused passwords, and the Worker. */
await main(async () => {
  await ensureInstalled();
  const { build } = await import('./lib/build.mjs');
  const { bin, productionEnv, run } = await import('./lib/process.mjs');
  const { requireSiteOrigin } = await import('./lib/environment.mjs');
  const { ensureRemoteReference } = await import('./lib/reference.mjs');
  requireSiteOrigin();
  await build();
  await run(bin('wrangler'), ['d1', 'migrations', 'apply', 'farad', '--remote']);
  await ensureRemoteReference();
  await run(bin('wrangler'), ['deploy'], { env: productionEnv });
});
