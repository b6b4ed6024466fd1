import './install-fast-encoder';
import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from '../build/server/index.js';
import type { Env } from './configuration';
import { serve } from './serve';

const handle = createRequestHandler(build, 'production');

/** The Worker. */
export default {
  fetch: (request, env, execution) => serve(request, env, execution, handle),
} satisfies ExportedHandler<Env>;
