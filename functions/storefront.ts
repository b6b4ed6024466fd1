import './install-fast-encoder';
import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from '../build/server/index.js';
import type { Env } from './configuration';
import { runSchedule } from './mall/schedule';
import { serve } from './serve';

const handle = createRequestHandler(build, 'production');

/** The Worker. */
export default {
  fetch: (request, env, execution) => serve(request, env, execution, handle),
  /** Only the embedded mall has work on a schedule. */
  scheduled: async ({ scheduledTime }, env) => {
    if (!env.UPSTREAM && !env.UPSTREAM_URL) await runSchedule(env, scheduledTime);
  },
} satisfies ExportedHandler<Env>;
