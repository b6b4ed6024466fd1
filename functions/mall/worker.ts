import { WorkerEntrypoint } from 'cloudflare:workers';
import { discardBody } from '../discard-body';
import { admitCaller } from './admit-caller';
import { createMall } from './app';
import type { MallBindings } from './http/bindings';
import { captureConsole } from './log/log';
import { runSchedule } from './schedule';

/** The embedded mall as a separate Worker (README, "Callers"). All its paths begin with `/api/`. */
export default {
  fetch: (request: Request, env: MallBindings, execution?: Background): Promise<Response> => answer(request, env, 'network', execution),
  scheduled({ scheduledTime }: ScheduledController, env: MallBindings): Promise<void> {
    captureConsole();
    return runSchedule(env, scheduledTime);
  },
};

/** What the storefront's binding names as its entrypoint. Nothing outside of the account's Workers reaches it. */
export class Storefront extends WorkerEntrypoint<MallBindings> {
  override fetch(request: Request): Promise<Response> {
    return answer(request, this.env, 'binding', this.ctx);
  }
}

type Background = Pick<ExecutionContext, 'waitUntil'>;

async function answer(request: Request, env: MallBindings, way: 'binding' | 'network', execution?: Background): Promise<Response> {
  captureConsole();
  const admitted = await admitCaller(request, env, way, Date.now());
  const response = admitted instanceof Response ? admitted : await createMall(env, execution ? { waitUntil: (work) => execution.waitUntil(work) } : {}).fetch(admitted);
  await discardBody(admitted instanceof Request ? admitted : request);
  return response;
}
