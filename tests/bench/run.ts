import type { Browser } from 'playwright';
import { FaultProxy } from '../fixtures/faults/fault-proxy';
import { openStage, type Stage } from '../fixtures/servers/servers';
import type { Bench, Tools } from './bench';
import { bom } from './bom';
import { bomFiles } from './bom-files';
import { bomGold } from './bom-gold';
import { bomScreen } from './bom-screen';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { cold } from './cold';
import { d1 } from './d1';
import { crawl } from './crawl';
import { descriptors } from './descriptors';
import { facets } from './facets';
import { far } from './far';
import { table, type Figure } from './figures';
import { openBrowser } from './first-load';
import { filters } from './filters';
import { growth } from './growth';
import { js } from './js';
import { lighthouse } from './lighthouse';
import { memory } from './memory';
import { others } from './others';
import { pages } from './pages';
import { partNumbers } from './part-numbers';
import { render } from './render';
import { requests } from './requests';
import { rules } from './rules';
import { search } from './search';
import { ttfb } from './ttfb';

/** Benchmarks that need a cold start come first. */
const BENCHES: readonly Bench[] = [d1, ttfb, cold, far, pages, render, js, requests, filters, bomScreen, rules, checkout, search, catalogue, descriptors, partNumbers, facets, growth, memory, others, bom, bomFiles, bomGold, crawl, lighthouse];

/**
 * Runs the named benchmarks, or all, and prints one table.
 * @param given - names of benchmarks, and paths of data files, which contain a slash
 * @returns whether all limits hold
 * @throws Error for an unknown name
 */
export async function bench(given: readonly string[]): Promise<boolean> {
  const files = given.filter((text) => text.includes('/'));
  const names = given.filter((text) => !files.includes(text));
  const unknown = names.find((name) => !BENCHES.some((one) => one.name === name));
  if (unknown) throw new Error(`There is no benchmark ${unknown}; there are ${BENCHES.map(({ name }) => name).join(', ')}`);
  const wanted = BENCHES.filter(({ name }) => names.length === 0 || names.includes(name));
  const { tools, close } = makeTools(files);
  const figures: Figure[] = [];
  try {
    for (const one of wanted) {
      console.log(`${one.name} …`);
      figures.push(...(await one.run(tools)));
    }
  } finally {
    await close();
  }
  console.log(`\n${table(figures)}`);
  const failed = figures.filter(({ passed }) => passed === false).length;
  console.log(failed === 0 ? '\nEvery gate is passed' : `\n${failed} ${failed === 1 ? 'gate' : 'gates'} failed`);
  return failed === 0;
}

function makeTools(files: readonly string[]): { tools: Tools; close(): Promise<void> } {
  let stage: Promise<Stage> | undefined;
  let browser: Promise<Browser> | undefined;
  let proxy: Promise<FaultProxy> | undefined;
  const tools: Tools = {
    files,
    stage: () => (stage ??= openStage('bench')),
    browser: () => (browser ??= openBrowser()),
    proxy: () => (proxy ??= tools.stage().then(({ mallUrl, upstreamPort }) => FaultProxy.open(mallUrl, upstreamPort))),
  };
  return {
    tools,
    async close() {
      await (await browser)?.close();
      await (await proxy)?.down();
      await (await stage)?.stop();
    },
  };
}
