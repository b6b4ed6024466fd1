import { ensureBuilt } from './build.mjs';
import { printDemoAccount } from './demo.mjs';
import { ensureLocalSecrets, portOf } from './environment.mjs';
import { ensureMall } from './mall.mjs';
import { serveWorker } from './serve.mjs';

/** Prepares the shop, and serves it until the process gets SIGINT or SIGTERM. @param {{ two: boolean }} options - `two`: as two Workers */
export async function start({ two }) {
  const host = process.env.HOST ?? 'localhost';
  const port = portOf('PORT', 8787);
  ensureLocalSecrets();
  if (!process.env.UPSTREAM_URL) await ensureMall();
  await ensureBuilt();
  const server = await serveWorker({ host, port, two, quiet: process.env.QUIET === '1' });
  console.log(`\nFarad is open at http://${host}:${port}`);
  if (two) console.log('Carts, orders and accounts are answered by the mall, a Worker of its own');
  if (process.env.UPSTREAM_URL) console.log(`Upstream: ${process.env.UPSTREAM_URL}`);
  await printDemoAccount();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.stop());
  process.exitCode = await server.ended;
}
