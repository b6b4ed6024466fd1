/** The catalogue of a new shop. It is generated, and the same at every run. */
import { catalogueAttributes } from '../vocabularies/attributes';
import { catalogueBrands } from '../vocabularies/brands';
import { catalogueCategories } from '../vocabularies/categories';
import type { Catalogue, CatalogueProduct } from '../product';
import { describer } from './describe';
import { expand, ProductIds, offer } from './expand';
import { allSeries } from './families/all-series';
import { mostWanted } from './most-wanted';
import { chanceOf } from './random';
import type { Draft, Series } from './series';

/** The share of products that a partner also offers. The most wanted products are always offered. */
const OFFERED = 0.0145;
const SUPPLIERS = 24;

/**
 * Makes at least 120,000 products of all product families: first-party goods, and partners' offers of some of them. It uses no
 * clock and no random numbers from outside, so two runs give equal products.
 * @throws Error if two series declare the same part number of a brand
 */
export function defaultCatalogue(): Catalogue {
  const attributes = catalogueAttributes();
  const units = new Map(attributes.map(({ key, unit }) => [key, unit]));
  const unitOf = (key: string) => {
    const unit = units.get(key);
    if (unit === undefined) throw new Error(`attribute without a name: ${key}`);
    return unit;
  };
  return {
    brands: catalogueBrands(),
    categories: catalogueCategories(),
    attributes,
    *products() {
      const ids = new ProductIds();
      const describe = describer(unitOf);
      const places = mostWanted();
      const seen = new Set<string>();
      const offered: Array<[Series, Draft, CatalogueProduct, boolean]> = [];
      for (const series of allSeries()) {
        for (const draft of series.products()) {
          const key = `${series.brand}|${draft.mpn}`;
          if (seen.has(key)) throw new Error(`declared twice: ${key}`);
          seen.add(key);
          const place = places.get(key);
          const product = expand(series, draft, place, ids, describe);
          if (place !== undefined || chanceOf(`${key}|offer`)() < OFFERED) offered.push([series, draft, product, place !== undefined]);
          yield product;
        }
      }
      for (const [series, draft, product, wanted] of offered) yield* offersOf(series, draft, product, wanted, ids);
    },
  };
}

/** The offers of one to three partners for a product. A most wanted product has at least two offers. */
function* offersOf(series: Series, draft: Draft, product: CatalogueProduct, wanted: boolean, ids: ProductIds): Iterable<CatalogueProduct> {
  const chance = chanceOf(`${product.id}|partners`);
  const count = (wanted ? 2 : 1) + (chance() < 0.35 ? 1 : 0);
  const first = Math.floor(chance() * SUPPLIERS);
  for (let i = 0; i < count; i++) {
    const supplier = `S${String(((first + i * 7) % SUPPLIERS) + 1).padStart(3, '0')}`;
    yield offer(series, draft, product, wanted, supplier, ids);
  }
}
