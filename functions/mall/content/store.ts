import { sql, type Queries, type Statement } from '../db/queries';

/** What an entry of the content is; each kind has the schema of its call. */
export type ContentKind =
  | 'menu' | 'hotWord' | 'searchWord' | 'help' | 'banner' | 'floor' | 'notice' | 'friendlyLink' | 'popup' | 'discount'
  | 'recommend';

/** An entry; `data` is JSON text. */
export interface ContentData {
  data: string;
}

/** Reads the entries of a kind in their order. */
export function selectContent(kind: ContentKind): Statement {
  return sql('SELECT data FROM content WHERE kind = ?1 ORDER BY position', kind);
}

/** The entries of a kind in their order, as JSON values. */
export async function listContent(queries: Queries, kind: ContentKind): Promise<unknown[]> {
  const rows = await queries.all<ContentData>(selectContent(kind));
  return rows.map(({ data }): unknown => JSON.parse(data));
}

/** One entry, or `undefined`. */
export async function readContent(queries: Queries, kind: ContentKind, id: string): Promise<unknown> {
  const row = await queries.first<ContentData>(sql('SELECT data FROM content WHERE kind = ?1 AND id = ?2', kind, id));
  return row ? JSON.parse(row.data) : undefined;
}
