/** When large bills of materials are matched. */
export const BILLS = {
  /** Lines up to which matching takes no longer than a page, so that it never waits. */
  short: 200,
  /** How many calls for one network are under way at a time. */
  atATime: 2,
  /** How often a call that waits asks for its turn, ms. */
  poll: 50,
  /** A call that has not asked for so long while others did has nobody any more who wants its answer, ms. */
  gone: 2_000,
  /** How long a call waits at most, ms: somewhat less than a request has. */
  wait: 25_000,
} as const;

/** A call that waits or is under way. */
interface Place {
  /** When it was last known that somebody wants its answer, in time in which the isolate was not blocked, ms. */
  asked: number;
}

/**
 * The calls that match large bills, by network. Each takes a third of a second of an isolate's time and of the database's. However many a network sends, a few are under
 * way and the others wait, so that it takes no more from others than somebody who works on one large bill.
 */
export class BillTurns {
  /** The oldest first. */
  readonly #places = new Map<string, Place[]>();
  /** The time so far in which the isolate was not blocked, and when that was counted. */
  #awake = { time: 0, at: 0 };

  /**
   * Makes a call when its turn has come.
   * @param network - of the visitor; calls of an unknown one do not wait
   * @returns the answer; `null` if the turn has not come in time
   */
  async run<T>(lines: number, network: string | undefined, call: () => Promise<T>): Promise<{ answer: T } | null> {
    if (lines <= BILLS.short || network === undefined) return { answer: await call() };
    const since = Date.now();
    const place = { asked: 0 };
    try {
      while (this.#placeOf(network, place) >= BILLS.atATime) {
        if (Date.now() - since >= BILLS.wait) return null;
        await new Promise((resolve) => setTimeout(resolve, BILLS.poll));
      }
      return { answer: await this.#watched(network, place, call) };
    } finally {
      const left = this.#present(network).filter((other) => other !== place);
      if (left.length > 0) this.#places.set(network, left);
      else this.#places.delete(network);
    }
  }

  /** Makes a call, and tells meanwhile that somebody waits for it: the runtime may end a request of somebody who has left, and then runs nothing of it any more. */
  async #watched<T>(network: string, place: Place, call: () => Promise<T>): Promise<T> {
    const timer = setInterval(() => this.#placeOf(network, place), BILLS.gone / 4);
    try {
      return await call();
    } finally {
      clearInterval(timer);
    }
  }

  /** The place of a call among those of its network, from 0 on. It takes the last one if it has none. */
  #placeOf(network: string, place: Place): number {
    const places = this.#present(network);
    place.asked = this.#awake.time;
    if (!places.includes(place)) places.push(place);
    this.#places.set(network, places);
    return places.indexOf(place);
  }

  /** Counts the time. The clock jumps while the isolate is blocked; nobody can ask meanwhile. */
  #present(network: string): Place[] {
    const now = Date.now();
    this.#awake = { time: this.#awake.time + Math.min(BILLS.poll, now - this.#awake.at), at: now };
    return (this.#places.get(network) ?? []).filter(({ asked }) => this.#awake.time - asked < BILLS.gone);
  }
}
