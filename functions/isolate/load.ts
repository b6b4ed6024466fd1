import { TIMEOUTS } from '../../app/upstream/client/policies';

/** How many requests of an isolate may be under way when another one comes, before it is shed. The first to go are those that most visitors can do without. */
export const SHEDDING = {
  /** Lists, catalogue, suggestions, sitemaps. */
  list: 24,
  /** All other pages that anybody may read. */
  page: 72,
  /** Cart, checkout, orders, payment, accounts: never. */
  trade: Infinity,
  /** Pictures: never, and they do not count, since a page has dozens of them, and most are in a cache. */
  picture: Infinity,
} as const;

/** Which requests are shed first. */
export type LoadClass = keyof typeof SHEDDING;

const LISTS = /^\/(?:product_list\/|catalogue|brand|agent|search|suggest|popular|compare|sitemap)/;
const TRADE = /^\/(?:shopping_cart|confirm_order|order_detail\/|pay\/|membership_center|login|register|logout|captcha|challenge|region|saved_parts|export\/|healthz)/;

/** A post is never shed: somebody would lose what they have typed. */
export function loadClassOf({ method, pathname }: { method: string; pathname: string }): LoadClass {
  if ((method !== 'GET' && method !== 'HEAD') || TRADE.test(pathname)) return 'trade';
  if (pathname.startsWith('/api/')) return 'picture';
  return LISTS.test(pathname) ? 'list' : 'page';
}

/**
 * How long a request counts at most, ms: longer than its work may take. The runtime may end the request of a visitor who has left without running the rest of its
 * code, which then tells nobody that it is over.
 */
const COUNTS_FOR = TIMEOUTS.wall + 5_000;

/** Counts the requests of an isolate that have no answer yet. Times are ms since 1970. */
export class Load {
  /** When they came, the oldest first. */
  readonly #underWay = new Set<{ since: number }>();

  /** Whether a request must be shed, so that those that matter more are answered in time. */
  sheds(kind: LoadClass, now: number): boolean {
    this.#forgetLost(now);
    return this.#underWay.size >= SHEDDING[kind];
  }

  /** Counts a request until the returned function is called. */
  begin(kind: LoadClass, now: number): () => void {
    if (kind === 'picture') return () => undefined;
    const request = { since: now };
    this.#underWay.add(request);
    return () => void this.#underWay.delete(request);
  }

  #forgetLost(now: number): void {
    for (const request of this.#underWay) {
      if (now - request.since <= COUNTS_FOR) return;
      this.#underWay.delete(request);
    }
  }
}

/**
 * Counts a request from when its body is there. Until then its sender alone decides how long it takes, so some slow ones would make the isolate shed everybody else.
 * @returns the body to read, and what ends the count
 */
export function beginOnceReceived(load: Load, kind: LoadClass, body: Request['body']): { body: Request['body']; end(): void } {
  let end: (() => void) | undefined;
  let isOver = false;
  const begin = () => {
    if (!isOver) end ??= load.begin(kind, Date.now());
  };
  if (!body) begin();
  return {
    body: body && tellingEnd(body, begin),
    end() {
      isOver = true;
      end?.();
    },
  };
}

/** The same bytes. @param ended - called when there are no more, or when no more are wanted */
function tellingEnd(body: NonNullable<Request['body']>, ended: () => void): NonNullable<Request['body']> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) return controller.enqueue(value);
      ended();
      controller.close();
    },
    cancel(reason) {
      ended();
      return reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
}
