import { dayOf } from '~/domain/time/moment';
import type { Query } from '~/domain/query/query';
import { RESULT_LIMIT } from '~/upstream/contract/records/search';
import { badPayload } from '../http/refusal';
import type { MallContext } from '../http/route';
import { openColumns, type Columns } from '../search/columns/loaded';
import { isOpen, type Filter } from '../search/conditions';
import type { Sort } from '../search/order';
import { CatalogueReplaced, SearchReads } from '../search/reads';
import { searchColumns, type ColumnAnswer } from '../search/search-columns';
import { textHits, type TextHits, type TextPlan } from './text-hits';
import { narrowExpression } from '../search/words';
import { believeCatalogue } from './catalogue-state';
import { chosenFilter } from './chosen-filter';
import { catalogueFacts, type CatalogueFacts } from './facts';
import { allBrands, allCategories, brandFacets, categoryFacets } from './facets';
import { readKeyword, requiredOf, textPlanOf, wholePlanOf, withReading } from './keyword-conditions';
import { MESSAGES } from './messages';
import { listColumns, parameterFacets } from './parameter-facets';
import { resultPage, type ResultPage } from './result-page';
import type { SearchAnswer, SearchPayload } from './search-records';
import { selectByRanks, type ProductRow } from './store';
import { understoodTerm, type CountedReading } from './understood';
import { toWire } from './wire';

const PAGE_SIZE = 20;

/** How often a search begins anew if another catalogue is loaded meanwhile. */
const MOST_RESTARTS = 3;

/** How often a page is cut anew because stock or prices have changed since the isolate looked last. */
const MOST_CUTS = 3;

/** How many ambiguous terms of a keyword are counted with each of their readings. */
const MOST_AMBIGUOUS = 2;

/** How many pages of products are read together with the hits of a keyword: products of one part number are one row. */
const PAGES_AHEAD = 3;

/** The maximum number of products that are read ahead. */
const MOST_AHEAD = 100;

/**
 * Answers `goods/search`: a page of the first 1,000 results, and the counts of facets (README, "Search").
 * @throws Refusal if the payload sorts by a parameter and does not name it
 */
export async function searchProducts(payload: SearchPayload, context: MallContext): Promise<SearchAnswer> {
  const { CATALOGUE: kv } = context.bindings;
  for (let restarts = 0; ; restarts++) {
    const facts = await catalogueFacts(kv, context.queries);
    try {
      return await new Search(payload, facts, await openColumns(kv, facts.version), context).answer();
    } catch (error) {
      if (!(error instanceof CatalogueReplaced) || restarts === MOST_RESTARTS) throw error;
      believeCatalogue(kv, { version: error.version, parts: error.products });
    }
  }
}

/** What a reading of the keyword finds. */
interface Attempt {
  terms: Query;
  text: TextHits | null;
  columns: ColumnAnswer;
}

class Search {
  readonly #payload: SearchPayload;
  readonly #facts: CatalogueFacts;
  readonly #columns: Columns;
  readonly #context: MallContext;
  readonly #reads: SearchReads;
  readonly #filter: Filter;
  readonly #keyword: string;
  readonly #sort: Sort;

  constructor(payload: SearchPayload, facts: CatalogueFacts, columns: Columns, context: MallContext) {
    this.#payload = payload;
    this.#facts = facts;
    this.#columns = columns;
    this.#context = context;
    this.#reads = new SearchReads(context.queries, columns);
    this.#filter = chosenFilter(payload, facts);
    this.#keyword = payload.keyword?.trim() ?? '';
    this.#sort = sortOf(payload);
  }

  async answer(): Promise<SearchAnswer> {
    const { facets } = this.#payload;
    const whole = this.#keyword === '' && isOpen(this.#filter);
    if (whole && this.#sort.by === 'rank' && facets !== 'T') return this.#wholeCatalogue();
    const { attempt, readings } = await this.#attempt();
    const { found, page, rows, columns } = await this.#page(attempt);
    const today = dayOf(this.#context.now, this.#context.timeZone);
    const write = (row: ProductRow) => toWire(row, this.#facts, today, this.#context.bindings.PRODUCT);
    const at = (rank: number) => [rows.get(rank)].flatMap((row) => (row ? [write(row)] : []));
    const { pageNo, pageSize } = this.#paging();
    const answer: SearchAnswer = {
      brands: brandFacets(this.#facts, columns.common.brands),
      catalogs: whole ? allCategories(this.#facts) : categoryFacets(this.#facts, columns.common.categories),
      page: {
        pageNo, pageSize, total: page.total, totalPage: Math.ceil(page.total / pageSize),
        ...(facets === 'T' ? { found, ...(attempt.text?.complete === false ? { capped: 'T' as const } : {}) } : {}),
        rows: page.rows.flatMap(({ rank, others, othersCount }) => at(rank).map((row) => (
          othersCount === 0 ? row : { ...row, others: others.flatMap(at), othersCount }
        ))),
      },
    };
    if (facets !== 'T') return answer;
    const inResults = new Set(page.ranks);
    const excluded = attempt.text?.exact.filter(({ rank }) => !inResults.has(rank)) ?? [];
    return {
      ...answer,
      facets: parameterFacets(columns, this.#payload, this.#filter, this.#facts),
      columns: listColumns(columns, this.#facts),
      ...(attempt.terms.length > 0 ? { understood: attempt.terms.map((term) => understoodTerm(term, readings.get(term.start) ?? [])) } : {}),
      ...(excluded.length > 0 ? { exact: excluded.map(write) } : {}),
    };
  }

  /** The page and the counts of a catalogue without conditions, which are known without columns. */
  async #wholeCatalogue(): Promise<SearchAnswer> {
    const { pageNo, pageSize } = this.#paging();
    const total = Math.min(this.#facts.productCount, RESULT_LIMIT);
    const first = (pageNo - 1) * pageSize + 1;
    const ranks = Array.from({ length: Math.max(0, Math.min(pageSize, total + 1 - first)) }, (_, index) => first + index);
    const rows = await this.#rows(ranks, new Map());
    const today = dayOf(this.#context.now, this.#context.timeZone);
    return {
      brands: allBrands(this.#facts),
      catalogs: allCategories(this.#facts),
      page: {
        pageNo, pageSize, total, totalPage: Math.ceil(total / pageSize),
        rows: ranks.flatMap((rank) => rows.get(rank) ?? []).map((row) => toWire(row, this.#facts, today, this.#context.bindings.PRODUCT)),
      },
    };
  }

  /** Finds by the keyword as it is read; if that finds nothing, by the whole keyword as a part number. Of the readings of a term, the first that finds something is taken. */
  async #attempt(): Promise<{ attempt: Attempt; readings: Map<number, CountedReading[]> }> {
    const readings = new Map<number, CountedReading[]>();
    const terms = readKeyword(this.#keyword, this.#facts, this.#columns.directory);
    let attempt = await this.#find(terms);
    for (const { start } of terms.filter((term) => term.readings).slice(0, MOST_AMBIGUOUS)) {
      const term = attempt.terms.find((one) => one.start === start);
      if (!term?.readings) continue;
      const counted = [];
      for (const [index, reading] of term.readings.entries()) {
        counted.push({ reading, attempt: index === 0 ? attempt : await this.#find(withReading(attempt.terms, term, reading)) });
      }
      const chosen = counted.find((one) => one.attempt.columns.found > 0) ?? counted[0];
      if (chosen) attempt = chosen.attempt;
      readings.set(start, counted.map((one) => ({ ...one.reading, count: one.attempt.columns.found, chosen: one === chosen })));
    }
    const plan = attempt.columns.found === 0 && terms.length > 1 ? wholePlanOf(this.#keyword) : null;
    if (plan) {
      const whole = await this.#find([{ kind: 'number', number: plan.numbers[0] ?? '', text: this.#keyword, start: 0 }], plan);
      if (whole.columns.found > 0) return { attempt: whole, readings: new Map() };
    }
    return { attempt, readings };
  }

  async #find(terms: Query, plan: TextPlan | null = textPlanOf(this.#keyword, terms, this.#facts)): Promise<Attempt> {
    const { pageNo, pageSize } = this.#paging();
    const count = async (ranks: number[]) => (await this.#searchColumns(terms, ranks, false)).found;
    const ahead = pageNo === 1 && isOpen(this.#filter) && this.#sort.by === 'rank' ? Math.min(MOST_AHEAD, PAGES_AHEAD * pageSize) : 0;
    const text = plan && (await textHits(this.#reads, { ...plan, narrow: this.#narrow() }, async (ranks) => (await count(ranks)) > RESULT_LIMIT, ahead));
    return { terms, text, columns: await this.#searchColumns(terms, text?.ranks ?? null) };
  }

  #searchColumns(terms: Query, hits: readonly number[] | null, facets = this.#payload.facets === 'T'): Promise<ColumnAnswer> {
    return searchColumns(this.#columns, {
      filter: this.#filter, required: requiredOf(terms, this.#facts, this.#columns.directory), hits, sort: this.#sort,
      quantity: this.#payload.quantity ?? 1, facets,
    });
  }

  /** Cuts the page and reads its rows. If something has changed meanwhile, the page is cut anew. */
  async #page({ terms, text, columns: first }: Attempt): Promise<{ found: number; page: ResultPage; rows: Map<number, ProductRow>; columns: ColumnAnswer }> {
    let rows = new Map((text?.rows ?? []).map((row) => [row.rank, row]));
    let columns = first;
    for (let cuts = 1; ; cuts++) {
      const page = resultPage(columns, {
        sort: this.#sort, ...this.#paging(), grouped: this.#payload.facets === 'T', leading: text?.leading ?? new Set(),
      }, this.#columns);
      const wanted = page.rows.flatMap(({ rank, others }) => [rank, ...others]);
      if (this.#reads.fresh && wanted.every((rank) => rows.has(rank))) return { found: columns.found, page, rows, columns };
      const before = this.#columns.lastChange;
      rows = await this.#rows([...wanted, ...page.spares], rows);
      if (this.#columns.lastChange === before || cuts === MOST_CUTS) return { found: columns.found, page, rows, columns };
      columns = await this.#searchColumns(terms, text?.ranks ?? null);
    }
  }

  /** Reads the products with these ranks that are not known yet. */
  async #rows(ranks: readonly number[], known: ReadonlyMap<number, ProductRow>): Promise<Map<number, ProductRow>> {
    const [rows = []] = await this.#reads.read<ProductRow>([selectByRanks(ranks.filter((rank) => !known.has(rank)))]);
    return new Map([...known, ...rows.map((row): [number, ProductRow] => [row.rank, row])]);
  }

  #narrow(): string | null {
    const { catalogCode } = this.#payload;
    return narrowExpression(this.#filter.brands, catalogCode && this.#facts.categories.has(catalogCode) ? [catalogCode] : null);
  }

  #paging(): { pageNo: number; pageSize: number } {
    const { pageNo = 1, pageSize = PAGE_SIZE } = this.#payload;
    return { pageNo, pageSize };
  }
}

function sortOf({ sort = 'rank', sortKey, quantity = 1 }: SearchPayload): Sort {
  const descending = sort.startsWith('-');
  switch (sort) {
    case 'rank': return { by: 'rank' };
    case 'price': case '-price': return { by: 'price', quantity, descending };
    case 'stock': case '-stock': return { by: 'stock', descending };
    case 'mpn': return { by: 'mpn', descending };
    case 'attribute': case '-attribute':
      if (!sortKey) throw badPayload('sortKey', MESSAGES.sortKeyMissing);
      return { by: 'attribute', key: sortKey, descending };
  }
}
