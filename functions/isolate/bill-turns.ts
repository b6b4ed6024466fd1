import { AwakeClock } from './awake-clock';
import type { Aside } from './load';

/** When bills of materials are read, and large ones are matched. */
export const BILLS = {
  /** Lines up to which matching takes no longer than a page, so that it never waits. */
  short: 200,
  /** How many calls for one network are under way at a time. */
  atATime: { match: 2, read: 1 },
  /** After a bill was read, the next of its network waits as long as that has taken, and at most so many ms. So others have half of the time. */
  rest: 1_000,
  /** How often a call that waits asks for its turn, ms. */
  poll: 20,
  /** A call that has not asked for so long while others did has nobody any more who wants its answer, ms. */
  gone: 2_000,
  /** How long a call waits at most, ms: somewhat less than a request has. */
  wait: 25_000,
  /** How many calls of each kind wait for one network. Each one asks again and again, and looks at all of them. */
  waiting: 64,
} as const;

/** A call that waits or is under way. */
interface Place {
  /** When it was last known that somebody wants its answer, in time in which the isolate was not blocked, ms. */
  asked: number;
  /** Until when it counts, though it is over, ms since 1970. */
  until?: number;
}

/**
 * The calls that read bills or match large ones, by network. Each may take a third of a second of an isolate's time and of the database's. However many a network sends, a
 * few are under way and the others wait, so that it takes no more from others than somebody who works on one large bill.
 */
export class BillTurns {
  /** The oldest first. */
  readonly #places = new Map<string, Place[]>();
  readonly #clock = new AwakeClock(BILLS.poll);

  /**
   * Makes a call when its turn has come.
   * @param lines - that are matched; `null` for reading a bill, which may have many
   * @param network - of the visitor; calls of an unknown one do not wait
   * @param aside - waits for the turn of the request
   * @returns the answer; `null` if the turn has not come in time, or if too many wait
   */
  async run<T>(lines: number | null, network: string | undefined, aside: Aside, call: () => Promise<T>): Promise<{ answer: T } | null> {
    if (network === undefined || (lines !== null && lines <= BILLS.short)) return { answer: await call() };
    return this.#inTurn(lines === null ? 'read' : 'match', network, aside, call);
  }

  async #inTurn<T>(kind: keyof typeof BILLS.atATime, network: string, aside: Aside, call: () => Promise<T>): Promise<{ answer: T } | null> {
    const queue = `${kind} ${network}`;
    this.#sweep();
    if (this.#present(queue).length >= BILLS.atATime[kind] + BILLS.waiting) return null;
    const place: Place = { asked: 0 };
    const isNext = () => this.#placeOf(queue, place) < BILLS.atATime[kind];
    try {
      if (!isNext() && !(await aside(() => comesInTime(isNext)))) return null;
      const began = Date.now();
      const answer = await this.#watched(queue, place, call);
      if (kind === 'read') place.until = Date.now() + Math.min(BILLS.rest, Date.now() - began);
      return { answer };
    } finally {
      this.#places.set(queue, this.#present(queue).filter((other) => other !== place || place.until !== undefined));
    }
  }

  /** Forgets the networks of which nothing counts any more. */
  #sweep(): void {
    for (const queue of this.#places.keys()) if (this.#present(queue).length === 0) this.#places.delete(queue);
  }

  /** Makes a call, and tells meanwhile that somebody waits for it: the runtime may end a request of somebody who has left, and then runs nothing of it any more. */
  async #watched<T>(queue: string, place: Place, call: () => Promise<T>): Promise<T> {
    const timer = setInterval(() => this.#placeOf(queue, place), BILLS.gone / 4);
    try {
      return await call();
    } finally {
      clearInterval(timer);
    }
  }

  /** The place of a call among those of its network, from 0 on. It takes the last one if it has none. */
  #placeOf(queue: string, place: Place): number {
    const places = this.#present(queue);
    place.asked = this.#clock.timeAt(Date.now());
    if (!places.includes(place)) places.push(place);
    this.#places.set(queue, places);
    return places.indexOf(place);
  }

  /** The places of a queue that count. */
  #present(queue: string): Place[] {
    const now = Date.now();
    const awake = this.#clock.timeAt(now);
    return (this.#places.get(queue) ?? []).filter(({ asked, until }) => (until === undefined ? awake - asked < BILLS.gone : now < until));
  }
}

/** Whether a turn comes before the call has waited too long. */
async function comesInTime(isNext: () => boolean): Promise<boolean> {
  const since = Date.now();
  while (!isNext()) {
    if (Date.now() - since >= BILLS.wait) return false;
    await new Promise((resolve) => setTimeout(resolve, BILLS.poll));
  }
  return true;
}
