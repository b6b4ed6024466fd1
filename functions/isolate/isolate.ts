import { createIsolateState, type IsolateState } from '../../app/upstream/client/isolate-state';
import { LastHealth } from '../health';
import { BillTurns } from './bill-turns';
import { BodyRoom } from './body-room';
import { Load } from './load';
import { PageTime } from './page-time';
import { HeldPoints } from './request-points';
import { UploadGate } from './upload-gate';

/** What all requests that an isolate answers share. */
export interface Isolate {
  upstream: IsolateState;
  load: Load;
  pages: PageTime;
  uploads: UploadGate;
  bills: BillTurns;
  /** The posted bodies. */
  bodies: BodyRoom;
  /** The files that visitors have not read yet. */
  unread: BodyRoom;
  /** The health of an external upstream. */
  health: LastHealth;
  /** What is not stored yet of the requests that it has answered. */
  points: HeldPoints;
}

export function createIsolate(): Isolate {
  return { upstream: createIsolateState(), load: new Load(), pages: new PageTime(), uploads: new UploadGate(), bills: new BillTurns(), bodies: new BodyRoom(), unread: new BodyRoom(), health: new LastHealth(), points: new HeldPoints() };
}
