import { getFigures } from '../../app/upstream/contract/records/goods';
import { readSample } from '../browser/screens';
import { COMMON_WORD } from '../fixtures/mall/mall-client';
import { prime } from '../fixtures/servers/prime';
import { rawRequest } from '../fixtures/servers/raw-http';
import type { Bench } from './bench';
import { gated, median, milliseconds } from './figures';

const HELD = 500;
const WARM_UP = 3;
const ROUNDS = 20;
const RATIO = 1.2;

/** Compares the median time to first byte with and without a delayed live call; the two requests alternate. */
export const ttfb: Bench = {
  name: 'ttfb',
  async run({ stage, proxy }) {
    const { externalShopUrl, mallUrl } = await stage();
    const upstream = await proxy();
    const { product: part } = await readSample(mallUrl);
    const figures = [];
    for (const [what, path] of [['detail', `/product_detail/${part.id}`], ['list', `/product_list/search/${COMMON_WORD}`]] as const) {
      await upstream.heal();
      await prime(externalShopUrl, path);
      const held: number[] = [];
      const free: number[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        await upstream.heal();
        const without = await rawRequest(externalShopUrl, path);
        upstream.hold(getFigures.name, HELD);
        const withDelay = await rawRequest(externalShopUrl, path);
        const last = withDelay.chunks.at(-1)?.at ?? 0;
        if (last < HELD) throw new Error(`${path} did not wait for its live call`);
        if (round < 0) continue;
        free.push(without.firstByte);
        held.push(withDelay.firstByte);
      }
      const [a, b] = [median(held), median(free)];
      figures.push(gated(
        { bench: 'ttfb', what: `${what}: first byte, live call + ${HELD} ms`, value: milliseconds(a), floor: milliseconds(b), ratio: a / b },
        a / b, RATIO, ' ×',
      ));
    }
    await upstream.heal();
    return figures;
  },
};
