export type SqlValue = string | number | null;

export interface Statement {
  sql: string;
  values: SqlValue[];
}

/** One D1 statement as it is billed. */
export interface StatementRecord {
  sql: string;
  rowsRead: number;
  rowsReturned: number;
}

/** Pairs SQL with its bound values. */
export function sql(text: string, ...values: SqlValue[]): Statement {
  return { sql: text, values };
}

/**
 * The one way to D1: runs the statements of one request and counts what they read, because rows read
 * and round trips are what a query costs (README, "Database").
 */
export class Queries {
  readonly records: StatementRecord[] = [];
  readonly #db: D1Database;
  readonly #observe: (statement: StatementRecord) => void;

  constructor(db: D1Database, observe: (statement: StatementRecord) => void = () => undefined) {
    this.#db = db;
    this.#observe = observe;
  }

  /** All rows of one statement. */
  async all<Row>(statement: Statement): Promise<Row[]> {
    const result = await this.#prepare(statement).all<Row>();
    this.#record(statement, result.meta, result.results.length);
    return result.results;
  }

  /** The first row, or `undefined`. */
  async first<Row>(statement: Statement): Promise<Row | undefined> {
    return (await this.all<Row>(statement))[0];
  }

  /** Runs a statement that returns no rows; yields the number of rows changed. */
  async run(statement: Statement): Promise<number> {
    const result = await this.#prepare(statement).run();
    this.#record(statement, result.meta, result.results.length);
    return result.meta.changes;
  }

  /** Several statements in one round trip and one transaction. */
  async batch<Row>(statements: Statement[]): Promise<Row[][]> {
    if (statements.length === 0) return [];
    const results = await this.#db.batch<Row>(statements.map((one) => this.#prepare(one)));
    return results.map((result, index) => {
      const statement = statements[index];
      if (statement) this.#record(statement, result.meta, result.results.length);
      return result.results;
    });
  }

  /** Four statements in one round trip whose rows differ. */
  async batchOf<A, B, C, D>(statements: [Statement, Statement, Statement, Statement]): Promise<[A[], B[], C[], D[]]>;
  async batchOf(statements: Statement[]): Promise<unknown[][]> {
    return this.batch<unknown>(statements);
  }

  /** `statements;rows_read;rows_returned` of the request so far. */
  summary(): string {
    const sum = (pick: (one: StatementRecord) => number) => this.records.reduce((all, one) => all + pick(one), 0);
    return `${this.records.length};${sum((one) => one.rowsRead)};${sum((one) => one.rowsReturned)}`;
  }

  #prepare({ sql: text, values }: Statement): D1PreparedStatement {
    return this.#db.prepare(text).bind(...values);
  }

  #record({ sql: text }: Statement, meta: D1Meta, rowsReturned: number): void {
    const record = { sql: text, rowsRead: meta.rows_read, rowsReturned };
    this.records.push(record);
    this.#observe(record);
  }
}
