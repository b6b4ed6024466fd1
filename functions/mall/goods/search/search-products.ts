import { dayOf } from '~/domain/time/moment';
import { RESULT_LIMIT } from '~/upstream/contract/records/search';
import { badPayload } from '../../http/refusal';
import type { MallContext } from '../../http/route';
import { openColumns, type Columns } from '../../search/columns/held-columns';
import { isOpen, type Filter } from '../../search/conditions';
import type { Sort } from '../../search/order';
import { CatalogueReplaced, SearchReads } from '../../search/reads';
import type { ColumnAnswer } from '../../search/search-columns';
import { believeCatalogue } from '../catalogue-state';
import { chosenFilter } from './chosen-filter';
import { catalogueFacts, type CatalogueFacts } from '../facts';
import { allBrands, allCategories, brandFacets, categoryFacets } from '../facets';
import { Finder, type Finding } from './finder';
import { MESSAGES } from '../messages';
import { alternatives, nearMisses, type Near } from './nearest';
import { listColumns, parameterFacets } from './parameter-facets';
import { relaxed } from './relaxed';
import { resultPage, type ResultPage } from './result-page';
import type { SearchAnswer, SearchPayload } from './search-records';
import { productById, selectByNumbers, selectByRanks, type ProductRow } from '../store';
import type { TextHits } from './text-hits';
import type { Statement } from '../../db/queries';
import { wholeNumber } from './keyword-conditions';
import { understoodTerm } from './understood';
import { toWire } from '../wire';

const PAGE_SIZE = 20;

/** How often a search begins anew if another catalogue is loaded meanwhile. */
const MOST_RESTARTS = 3;

/** How often a page is cut anew because stock or prices have changed since the isolate looked last, or its keyword is the number of a product. */
const MOST_CUTS = 3;

/**
 * Answers `goods/search`: a page of the first 1,000 results, and the counts of facets (README, "Search").
 * @throws Refusal if the payload sorts by a parameter and does not name it
 */
export async function searchProducts(payload: SearchPayload, context: MallContext): Promise<SearchAnswer> {
  const { CATALOGUE: kv } = context.bindings;
  for (let restarts = 0; ; restarts++) {
    const facts = await catalogueFacts(kv, context.queries);
    try {
      const search = new Search(payload, facts, await openColumns(kv, facts.version), context);
      return await (payload.similarTo === undefined ? search.answer() : search.similar(payload.similarTo));
    } catch (error) {
      if (!(error instanceof CatalogueReplaced) || restarts === MOST_RESTARTS) throw error;
      believeCatalogue(kv, { version: error.version, parts: error.products });
    }
  }
}

/** A page with its rows. */
interface Cut {
  page: ResultPage;
  rows: Map<number, ProductRow>;
  columns: ColumnAnswer;
  /** Ranks of the products that have exactly the typed part number. */
  exact: readonly number[];
}

class Search {
  readonly #payload: SearchPayload;
  readonly #facts: CatalogueFacts;
  readonly #columns: Columns;
  readonly #context: MallContext;
  readonly #reads: SearchReads;
  readonly #filter: Filter;
  readonly #sort: Sort;
  readonly #finder: Finder;

  constructor(payload: SearchPayload, facts: CatalogueFacts, columns: Columns, context: MallContext) {
    this.#payload = payload;
    this.#facts = facts;
    this.#columns = columns;
    this.#context = context;
    this.#reads = new SearchReads(context.queries, columns);
    this.#filter = chosenFilter(payload, facts);
    this.#sort = sortOf(payload);
    this.#finder = new Finder({ payload, facts, columns, reads: this.#reads, filter: this.#filter, sort: this.#sort });
  }

  async answer(): Promise<SearchAnswer> {
    const { facets, keyword = '' } = this.#payload;
    const whole = keyword.trim() === '' && isOpen(this.#filter);
    if (whole && this.#sort.by === 'rank' && facets !== 'T') return this.#wholeCatalogue();
    const finding = await this.#finder.byKeyword();
    const before = this.#columns.lastChange;
    const { page, rows, columns, exact } = await this.#page(finding);
    const unread = !this.#reads.fresh;
    const { pageNo, pageSize } = this.#paging();
    const rowsAt = (ranks: readonly number[]) => ranks.flatMap((rank) => rows.get(rank) ?? []);
    const at = (rank: number) => rowsAt([rank]).map((row) => this.#write(row));
    const answer: SearchAnswer = {
      brands: brandFacets(this.#facts, columns.common.brands),
      catalogs: whole ? allCategories(this.#facts) : categoryFacets(this.#facts, columns.common.categories),
      page: {
        pageNo, pageSize, total: page.total, totalPage: Math.ceil(page.total / pageSize),
        ...(facets === 'T' ? { found: columns.found, ...(finding.text?.complete === false ? { capped: 'T' as const } : {}) } : {}),
        rows: page.rows.flatMap(({ rank, others, othersCount }) => at(rank).map((row) => (
          othersCount === 0 ? row : { ...row, others: others.flatMap(at), othersCount }
        ))),
      },
    };
    if (facets !== 'T') return answer;
    const details = await this.#details(finding, page, columns, rowsAt(exact));
    // Where nothing is found, what has changed is only known once the nearest products are read.
    if (unread && !this.#reads.fresh) await this.#reads.read([]);
    return unread && this.#columns.lastChange !== before ? this.answer() : { ...answer, ...details };
  }

  /** The products that can take the place of a product, the cheapest first. No product: no rows. */
  async similar(id: string): Promise<SearchAnswer> {
    const { pageNo, pageSize } = this.#paging();
    const row = await productById(this.#context.queries, id);
    const near = row ? await alternatives(row, this.#facts, this.#columns, this.#payload.quantity ?? 1, RESULT_LIMIT) : [];
    const nearest = await this.#near(near.slice((pageNo - 1) * pageSize, pageNo * pageSize));
    return {
      brands: [], catalogs: [],
      page: { pageNo, pageSize, total: near.length, totalPage: Math.ceil(near.length / pageSize), rows: nearest.map(({ goods }) => goods) },
      nearest,
    };
  }

  /** What a list shows beside its page. @param exact - the products that have exactly the typed part number */
  async #details(finding: Finding, page: ResultPage, columns: ColumnAnswer, exact: readonly ProductRow[]): Promise<Partial<SearchAnswer>> {
    const { terms, readings, corrected } = finding;
    const excluded = exact.filter(({ rank }) => !page.ranks.includes(rank));
    const tried = columns.found === 0 ? await relaxed(this.#finder, finding, this.#payload, this.#facts) : [];
    const quantity = this.#payload.quantity ?? 1;
    const [wanted] = exact;
    const near = wanted && exact.every(({ stock }) => stock < quantity) ? await alternatives(wanted, this.#facts, this.#columns, quantity)
      : columns.found === 0 && !wanted ? nearMisses(tried, this.#facts, this.#columns) : [];
    const nearest = near.length > 0 ? await this.#near(near) : [];
    const [meant, ...others] = corrected?.meant ?? [];
    return {
      facets: parameterFacets(columns, this.#payload, this.#filter, this.#facts),
      columns: listColumns(columns, this.#facts),
      ...(terms.length > 0 ? { understood: terms.map((term) => understoodTerm(term, readings.get(term.start) ?? [])) } : {}),
      ...(corrected && meant ? {
        corrected: { from: corrected.from, to: meant.text, ...(others.length > 0 ? { others: others.map(({ text: other, count }) => ({ text: other, count })) } : {}) },
      } : {}),
      ...(tried.length > 0 ? { relaxed: tried.map(({ condition }) => condition) } : {}),
      ...(excluded.length > 0 ? { exact: excluded.map((row) => this.#write(row)) } : {}),
      ...(nearest.length > 0 ? { nearest } : {}),
    };
  }

  async #near(near: readonly Near[]): Promise<NonNullable<SearchAnswer['nearest']>> {
    const { rows } = await this.#rows(near.map(({ rank }) => rank), new Map());
    return near.flatMap(({ rank, differs }) => {
      const row = rows.get(rank);
      return row ? [{ goods: this.#write(row), differs: differs(row) }] : [];
    });
  }

  /** The page and the counts of a catalogue without conditions, which are known without columns. */
  async #wholeCatalogue(): Promise<SearchAnswer> {
    const { pageNo, pageSize } = this.#paging();
    const total = Math.min(this.#facts.productCount, RESULT_LIMIT);
    const first = (pageNo - 1) * pageSize + 1;
    const ranks = Array.from({ length: Math.max(0, Math.min(pageSize, total + 1 - first)) }, (_, index) => first + index);
    const { rows } = await this.#rows(ranks, new Map());
    return {
      brands: allBrands(this.#facts),
      catalogs: allCategories(this.#facts),
      page: {
        pageNo, pageSize, total, totalPage: Math.ceil(total / pageSize),
        rows: ranks.flatMap((rank) => rows.get(rank) ?? []).map((row) => this.#write(row)),
      },
    };
  }

  /**
   * Cuts the page and reads its rows. If something has changed meanwhile, the page is cut anew. A keyword without part numbers and words may still
   * be the number of a product as a whole: it is looked up together with the rows, and its products come first.
   */
  async #page({ terms, filter, text, columns: first }: Finding): Promise<Cut> {
    let rows = new Map((text?.rows ?? []).map((row) => [row.rank, row]));
    let columns = first;
    let { exact, leading }: Pick<TextHits, 'exact' | 'leading'> = text ?? { exact: [], leading: new Map() };
    const number = text === null ? wholeNumber(this.#payload.keyword ?? '') : null;
    for (let cuts = 1; ; cuts++) {
      const page = resultPage(columns, { sort: this.#sort, ...this.#paging(), grouped: this.#groups, leading }, this.#columns);
      const wanted = [...page.rows.flatMap(({ rank, others }) => [rank, ...others]), ...(this.#payload.facets === 'T' ? exact : [])];
      // The nearest products are read instead, in the same round trip.
      const nothing = this.#payload.facets === 'T' && page.ranks.length === 0 && wanted.length === 0;
      const looked = number === null || cuts > 1;
      if (looked && (this.#reads.fresh || nothing) && wanted.every((rank) => rows.has(rank))) return { page, rows, columns, exact };
      const before = this.#columns.lastChange;
      const named = number !== null && cuts === 1 ? selectByNumbers([number]) : null;
      const read = await this.#rows([...wanted, ...page.spares], rows, named);
      rows = read.rows;
      if (read.named.length > 0) {
        exact = read.named;
        leading = new Map(exact.map((rank) => [rank, 0]));
      } else if (this.#columns.lastChange === before || cuts === MOST_CUTS) return { page, rows, columns, exact };
      if (this.#columns.lastChange !== before) columns = await this.#finder.columns(terms, filter, text?.ranks ?? null);
    }
  }

  /** Whether products of one part number are one row. Sorted by figures they are not: a group would stand out of order. */
  get #groups(): boolean {
    return this.#payload.facets === 'T' && (this.#sort.by === 'rank' || this.#sort.by === 'mpn');
  }

  /** Reads the products with these ranks that are not known yet, and those that another statement selects. */
  async #rows(ranks: readonly number[], known: ReadonlyMap<number, ProductRow>, also: Statement | null = null): Promise<{ rows: Map<number, ProductRow>; named: number[] }> {
    const [rows = [], named = []] = await this.#reads.read<ProductRow>([selectByRanks(ranks.filter((rank) => !known.has(rank))), ...(also ? [also] : [])]);
    return { rows: new Map([...known, ...[...rows, ...named].map((row): [number, ProductRow] => [row.rank, row])]), named: named.map(({ rank }) => rank) };
  }

  #write(row: ProductRow): ReturnType<typeof toWire> {
    return toWire(row, this.#facts, dayOf(this.#context.now, this.#context.timeZone), this.#context.bindings.PRODUCT);
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
