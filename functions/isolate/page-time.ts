import { readListParams } from '../../app/domain/catalogue/list-reading';
import type { LoadClass } from './load';

/** How much of an isolate's time the pages of one network take, and may take. Nobody can measure it, since the clock of the runtime stands still while code runs, so a page counts as what its kind takes on a slow machine. */
export const PAGE_TIME = {
  /** What pages take, ms. */
  takes: {
    page: 30,
    /** A list without its rows, and each of these. */
    list: 40,
    row: 0.7,
    /** A quantity that is posted to a list or a product and refused: the page is made without a snapshot. */
    posted: 30,
    /** The cart, orders, accounts, and posts. What takes longer there has turns of its own ({@link import('./trade-turns').createTradeTurns}). */
    trade: 15,
    /** Suggestions: each is a search. */
    suggestion: 15,
    /** Other answers without a page. */
    short: 5,
    sitemap: 250,
  },
  /** What each network may take: this part of the time, and so many ms at once after a rest. */
  own: { share: 0.1, free: 1_000 },
  /** The part of the time that all networks together may take beyond that. */
  common: { share: 0.2 },
  /** How long a page waits for its turn at most, ms. */
  wait: 3_000,
  /** How many pages of a network that would wait too long say so in each second. What else it asks for gets hardly an answer, since such a page takes time too. */
  late: 5,
} as const;

const LISTS = /^\/product_list\//;
const BOUGHT_FROM = /^\/product_(?:list|detail)\//;
const SITEMAP = /^\/sitemap\//;
const SUGGESTIONS = /^\/suggest(?:\.|$)/;
const SHORT = /^\/(?:popular|region|captcha|challenge|pay\/callback)(?:[./]|$)/;

/** How much of an isolate's time a request takes, ms. */
export function timeOf(kind: LoadClass, { pathname, searchParams }: URL): number {
  const { takes } = PAGE_TIME;
  if (kind === 'picture' || pathname === '/healthz') return 0;
  if (SUGGESTIONS.test(pathname)) return takes.suggestion;
  if (SHORT.test(pathname)) return takes.short;
  if (SITEMAP.test(pathname)) return takes.sitemap;
  const page = LISTS.test(pathname) ? takes.list + takes.row * readListParams(searchParams).size : takes.page;
  if (kind !== 'trade') return page;
  return BOUGHT_FROM.test(pathname) ? page + takes.posted : takes.trade;
}

/** Whether a page has its turn, is late, or is of a network with so many late ones that it gets nothing. */
export type Turn = 'now' | 'late' | 'away';

/** What a network has had. */
interface Used {
  /** Until when it has used its part of the time, ms since 1970. */
  until: number;
  /** Its late pages of one second. */
  late: { second: number; pages: number };
}

/** Lets the pages of a network wait once they have taken their part of the time, so that it makes nobody else wait however many it asks for. */
export class PageTime {
  /** Of the networks that have used time to come. */
  readonly #own = new Map<string, Used>();
  /** Until when what all may take beyond their own parts is used, ms since 1970. */
  #common = 0;

  /**
   * Waits for the turn of a page.
   * @param takes - the time that it takes, ms
   * @param network - from which it comes; `undefined` if that is not known, then it does not wait
   */
  async comes(takes: number, network: string | undefined): Promise<Turn> {
    if (network === undefined || takes === 0) return 'now';
    const now = Date.now();
    for (const [other, { until }] of this.#own) if (until <= now) this.#own.delete(other);
    const own = this.#own.get(network) ?? { until: now, late: { second: 0, pages: 0 } };
    this.#common = Math.max(this.#common, now);
    const ownWait = own.until - now - PAGE_TIME.own.free / PAGE_TIME.own.share;
    const wait = Math.min(ownWait, this.#common - now);
    if (wait > PAGE_TIME.wait) return isSaid(own, now) ? 'late' : 'away';
    if (wait < ownWait) this.#common += takes / PAGE_TIME.common.share;
    else own.until += takes / PAGE_TIME.own.share;
    this.#own.set(network, own);
    if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait));
    return 'now';
  }
}

/** Whether a network is still told in this second that its page is late. */
function isSaid({ late }: Used, now: number): boolean {
  const second = Math.floor(now / 1_000);
  if (late.second !== second) Object.assign(late, { second, pages: 0 });
  late.pages += 1;
  return late.pages <= PAGE_TIME.late;
}
