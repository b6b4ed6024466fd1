import { TIMEOUTS } from '../../app/upstream/client/policies';
import type { HeldBody } from './body-room';
import { PROBE } from './probe-delay';

/**
 * When requests are shed: all as soon as so many are under way, and some as soon as the isolate is typically late with its work by so many ms, the more the later it is
 * ({@link ALL_SHED}). The first to go are those that most visitors can do without.
 */
export const SHEDDING = {
  /** Lists, catalogue, suggestions, sitemaps. */
  list: { underWay: 24, late: 60 },
  /** All other pages that anybody may read. */
  page: { underWay: 72, late: 1_000 },
  /** Cart, checkout, orders, payment, accounts: never. */
  trade: { underWay: Infinity, late: Infinity },
  /** Pictures: never, and they do not count, since a page has dozens of them, and most are in a cache. */
  picture: { underWay: Infinity, late: Infinity },
} as const;

/**
 * Requests of one network that count. With so many under way its next lists and pages are shed, and what else it asks for does not count: so nobody makes an isolate
 * shed those of others by asking for many of them at once.
 */
export const OF_NETWORK = 12;
/**
 * A network that has this share of the requests under way, and not just a few, makes the isolate late. Its lists and pages are shed as soon as the isolate is late by so
 * many ms, and all of them before the first list of anybody else.
 */
export const GREEDY = { share: 0.5, late: 15 } as const;
/** At how many times the lateness that sheds the first requests of a class all of them are shed. */
export const ALL_SHED = 4;
/** With fewer requests under way the isolate has not too much to do, however late it is: its machine has. */
export const FEWEST_UNDER_WAY = 4;
/** How long a measured delay counts for shedding, ms. */
export const LATENESS_WINDOW = 1_000;
/** How long a measured delay is known, ms. */
export const DELAYS_KEPT = 3_000;
/** Fewer delays than this say nothing: one piece of work that takes long, such as a large file, is no load. */
export const FEWEST_DELAYS = 10;
/** From how many ms on a delay shows that calls may have ended without an answer because of the isolate itself. */
export const BLOCKED = 500;

/** Which requests are shed first. */
export type LoadClass = keyof typeof SHEDDING;

const LISTS = /^\/(?:product_list\/|catalogue|brand|agent|search|suggest|popular|compare|sitemap)/;
const TRADE = /^\/(?:shopping_cart|confirm_order|order_detail\/|pay\/|membership_center|login|register|logout|captcha|challenge|region|saved_parts|export\/|healthz)/;

/** A post is never shed for others' load: somebody would lose what they have typed. */
export function loadClassOf({ method, pathname }: { method: string; pathname: string }): LoadClass {
  if ((method !== 'GET' && method !== 'HEAD') || TRADE.test(pathname)) return 'trade';
  if (/^\/(?:api|package)\//.test(pathname) && !pathname.endsWith('.data')) return 'picture';
  return LISTS.test(pathname) ? 'list' : 'page';
}

/**
 * How long a request counts at most, ms: longer than its work may take. The runtime may end the request of a visitor who has left without running the rest of its
 * code, which then tells nobody that it is over.
 */
const COUNTS_FOR = TIMEOUTS.wall + 5_000;

interface UnderWay {
  /** When it came. */
  since: number;
  network: string | undefined;
  counts: boolean;
}

/** Counts the requests of an isolate that have no answer yet, and knows how late the isolate is with its work. Times are ms since 1970. */
export class Load {
  /** The oldest first. */
  readonly #underWay = new Set<UnderWay>();
  /** How many of them count. */
  #counted = 0;
  /** How many of them each network has. */
  readonly #ofNetworks = new Map<string, number>();
  /** By how many ms work began later than it was due, and when that was seen; the oldest first. */
  readonly #delays: Array<{ ms: number; at: number }> = [];
  /** What part of a request is still to be shed, by class: a share of requests is spread evenly over them. */
  readonly #due = new Map<LoadClass | 'greedy', number>();

  /**
   * Whether a request must be shed, so that those that matter more, or are of others, are answered in time.
   * @param network - from which it comes; `undefined` if that is not known
   */
  sheds(kind: LoadClass, now: number, network?: string): boolean {
    this.#forgetLost(now);
    const { underWay, late } = SHEDDING[kind];
    if (this.#counted >= underWay || (underWay < Infinity && this.#isFull(network))) return true;
    if (this.#underWay.size < FEWEST_UNDER_WAY) return false;
    const isGreedy = late < Infinity && this.#isGreedy(network);
    const counter = isGreedy ? 'greedy' : kind;
    const due = (this.#due.get(counter) ?? 0) + shareToShed(isGreedy ? GREEDY.late : late, this.#lateness(now));
    const shed = due >= 1;
    this.#due.set(counter, shed ? due - 1 : due);
    return shed;
  }

  /** Notes by how many ms something began later than it was due. */
  noteLateness(ms: number, now: number): void {
    this.#delays.push({ ms, at: now });
  }

  /** Counts a request until the returned function is called. @param network - as for {@link sheds} */
  begin(kind: LoadClass, now: number, network?: string): () => void {
    if (kind === 'picture') return () => undefined;
    const request: UnderWay = { since: now, network, counts: !this.#isFull(network) };
    this.#underWay.add(request);
    if (request.counts) this.#counted += 1;
    if (network !== undefined) this.#ofNetworks.set(network, this.#countOf(network) + 1);
    return () => this.#end(request);
  }

  #end(request: UnderWay): void {
    if (!this.#underWay.delete(request)) return;
    if (request.counts) this.#counted -= 1;
    const { network } = request;
    if (network === undefined) return;
    const left = this.#countOf(network) - 1;
    if (left > 0) this.#ofNetworks.set(network, left);
    else this.#ofNetworks.delete(network);
  }

  #countOf(network: string): number {
    return this.#ofNetworks.get(network) ?? 0;
  }

  /** Whether a network has as many requests under way as count. */
  #isFull(network: string | undefined): boolean {
    return network !== undefined && this.#countOf(network) >= OF_NETWORK;
  }

  /** Whether a network has most of the work. */
  #isGreedy(network: string | undefined): boolean {
    return network !== undefined && this.#countOf(network) >= Math.max(FEWEST_UNDER_WAY, GREEDY.share * this.#underWay.size);
  }

  /** Whether the isolate itself was so late that a call may have had no time for its answer. */
  wasBlocked(now: number): boolean {
    this.#forgetDelays(now);
    return this.#delays.some(({ ms }) => ms >= BLOCKED);
  }

  /** The median of the delays seen lately, ms. */
  #lateness(now: number): number {
    this.#forgetDelays(now);
    const recent = this.#delays.filter(({ at }) => now - at <= LATENESS_WINDOW).map(({ ms }) => ms).sort((a, b) => a - b);
    return recent.length < FEWEST_DELAYS ? 0 : recent[Math.floor(recent.length / 2)] ?? 0;
  }

  #forgetDelays(now: number): void {
    while (this.#delays[0] && now - this.#delays[0].at > DELAYS_KEPT) this.#delays.shift();
  }

  #forgetLost(now: number): void {
    for (const request of this.#underWay) {
      if (now - request.since <= COUNTS_FOR) return;
      this.#end(request);
    }
  }
}

/** The share of requests to shed, from 0 to 1, in an isolate that is so many ms late. @param late - the lateness that sheds the first */
function shareToShed(late: number, lateness: number): number {
  return lateness <= late ? 0 : Math.min(1, (lateness - late) / (late * (ALL_SHED - 1)));
}

/**
 * Measures how late the isolate is with its work: by a timer, since its clock stands still while code runs. A request that has much to do ends before its timers run, so
 * the timer belongs to the work behind the answer.
 */
export function probeLateness(load: Load, background: Pick<ExecutionContext, 'waitUntil'>): void {
  const due = Date.now() + PROBE;
  background.waitUntil(new Promise<void>((resolve) => setTimeout(() => {
    load.noteLateness(Math.max(0, Date.now() - due), Date.now());
    resolve();
  }, PROBE)));
}

/** The number of seconds after which there may be room for a network again. */
export const RETRY_AFTER = '30';

/** Waits for the turn of a request, which is no load meanwhile. */
export type Aside = <T>(waiting: () => Promise<T>) => Promise<T>;

/** What turns need of a request. */
export interface Visit {
  /** Of the visitor; calls of an unknown one do not wait. */
  network: string | undefined;
  /** Waits for the turn of the request. */
  aside: Aside;
  /** Tells as how much the request counts by a rule, ms, so that nothing counts twice. */
  counts?(ms: number): void;
  /** Waits for what such requests are known to take since this one began. @returns whether that is soon enough */
  catchUp?(): Promise<boolean>;
}

/**
 * Counts a request from when its body is there. Until then its sender alone decides how long it takes, so some slow ones would make the isolate shed everybody else.
 * @param held - counts the bytes of the body. Where there is no room for them, reading fails with a response of the status 503
 * @returns the body to read, what ends the count, and what interrupts it while the request waits for its turn
 */
export function beginOnceReceived(load: Load, kind: LoadClass, body: Request['body'], held: HeldBody, network?: string): { body: Request['body']; end(): void; aside: Aside } {
  let end: (() => void) | undefined;
  let isOver = false;
  const begin = () => {
    if (!isOver) end ??= load.begin(kind, Date.now(), network);
  };
  if (!body) begin();
  return {
    body: body && tellingEnd(body, held, begin),
    end() {
      isOver = true;
      held.leave();
      end?.();
    },
    async aside(waiting) {
      end?.();
      end = undefined;
      try {
        return await waiting();
      } finally {
        begin();
      }
    },
  };
}

/** The same bytes. @param ended - called when there are no more, or when no more are wanted */
function tellingEnd(body: NonNullable<Request['body']>, held: HeldBody, ended: () => void): NonNullable<Request['body']> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done && held.add(value.byteLength)) return controller.enqueue(value);
      ended();
      if (done) return controller.close();
      controller.error(new Response(null, { status: 503, headers: { 'retry-after': RETRY_AFTER } }));
      await reader.cancel();
    },
    cancel(reason) {
      ended();
      return reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
}
