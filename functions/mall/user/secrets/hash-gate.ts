/**
 * Who asks for a hash: somebody at a known device or address, somebody who has solved a challenge or has the right code, or somebody who has shown nothing. Each of
 * them has hashes of its own, so that strangers cannot use up those of the owners.
 */
export type HashLane = 'known' | 'proved' | 'unproved';

/** The hashes of a lane: `burst` at any time, and one more for each `every` ms since then. */
interface LaneLimit {
  burst: number;
  every: number;
}

export interface HashLimits extends Readonly<Record<HashLane, LaneLimit>> {
  /** The time from the start of one hash to the start of the next, ms. Between them the isolate answers other requests. */
  apart: number;
}

/** Decides when an isolate hashes passwords. Work that has started cannot be stopped, so hashes are bounded before they start (README, "Hashes"). */
export class HashGate {
  readonly #limits: HashLimits;
  /** When each lane has all its hashes again, ms since 1970. */
  readonly #full = new Map<HashLane, number>();
  /** When the next hash may start, ms since 1970. */
  #next = 0;

  constructor(limits: HashLimits) {
    this.#limits = limits;
  }

  /**
   * Reserves a hash.
   * @param now - ms since 1970
   * @param rate - how many times as many hashes as the limits say
   * @returns how long to wait for its start, ms; `undefined` if the lane has none left
   */
  reserve(lane: HashLane, now: number, rate = 1): number | undefined {
    const { burst, every } = this.#limits[lane];
    const full = Math.max(now, this.#full.get(lane) ?? 0) + every / rate;
    if (full - now > burst * every) return undefined;
    this.#full.set(lane, full);
    const start = Math.max(now, this.#next);
    this.#next = start + this.#limits.apart / rate;
    return start - now;
  }
}
