/** The part of D1 that the mall uses: a database, or a session of one. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>;

export type SqlValue = string | number | null;

/** SQL with its bound values. */
export interface Statement {
  sql: string;
  values: SqlValue[];
}

/** A statement that ran on D1, with its numbers of rows. D1 bills the rows that it reads. */
export interface StatementRecord {
  sql: string;
  rowsRead: number;
  rowsReturned: number;
  rowsWritten: number;
  /** The round trip of the request, from 1. Statements of a batch share one. */
  trip: number;
}

/** Pairs SQL with its bound values. */
export function sql(text: string, ...values: SqlValue[]): Statement {
  return { sql: text, values };
}

/**
 * Runs the statements of one request on D1 and records them with their numbers of rows, so that the cost of the request is known
 * (README, "Database").
 */
export class Queries {
  readonly records: StatementRecord[] = [];
  readonly #db: Database;
  readonly #observe: (statement: StatementRecord) => void;
  #trips = 0;
  #wrote = false;

  constructor(db: Database, observe: (statement: StatementRecord) => void = () => undefined) {
    this.#db = db;
    this.#observe = observe;
  }

  /** Whether a statement has changed the database. */
  get wrote(): boolean {
    return this.#wrote;
  }

  /** Runs a statement. @returns all its rows */
  async all<Row>(statement: Statement): Promise<Row[]> {
    const trip = ++this.#trips;
    const result = await this.#prepare(statement).all<Row>();
    this.#record(statement, result.meta, result.results.length, trip);
    return result.results;
  }

  /** Runs a statement. @returns its first row; `undefined` if it has no rows */
  async first<Row>(statement: Statement): Promise<Row | undefined> {
    return (await this.all<Row>(statement))[0];
  }

  /** Runs a statement that returns no rows. @returns the number of changed rows */
  async run(statement: Statement): Promise<number> {
    const trip = ++this.#trips;
    const result = await this.#prepare(statement).run();
    this.#record(statement, result.meta, result.results.length, trip);
    return result.meta.changes;
  }

  /** Runs statements in one round trip and one transaction. @returns the rows of each statement */
  async batch<Row>(statements: Statement[]): Promise<Row[][]> {
    if (statements.length === 0) return [];
    const trip = ++this.#trips;
    const results = await this.#db.batch<Row>(statements.map((one) => this.#prepare(one)));
    return results.map((result, index) => {
      const statement = statements[index];
      if (statement) this.#record(statement, result.meta, result.results.length, trip);
      return result.results;
    });
  }

  /** Runs four statements as {@link batch} does; the rows of each statement have their own type. */
  async batchOf<A, B, C, D>(statements: [Statement, Statement, Statement, Statement]): Promise<[A[], B[], C[], D[]]>;
  async batchOf(statements: Statement[]): Promise<unknown[][]> {
    return this.batch<unknown>(statements);
  }

  /** Runs statements as {@link batch} does, and one more statement whose rows have another type. */
  async batchWith<Row, Last>(statements: Statement[], last: Statement): Promise<{ rows: Row[][]; last: Last[] }>;
  async batchWith(statements: Statement[], last: Statement): Promise<{ rows: unknown[][]; last: unknown[] }> {
    const rows = await this.batch<unknown>([...statements, last]);
    return { rows: rows.slice(0, -1), last: rows.at(-1) ?? [] };
  }

  /** The cost of the request so far, as `statements;rows_read;rows_returned;round_trips;rows_written`. */
  summary(): string {
    const sum = (pick: (one: StatementRecord) => number) => this.records.reduce((all, one) => all + pick(one), 0);
    return `${this.records.length};${sum((one) => one.rowsRead)};${sum((one) => one.rowsReturned)};${this.#trips};${sum((one) => one.rowsWritten)}`;
  }

  #prepare({ sql: text, values }: Statement): D1PreparedStatement {
    return this.#db.prepare(text).bind(...values);
  }

  #record({ sql: text }: Statement, meta: D1Meta, rowsReturned: number, trip: number): void {
    const record = { sql: text, rowsRead: meta.rows_read, rowsReturned, rowsWritten: meta.rows_written, trip };
    this.#wrote ||= meta.rows_written > 0;
    this.records.push(record);
    this.#observe(record);
  }
}
