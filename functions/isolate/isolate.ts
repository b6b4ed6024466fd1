import { createIsolateState, type IsolateState } from '../../app/upstream/client/isolate-state';
import { Load } from './load';

/** What all requests that an isolate answers share. */
export interface Isolate {
  upstream: IsolateState;
  load: Load;
}

export function createIsolate(): Isolate {
  return { upstream: createIsolateState(), load: new Load() };
}
