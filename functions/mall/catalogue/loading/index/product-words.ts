/** The words of a product in the word index. */
import { packageAliases, similarPackages } from '~/domain/values/packages';
import { brandWord, categoryWord, searchTokens } from '../../../search/words';
import { searchWordsOfCategory } from '../../vocabularies/categories';
import type { Catalogue, CatalogueProduct } from '../../product';
import { valueName } from '../../value-names';

/** Attributes whose texts are not indexed, because nobody searches for them. */
const NOT_INDEXED = new Set([
  'temperature_coefficient', 'lifetime', 'frequency_tolerance', 'frequency_stability', 'gain', 'orientation', 'accuracy', 'measuring_range',
  'sensitivity', 'packing', 'rohs', 'lifecycle',
]);

/** The fields of a product from which its words are made. */
export type WordsOf = Pick<CatalogueProduct, 'brand' | 'category' | 'nameCn' | 'nameEn' | 'packageName' | 'attributes'>;

/** The letters with which a part number begins: `IRF` of `IRF540`. All other pieces of numbers are found in the index of numbers. */
const SERIES = /^\p{L}{2,}/u;

/** How many texts are kept with their words, because the next products often have the same. */
const MOST_KEPT = 20_000;

export type ProductWords = (product: WordsOf, brandId: number, mpnN: string) => string;

/**
 * Returns a function that makes the text of a product for `goods_words`: distinct words in lower case. They come from its category
 * (three levels, both languages), brand and its aliases, name, package and its aliases, attribute texts, and the letters with which the part number
 * begins. The filter words are added to them. Numbers are left out, because columns compare them.
 */
export function productWords(catalogue: Pick<Catalogue, 'brands' | 'categories'>): ProductWords {
  const brands = new Map(catalogue.brands.map((brand) => [
    brand.nameEn, searchTokens([brand.nameEn, brand.nameCn, ...brand.aliases].join(' ')),
  ]));
  const categories = categoryWords(catalogue);
  const texts = new Map<string, string[]>();
  const tokensOf = (text: string) => {
    let tokens = texts.get(text);
    if (!tokens) {
      if (texts.size >= MOST_KEPT) texts.clear();
      texts.set(text, (tokens = searchTokens(text)));
    }
    return tokens;
  };
  const packages = new Map<string, string[]>();
  const packageWords = (name: string) => {
    let words = packages.get(name);
    if (!words) packages.set(name, (words = searchTokens([name, ...packageAliases(name), ...similarPackages(name)].join(' '))));
    return words;
  };
  return (product, brandId, mpnN) => {
    const words = new Set<string>(categories.get(product.category) ?? []);
    const add = (tokens: Iterable<string>) => {
      for (const token of tokens) words.add(token);
    };
    add(brands.get(product.brand) ?? []);
    add(tokensOf(`${product.nameCn} ${product.nameEn}`));
    if (product.packageName) add(packageWords(product.packageName));
    for (const [key, value] of Object.entries(product.attributes)) {
      if (typeof value === 'string' && !NOT_INDEXED.has(key)) add(tokensOf(`${value} ${valueName(value, 'cn')}`));
    }
    const [series] = SERIES.exec(mpnN) ?? [];
    if (series !== undefined) words.add(series.toLowerCase());
    words.add(brandWord(brandId));
    words.delete('');
    return [...words].join(' ');
  };
}

/** The words of each category and of the categories above it, with the filter words of these levels. */
function categoryWords({ categories }: Pick<Catalogue, 'categories'>): Map<string, string[]> {
  const byCode = new Map(categories.map((category) => [category.code, category]));
  const found = new Map<string, string[]>();
  for (const category of categories) {
    const words: string[] = [];
    for (let one = byCode.get(category.code); one; one = one.parent ? byCode.get(one.parent) : undefined) {
      const digits = one.code.slice(2);
      words.push(...searchTokens(`${one.nameCn} ${one.nameEn} ${searchWordsOfCategory(digits)}`), categoryWord(one.code));
    }
    found.set(category.code, words);
  }
  return found;
}
