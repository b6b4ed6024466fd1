import { WorkerEntrypoint } from 'cloudflare:workers';
import { discardBody } from '../discard-body';
import { admitCaller } from './admit-caller';
import { createMall } from './app';
import type { MallBindings } from './http/bindings';
import { HEALTH_PATH, mallHealth } from './mall-health';
import { runSchedule } from './schedule';

/** The embedded mall as a separate Worker (README, "Callers"). All its paths but that of its health begin with `/api/`. */
export default {
  fetch: (request: Request, env: MallBindings, execution?: Background): Promise<Response> => answer(request, env, 'network', execution),
  scheduled({ scheduledTime }: ScheduledController, env: MallBindings): Promise<void> {
    return runSchedule(env, scheduledTime);
  },
};

/** What the storefront's binding names as its entrypoint. Nothing outside of the account's Workers reaches it. */
export class Storefront extends WorkerEntrypoint<MallBindings> {
  override async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === HEALTH_PATH) return Response.json(await mallHealth(this.env));
    return answer(request, this.env, 'binding', this.ctx);
  }
}

type Background = Pick<ExecutionContext, 'waitUntil'>;

async function answer(request: Request, env: MallBindings, way: 'binding' | 'network', execution?: Background): Promise<Response> {
  const admitted = await admitCaller(request, env, way, Date.now());
  const options = { replicas: true, ...(execution ? { waitUntil: (work: Promise<unknown>) => execution.waitUntil(work) } : {}) };
  const response = admitted instanceof Response ? admitted : await createMall(env, options).fetch(admitted);
  await discardBody(admitted instanceof Request ? admitted : request);
  return response;
}
