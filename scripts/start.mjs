import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Starts the shop from a new clone: packages, secrets, database, catalogue, build, server. With `--two` it runs as two Workers, as it is deployed. */
await main(async () => {
  const { values } = parseArgs({ options: { two: { type: 'boolean', default: false } } });
  await ensureInstalled();
  const { start } = await import('./lib/start.mjs');
  await start(values);
});
