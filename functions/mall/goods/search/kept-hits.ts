/** Keeps what the indexes found for recent keywords, so that each further page or filter of a keyword is one round trip (README, "Search"). */
import type { TextHits, TextPlan } from './text-hits';

/** How many ranks an isolate keeps. Hits that were used least recently leave first. */
const MOST_RANKS = 400_000;

/** What the keyword itself takes of {@link MOST_RANKS}. Keywords without hits are kept too. */
const RANKS_OF_KEYWORD = 200;

/** Hits with more ranks are not kept. */
const MOST_OF_ONE = 40_000;

/** Hits without products: within a version of the catalogue they stay the same, while stock and prices change. */
type Kept = Omit<TextHits, 'rows'>;

/** The least recently used hits come first. */
const kept = new Map<string, Kept>();
let ranks = 0;

/** The hits of a plan in a version of the catalogue, if the isolate has them. */
export function keptHits(version: string, plan: TextPlan): Kept | undefined {
  const key = keyOf(version, plan);
  const found = kept.get(key);
  if (found) {
    kept.delete(key);
    kept.set(key, found);
  }
  return found;
}

function sizeOf(hits: Kept): number {
  return hits.ranks.length + RANKS_OF_KEYWORD;
}

/** Keeps hits, unless they depend on the chosen brands and categories. */
export function keepHits(version: string, plan: TextPlan, { rows: _, ...hits }: TextHits): void {
  if (hits.narrowed || hits.ranks.length > MOST_OF_ONE) return;
  const key = keyOf(version, plan);
  const before = kept.get(key);
  ranks += sizeOf(hits) - (before ? sizeOf(before) : 0);
  kept.delete(key);
  kept.set(key, hits);
  for (const [oldest, old] of kept) {
    if (ranks <= MOST_RANKS) break;
    kept.delete(oldest);
    ranks -= sizeOf(old);
  }
}

function keyOf(version: string, { narrow: _, ...plan }: TextPlan): string {
  return `${version} ${JSON.stringify(plan)}`;
}
