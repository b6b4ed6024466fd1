import { AwakeClock } from './awake-clock';
import type { Aside } from './load';

/** When bills of materials are read, large ones are matched, and carts and orders are read and changed. */
export const BILLS = {
  /** Lines up to which matching mostly takes no longer than a page, so that it does not wait for large bills. */
  short: 200,
  /** How many calls for one network are under way at a time. */
  atATime: { short: 2, match: 2, read: 1, trade: 2 },
  /** A network matches short bills for so long without a rest, ms. So nobody waits after one bill, but whoever sends one after the other does, and others have half of the time. */
  free: 500,
  /** After a bill was read, the next of its network waits as long as that has taken, and at most so many ms. So others have half of the time. A long cart or order is like a bill. */
  rest: 1_000,
  /** A network that had a long cart or order has one such call at a time for so long, ms: how long the next is, is known only once it is read. */
  longFor: 600_000,
  /** How often the next call that waits asks for its turn, ms. One behind others asks the less often, the more there are: each question takes time of the isolate. */
  poll: 20,
  /** How often any call that waits asks at least, and one that is under way tells that somebody waits for it, ms. */
  seldom: 500,
  /** A call that has not asked for so long while others did has nobody any more who wants its answer, ms. */
  gone: 2_000,
  /** How long a call waits at most, ms: somewhat less than a request has. */
  wait: 25_000,
  /** How many calls of each kind wait for one network. Each one asks again and again, and looks at all of them. */
  waiting: 64,
} as const;

/** What wants a turn. */
interface Wish {
  kind: keyof typeof BILLS.atATime;
  /** Calls of one sender take turns. */
  sender: string;
  aside: Aside;
  /** How long the next call of the sender waits after one that has taken so long, ms. */
  restOf: (took: number) => number;
}

/** A call that waits or is under way. */
interface Place {
  /** When it was last known that somebody wants its answer, in time in which the isolate was not blocked, ms. */
  asked: number;
  /** Until when it counts, though it is over, ms since 1970. */
  until?: number;
}

/**
 * The calls that read bills or match large ones, and those about carts and orders, by network. Each may take a third of a second of an isolate's time and of the database's. However many a network sends, a
 * few are under way and the others wait, so that it takes no more from others than somebody who works on one large bill.
 */
export class BillTurns {
  /** The oldest first. */
  readonly #places = new Map<string, Place[]>();
  /** Until when networks have one call about a thing of the trade at a time, ms since 1970. */
  readonly #long = new Map<string, number>();
  /** When no more than half of the time is with the short bills of networks, ms since 1970. */
  readonly #even = new Map<string, number>();
  readonly #clock = new AwakeClock(BILLS.seldom);

  /**
   * Makes a call when its turn has come.
   * @param lines - that are matched; `null` for reading a bill, which may have many
   * @param network - of the visitor; calls of an unknown one do not wait
   * @param aside - waits for the turn of the request
   * @returns the answer; `null` if the turn has not come in time, or if too many wait
   */
  async run<T>(lines: number | null, network: string | undefined, aside: Aside, call: () => Promise<T>): Promise<{ answer: T } | null> {
    if (network === undefined) return { answer: await call() };
    if (lines !== null && lines <= BILLS.short) return this.#inTurn({ kind: 'short', sender: network, aside, restOf: (took) => this.#noteShort(network, took) }, call);
    return lines === null
      ? this.#inTurn({ kind: 'read', sender: network, aside, restOf: (took) => Math.min(BILLS.rest, took) }, call)
      : this.#inTurn({ kind: 'match', sender: network, aside, restOf: () => 0 }, call);
  }

  /**
   * Makes a call about a cart or orders when its turn has come.
   * @param about - calls about other things do not wait for it
   * @param network, aside - as for {@link run}
   * @param linesOf - how many lines the call was about; without an answer it has failed
   * @returns as of {@link run}
   */
  async runTrade<T>(about: string, network: string | undefined, aside: Aside, linesOf: (answer: T | undefined) => number, call: () => Promise<T>): Promise<{ answer: T } | null> {
    if (network === undefined) return { answer: await call() };
    const sender = `${about} ${network}`;
    let answer: T | undefined;
    const restOf = (took: number) => {
      if (linesOf(answer) <= BILLS.short) return 0;
      this.#long.set(sender, Date.now() + BILLS.longFor);
      return Math.min(BILLS.rest, took);
    };
    return this.#inTurn({ kind: 'trade', sender, aside, restOf }, async () => (answer = await call()));
  }

  async #inTurn<T>({ kind, sender, aside, restOf }: Wish, call: () => Promise<T>): Promise<{ answer: T } | null> {
    const queue = `${kind} ${sender}`;
    this.#sweep();
    if (this.#present(queue).length >= BILLS.atATime[kind] + BILLS.waiting) return null;
    const place: Place = { asked: 0 };
    const ahead = () => Math.max(this.#placeOf(queue, place) + 1 - this.#atATime(kind, sender), 0);
    let began: number | undefined;
    try {
      if (ahead() > 0 && !(await aside(() => comesInTime(ahead)))) return null;
      began = Date.now();
      return { answer: await this.#watched(queue, place, call) };
    } finally {
      const rest = began === undefined ? 0 : restOf(Date.now() - began);
      if (rest > 0) place.until = Date.now() + rest;
      this.#places.set(queue, this.#present(queue).filter((other) => other !== place || place.until !== undefined));
    }
  }

  /** Forgets the networks of which nothing counts any more. */
  #sweep(): void {
    for (const sender of this.#long.keys()) if (!this.#isLong(sender)) this.#long.delete(sender);
    for (const [sender, even] of this.#even) if (even <= Date.now()) this.#even.delete(sender);
    for (const queue of this.#places.keys()) if (this.#present(queue).length === 0) this.#places.delete(queue);
  }

  /** How many calls of a sender may be under way now. */
  #atATime(kind: Wish['kind'], sender: string): number {
    if (kind === 'short' && this.#isResting(sender)) return 0;
    return kind === 'trade' && this.#isLong(sender) ? 1 : BILLS.atATime[kind];
  }

  /** Notes how long a short bill has taken. @returns how long it keeps its place: the network rests as a whole */
  #noteShort(sender: string, took: number): 0 {
    const now = Date.now();
    const even = Math.max(this.#even.get(sender) ?? 0, now - took) + 2 * took;
    this.#even.set(sender, Math.min(even, now + BILLS.free + BILLS.rest));
    return 0;
  }

  #isResting(sender: string): boolean {
    return Date.now() + BILLS.free <= (this.#even.get(sender) ?? 0);
  }

  #isLong(sender: string): boolean {
    return Date.now() < (this.#long.get(sender) ?? 0);
  }

  /** Makes a call, and tells meanwhile that somebody waits for it: the runtime may end a request of somebody who has left, and then runs nothing of it any more. */
  async #watched<T>(queue: string, place: Place, call: () => Promise<T>): Promise<T> {
    const timer = setInterval(() => this.#placeOf(queue, place), BILLS.seldom);
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

/** Whether a turn comes before the call has waited too long. @param ahead - how many calls must be over before */
async function comesInTime(ahead: () => number): Promise<boolean> {
  const since = Date.now();
  for (let others = ahead(); others > 0; others = ahead()) {
    if (Date.now() - since >= BILLS.wait) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.min(others * BILLS.poll, BILLS.seldom)));
  }
  return true;
}
