import type { WaitToRead } from '../../app/actions/bom/bom-outcome';
import { AwakeClock } from './awake-clock';
import type { Aside } from './load';

/** When an isolate reads large files. Reading one blocks all other work for as long as it takes. */
export const UPLOADS = {
  /** Bytes up to which a file takes no longer than a page, so that it waits for no other file. */
  small: 32 * 1024,
  /** Ms from the start of a file to that of the next, for each of its KB: at least twice what reading takes, so that others have half of the time. */
  perKilobyte: 8,
  /** The same for the largest files, ms: their rows are bounded. Those of two others pass before one has waited too long. */
  most: 4_500,
  /** How long a file waits at most, ms. Nobody waits longer: the sender is asked to try again. */
  wait: 10_000,
  /** How much of the time to come the files of one network may take, ms: two of the largest. */
  ofNetwork: 10_000,
  /** How often a file that waits asks for its turn, ms. */
  poll: 100,
  /** A file that has not asked for so long while others did has no sender any more, ms. Nobody waits for it. */
  gone: 500,
} as const;

/** The place of a file in the queue. Times are ms. */
interface Place {
  network: string | undefined;
  since: number;
  takes: number;
  /** The time that its network has had before it. The lowest rank is next, so each network has the same share, however much it sends. */
  rank: number;
  /** Whether its network has had no time of late. Among those with the same rank it goes first. */
  fresh: boolean;
  /** When it asked for its turn, in time in which the isolate was not blocked. */
  asked: number;
}

/** How long after the start of a file the next may follow, ms. */
export function takenBy(bytes: number): number {
  return Math.min(UPLOADS.most, (bytes / 1024) * UPLOADS.perKilobyte);
}

/** The queue of the files that an isolate reads. Times are ms since 1970. */
export class UploadGate {
  /** Those that wait, in the order in which they came. */
  #waiting: Place[] = [];
  /** The network whose file was let through last, and when the next may follow. */
  #last: { network: string | undefined; until: number } = { network: undefined, until: 0 };
  /** The rank of the file that was let through last. */
  #rank = 0;
  /** The rank of the next file of each network, where it is higher than that of a newcomer. */
  readonly #ranks = new Map<string | undefined, number>();
  readonly #clock = new AwakeClock(UPLOADS.poll);

  /**
   * Waits for the turn of a file.
   * @param network - from which it comes; `undefined` if that is not known
   * @param aside - waits for the turn of the request
   */
  async wait(bytes: number, network: string | undefined, aside: Aside): ReturnType<WaitToRead> {
    if (bytes <= UPLOADS.small) return 'now';
    const place = this.#enter(takenBy(bytes), Date.now(), network);
    return typeof place === 'string' ? place : aside(() => this.#turnOf(place));
  }

  async #turnOf(place: Place): ReturnType<WaitToRead> {
    for (;;) {
      const now = Date.now();
      if (this.#isNext(place, now)) return this.#let(place, now);
      if (now - place.since >= UPLOADS.wait) return this.#leave(place);
      await new Promise((resolve) => setTimeout(resolve, UPLOADS.poll));
    }
  }

  #enter(takes: number, now: number, network: string | undefined): Place | 'others' | 'own' {
    const asked = this.#note(now);
    const left = Math.max(0, this.#last.until - now);
    if (left === 0 && this.#waiting.length === 0) this.#forget();
    const rank = this.#ranks.get(network) ?? this.#rank;
    const place = { network, since: now, takes, rank, fresh: !this.#ranks.has(network), asked };
    const ofNetwork = sum(this.#waiting.filter((other) => other.network === network)) + (this.#last.network === network ? left : 0);
    const before = left + sum(this.#waiting.filter((other) => byTurn(other, place) <= 0));
    if (network !== undefined && ofNetwork + takes > UPLOADS.ofNetwork) return 'own';
    if (before > UPLOADS.wait) return 'others';
    this.#waiting.push(place);
    this.#ranks.set(network, rank + takes);
    return place;
  }

  #isNext(place: Place, now: number): boolean {
    place.asked = this.#note(now);
    if (!this.#waiting.includes(place)) this.#waiting.push(place);
    const [next] = [...this.#waiting].sort(byTurn);
    return next === place && now >= this.#last.until;
  }

  #let(place: Place, now: number): 'now' {
    this.#leave(place);
    this.#last = { network: place.network, until: now + place.takes };
    this.#rank = place.rank;
    for (const [network, rank] of this.#ranks) if (rank <= this.#rank) this.#ranks.delete(network);
    return 'now';
  }

  #forget(): void {
    this.#rank = 0;
    this.#ranks.clear();
  }

  #leave(place: Place): 'others' {
    this.#waiting = this.#waiting.filter((other) => other !== place);
    return 'others';
  }

  /** Drops the files that have no sender any more. @returns the time in which the isolate was not blocked, ms */
  #note(now: number): number {
    const awake = this.#clock.timeAt(now);
    this.#waiting = this.#waiting.filter(({ asked }) => awake - asked < UPLOADS.gone);
    return awake;
  }
}

function byTurn(a: Place, b: Place): number {
  return a.rank - b.rank || Number(b.fresh) - Number(a.fresh);
}

function sum(places: readonly Place[]): number {
  return places.reduce((total, { takes }) => total + takes, 0);
}
