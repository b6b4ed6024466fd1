import { describe, expect, it } from 'vitest';
import { catalogueOfSize } from '../../functions/mall/catalogue/generator/catalogue-of-size';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';

const base = [...smallCatalogue().products()];
const numbers = new Set(base.map(({ mpn }) => mpn));

describe('a catalogue of another size', () => {
  it.each([1, 500, base.length, base.length + 1, base.length * 8])('has %i products, each number of a brand once, in known brands', (parts) => {
    const { brands, products } = catalogueOfSize(parts, smallCatalogue());
    const known = new Set(brands.map(({ nameEn }) => nameEn));
    const made = [...products()];
    expect(made.length).toBe(parts);
    expect(new Set(made.map(({ brand, mpn, supplier }) => `${brand}|${mpn}|${supplier}`)).size).toBe(parts);
    expect(new Set(made.map(({ id }) => id)).size).toBe(parts);
    expect(made.filter(({ brand, tiers }) => !known.has(brand) || tiers.some(([, price]) => price < 1))).toEqual([]);
  });

  it('takes its parts evenly from all categories', () => {
    const categories = (parts: Iterable<{ category: string }>) => new Set([...parts].map(({ category }) => category));
    expect(categories(catalogueOfSize(base.length / 4, smallCatalogue()).products()).size).toBeGreaterThan(categories(base).size / 2);
  });

  it('has the whole base and, above its size, numbers of invented makers that say what they are made like', () => {
    const made = [...catalogueOfSize(base.length * 3, smallCatalogue()).products()];
    expect(made.slice(0, base.length)).toEqual(base);
    expect(made.slice(base.length).filter(({ mpn }) => !numbers.has(mpn.slice(2).replace(/-(?:A|B|Q1|G|HT|LT|E3)$/, '')) && !numbers.has(mpn.slice(2)))).toEqual([]);
  });

  it('is the same at every run', () => {
    expect([...catalogueOfSize(base.length * 2, smallCatalogue()).products()]).toEqual([...catalogueOfSize(base.length * 2, smallCatalogue()).products()]);
  });

  it('refuses more parts than the invented makers have', () => {
    expect(() => catalogueOfSize(base.length * 11, smallCatalogue())).toThrow(`${base.length * 10} parts at most`);
  });
});
