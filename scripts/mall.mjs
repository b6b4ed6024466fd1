import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Serves only the embedded mall, for the contract suite and other clients. */
await main(async () => {
  await ensureInstalled();
  const { portOf, ensureLocalSecrets, ensureMallKey } = await import('./lib/environment.mjs');
  const { ensureMall } = await import('./lib/mall.mjs');
  const { serveWorker } = await import('./lib/serve.mjs');
  ensureLocalSecrets();
  process.env.MALL_KEY = ensureMallKey();
  await ensureMall();
  const server = await serveWorker({
    host: process.env.HOST ?? 'localhost', port: portOf('PORT', 8788), script: 'functions/mall/worker.ts',
  });
  console.log(`\nThe mall answers at ${server.url} to callers with the header\nmall-key: ${process.env.MALL_KEY}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.stop());
  process.exitCode = await server.ended;
});
