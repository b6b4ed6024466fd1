/** Matches the lines of a request with the products of the catalogue, stage by stage over all lines (README, "Matching bills of materials"). */
import { kindOf } from '~/domain/bom/match/component-kinds';
import { contradicts, judge, type JudgedProduct, type KnownNames } from '~/domain/bom/match/judge';
import { compareBrands } from '~/domain/bom/match/brand-names';
import { choiceKey } from '~/domain/bom/match/choice-key';
import { matchOf, withCrossDoubts, type Sold } from '~/domain/bom/match/line-state';
import { DOUBT, RUNGS, TICK, type Doubt, type LineMatch, type MatchCandidate, type Rung, type Tick, type WantedLine } from '~/domain/bom/match/match-records';
import { charactersToRead, readLine, type StatedLine } from '~/domain/bom/match/stated-line';
import { fulfils, type Assumption } from '~/domain/bom/match/assumptions';
import { lineAmount } from '~/domain/money/price-tiers';
import { isThirdParty } from '~/domain/product/delivery';
import type { Attribute } from '~/domain/product/product';
import type { Component } from '~/domain/query/words/components';
import { foldPhrase } from '~/domain/query/words/fold-phrase';
import { formatAttribute } from '../../catalogue/format';
import { priceText } from '../../db/stored-amount';
import type { BrandFact, CatalogueFacts } from '../../goods/facts';
import { attributesOf } from '../../goods/search/alternatives';
import { vocabularyOf } from '../../goods/search/keyword-conditions';
import { selectByRanks, type NumberedRow, type ProductRow } from '../../goods/store';
import { readTiers } from '../../goods/wire';
import type { Columns } from '../../search/columns/held-columns';
import { foldPackage } from '../../search/conditions';
import type { SearchReads } from '../../search/reads';
import { ExactRows, grouped, ownNumber, selectExact, selectNear, type NearRow, type NeighbourRow } from './by-number';
import { comparedCost, findByValues, type Expected, type FoundByValues } from './by-values';
import { selectByWords, wordsOf, type WordRow } from './by-words';
import { componentsByCategory } from './category-components';
import { inSlices, nextSlice, SLICES } from './slices';

/** Millionths of a yuan in a yuan. */
const MILLIONTHS = 1e6;

/** How many candidates a line has. */
const MOST_CANDIDATES = 5;

/** What is matched, and what is known about the person's choices. */
export interface MatchRequest {
  lines: readonly WantedLine[];
  sets: number;
  /** The products that a person chose, by line. */
  chosen: ReadonlyMap<number, string>;
  /** The products that a person chose for the same words before, by {@link choiceKey}. */
  remembered: ReadonlyMap<string, string>;
}

/** A product with what tells it from others. */
export interface Found extends Sold {
  row: ProductRow;
}

/** A product that may be meant, before it is compared. */
interface Proposal {
  row: ProductRow;
  rung: Rung;
  number: string;
  doubts: readonly Doubt[];
  expected: Expected;
}

/** What is expected of products that a number, a code or words lead to. */
const NOTHING: Expected = { assumed: [], usual: [] };

export class LineMatcher {
  readonly #facts: CatalogueFacts;
  readonly #columns: Columns;
  readonly #reads: SearchReads;
  readonly #names: KnownNames;
  /** The brands of cells that were read before. */
  readonly #brands = new Map<string, ReadonlySet<number> | null>();

  constructor(facts: CatalogueFacts, columns: Columns, reads: SearchReads) {
    this.#facts = facts;
    this.#columns = columns;
    this.#reads = reads;
    const packages = packagesOf(columns);
    const vocabulary = vocabularyOf(facts, columns.directory);
    this.#names = {
      isBrand: (name) => vocabulary.brandOf(foldPhrase(name)) !== undefined,
      isPackage: (name) => packages.has(foldPackage(name)),
    };
  }

  /** Matches lines, in three round trips, and one more for each further portion of texts that are searched by their words. @returns one match for each line, in their order */
  async match({ lines, sets, chosen, remembered }: MatchRequest): Promise<Array<LineMatch<Found>>> {
    const vocabulary = vocabularyOf(this.#facts, this.#columns.directory);
    const stated = await inSlices(lines, SLICES.lines, (wanted) => readLine(wanted, vocabulary), likeOf);
    const ids = [...chosen.values(), ...remembered.values()];
    const [byCode = [], byNumber = [], byId = [], neighbours = []] = await this.#reads.read<NumberedRow & NeighbourRow>(selectExact(stated, ids));
    const exact = new ExactRows(byCode, byNumber, byId, neighbours);
    const needOf = ({ quantity }: WantedLine) => Math.max(1, (quantity ?? 1) * sets);
    const proposals = new Map<number, Proposal[]>();
    const judged = new Map<number, Array<MatchCandidate<Found> & { doubts: readonly Doubt[] }>>();
    await inSlices(stated, SLICES.lines, (line) => {
      const { wanted } = line;
      const rowOf = (id: string | undefined, rung: Rung) => (id === undefined ? [] : [exact.product(id)].flatMap((row) => (row ? [{ row, rung, number: '', doubts: [], expected: NOTHING }] : [])));
      const own = [...rowOf(chosen.get(wanted.line), 'chosen'), ...rowOf(remembered.get(choiceKey(wanted)), 'remembered'), ...exact.hitsOf(line).map((hit) => ({ ...hit, expected: NOTHING }))];
      proposals.set(wanted.line, own);
      judged.set(wanted.line, this.#judged(line, own, needOf(wanted)));
    }, likeStated);
    // Lines without a part that agrees are also looked up by their values, and those without any part by similar numbers and by words.
    const open = stated.filter(({ wanted }) => !judged.get(wanted.line)?.some(({ rung, ticks }) => rung !== 'words' && !contradicts(ticks)));
    const byValues = await findByValues(open.map((line) => ({ stated: line, need: needOf(line.wanted), brands: this.#brandsOf(line.wanted.brand) })), this.#facts, this.#columns, this.#names.isPackage);
    await this.#readOthers(open, exact, byValues, proposals);
    await inSlices(open, SLICES.lines, (line) => judged.set(line.wanted.line, this.#judged(line, proposals.get(line.wanted.line) ?? [], needOf(line.wanted))), likeStated);
    return this.#finished(lines, judged);
  }

  /** Reads similar numbers and words in one round trip if the words are not many, and the rows of everything that was found in another one. */
  async #readOthers(open: readonly StatedLine[], exact: ExactRows, byValues: ReadonlyMap<number, FoundByValues>, proposals: Map<number, Proposal[]>): Promise<void> {
    const without = open.filter(({ wanted }) => (proposals.get(wanted.line) ?? []).length === 0);
    const numbers = without.flatMap((line) => {
      const { text, number } = ownNumber(line);
      const beginning = exact.beginning(number);
      return beginning ? [{ line: line.wanted.line, text, number, ...beginning }] : [];
    });
    const worded = (await inSlices(without, SLICES.lines, (line) => {
      const expression = byValues.get(line.wanted.line)?.ranks.length ? null : wordsOf(line, this.#facts);
      return expression === null ? [] : [{ line: line.wanted.line, expression }];
    }, likeStated)).flat();
    const near = await selectNear(numbers);
    const [words, ...moreWords] = selectByWords(new Set(worded.map(({ expression }) => expression)));
    const first = words ? [...near, words] : near;
    const read = first.length === 0 ? [] : await this.#reads.read<NearRow & WordRow>(first);
    const nearRows = read.slice(0, near.length).flat();
    const wordRows: WordRow[] = read.slice(near.length).flat();
    for (const more of moreWords) {
      await nextSlice();
      wordRows.push(...(await this.#reads.read<WordRow>([more])).flat());
    }
    const ranks = new Set([...[...byValues.values()].flatMap((found) => found.ranks), ...nearRows.map(({ rank }) => rank), ...wordRows.map(({ rank }) => rank)]);
    if (ranks.size === 0) return;
    const [rows = []] = await this.#reads.read<ProductRow>([selectByRanks([...ranks])]);
    const byRank = new Map(rows.map((row) => [row.rank, row]));
    const byNumber = grouped(nearRows, ({ number }) => number);
    const add = (line: number, rank: number, proposal: Omit<Proposal, 'row'>) => {
      const row = byRank.get(rank);
      const list = proposals.get(line) ?? [];
      if (row && list.every((one) => one.row.id !== row.id)) proposals.set(line, [...list, { ...proposal, row }]);
    };
    for (const { line, text, number, isBeginning } of numbers) {
      for (const { rank } of byNumber.get(number) ?? []) add(line, rank, { rung: isBeginning ? 'packing' : 'edit', number: text, doubts: [], expected: NOTHING });
    }
    for (const { wanted } of open) {
      const found = byValues.get(wanted.line);
      for (const rank of found?.ranks ?? []) add(wanted.line, rank, { rung: 'values', number: wanted.mpn, doubts: [], expected: found ?? NOTHING });
    }
    const byWords = grouped(wordRows, ({ expression }) => expression);
    for (const { line, expression } of worded) {
      for (const { rank } of byWords.get(expression) ?? []) add(line, rank, { rung: 'words', number: '', doubts: [], expected: NOTHING });
    }
  }

  /** The candidates of a line in their order. A guess that contradicts the line is none. */
  #judged(line: StatedLine, proposals: readonly Proposal[], need: number): Array<MatchCandidate<Found> & { doubts: readonly Doubt[] }> {
    const all = proposals.map(({ row, rung, number, doubts, expected }) => {
      const product = this.#judgedProduct(row);
      const stated = [...codeTicks(rung, number, row), ...judge(line, product, this.#names, rung === 'code' ? otherThan(line.wanted.mpn, number) : number)];
      const assumed = expected.assumed.filter(({ key }) => stated.every(({ field }) => field !== key));
      const ticks = [...stated, ...assumed.flatMap((one) => assumedTick(one, product) ?? [])];
      const found: Found = { id: row.id, mpn: row.mpn, brand: product.brandNames[0] ?? '', row };
      return { product: found, rung, ticks, doubts, order: orderOf(row, product, rung, ticks, doubts, expected, need) };
    });
    const kept = all.filter(({ rung, ticks }) => !GUESSES.has(rung) || !contradicts(ticks.filter(({ field }) => field !== 'mpn' && field !== 'brand')));
    kept.sort((a, b) => compareOrders(a.order, b.order));
    return differentFirst(kept).slice(0, MOST_CANDIDATES).map(({ product, rung, ticks, doubts }) => ({ product, rung, ticks, doubts }));
  }

  #finished(lines: readonly WantedLine[], judged: ReadonlyMap<number, ReadonlyArray<MatchCandidate<Found> & { doubts: readonly Doubt[] }>>): Array<LineMatch<Found>> {
    return withCrossDoubts(lines, lines.map((wanted) => {
      const candidates = judged.get(wanted.line) ?? [];
      return matchOf(wanted, candidates.map(({ product, rung, ticks }) => ({ product, rung, ticks })), candidates[0]?.doubts);
    }));
  }

  /** The brands that a cell may name; `null` if it names none that is known. */
  #brandsOf(stated: string): ReadonlySet<number> | null {
    const known = this.#brands.get(stated);
    if (known !== undefined) return known;
    const same = [...this.#facts.brands.values()].filter((brand) => stated !== '' && compareBrands(stated, namesOf(brand), this.#names.isBrand) === 'same');
    const found = same.length === 0 ? null : new Set(same.map(({ id }) => id));
    this.#brands.set(stated, found);
    return found;
  }

  #judgedProduct(row: ProductRow): JudgedProduct {
    const brand = this.#facts.brands.get(row.brand_id);
    const attributes = attributesOf(row);
    return {
      mpn: row.mpn, brandNames: brand ? namesOf(brand) : [], packageName: row.package,
      attributes: Object.entries(attributes).map(([key, value]) => attributeOf(key, value, this.#facts.attributes.get(key)?.unit ?? '')),
      component: componentOfProduct(componentsByCategory(this.#facts).get(row.category), attributes), categoryName: this.#facts.categories.get(row.category)?.nameEn ?? '',
    };
  }
}

/** How many usual lines take as long to read. */
function likeOf(line: WantedLine): number {
  const { usual, more } = SLICES.characters;
  return 1 + Math.max(charactersToRead(line) - usual, 0) / more;
}

function likeStated({ wanted }: StatedLine): number {
  return likeOf(wanted);
}

function namesOf({ nameEn, nameCn, spellings }: BrandFact): string[] {
  return [nameEn, nameCn, ...spellings];
}

/** Rungs that guess: what contradicts the line is left out. */
const GUESSES: ReadonlySet<Rung> = new Set(['packing', 'edit', 'values', 'words']);

/** Products of the same maker and number are one choice, so the others of them come last. */
function differentFirst<T extends { product: Sold }>(candidates: readonly T[]): T[] {
  const seen = new Set<string>();
  const [first, others]: [T[], T[]] = [[], []];
  for (const one of candidates) {
    const key = `${one.product.brand}|${one.product.mpn}`;
    (seen.has(key) ? others : first).push(one);
    seen.add(key);
  }
  return [...first, ...others];
}

function codeTicks(rung: Rung, code: string, { sku, id }: ProductRow): Tick[] {
  return rung === 'code' ? [{ field: 'code', tick: TICK.agrees, asked: code, has: sku || id }] : [];
}

/** The part number of a line; empty if it is only the code again. */
function otherThan(mpn: string, code: string): string {
  return mpn.trim().toUpperCase() === code.toUpperCase() ? '' : mpn;
}

/** An attribute whose text is only written if it is shown. */
function attributeOf(key: string, value: number | string, unit: string): Attribute {
  return { key, name: key, get value() { return formatAttribute(key, value, unit, 'en'); }, ...(typeof value === 'number' ? { number: value } : {}), ...(unit ? { unit } : {}) };
}

function assumedTick({ key, text }: Assumption, { attributes }: JudgedProduct): Tick | undefined {
  const own = attributes.find((one) => one.key === key);
  return own && { field: key, tick: TICK.notStated, asked: text, has: own.value, assumed: true };
}

/** The smaller, the earlier, the first number first: rung, doubts, contradictions, agreement of the maker, stock, seller, assumptions, cost, popularity. */
function orderOf(row: ProductRow, { attributes }: JudgedProduct, rung: Rung, ticks: readonly Tick[], doubts: readonly Doubt[], { assumed, usual }: Expected, need: number): number[] {
  const unmet = (all: readonly Assumption[]) => all.filter((one) => {
    const own = attributes.find(({ key }) => key === one.key);
    return !fulfils(one, own?.number ?? own?.value);
  }).length;
  const amount = lineAmount(readTiers(row.tiers).map(([min, price]) => ({ min, price: priceText(price) })), Math.max(need, row.moq));
  // A line's own number comes before its alternates, even if it is spelt in another way.
  const leastRung = RUNGS.indexOf(doubts.includes(DOUBT.alternate) ? 'packing' : 'chosen');
  return [
    Math.max(RUNGS.indexOf(rung), leastRung), doubts.length, ticks.filter(({ tick }) => tick === TICK.contradicts).length,
    ticks.some(({ field, tick }) => field === 'brand' && tick === TICK.agrees) ? 0 : 1,
    row.stock >= need ? 0 : row.stock > 0 ? 1 : 2, isThirdParty(row.goods_type) ? 1 : 0, unmet(assumed), amount === null ? Infinity : comparedCost(Number(amount) * MILLIONTHS, unmet(usual)), row.rank,
  ];
}

function compareOrders(a: readonly number[], b: readonly number[]): number {
  for (const [place, one] of a.entries()) if (one !== b[place]) return one - (b[place] ?? 0);
  return 0;
}

/** The attributes that only one kind of component has. */
const TELLING: ReadonlyArray<readonly [key: string, component: Component]> = [['resistance', 'resistor'], ['capacitance', 'capacitor'], ['inductance', 'inductor']];

/** What a product is: what its category says, or, in a category of several kinds, its main value. */
function componentOfProduct(component: Component | undefined, attributes: Readonly<Record<string, unknown>>): Component | undefined {
  if (kindOf(component) !== undefined) return component;
  const told = TELLING.filter(([key]) => typeof attributes[key] === 'number');
  return told.length === 1 ? told[0]?.[1] : component;
}

const known = new WeakMap<Columns, ReadonlySet<string>>();

function packagesOf(columns: Columns): ReadonlySet<string> {
  let found = known.get(columns);
  if (!found) known.set(columns, (found = new Set(columns.directory.packages.map(foldPackage))));
  return found;
}
