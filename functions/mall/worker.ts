import { discardBody } from '../discard-body';
import { createMall } from './app';
import type { MallBindings } from './http/bindings';
import { captureConsole } from './log/log';
import { runSchedule } from './schedule';

/** The embedded mall as a separate Worker. All its paths begin with `/api/`. */
export default {
  async fetch(request: Request, env: MallBindings): Promise<Response> {
    captureConsole();
    const response = await createMall(env).fetch(request);
    await discardBody(request);
    return response;
  },
  scheduled({ scheduledTime }: ScheduledController, env: MallBindings): Promise<void> {
    captureConsole();
    return runSchedule(env, scheduledTime);
  },
};
