import { SCREENS, readSample } from '../browser/screens';
import type { FaultProxy } from '../fixtures/faults/fault-proxy';
import { correctionRows } from '../fixtures/mall/correction-rows';
import { prime } from '../fixtures/servers/prime';
import { rawRequest } from '../fixtures/servers/raw-http';
import type { Bench } from './bench';
import { gated, type Figure } from './figures';

/** Rows read for a row returned, besides those that are looked up for typing mistakes (tests/README.md, "Budgets"). */
const ROWS_PER_ROW = 5;

/** Upstream calls, D1 statements and rows read of each page, without and with snapshots. */
export const d1: Bench = {
  name: 'd1',
  async run({ stage, proxy }) {
    const { externalShopUrl, mallUrl } = await stage();
    const upstream = await proxy();
    const sample = await readSample(mallUrl);
    const figures: Figure[] = [];
    for (const { name, path, mistyped } of SCREENS) {
      await upstream.heal();
      await rawRequest(externalShopUrl, path(sample));
      figures.push(figureOf(`${name}: first view`, upstream, mistyped));
      await prime(externalShopUrl, path(sample));
      await upstream.heal();
      await rawRequest(externalShopUrl, path(sample));
      figures.push(figureOf(`${name}: seen before`, upstream, mistyped));
    }
    return figures;
  },
};

function figureOf(what: string, { passed }: FaultProxy, mistyped?: string): Figure {
  const sum = (pick: (call: FaultProxy['passed'][number]) => number) => passed.reduce((all, call) => all + pick(call), 0);
  const [statements, read, returned] = [sum((call) => call.statements), sum((call) => call.rowsRead), sum((call) => call.rowsReturned)];
  const lookedUp = mistyped === undefined ? 0 : Math.min(correctionRows(mistyped), read);
  const value = `${passed.length} calls, ${statements} statements, ${read} rows read${lookedUp > 0 ? `, of them ${lookedUp} for typing mistakes` : ''}, ${returned} returned`;
  if (statements === 0) return { bench: 'd1', what, value };
  const ratio = (read - lookedUp) / Math.max(returned, 1);
  return gated({ bench: 'd1', what, value, ratio }, ratio, ROWS_PER_ROW, ' rows a row');
}
