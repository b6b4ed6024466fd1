/**
 * Who asks for a hash: somebody at a known device or address, somebody who has solved a challenge or has the right code, or somebody who has shown nothing. Each of
 * them has hashes of its own, so that strangers cannot use up those of the owners.
 */
export type HashLane = 'known' | 'proved' | 'unproved';

/** The hashes of a lane: `burst` at any time, and one more for each `every` ms since then. */
interface Limit {
  burst: number;
  every: number;
}

interface LaneLimit extends Limit {
  /**
   * Those that one network may have of them. A network that has had one lately leaves `spare` of the lane's to those that have not, so that a few networks together do not take
   * all. Absent: all.
   */
  ofNetwork?: Limit & { spare: number };
}

export interface HashLimits extends Readonly<Record<HashLane, LaneLimit>> {
  /** The time from the start of one hash to the start of the next, ms. Between them the isolate answers other requests. */
  apart: number;
  /** How long a network counts as one that has had a hash, ms. */
  lately: number;
}

/** Decides when an isolate hashes passwords. Work that has started cannot be stopped, so hashes are bounded before they start (README, "Hashes"). */
export class HashGate {
  readonly #limits: HashLimits;
  /** When each lane, and each network in it, has all its hashes again, ms since 1970. */
  readonly #full = new Map<string, number>();
  /** Until when each network of a lane counts as one that has had a hash, ms since 1970. */
  readonly #lately = new Map<string, number>();
  /** When the next hash may start, ms since 1970. */
  #next = 0;

  constructor(limits: HashLimits) {
    this.#limits = limits;
  }

  /**
   * Reserves a hash.
   * @param now - ms since 1970
   * @param rate - how many times as many hashes as the limits say
   * @param network - from which it is asked; `undefined` if that is not known
   * @returns how long to wait for its start, ms; `undefined` if the lane has none left, or none for this network
   */
  reserve(lane: HashLane, now: number, rate = 1, network?: string): number | undefined {
    for (const times of [this.#full, this.#lately]) for (const [subject, end] of times) if (end <= now) times.delete(subject);
    const { ofNetwork, burst, every } = this.#limits[lane];
    const ofSender = `${lane} ${network}`;
    const spare = ofNetwork && this.#lately.has(ofSender) ? ofNetwork.spare : 0;
    const asked = [[lane, { burst: burst - spare, every }] as const, ...(ofNetwork && network !== undefined ? [[ofSender, ofNetwork] as const] : [])]
      .map(([subject, { burst, every }]) => ({ subject, full: Math.max(now, this.#full.get(subject) ?? 0) + every / rate, latest: now + burst * every }));
    if (asked.some(({ full, latest }) => full > latest)) return undefined;
    for (const { subject, full } of asked) this.#full.set(subject, full);
    if (network !== undefined) this.#lately.set(ofSender, now + this.#limits.lately);
    const start = Math.max(now, this.#next);
    this.#next = start + this.#limits.apart / rate;
    return start - now;
  }
}
