/**
 * Counts the time in which an isolate is not blocked, for those that wait and ask again and again. While code runs nobody can ask, and the clock jumps afterwards: then only
 * one pause between two questions counts.
 */
export class AwakeClock {
  readonly #pause: number;
  #time = 0;
  #at = 0;

  /** @param pause - between two questions, ms */
  constructor(pause: number) {
    this.#pause = pause;
  }

  /** The time so far, ms. @param now - ms since 1970 */
  timeAt(now: number): number {
    this.#time += Math.min(this.#pause, now - this.#at);
    this.#at = now;
    return this.#time;
  }
}
