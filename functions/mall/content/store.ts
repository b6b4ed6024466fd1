import { sql, type Queries, type Statement } from '../db/queries';

export type ContentKind =
  | 'menu' | 'hotWord' | 'searchWord' | 'help' | 'banner' | 'floor' | 'notice' | 'friendlyLink' | 'popup' | 'discount'
  | 'recommend' | 'article' | 'lottery';

/** A stored entry. `data` is JSON text. */
export interface ContentData {
  data: string;
}

/** Selects the entries of a kind in their order. */
export function selectContent(kind: ContentKind): Statement {
  return sql('SELECT data FROM content WHERE kind = ?1 ORDER BY position', kind);
}

/** Reads the entries of a kind in their order, as JSON values. */
export async function listContent(queries: Queries, kind: ContentKind): Promise<unknown[]> {
  const rows = await queries.all<ContentData>(selectContent(kind));
  return rows.map(({ data }): unknown => JSON.parse(data));
}

/** Reads one entry as a JSON value. @returns `undefined` if the entry does not exist */
export async function readContent(queries: Queries, kind: ContentKind, id: string): Promise<unknown> {
  const row = await queries.first<ContentData>(sql('SELECT data FROM content WHERE kind = ?1 AND id = ?2', kind, id));
  return row ? JSON.parse(row.data) : undefined;
}
