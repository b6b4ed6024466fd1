/** Runs in a process of its own, since React's renderer for Workers is chosen by a condition of the process. */
import { loadTs } from '../../scripts/lib/load-ts.mjs';

process.once('message', async ({ mallUrl, paths }) => {
  const { renderTimes } = await loadTs('tests/bench/render-pages.ts');
  process.send?.(await renderTimes(await import('../../build/server/index.js'), mallUrl, paths));
  process.disconnect();
});
