import { referenceTables } from './reference-tables';

/**
 * Replaces the regions and the common passwords in one transaction.
 * @param edition - identifies the sources of the rows. It is stored, so that the same rows are not loaded again
 */
export async function seedReference(db: D1Database, edition: string): Promise<void> {
  const tables = referenceTables();
  await db.batch([
    ...tables.flatMap(({ name, columns, rows }) => [
      db.prepare(`DELETE FROM ${name}`),
      db
        .prepare(`INSERT INTO ${name} (${columns.join(', ')}) SELECT ${columns.map((_, at) => `value ->> ${at}`).join(', ')} FROM json_each(?1)`)
        .bind(JSON.stringify([...rows()])),
    ]),
    db.prepare('INSERT OR REPLACE INTO reference_state (one, edition) VALUES (1, ?1)').bind(edition),
  ]);
}
