import { loadTs } from '../load-ts.mjs';
import { bin, productionEnv, run } from '../process.mjs';

/**
 * Runs wrangler on production. It must be signed in.
 * @param {string[]} args
 * @returns {Promise<string>} what it printed
 * @throws Error with the cause and what to do, in one line
 */
export function wrangler(args) {
  // Wrangler prints answers, those in JSON too, at this level, and none at the level of the other commands.
  return run(bin('wrangler'), args, { quiet: true, env: { ...productionEnv, WRANGLER_LOG: 'log' }, describe });
}

async function describe(output) {
  return (await loadTs('scripts/lib/production/explain-failure.ts')).explainFailure(output);
}
