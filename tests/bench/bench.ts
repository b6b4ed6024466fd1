import type { Browser } from 'playwright';
import type { FaultProxy } from '../fixtures/faults/fault-proxy';
import type { Stage } from '../fixtures/servers/servers';
import type { Figure } from './figures';

/** What benchmarks run on; each is made when it is first asked for, and shared. */
export interface Tools {
  stage(): Promise<Stage>;
  browser(): Promise<Browser>;
  /** The upstream of the external shop. */
  proxy(): Promise<FaultProxy>;
}

export interface Bench {
  name: string;
  run(tools: Tools): Promise<Figure[]>;
}
