import type { Browser } from 'playwright';
import type { FaultProxy } from '../fixtures/faults/fault-proxy';
import type { Stage } from '../fixtures/servers/servers';
import type { Figure } from './figures';

/** The servers of benchmarks. Each is started at its first use, and shared. */
export interface Tools {
  /** Data files from the command line. A benchmark of data has no figures without one. */
  files: readonly string[];
  stage(): Promise<Stage>;
  browser(): Promise<Browser>;
  /** The upstream of the external shop. */
  proxy(): Promise<FaultProxy>;
}

export interface Bench {
  name: string;
  run(tools: Tools): Promise<Figure[]>;
}
