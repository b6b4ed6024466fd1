import { sql, type Queries } from '../queries';

/** What an entry of the content is; each kind has the schema of its call. */
export type ContentKind =
  | 'menu' | 'hotWord' | 'searchWord' | 'help' | 'banner' | 'floor' | 'notice' | 'friendlyLink' | 'popup' | 'discount'
  | 'recommend';

/** The entries of a kind in their order, as JSON values. */
export async function listContent(queries: Queries, kind: ContentKind): Promise<unknown[]> {
  const rows = await queries.all<{ data: string }>(sql('SELECT data FROM content WHERE kind = ?1 ORDER BY position', kind));
  return rows.map(({ data }): unknown => JSON.parse(data));
}

/** One entry, or `undefined`. */
export async function readContent(queries: Queries, kind: ContentKind, id: string): Promise<unknown> {
  const row = await queries.first<{ data: string }>(sql('SELECT data FROM content WHERE kind = ?1 AND id = ?2', kind, id));
  return row ? JSON.parse(row.data) : undefined;
}
