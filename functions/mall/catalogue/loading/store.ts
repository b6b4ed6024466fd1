/** Where a catalogue is loaded: the local D1 and KV, or files for those of production. */

export interface CatalogueStore {
  /** Runs a query. @returns its rows */
  read<Row>(sql: string): Promise<Row[]>;
  /** Runs statements in one transaction. */
  run(statements: readonly string[]): Promise<void>;
  /** Inserts rows. @param rows - each a JSON list of the values of `columns` */
  insert(table: string, columns: readonly string[], rows: readonly string[]): Promise<void>;
  /** Writes a value to KV. */
  put(key: string, value: string | Uint8Array): Promise<void>;
  /** Deletes the values of KV whose keys begin with `prefix`, without those that begin with one of `kept`. */
  clear(prefix: string, kept: readonly string[]): Promise<void>;
}

/** What a load needs of a KV namespace. */
interface Blobs {
  put(key: string, value: string | Uint8Array): Promise<void>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string; cursor?: string }): Promise<{ keys: Array<{ name: string }> } & ({ list_complete: true } | { list_complete: false; cursor: string })>;
}

/** A store over the bindings of D1 and KV. */
export function bindingStore(db: D1Database, kv: Blobs): CatalogueStore {
  return {
    async read<Row>(sql: string) {
      return (await db.prepare(sql).all<Row>()).results;
    },
    async run(statements) {
      if (statements.length > 0) await db.batch(statements.map((sql) => db.prepare(sql)));
    },
    async insert(table, columns, rows) {
      const values = columns.map((_, index) => `value ->> ${index}`).join(', ');
      await db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?1)`).bind(`[${rows.join(',')}]`).run();
    },
    put: (key, value) => kv.put(key, value),
    async clear(prefix, kept) {
      let cursor: string | undefined;
      do {
        const page: Awaited<ReturnType<Blobs['list']>> = await kv.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
        for (const { name } of page.keys) if (!kept.some((one) => name.startsWith(one))) await kv.delete(name);
        cursor = page.list_complete ? undefined : page.cursor;
      } while (cursor !== undefined);
    },
  };
}
