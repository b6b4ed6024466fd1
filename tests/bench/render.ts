import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Bench } from './bench';
import { milliseconds, type Figure } from './figures';
import { measuredPages } from './measured-pages';

/** The least share of the speed of `renderToString` that rendering must reach (tests/README.md, "Budgets"). */
const SHARE = 0.5;

const times = v.array(v.object({ shop: v.number(), text: v.number(), bytes: v.number() }));

/** Rendering alone, beside React's rendering of the same tree and data to a text. */
export const render: Bench = {
  name: 'render',
  async run({ stage }) {
    const { mallUrl } = await stage();
    const pages = await measuredPages(mallUrl);
    const found = await inChild(mallUrl, pages.map(({ path }) => path));
    return found.map(({ shop, text, bytes }, index): Figure => ({
      bench: 'render', what: `${pages[index]?.what}: rendering alone, ${(bytes / 1024).toFixed(0)} KB`, value: milliseconds(shop), floor: milliseconds(text),
      ratio: text / shop, gate: `≥ ${SHARE} ×`, passed: text / shop >= SHARE,
    }));
  },
};

async function inChild(mallUrl: string, paths: readonly string[]): Promise<v.InferOutput<typeof times>> {
  const child = fork(fileURLToPath(new URL('../../tests/bench/render-child.mjs', import.meta.url)), { execArgv: ['--conditions=worker'], env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send({ mallUrl, paths });
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit').then(([code]) => Promise.reject(new Error(`Rendering ended with code ${code}`)))]);
  return v.parse(times, answer);
}
