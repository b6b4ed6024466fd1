/** Matches lines by the product search of an upstream that does not match bills of materials itself (app/domain/bom/README.md, "Matching"). */

import { judge, contradicts, type JudgedProduct } from '../domain/bom/match/judge';
import { matchOf, withCrossDoubts } from '../domain/bom/match/line-state';
import { RUNGS, TICK, type LineMatch, type MatchCandidate, type Rung, type Tick, type WantedLine } from '../domain/bom/match/match-records';
import { rungOfNumber } from '../domain/bom/match/number-rung';
import { numberInValue, readLine, type StatedLine } from '../domain/bom/match/stated-line';
import type { BrandCount, Category } from '../domain/catalogue/category';
import type { Product } from '../domain/product/product';
import { catalogueVocabulary } from '../domain/query/catalogue-vocabulary';
import { foldPhrase } from '../domain/query/words/fold-phrase';
import { componentOf } from '../domain/query/words/components';
import { normalisePartNumber } from '../domain/values/part-number';

/** How many lines are searched at the same time. */
const AT_ONCE = 6;

/** How many products of a search are compared with a line. */
const PAGE = 10;

const MOST_CANDIDATES = 5;

/** Values that lines state as words. */
const TEXTS = ['C0G', 'NP0', 'X5R', 'X6S', 'X7R', 'X7S', 'X8R', 'Y5V'].map((text) => ({ key: 'dielectric', text, name: { cn: text, en: text } }));

/** What matching by searches needs of a shop. */
export interface SearchedShop {
  brands(): Promise<BrandCount[]>;
  categories(): Promise<Category[]>;
  /** The first products of a keyword. @throws errors of the upstream */
  search(keyword: string, pageSize: number): Promise<readonly Product[]>;
}

export interface SearchMatches {
  /** The matches of the lines that were searched, in their order. */
  matches: Array<LineMatch<Product>>;
  /** How many lines have no match, because there was no time or their search failed. */
  left: number;
}

/**
 * Matches lines one by one, a few at the same time. Lines that are left when the time is over have no match.
 * @param until - ms since 1970 @throws errors of the upstream, if the first search fails
 */
export async function matchBySearch(lines: readonly WantedLine[], shop: SearchedShop, until: number): Promise<SearchMatches> {
  const [brands, categories] = await Promise.all([shop.brands(), shop.categories()]);
  const vocabulary = catalogueVocabulary({
    brands: brands.map(({ name }, id) => ({ id, name: { cn: name, en: name }, aliases: [] })),
    categories: categories.map(({ code, parentCode, name }) => ({ code, parent: parentCode, name: { cn: name, en: name } })),
    texts: TEXTS, packages: [],
  });
  const names = { isBrand: (name: string) => vocabulary.brandOf(foldPhrase(name)) !== undefined, isPackage: () => false };
  const categoryNames = new Map(categories.map(({ code, name }) => [code, name]));
  const matches = new Map<number, LineMatch<Product>>();
  const waiting = [...lines];
  let failed = 0;
  const work = async () => {
    for (let wanted = waiting.shift(); wanted; wanted = waiting.shift()) {
      if (Date.now() > until) return void waiting.unshift(wanted);
      const line = readLine(wanted, vocabulary);
      const [number, keyword] = keywordOf(line);
      const found = keyword === '' ? [] : await shop.search(keyword, PAGE).catch((error: unknown) => {
        // One failed search must not lose what the others have found.
        if (matches.size === 0) throw error;
        return null;
      });
      if (found === null) {
        failed++;
        continue;
      }
      const candidates = found.flatMap((product) => candidateOf(line, product, number, categoryNames.get(product.catalogueCode) ?? product.name, names) ?? []);
      candidates.sort((a, b) => orderOf(a) - orderOf(b));
      matches.set(wanted.line, matchOf(wanted, candidates.slice(0, MOST_CANDIDATES)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const found = lines.flatMap(({ line }) => matches.get(line) ?? []);
  return { matches: withCrossDoubts(lines, found), left: waiting.length + failed };
}

/** The part number of a line, and the keyword to search by: the number, or what the line says about the part. */
function keywordOf({ wanted, component, outline }: StatedLine): [number: string, keyword: string] {
  const number = wanted.mpn || (numberInValue(wanted) === '' ? '' : wanted.value);
  if (number !== '') return [number, number];
  if (wanted.code !== '') return ['', wanted.code];
  return ['', [component ?? '', wanted.value, outline?.name ?? '', wanted.value === '' ? wanted.text : ''].filter(Boolean).join(' ')];
}

/** A product as a candidate. A product that was only found by words must not contradict. */
function candidateOf(line: StatedLine, product: Product, number: string, categoryName: string, names: Parameters<typeof judge>[2]): MatchCandidate<Product> | null {
  const judged: JudgedProduct = {
    mpn: product.mpn, brandNames: product.brandNames ?? [product.brand], packageName: product.packageName, attributes: product.attributes,
    component: componentOf(categoryName), categoryName,
  };
  const ticks = judge(line, judged, names, number);
  const rung = rungOf(number, product.mpn, ticks);
  return (rung === 'values' || rung === 'words') && contradicts(ticks) ? null : { product, rung, ticks };
}

/** The surest rung first; of one rung, the stated maker. */
function orderOf({ rung, ticks }: MatchCandidate<Product>): number {
  const isNamed = ticks.some(({ field, tick }) => field === 'brand' && tick === TICK.agrees);
  return 2 * RUNGS.indexOf(rung) + (isNamed ? 0 : 1);
}

/** A part is found by its values if its package and one of its values agree. */
function rungOf(number: string, mpn: string, ticks: readonly Tick[]): Rung {
  if (number !== '') return normalisePartNumber(number) === normalisePartNumber(mpn) ? rungOfNumber(number, mpn) : 'packing';
  const agrees = ({ tick }: Tick) => tick === TICK.agrees || tick === TICK.better;
  const hasValue = ticks.some((one) => agrees(one) && !NO_VALUES.has(one.field));
  return hasValue && ticks.some((one) => one.field === 'package' && agrees(one)) ? 'values' : 'words';
}

/** Fields of ticks that are no values. */
const NO_VALUES: ReadonlySet<string> = new Set(['mpn', 'code', 'brand', 'package', 'kind']);
