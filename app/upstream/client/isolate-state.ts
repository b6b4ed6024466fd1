import type { CallGroup } from '../contract/base/call';
import type { Failure } from '../failures/upstream-error';
import { Breaker } from './breaker';
import { Flights } from './flights';
import { RetryBudget } from './retry-budget';
import { ReadTexts } from './snapshots/read-texts';

/** What an isolate knows of its upstream. All requests of visitors that it answers share it. */
export interface IsolateState {
  breakerOf(group: CallGroup): Breaker;
  retries: RetryBudget;
  flights: Flights<Failure>;
  /** The names of optional calls that the upstream has said it does not know, and until when that is believed, ms since 1970. */
  unknownCalls: Map<string, number>;
  /** What it has read from the snapshots. */
  texts: ReadTexts;
}

export function createIsolateState(): IsolateState {
  const breakers = new Map<CallGroup, Breaker>();
  return {
    breakerOf(group) {
      const breaker = breakers.get(group) ?? new Breaker();
      breakers.set(group, breaker);
      return breaker;
    },
    retries: new RetryBudget(),
    flights: new Flights(),
    unknownCalls: new Map(),
    texts: new ReadTexts(),
  };
}
