/** Reads for a search. Each round trip also reads what has changed since the isolate read last (README, "Changes"). */
import * as v from 'valibot';
import { sql, type Queries, type Statement } from '../db/queries';
import type { Columns } from './columns/held-columns';

/** How many changes are read at once. An isolate that has more to catch up on reads the rest with its next search. */
const MOST_CHANGES = 5_000;

/** Another catalogue was loaded while a search ran. */
export class CatalogueReplaced extends Error {
  override readonly name = 'CatalogueReplaced';
  readonly version: string;
  readonly products: number;

  constructor(version: string, products: number) {
    super(`the catalogue is ${version} now`);
    this.version = version;
    this.products = products;
  }
}

interface StateRow {
  version: string | null;
  parts: number | null;
  changes: string;
}

const changesJson = v.array(v.tuple([v.number(), v.number(), v.number(), v.array(v.tuple([v.number(), v.number()]))]));

/** The catalogue's version and what has changed in it, in one row. */
const STATE = `SELECT
  (SELECT version FROM catalogue_state) AS version,
  (SELECT parts FROM catalogue_state) AS parts,
  (SELECT json_group_array(json_array(seq, rank, stock, json(tiers)) ORDER BY seq) FROM (
    SELECT * FROM goods_change WHERE seq > CAST(?1 AS INTEGER) ORDER BY seq LIMIT ${MOST_CHANGES}
  )) AS changes`;

/** Runs the statements of a search. */
export class SearchReads {
  readonly columns: Columns;
  readonly #queries: Queries;
  #fresh = false;

  constructor(queries: Queries, columns: Columns) {
    this.#queries = queries;
    this.columns = columns;
  }

  /** Whether the columns have all changes that this search could know. */
  get fresh(): boolean {
    return this.#fresh;
  }

  /**
   * Runs statements in one round trip, and brings the columns up to date.
   * @returns the rows of each statement
   * @throws CatalogueReplaced if another version of the catalogue is loaded now
   */
  async read<Row>(statements: Statement[]): Promise<Row[][]> {
    const { rows, last: [state] } = await this.#queries.batchWith<Row, StateRow>(statements, sql(STATE, this.columns.lastChange));
    if (state?.version && state.version !== this.columns.version) throw new CatalogueReplaced(state.version, state.parts ?? 0);
    const changes = v.parse(changesJson, JSON.parse(state?.changes ?? '[]'));
    this.columns.apply(changes.map(([seq, rank, stock, tiers]) => ({ seq, rank, stock, tiers })));
    this.#fresh = true;
    return rows;
  }
}
