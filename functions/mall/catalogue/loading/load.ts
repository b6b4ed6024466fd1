/** Writes the tables of a catalogue into D1 and KV. They replace the previous catalogue. */
import type { CatalogueTables, Table } from './tables';

/** The size of a batch of rows, in bytes. A batch is one parameter, and D1 allows 2 MB for a parameter. */
const BATCH_BYTES = 1_200_000;
/** Contentless indexes. They cannot be emptied, so they are dropped and created again. */
const INDEXES: readonly string[] = ['goods_number', 'goods_words'];

const encoder = new TextEncoder();

export interface LoadOptions {
  /** The time of loading that is stored, in ISO format. */
  now: string;
  /** Called with the finished share, 0 … 1, and the name of the current table. */
  progress?: (share: number, table: string) => void;
}

/**
 * Replaces the catalogue. The migrations must be applied. While it runs, the catalogue counts as absent: the row of
 * `catalogue_state` is deleted first, and written again last.
 * @throws Error if a table is missing
 */
export async function loadTables(db: D1Database, kv: KVNamespace, made: CatalogueTables, options: LoadOptions): Promise<void> {
  await db.prepare('DELETE FROM catalogue_state').run();
  for (const { name } of made.tables) await emptyTable(db, name);
  const total = made.tables.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  // The next batch is made while the last one is written.
  let writing: Promise<unknown> = Promise.resolve();
  for (const table of made.tables) {
    for (const { json, count } of batches(table)) {
      await writing;
      writing = db.prepare(insertOf(table)).bind(json).run();
      done += count;
      options.progress?.(done / total, table.name);
    }
    if (INDEXES.includes(table.name)) {
      await writing;
      writing = db.prepare(`INSERT INTO ${table.name} (${table.name}) VALUES ('optimize')`).run();
    }
  }
  await writing;
  await putColumns(kv, made);
  await db.batch([
    // What `after` changes differs from the columns.
    db.prepare('DELETE FROM goods_change'),
    ...made.after.map((sql) => db.prepare(sql)),
    db.prepare('INSERT INTO catalogue_state (one, version, parts, loaded_at) VALUES (1, ?1, ?2, ?3)').bind(made.version, made.products, options.now),
  ]);
}

/** Writes the columns, then the key `current`, which names the loaded version. Then it deletes the columns of other versions. */
async function putColumns(kv: KVNamespace, { blobs, version, products }: CatalogueTables): Promise<void> {
  const written = new Set<string>();
  for (const { key, bytes } of blobs()) {
    await kv.put(key, bytes);
    written.add(key);
  }
  await kv.put('current', JSON.stringify({ version, parts: products }));
  const { keys } = await kv.list({ prefix: 'columns/' });
  for (const { name } of keys) if (!written.has(name)) await kv.delete(name);
}

async function emptyTable(db: D1Database, name: string): Promise<void> {
  if (!INDEXES.includes(name)) {
    await db.prepare(`DELETE FROM ${name}`).run();
    return;
  }
  const found = await db.prepare('SELECT sql FROM sqlite_master WHERE name = ?1').bind(name).first<{ sql: string }>();
  if (!found) throw new Error(`the database has no table ${name}: apply the migrations first`);
  await db.batch([db.prepare(`DROP TABLE ${name}`), db.prepare(found.sql)]);
}

function insertOf({ name, columns }: Table): string {
  const values = columns.map((_, index) => `value ->> ${index}`).join(', ');
  return `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values} FROM json_each(?1)`;
}

/** Groups rows into JSON lists, each small enough for one parameter of D1. */
function* batches(table: Table): Iterable<{ json: string; count: number }> {
  let rows: string[] = [];
  let bytes = 0;
  for (const row of table.rows()) {
    const json = JSON.stringify(row);
    rows.push(json);
    bytes += encoder.encode(json).length + 1;
    if (bytes < BATCH_BYTES) continue;
    yield { json: `[${rows.join(',')}]`, count: rows.length };
    rows = [];
    bytes = 0;
  }
  if (rows.length > 0) yield { json: `[${rows.join(',')}]`, count: rows.length };
}
