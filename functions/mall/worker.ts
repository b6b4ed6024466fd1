import { createMall } from './app';
import type { MallBindings } from './bindings';

/** The embedded mall alone, for the contract suite and other clients; everything is below `/api/`. */
export default {
  fetch(request: Request, env: MallBindings): Promise<Response> {
    return createMall(env).fetch(request);
  },
};
