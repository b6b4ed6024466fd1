/** A small catalogue out of a large one, for tests. */
import type { Catalogue, CataloguePart } from '../part';

/**
 * At most `size` parts or as many as it takes: the most wanted ones of the catalogue with all their
 * partners' offers, and at least one of every brand and level-3 category. Deterministic.
 */
export function sampleOf(catalogue: Catalogue, size: number): Catalogue {
  const parts = [...catalogue.parts()].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
  const chosen = new Set<CataloguePart>();
  for (const one of [(part: CataloguePart) => part.brand, (part: CataloguePart) => part.category]) {
    const seen = new Set<string>();
    for (const part of parts) {
      const key = one(part);
      if (!seen.has(key)) chosen.add(part);
      seen.add(key);
    }
  }
  const hot = new Set(parts.slice(0, Math.floor(size / 10)).map(numberOf));
  for (const part of parts) if (hot.has(numberOf(part))) chosen.add(part);
  for (const part of parts) {
    if (chosen.size >= size) break;
    chosen.add(part);
  }
  return { ...catalogue, parts: () => parts.filter((part) => chosen.has(part)) };
}

function numberOf({ brand, mpn }: CataloguePart): string {
  return `${brand}|${mpn}`;
}
