import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Serves the shop with hot reload. */
await main(async () => {
  await ensureInstalled();
  const { ensureLocalSecrets, portOf } = await import('./lib/environment.mjs');
  const { printDemoAccount } = await import('./lib/demo.mjs');
  const { ensureMall } = await import('./lib/mall.mjs');
  const { placeFont } = await import('./lib/font.mjs');
  const { bin, root, run } = await import('./lib/process.mjs');
  ensureLocalSecrets();
  if (!process.env.UPSTREAM_URL) await ensureMall();
  await placeFont(`${root}/build/client`);
  await printDemoAccount();
  await run(bin('remix'), ['vite:dev', '--port', String(portOf('PORT', 8787)), '--host', process.env.HOST ?? 'localhost']);
});
