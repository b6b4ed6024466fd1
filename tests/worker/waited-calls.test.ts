/** S41: calls that have waited within the isolate say nothing of the upstream when their time is over. */
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { WantedLine } from '../../app/domain/bom/match/match-records';
import { BREAKER, TIMEOUTS } from '../../app/upstream/client/policies';
import { readConfiguration, type Env } from '../../functions/configuration';
import { BILLS } from '../../functions/isolate/bill-turns';
import { createIsolate } from '../../functions/isolate/isolate';
import { networkOf } from '../../functions/isolate/visitor-network';
import { createRequestScope } from '../../functions/request/context';
import { EmptyCache } from '../fixtures/faults/broken-upstream';

/** How much time the calls have left, ms: enough for the upstream to be what fails. */
const LEFT = TIMEOUTS.deferred + 1_000;
const WAITS = 50;

/** A shop whose upstream never answers, and how many calls came to it. */
function silentShop() {
  let calls = 0;
  const isolate = createIsolate();
  const shop: Env = {
    ...env, PRODUCT: 'farad', PRODUCT_NAME: 'Farad', UPSTREAM_URL: '', SITE_ORIGIN: 'https://shop.example', SITE_HOSTS: '{}', IMAGE_HOSTS: '', TIME_ZONE: 'Asia/Shanghai',
    SESSION_SECRET: 'a key for tests only of more than 32 signs',
    UPSTREAM: {
      fetch(request) {
        calls += 1;
        return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
      },
    },
  };
  return {
    calls: () => calls,
    /** Matches a bill of one line. @param waits - whether others of the same network have their turns first */
    async match(number: number, waits: boolean) {
      const address = `198.51.${number}.7`;
      const pause = () => new Promise((resolve) => setTimeout(resolve, WAITS));
      const request = new Request('https://shop.example/bom', { headers: { 'cf-connecting-ip': address } });
      if (waits) for (let turn = 0; turn < BILLS.atATime.short; turn += 1) void isolate.bills.run(1, networkOf(request), (waiting) => waiting(), pause);
      const platform = { env: shop, background: { waitUntil: () => undefined }, snapshots: new EmptyCache(), isolate };
      const { context } = await createRequestScope(request, readConfiguration(shop), platform, { id: 'test', started: Date.now() - TIMEOUTS.wall + LEFT, shed: false, aside: (waiting) => waiting() });
      const line: WantedLine = { line: 1, designators: [], quantity: 1, code: '', mpn: `PART-${number}`, brand: '', value: '', package: '', text: '', alternates: [] };
      await context.boms.match([line], { sets: 1, goal: 'cheapest' }).catch(() => undefined);
    },
  };
}

// Both wait for the same seconds: their shops have isolates of their own.
test.concurrent.each([[true, BREAKER.failures + 1], [false, BREAKER.failures]])('S41: whether bills of materials have waited for their turn (%j), so many calls are sent: %i', async (waits, sent) => {
  const shop = silentShop();
  await Promise.all(Array.from({ length: BREAKER.failures }, (_, number) => shop.match(number, waits)));
  await shop.match(BREAKER.failures, false);
  expect(shop.calls()).toBe(sent);
}, 5 * LEFT);
