import type { CallMeasure } from '../../app/upstream/client/caller';
import type { AnswerCost } from '../../app/upstream/contract/base/cost';
import type { CacheState, RequestPoint } from '../mall/health/request-point';
import type { Arrival } from './arrival';

/** From the best to the worst. */
const STATES: readonly CacheState[] = ['none', 'hit', 'stale', 'miss'];

/** Measures what a request has waited for. Times are ms since 1970. */
export class RequestMeasure implements CallMeasure {
  /** When calls were under way, apart from each other and in their order. */
  readonly #spans: Array<{ from: number; to: number }> = [];
  #calls = 0;
  #worst: CacheState = 'none';
  readonly #work: Arrival['work'] | undefined;

  /** @param work - counts what the calls cost */
  constructor(work?: Arrival['work']) {
    this.#work = work;
  }

  /** Calls are noted in the order in which they end. */
  called(from: number, to: number): void {
    this.#calls += 1;
    let start = from;
    for (let last = this.#spans.at(-1); last && last.to >= from; last = this.#spans.at(-1)) {
      start = Math.min(start, last.from);
      this.#spans.pop();
    }
    this.#spans.push({ from: start, to });
  }

  answered(cost: AnswerCost): void {
    this.#work?.add(cost);
  }

  looked(state: CacheState): void {
    if (STATES.indexOf(state) > STATES.indexOf(this.#worst)) this.#worst = state;
  }

  /** What was noted so far. Calls at the same time count once in `upstreamMs`. */
  read(): Pick<RequestPoint, 'upstreamMs' | 'calls' | 'cache'> {
    return { upstreamMs: this.#spans.reduce((sum, { from, to }) => sum + to - from, 0), calls: this.#calls, cache: this.#worst };
  }
}
