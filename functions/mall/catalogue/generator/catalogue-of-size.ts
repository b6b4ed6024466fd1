/** Catalogues of any number of products, to see how the shop grows. */
import { productId } from '../product-id';
import type { Catalogue, CatalogueBrand, CatalogueProduct } from '../product';
import { defaultCatalogue } from './default-catalogue';
import { chanceOf } from './random';

/** Invented makers that make what others make. Their numbers begin with letters of their own. */
const MAKERS = [
  ['Nordhaven', '诺德港', 'NH'], ['Kestrelwerk', '凯石', 'KW'], ['Zhuolan Micro', '卓澜微', 'ZL'], ['Ostermann', '奥思曼', 'OM'], ['Baixin Devices', '柏芯', 'BX'],
  ['Tallgrass', '高原', 'TG'], ['Yunshi Components', '云石', 'YS'], ['Quillfeather', '奎羽', 'QF'], ['Veloxar', '维洛萨', 'VX'], ['Haiqi', '海启', 'HQ'],
] as const;

/** The endings of their grades. The first one is the plain part. */
const GRADES = ['', '-A', '-B', '-Q1', '-G', '-HT', '-LT', '-E3'];

/**
 * A catalogue of this number of products: a part of the base, evenly chosen, or all of it and parts of invented makers. It is the same at every
 * run.
 * @throws Error if the invented makers cannot make so many parts
 */
export function catalogueOfSize(parts: number, base = defaultCatalogue()): Catalogue {
  let size = 0;
  for (const _ of base.products()) size += 1;
  if (parts <= size) return { ...base, products: () => evenly(base, parts, size) };
  if (parts > size * MAKERS.length) throw new Error(`There can be ${size * MAKERS.length} parts at most`);
  return { ...base, brands: [...base.brands, ...MAKERS.map(([nameEn, nameCn]): CatalogueBrand => ({ nameEn, nameCn, aliases: [], agent: false }))], products: () => more(base, parts) };
}

function* evenly(base: Catalogue, parts: number, size: number): Iterable<CatalogueProduct> {
  let index = 0;
  for (const product of base.products()) {
    if (Math.floor(((index + 1) * parts) / size) > Math.floor((index * parts) / size)) yield product;
    index += 1;
  }
}

function* more(base: Catalogue, parts: number): Iterable<CatalogueProduct> {
  const ids = new Set<string>();
  let left = parts;
  for (const product of base.products()) {
    ids.add(product.id);
    left -= 1;
    yield product;
  }
  for (const grade of GRADES) {
    for (const [brand, , letters] of MAKERS) {
      // Several makers may have the same number, and this one has it once.
      const numbers = new Set<string>();
      for (const product of base.products()) {
        if (left === 0) return;
        if (product.supplier !== '' || numbers.has(product.mpn)) continue;
        numbers.add(product.mpn);
        const mpn = `${letters}${product.mpn}${grade}`;
        const id = productId(`${brand}|${mpn}`, ids);
        ids.add(id);
        left -= 1;
        yield variant(product, brand, mpn, id);
      }
    }
  }
}

/** The same part of another maker, with a price, a stock and a popularity of its own. */
function variant(product: CatalogueProduct, brand: string, mpn: string, id: string): CatalogueProduct {
  const chance = chanceOf(`${brand}|${mpn}`);
  const factor = 0.6 + 0.8 * chance();
  return {
    ...product, id, mpn, brand,
    tiers: product.tiers.map(([min, price]) => [min, Math.max(1, Math.round(price * factor))]),
    stock: Math.floor(product.stock * chance() * 2),
    hasDiscount: false,
    popularity: Math.round(product.popularity * (0.05 + 0.9 * chance()) * 1_000) / 1_000,
  };
}
