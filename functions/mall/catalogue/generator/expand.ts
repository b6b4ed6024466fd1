/** Makes catalogue products from the drafts of the product families. */
import { codeOf } from '../vocabularies/categories';
import { drawingFor } from './drawings';
import { productId } from '../product-id';
import type { CatalogueProduct } from '../product';
import { datasheetOf } from './datasheets';
import type { Describe } from './describe';
import { withFacts } from './category-facts';
import { lifecycleOf, packingOf } from './handling';
import { chanceOf } from './random';
import type { Draft, Series } from './series';
import { firstParty, thirdParty, type TermsInput } from './terms';

/** The most wanted products have a popularity above this number, all other products below it. */
const MOST_WANTED = 1000;

/** Makes ids that depend only on brand, part number and supplier. */
export class ProductIds {
  readonly #taken = new Set<string>();

  next(key: string): string {
    const id = productId(key, this.#taken);
    this.#taken.add(id);
    return id;
  }
}

/** Makes a first-party product from a draft. @param place - place among the most wanted products; `undefined` if it is not one of them */
export function expand(series: Series, draft: Draft, place: number | undefined, ids: ProductIds, describe: Describe): CatalogueProduct {
  const digits = draft.category ?? series.category;
  const [nameCn, nameEn] = draft.name ?? series.name;
  const key = `${series.brand}|${draft.mpn}`;
  const chance = chanceOf(key);
  const wanted = series.popularity * draft.popularity;
  const popularity = place ? MOST_WANTED + 1000 - place : wanted * (900 + chance() * 100);
  const drawing = draft.drawing ?? drawingFor(draft.packageName, digits);
  const attributes = attributesOf(draft, digits, nameEn, key, place !== undefined);
  return {
    id: ids.next(key),
    mpn: draft.mpn,
    brand: series.brand,
    category: codeOf(digits),
    nameCn,
    nameEn,
    descriptionCn: describe({ name: nameCn, packageName: draft.packageName, attributes }, 'cn'),
    descriptionEn: describe({ name: nameEn, packageName: draft.packageName, attributes }, 'en'),
    packageName: draft.packageName || bodyOf(attributes),
    attributes,
    datasheetUrl: datasheetOf(series.brand, draft.mpn),
    images: drawing ? [`/package/${drawing}.svg`] : [],
    ...firstParty(termsInput(series, draft, wanted, place !== undefined), chance),
    popularity: Math.round(popularity * 1000) / 1000,
  };
}

/** The attributes of a draft with all facts of its kind. */
function attributesOf({ mpn, packageName, pack, attributes: own }: Draft, category: string, name: string, key: string, mostWanted: boolean): Draft['attributes'] {
  const attributes = withFacts({ mpn, name, packageName, category, attributes: own });
  const packing = packingOf({ mpn, packageName, mounting: attributes.mounting, pack });
  return { ...attributes, packing, lifecycle: lifecycleOf(key, mostWanted) };
}

/** The body of a product without a package name, such as a connector: `SMD, P=0.5mm`. */
function bodyOf({ mounting, pitch }: Draft['attributes']): string {
  const body = mounting === 'Through-hole' ? 'THT' : String(mounting);
  return typeof pitch === 'number' ? `${body}, P=${Number((pitch * 1000).toPrecision(4))}mm` : body;
}

/** A partner's offer of the same product. Its popularity is lower than that of first-party products. */
export function offer(series: Series, draft: Draft, product: CatalogueProduct, wanted: boolean, supplier: string, ids: ProductIds): CatalogueProduct {
  const key = `${product.brand}|${product.mpn}|${supplier}`;
  const chance = chanceOf(key);
  return {
    ...product,
    id: ids.next(key),
    ...thirdParty(termsInput(series, draft, series.popularity * draft.popularity, wanted), supplier, chance),
    popularity: Math.round(product.popularity) / 1e5,
  };
}

function termsInput(series: Series, draft: Draft, popularity: number, mostWanted: boolean): TermsInput {
  return { packaging: series.packaging, price: draft.price, pack: draft.pack, popularity, mostWanted };
}
