/** Keeps what the indexes found for recent keywords, so that each further page or filter of a keyword is one round trip (README, "Search"). */
import type { TextHits, TextPlan } from './text-hits';

/** How many ranks an isolate keeps. Hits that were used least recently leave first. */
const MOST_RANKS = 400_000;

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

/** Keeps hits, unless they depend on the chosen brands and categories. */
export function keepHits(version: string, plan: TextPlan, { rows: _, ...hits }: TextHits): void {
  if (hits.narrowed || hits.ranks.length > MOST_OF_ONE) return;
  const key = keyOf(version, plan);
  ranks += hits.ranks.length - (kept.get(key)?.ranks.length ?? 0);
  kept.delete(key);
  kept.set(key, hits);
  for (const [oldest, { ranks: { length } }] of kept) {
    if (ranks <= MOST_RANKS) break;
    kept.delete(oldest);
    ranks -= length;
  }
}

function keyOf(version: string, { narrow: _, ...plan }: TextPlan): string {
  return `${version} ${JSON.stringify(plan)}`;
}
