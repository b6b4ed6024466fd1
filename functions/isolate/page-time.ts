import type { BillSize } from '../../app/upstream/boms';
import { BILLS } from './bill-turns';
import type { Aside, Visit } from './load';
import { UPLOADS } from './upload-gate';

/** How much of an isolate's time the pages of one network take, and may take. Nobody can measure it, since the clock of the runtime stands still while code runs, so a page counts as what its kind takes on a slow machine. */
export const PAGE_TIME = {
  /** What pages take, ms. */
  takes: {
    page: 30,
    /** A list without its rows, and each of these. */
    list: 40,
    row: 1,
    /** Each piece of the keyword of a list: each is a condition, and if nothing is found, the search is tried without some of them. */
    piece: 1.5,
    /** Each KB of the parameters of a list: its page repeats them in hundreds of links. */
    parameterKilobyte: 40,
    /** What is posted to a page that may refuse it: the page is made anew, of a list or a product without a snapshot, of a bill with all that it shows. */
    posted: 30,
    /** The data alone of the cart, orders and accounts, and posts, without their lines and without the page of one that is refused. Their pages take as long as others. */
    trade: 15,
    /** The page of the checkout, without its lines: it has most of the calls and forms. */
    confirm: 45,
    /** Suggestions, and popular products of a category: each is a search. */
    search: 30,
    /** Each piece of the keyword of suggestions beyond so many: the database looks through all that have one of them. */
    suggestedPiece: { takes: 40, beyond: 4 },
    /** A file of a bill, a cart or an order, without the lines of a long one: those have turns of their own. */
    file: 120,
    /** Each line of a cart, an order or a bill, which is counted once it is read, or before if a post sends it. */
    line: 0.7,
    /** Each line of a cart whose selection has changed. It takes less, but is a row that is written, and rows are paid for. */
    changedLine: 0.35,
    /** Each line that a page shows of a long bill, as far as it is counted: the rest of a very long one has its turn among the bills. */
    longLine: { takes: 0.35, most: 1_000 },
    /** Each line of a bill that is read from the store. So many of them count as soon as it is read; the rest is owed. */
    readLine: { takes: 0.06, most: 1_000 },
    /** What of the time beyond `file` is work, since a long file is written with pauses, and the most that this counts, ms. */
    longFile: { part: 1 / 3, most: 1_000 },
    /** Each KB of a short text. */
    kilobyte: 3,
    /** Other answers without a page. */
    short: 5,
    sitemap: 250,
  },
  /** What each network may take: this part of the time, and so many ms more after a rest. */
  own: { share: 0.1, free: 1_000 },
  /** What each network may take besides of what is known only once it is made, and may be much. More than it makes up for in the longest wait of a call is forgotten, ms. */
  owed: { share: 0.1, free: 1_000, ahead: BILLS.wait },
  /** The part of the time that all networks together may take beyond that. What is counted afterwards takes at most so many ms to come. */
  common: { share: 0.1, ahead: 5_000 },
  /** How fast a network may take what is free: pages of so many ms begin together, and the next ones so far apart that they take this part of the time. */
  burst: { share: 0.2, free: 60 },
  /** What takes more than so many ms is large: the next large one of its network begins this many times as long after it as it takes, so that others have a turn in between. */
  large: { from: 60, apart: 3 },
  /** For so long it is known what the last request of its kind and network took beyond usual ones, ms: the next one counts as much before it begins. */
  known: 600_000,
  /** How long a page waits for its turn at most, ms. */
  wait: 3_000,
  /** How many pages of a network that would wait too long say so in each second. What else it asks for gets hardly an answer, since such a page takes time too. */
  late: 2,
} as const;

/** For so long may a network make up for what it owes before it waits, ms. */
const OWED_FREELY = PAGE_TIME.owed.free / PAGE_TIME.owed.share;

/** Who pays for a part of a request. */
type Payer = Pick<Visit, 'network' | 'counts'>;

/** Requests of a network for pages of one kind. */
export interface RequestKind {
  route: string;
  network: string | undefined;
}

function keyOf({ route, network = '' }: RequestKind): string {
  return `${network} ${route}`;
}

/** Whether a page has its turn, is late, or is of a network with so many late ones that it gets nothing. */
export type Turn = 'now' | 'late' | 'away';

/** What a network has had. */
interface Used {
  /** Until when it has used its part of the time, ms since 1970. */
  until: number;
  /** Until when it makes up for what it owes, ms since 1970. */
  owed: number;
  /** Until when its pages that are not large have used the part of the time that they may take in a burst, ms since 1970. */
  burst: number;
  /** When the next large page may begin, ms since 1970. */
  large: number;
  /** Its late pages of one second. */
  late: { second: number; pages: number };
}

/** Lets the pages of a network wait once they have taken their part of the time, so that it makes nobody else wait however many it asks for. */
export class PageTime {
  /** Of the networks that have used time to come. */
  readonly #own = new Map<string, Used>();
  /** What requests of a network are known to take beyond usual ones, by {@link keyOf}, ms, and until when that is known, ms since 1970. */
  readonly #known = new Map<string, { beyond: number; until: number }>();
  /** Until when what all may take beyond their own parts is used, ms since 1970. */
  #common = 0;

  /**
   * Waits for the turn of a page.
   * @param takes - the time that it takes, ms
   * @param network - from which it comes; `undefined` if that is not known, then it does not wait
   * @param aside - waits for the turn of a request that is under way
   */
  async comes(takes: number, network: string | undefined, aside: Aside = (waiting) => waiting()): Promise<Turn> {
    if (network === undefined || takes === 0) return 'now';
    const now = Date.now();
    const own = this.#ownOf(network, now);
    this.#common = Math.max(this.#common, now);
    const ownWait = own.until - now - PAGE_TIME.own.free / PAGE_TIME.own.share;
    const paidWait = Math.min(ownWait, this.#common - now);
    const isLarge = takes > PAGE_TIME.large.from;
    const apartWait = isLarge ? own.large - now : own.burst - now - PAGE_TIME.burst.free / PAGE_TIME.burst.share;
    const wait = Math.max(paidWait, apartWait, 0);
    if (wait > PAGE_TIME.wait) return isSaid(own, now) ? 'late' : 'away';
    if (paidWait < ownWait) this.#common += takes / PAGE_TIME.common.share;
    else own.until += takes / PAGE_TIME.own.share;
    if (isLarge) own.large = now + wait + Math.min(takes * PAGE_TIME.large.apart, PAGE_TIME.wait);
    else own.burst += takes / PAGE_TIME.burst.share;
    if (wait > 0) await aside(() => new Promise<void>((resolve) => setTimeout(resolve, wait)));
    return 'now';
  }

  /** How much more than usual the last such request of the network took, ms. @param route - the kind of its page */
  known(of: RequestKind): number {
    const known = this.#known.get(keyOf(of));
    return known && known.until > Date.now() ? known.beyond : 0;
  }

  /** Notes how much more than usual a request takes. @param beyond - ms; 0 for a usual one */
  learn(beyond: number, of: RequestKind): void {
    const now = Date.now();
    this.#known.delete(keyOf(of));
    if (beyond === 0 || of.network === undefined) return;
    for (const [key, { until }] of this.#known) if (until <= now) this.#known.delete(key);
    this.#known.set(keyOf(of), { beyond, until: now + PAGE_TIME.known });
  }

  /** Counts what is known only once a page is made. @param takes - the time that it takes, ms */
  charge(takes: number, { network, counts }: Payer): void {
    if (network === undefined || takes === 0) return;
    counts?.(takes);
    const now = Date.now();
    const own = this.#ownOf(network, now);
    // A network that has used its own part takes of the common one.
    if (isSpent(own, now)) this.#common = Math.min(Math.max(this.#common, now) + takes / PAGE_TIME.common.share, now + PAGE_TIME.common.ahead);
    else own.until += takes / PAGE_TIME.own.share;
  }

  /** Gives back what counted before and was not taken, ms, as {@link charge} takes it. Pages still begin apart. */
  giveBack(takes: number, { network, counts }: Payer): void {
    if (network === undefined || takes === 0) return;
    counts?.(-takes);
    const now = Date.now();
    const own = this.#ownOf(network, now);
    if (isSpent(own, now)) this.#common = Math.max(this.#common - takes / PAGE_TIME.common.share, now);
    else own.until = Math.max(own.until - takes / PAGE_TIME.own.share, now);
  }

  /**
   * Waits until a network has made up for what it {@link owe}s.
   * @param most - how long at most, ms
   * @returns whether that is soon enough
   */
  async madeUp({ network, aside }: Visit, most: number): Promise<boolean> {
    if (network === undefined) return true;
    const now = Date.now();
    const wait = this.#ownOf(network, now).owed - now - OWED_FREELY;
    if (wait > most) return false;
    if (wait > 0) await aside(() => new Promise<void>((resolve) => setTimeout(resolve, wait)));
    return true;
  }

  /** Counts what is known only once it is made: the next such call waits until it is {@link madeUp}. @param takes - the time that it takes, ms */
  owe(takes: number, { network, counts }: Payer): void {
    if (network === undefined) return;
    counts?.(takes);
    const now = Date.now();
    const own = this.#ownOf(network, now);
    own.owed = Math.min(own.owed + takes / PAGE_TIME.owed.share, now + OWED_FREELY + PAGE_TIME.owed.ahead);
  }

  /**
   * Waits for the turn of the lines of a cart, an order or a bill. Long ones have turns of their own.
   * @param like - how many usual lines take as long
   * @returns whether it comes soon enough
   */
  async linesCome(lines: number, visit: Visit, like = lines): Promise<boolean> {
    return lines > BILLS.short || this.#restComes(like * PAGE_TIME.takes.line, visit);
  }

  /** Waits for the turn of a page that shows the lines of a long bill, besides the turn in which they are matched. @returns whether it comes soon enough */
  async longLinesCome(lines: number, visit: Visit): Promise<boolean> {
    const { takes, most } = PAGE_TIME.takes.longLine;
    return lines <= BILLS.short || this.#restComes(Math.min(lines, most) * takes, visit);
  }

  /** Counts the lines of a bill that was read. The rest of a very long one is owed, and what lines have beyond usual ones. */
  chargeRead({ lines, like }: BillSize, payer: Payer): void {
    const { takes, most } = PAGE_TIME.takes.readLine;
    this.charge(Math.min(lines, most) * takes, payer);
    this.owe((Math.max(lines - most, 0) + Math.max(like - lines, 0)) * takes, payer);
  }

  /** Counts how long a file has taken beyond what it counts as. @param took - ms */
  oweFile(took: number, payer: Payer): void {
    const { file, longFile } = PAGE_TIME.takes;
    this.owe(Math.min(Math.max(took - file, 0) * longFile.part, longFile.most), payer);
  }

  /** Waits for the turn of a short text. Longer ones have turns of their own. @returns whether it comes soon enough */
  async textComes(bytes: number, visit: Visit): Promise<boolean> {
    return bytes > UPLOADS.small || this.#restComes((bytes / 1024) * PAGE_TIME.takes.kilobyte, visit);
  }

  /** Waits for the turn of what a request takes beyond its kind. */
  async #restComes(takes: number, { network, aside, counts }: Visit): Promise<boolean> {
    counts?.(takes);
    return (await this.comes(takes, network, aside)) === 'now';
  }

  #ownOf(network: string, now: number): Used {
    for (const [other, { until, owed }] of this.#own) if (Math.max(until, owed) <= now) this.#own.delete(other);
    const own = this.#own.get(network) ?? { until: now, owed: now, burst: now, large: now, late: { second: 0, pages: 0 } };
    own.until = Math.max(own.until, now);
    own.owed = Math.max(own.owed, now);
    own.burst = Math.max(own.burst, now);
    this.#own.set(network, own);
    return own;
  }
}

/** Whether a network has used its own part of the time. */
function isSpent({ until }: Used, now: number): boolean {
  return until - now > PAGE_TIME.own.free / PAGE_TIME.own.share;
}

/** Whether a network is still told in this second that its page is late. */
function isSaid({ late }: Used, now: number): boolean {
  const second = Math.floor(now / 1_000);
  if (late.second !== second) Object.assign(late, { second, pages: 0 });
  late.pages += 1;
  return late.pages <= PAGE_TIME.late;
}
