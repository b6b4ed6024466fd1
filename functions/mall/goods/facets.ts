import type * as v from 'valibot';
import type { searchAnswer } from '~/upstream/contract/records/search';
import type { Value } from '../search/conditions';
import type { CatalogueFacts, CategoryFact } from './facts';

type Answer = v.InferInput<typeof searchAnswer>;

/** Brands with their counts of products, the largest count first. Brands without products are left out. */
export function brandFacets(facts: CatalogueFacts, counts: ReadonlyMap<Value, number>): Answer['brands'] {
  return [...counts]
    .flatMap(([id, count]) => {
      const brand = typeof id === 'number' ? facts.brands.get(id) : undefined;
      if (!brand || count === 0) return [];
      return [{ nameCn: brand.nameCn, nameEn: brand.nameEn, count, ...(brand.agent ? { agent: 'T' as const } : {}) }];
    })
    .sort((a, b) => b.count - a.count || (a.nameEn < b.nameEn ? -1 : 1));
}

/** All brands of the catalogue with their counts. */
export function allBrands(facts: CatalogueFacts): Answer['brands'] {
  return brandFacets(facts, new Map([...facts.brands.values()].map((brand) => [brand.id, brand.productCount])));
}

/** The categories of counted products, in the order of the tree. The count of a category includes the categories below it. */
export function categoryFacets(facts: CatalogueFacts, counts: ReadonlyMap<Value, number>): Answer['catalogs'] {
  const sums = new Map<string, number>();
  for (const [code, count] of counts) {
    for (let at = facts.categories.get(String(code)); at; at = at.parent === null ? undefined : facts.categories.get(at.parent)) {
      sums.set(at.code, (sums.get(at.code) ?? 0) + count);
    }
  }
  return [...facts.categories.values()].flatMap((category) => {
    const count = sums.get(category.code) ?? 0;
    return count > 0 ? [facet(category, count)] : [];
  });
}

/** All categories of the catalogue with their counts, in the order of the tree. */
export function allCategories(facts: CatalogueFacts): Answer['catalogs'] {
  return [...facts.categories.values()].map((category) => facet(category, category.productCount));
}

/** The codes at or below a code; empty if the code does not exist. */
export function codesBelow(facts: CatalogueFacts, code: string): Set<string> {
  const codes = new Set<string>();
  // Parents stand before children, so one pass finds all descendants.
  const within = new Set([code]);
  for (const category of facts.categories.values()) {
    if (category.parent !== null && within.has(category.parent)) within.add(category.code);
    if (within.has(category.code)) codes.add(category.code);
  }
  return codes;
}

function facet({ code, parent, nameCn, nameEn }: CategoryFact, count: number): Answer['catalogs'][number] {
  return { code, parentCode: parent, nameCn, nameEn, count };
}
