import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Starts the shop from a new clone: packages, secrets, database, catalogue, build, server. */
await main(async () => {
  await ensureInstalled();
  const { start } = await import('./lib/start.mjs');
  await start();
});
