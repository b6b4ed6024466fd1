import { RETRY } from './policies';

/** Keeps repeated calls within a share of all calls. Each isolate has its own. It saves up for one at most, so a quiet time earns no burst. */
export class RetryBudget {
  #calls = 0;
  readonly #perRetry = Math.round(1 / RETRY.share);

  /** Counts a call that is no repetition. */
  earn(): void {
    this.#calls = Math.min(this.#calls + 1, this.#perRetry);
  }

  /** Whether a call may be repeated now. If so, it counts as repeated. */
  take(): boolean {
    if (this.#calls < this.#perRetry) return false;
    this.#calls -= this.#perRetry;
    return true;
  }
}
