import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

const USAGE = 'npm run deploy [-- --breaking] | npm run deploy -- rollback';

/** Deploys the shop and the mall's Worker to production, or goes back to the Workers of the release before. */
await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { breaking: { type: 'boolean', default: false } } });
  const [what, ...more] = positionals;
  if (more.length > 0 || (what !== undefined && what !== 'rollback')) throw new Error(USAGE);
  await ensureInstalled();
  const { loadTs } = await import('./lib/load-ts.mjs');
  const { productionTools } = await import('./lib/deploy/production-tools.mjs');
  const tools = await productionTools();
  if (what === 'rollback') return (await loadTs('scripts/lib/deploy/rollback.ts')).rollback(tools);
  return (await loadTs('scripts/lib/deploy/deploy.ts')).deploy(tools, values);
});
