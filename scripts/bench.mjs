import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Runs all benchmarks, or the named ones: `npm run bench -- js ttfb`, `npm run bench -- descriptors ./data.tsv`. */
await main(async () => {
  await ensureInstalled();
  const { root } = await import('./lib/process.mjs');
  const { ensureChromium } = await import('./lib/chromium.mjs');
  process.env.CHROMIUM_PATH = await ensureChromium();
  const { createServer } = await import('vite');
  const vite = await createServer({
    root, configFile: false, appType: 'custom', logLevel: 'error', server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true }, resolve: { alias: { '~': `${root}/app` } },
  });
  try {
    const { bench } = await vite.ssrLoadModule('/tests/bench/run.ts');
    if (!(await bench(process.argv.slice(2)))) process.exitCode = 1;
  } finally {
    await vite.close();
  }
});
