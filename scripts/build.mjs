import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

await main(async () => {
  await ensureInstalled();
  const { build } = await import('./lib/build.mjs');
  await build();
});
