import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Runs the random tests with at least ten times the rounds, and the browser tests in all combinations of language, script, theme and width. */
await main(async () => {
  await ensureInstalled();
  const { bin, run, toolEnv } = await import('./lib/process.mjs');
  const { ensureBuilt } = await import('./lib/build.mjs');
  const { ensureChromium } = await import('./lib/chromium.mjs');
  await ensureBuilt();
  const env = { ...toolEnv, SOAK: '1', CHROMIUM_PATH: await ensureChromium() };
  await run(bin('vitest'), ['run', '--config', 'tests/vitest.config.ts'], { env });
  await run(bin('playwright'), ['test', '--config', 'tests/browser/playwright.config.ts'], { env });
});
