import { createIsolateState, type IsolateState } from '../../app/upstream/client/isolate-state';
import { LastHealth } from '../health';
import { Load } from './load';

/** What all requests that an isolate answers share. */
export interface Isolate {
  upstream: IsolateState;
  load: Load;
  /** The health of an external upstream. */
  health: LastHealth;
}

export function createIsolate(): Isolate {
  return { upstream: createIsolateState(), load: new Load(), health: new LastHealth() };
}
