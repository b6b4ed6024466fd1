/** Finds the products of a keyword, as it is read and as it may have been meant. */
import type { Query } from '~/domain/query/query';
import { RESULT_LIMIT } from '~/upstream/contract/records/search';
import type { Columns } from '../../search/columns/held-columns';
import { isOpen, type Filter } from '../../search/conditions';
import type { Sort } from '../../search/order';
import type { SearchReads } from '../../search/reads';
import { searchColumns, type ColumnAnswer } from '../../search/search-columns';
import { narrowExpression } from '../../search/words';
import { meantNumbers, type MeantNumber } from './corrected-number';
import type { CatalogueFacts } from '../facts';
import { keepHits, keptHits } from './kept-hits';
import { readKeyword, requiredOf, textPlanOf, wholePlanOf, withReading } from './keyword-conditions';
import type { SearchPayload } from './search-records';
import { textHits, type TextHits, type TextPlan } from './text-hits';
import type { CountedReading } from './understood';

/** How many ambiguous terms of a keyword are counted with each of their readings. */
const MOST_AMBIGUOUS = 2;

/** How many part numbers that were perhaps meant are results together. */
const MOST_MEANT = 3;

/** How many pages of products are read together with the hits of a keyword: products of one part number are one row. */
const PAGES_AHEAD = 3;

/** The maximum number of products that are read ahead. */
const MOST_AHEAD = 100;

/** What a reading of the keyword finds. */
export interface Attempt {
  terms: Query;
  filter: Filter;
  text: TextHits | null;
  columns: ColumnAnswer;
}

/** What the keyword finds in the end. */
export interface Finding extends Attempt {
  /** The readings of ambiguous terms, by the place of the term. */
  readings: ReadonlyMap<number, readonly CountedReading[]>;
  corrected: { from: string; meant: MeantNumber[] } | null;
}

export interface FinderOptions {
  payload: SearchPayload;
  facts: CatalogueFacts;
  columns: Columns;
  reads: SearchReads;
  filter: Filter;
  sort: Sort;
}

export class Finder {
  readonly #options: FinderOptions;
  readonly #keyword: string;

  constructor(options: FinderOptions) {
    this.#options = options;
    this.#keyword = options.payload.keyword?.trim() ?? '';
  }

  /**
   * Finds by the keyword as it is read. Of the readings of a term, the first that finds something is taken. If nothing is found, the whole keyword
   * is taken for a part number, then for one with a typing mistake.
   */
  async byKeyword(): Promise<Finding> {
    const { facts, columns, filter } = this.#options;
    const readings = new Map<number, CountedReading[]>();
    const terms = readKeyword(this.#keyword, facts, columns.directory);
    let attempt = await this.find(terms, filter);
    for (const { start } of terms.filter((term) => term.readings).slice(0, MOST_AMBIGUOUS)) {
      const term = attempt.terms.find((one) => one.start === start);
      if (!term?.readings) continue;
      const counted = [];
      for (const [index, reading] of term.readings.entries()) {
        counted.push({ reading, attempt: index === 0 ? attempt : await this.find(withReading(attempt.terms, term, reading), filter) });
      }
      const chosen = counted.find((one) => one.attempt.columns.found > 0) ?? counted[0];
      if (chosen) attempt = chosen.attempt;
      readings.set(start, counted.map((one) => ({ ...one.reading, count: one.attempt.columns.found, chosen: one === chosen })));
    }
    if (attempt.columns.found > 0) return { ...attempt, readings, corrected: null };
    return (await this.#whole(terms)) ?? (await this.#corrected(attempt)) ?? { ...attempt, readings, corrected: null };
  }

  /** Finds by terms and a filter. @param plan - what the indexes look for, if it is not what the terms say */
  async find(terms: Query, filter: Filter, plan: TextPlan | null = textPlanOf(this.#keyword, terms, this.#options.facts)): Promise<Attempt> {
    const { payload: { pageNo = 1, pageSize = 20, catalogCode }, facts, sort } = this.#options;
    const narrow = narrowExpression(filter.brands, filter.categories && catalogCode && facts.categories.has(catalogCode) ? [catalogCode] : null);
    const ahead = pageNo === 1 && isOpen(filter) && sort.by === 'rank' ? Math.min(MOST_AHEAD, PAGES_AHEAD * pageSize) : 0;
    const enough = async (ranks: number[]) => (await this.columns(terms, filter, ranks, false)).found > RESULT_LIMIT;
    const text = plan && (await this.#hits({ ...plan, narrow }, enough, ahead));
    return { terms, filter, text, columns: await this.columns(terms, filter, text?.ranks ?? null) };
  }

  /** The hits of the indexes: those that the isolate keeps, if they are enough, or read from D1. */
  async #hits(plan: TextPlan, enough: (ranks: number[]) => Promise<boolean>, ahead: number): Promise<TextHits> {
    const { columns: { version }, reads } = this.#options;
    const kept = keptHits(version, plan);
    if (kept && (kept.complete || (await enough(kept.ranks)))) return { ...kept, rows: [] };
    const hits = await textHits(reads, plan, enough, ahead);
    keepHits(version, plan, hits);
    return hits;
  }

  /** Searches the columns, once the indexes have found their hits. */
  columns(terms: Query, filter: Filter, hits: readonly number[] | null, facets = this.#options.payload.facets === 'T'): Promise<ColumnAnswer> {
    const { payload, facts, columns, sort } = this.#options;
    return searchColumns(columns, { filter, required: requiredOf(terms, facts, columns.directory), hits, sort, quantity: payload.quantity ?? 1, facets });
  }

  async #whole(terms: Query): Promise<Finding | null> {
    const plan = wholePlanOf(this.#keyword, terms);
    if (!plan) return null;
    const attempt = await this.find([{ kind: 'number', number: plan.numbers[0] ?? '', text: this.#keyword, start: 0 }], this.#options.filter, plan);
    return attempt.columns.found > 0 ? { ...attempt, readings: new Map(), corrected: null } : null;
  }

  /** If no product has the typed part number: the products of those that were probably meant. */
  async #corrected({ terms, filter, text }: Attempt): Promise<Finding | null> {
    const [typed] = terms.filter((term) => term.kind === 'number').sort((a, b) => b.text.length - a.text.length);
    if (!typed || !text || text.ranks.length > 0) return null;
    const meant = await meantNumbers(this.#options.reads, typed.text);
    const [first] = meant;
    if (!first) return null;
    const corrected = { from: typed.text, meant };
    const whole = meant.slice(0, MOST_MEANT).flatMap(({ products }) => products);
    const others = terms.filter((term) => term !== typed);
    if (whole.length > 0 && others.every((term) => term.kind !== 'number' && term.kind !== 'word')) {
      const ranks = whole.map(({ rank }) => rank).sort((a, b) => a - b);
      const hits: TextHits = { ranks, leading: new Map(whole.map(({ rank }, order) => [rank, order])), complete: true, narrowed: false, exact: [], rows: whole };
      const columns = await this.columns(others, filter, ranks);
      if (columns.found > 0) return { terms, filter, text: hits, columns, readings: new Map(), corrected };
    }
    const attempt = await this.find(terms.map((term) => (term === typed ? { ...typed, number: first.number } : term)), filter);
    return attempt.columns.found > 0 ? { ...attempt, readings: new Map(), corrected } : null;
  }
}
