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

/** Counts the requests of an isolate that have no answer yet. */
export class Load {
  #underWay = 0;

  /** Whether a request must be shed, so that those that matter more are answered in time. */
  sheds(kind: LoadClass): boolean {
    return this.#underWay >= SHEDDING[kind];
  }

  /** Counts a request until the returned function is called. */
  begin(kind: LoadClass): () => void {
    if (kind === 'picture') return () => undefined;
    this.#underWay += 1;
    return () => void (this.#underWay -= 1);
  }
}
