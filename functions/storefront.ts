import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from '../build/server/index.js';
import type { Env } from './configuration';
import { captureConsole } from './mall/log/log';
import { runSchedule } from './mall/schedule';
import { createIsolate } from './isolate/isolate';
import { hasOwnMall, storePoints } from './isolate/request-points';
import { serve } from './serve';

const handle = createRequestHandler(build, 'production');
const isolate = createIsolate();

/** The Worker of the shop. It takes the console when it is called, because the tests' isolate loads it too and never calls it. */
export default {
  fetch(request, env, execution) {
    captureConsole();
    return serve(request, env, execution, handle, isolate);
  },
  /** Runs the scheduled job of the embedded mall, and stores what the isolate holds. A mall of its own has a job of its own, an external upstream has none. */
  scheduled: async ({ scheduledTime }, env) => {
    captureConsole();
    if (!hasOwnMall(env)) return;
    if (!env.MALL) await runSchedule(env, scheduledTime);
    await storePoints(env.DB, isolate.points);
  },
} satisfies ExportedHandler<Env>;
