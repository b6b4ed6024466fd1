import { rm } from 'node:fs/promises';
import { prepareState, stateFolder } from '../fixtures/servers/servers';
import type { Bench } from './bench';
import { gated } from './figures';

const SECONDS = 60;

/** Loads the default catalogue into an empty state: migrations, generator, load, indexes. */
export const catalogue: Bench = {
  name: 'catalogue',
  async run() {
    const state = stateFolder('bench-catalogue');
    await rm(state, { recursive: true, force: true });
    const started = performance.now();
    await prepareState(state);
    const seconds = (performance.now() - started) / 1000;
    await rm(state, { recursive: true, force: true });
    return [gated({ bench: 'catalogue', what: 'generated, loaded and indexed', value: `${seconds.toFixed(1)} s` }, seconds, SECONDS, ' s')];
  },
};
