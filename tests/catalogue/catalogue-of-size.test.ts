import { describe, expect, it } from 'vitest';
import { catalogueOfSize } from '../../functions/mall/catalogue/generator/catalogue-of-size';

/** Generating takes several seconds, more on a busy machine. */
const PATIENCE = 240_000;

describe('a catalogue of another size', () => {
  it.each([1_000, 150_000])('has %i products, each number of a brand once, in known brands', (parts) => {
    const catalogue = catalogueOfSize(parts);
    const brands = new Set(catalogue.brands.map(({ nameEn }) => nameEn));
    const keys = new Set<string>();
    const ids = new Set<string>();
    const categories = new Set<string>();
    for (const { id, brand, mpn, supplier, category, tiers } of catalogue.products()) {
      keys.add(`${brand}|${mpn}|${supplier}`);
      ids.add(id);
      categories.add(category);
      if (!brands.has(brand) || tiers.some(([, price]) => price < 1)) throw new Error(`wrong: ${brand} ${mpn}`);
    }
    expect([keys.size, ids.size]).toEqual([parts, parts]);
    expect(categories.size).toBeGreaterThan(100);
  }, PATIENCE);
});
