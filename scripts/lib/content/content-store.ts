import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_STATE_KEY, type ContentState } from '../../../functions/mall/content/content-state';
import type { ContentRow } from '../../../functions/mall/content/editing/content-rows';
import { CONTENT_KINDS } from '../../../functions/mall/content/store';
import { queryRemote, type Wrangler } from '../catalogue/remote-store';
import { insertStatements, literal } from '../sql-text';

/** Where content is: the local D1 and KV, or those of production. */
export interface ContentStore {
  /** Runs a query. @returns its rows */
  read<Row>(sql: string): Promise<Row[]>;
  /** Puts rows in the place of all content, as a whole or not at all, and then announces them. */
  replace(rows: readonly ContentRow[], state: ContentState): Promise<void>;
}

/** The content of a local state. */
export function localContent(db: Pick<D1Database, 'prepare' | 'batch'>, kv: { put(key: string, value: string): Promise<void> }): ContentStore {
  return {
    async read<Row>(sql: string) {
      return (await db.prepare(sql).all<Row>()).results;
    },
    async replace(rows, state) {
      await db.batch(replacing(rows).map((sql) => db.prepare(sql)));
      await kv.put(CONTENT_STATE_KEY, JSON.stringify(state));
    },
  };
}

/** The content of production. D1 runs a file as a whole or not at all. @param folder - for the file */
export function remoteContent(folder: string, wrangler: Wrangler): ContentStore {
  return {
    read: (sql) => queryRemote(wrangler, sql),
    async replace(rows, state) {
      mkdirSync(folder, { recursive: true });
      const file = join(folder, 'content.sql');
      try {
        writeFileSync(file, replacing(rows).map((sql) => `${sql};\n`).join(''));
        await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--file', file]);
        await wrangler(['kv', 'key', 'put', CONTENT_STATE_KEY, JSON.stringify(state), '--binding', 'CATALOGUE', '--remote']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** The statements that replace the content, each below the 100 KB that D1 allows. Kinds of a later release stay. */
function replacing(rows: readonly ContentRow[]): string[] {
  const table = { name: 'content', columns: ['kind', 'id', 'position', 'data'], rows: () => rows.map(({ kind, id, position, data }) => [kind, id, position, data]) };
  return [
    `DELETE FROM content WHERE kind IN (${CONTENT_KINDS.map(literal).join(', ')})`,
    ...[...insertStatements(table)].map((sql) => sql.replace(/;\n$/, '')),
  ];
}
