import { isolateTime } from '../fixtures/servers/inspector';
import { prime } from '../fixtures/servers/prime';
import { rawRequest } from '../fixtures/servers/raw-http';
import { freePort, startServer } from '../fixtures/servers/servers';
import { openBareWorker } from './bare-app';
import type { Bench } from './bench';
import { gated, milliseconds, type Figure } from './figures';
import { measuredPages, type MeasuredPage } from './measured-pages';

const WARM_UP = 30;
const VIEWS = 60;
/** Seconds of load, and its requests at a time. */
const SECONDS = 4;
const AT_ONCE = 4;

/** The most processor time of a page, as times of that of the bare app (tests/README.md, "Budgets"): what was measured, and a fifth. */
const TIMES: Readonly<Record<MeasuredPage['kind'], number>> = { home: 28, 'list of 20': 27, 'list of 100': 56, detail: 13 };

/** The work of pages that were seen before: processor time of the isolate, and requests a second, beside those of a bare app in the same runtime. */
export const pages: Bench = {
  name: 'pages',
  async run({ stage }) {
    const { mallUrl } = await stage();
    const inspector = await freePort();
    const bare = await openBareWorker();
    const shop = await startServer('shop', 'bench-pages', '', false, { INSPECTOR_PORT: String(inspector) });
    const figures: Figure[] = [];
    try {
      const floor = await work(bare.url, '/', bare.inspector);
      figures.push({ bench: 'pages', what: 'bare app: processor time', value: milliseconds(floor.time) }, { bench: 'pages', what: 'bare app: requests a second', value: floor.rate.toFixed(0) });
      for (const { kind, what, path } of await measuredPages(mallUrl)) {
        await prime(shop.url, path);
        const { time, rate } = await work(shop.url, path, inspector);
        figures.push(gated({ bench: 'pages', what: `${what}: processor time`, value: milliseconds(time), floor: milliseconds(floor.time), ratio: time / floor.time }, time / floor.time, TIMES[kind], ' ×'));
        figures.push({ bench: 'pages', what: `${what}: requests a second`, value: rate.toFixed(1), floor: floor.rate.toFixed(0), ratio: rate / floor.rate });
      }
      return figures;
    } finally {
      await bare.stop();
      await shop.stop();
    }
  },
};

/** @returns the processor time of a view, ms, and views a second */
async function work(url: string, path: string, inspector: number): Promise<{ time: number; rate: number }> {
  const view = async () => {
    const { status } = await rawRequest(url, path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  };
  const views = async (number: number) => {
    for (let index = 0; index < number; index += 1) await view();
  };
  await views(WARM_UP);
  const time = await isolateTime(inspector, () => views(VIEWS));
  const started = performance.now();
  let done = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() - started < SECONDS * 1000) {
      await view();
      done += 1;
    }
  }));
  return { time: time / VIEWS, rate: done / ((performance.now() - started) / 1000) };
}
