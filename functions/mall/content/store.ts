import { sql, type Queries, type Statement } from '../db/queries';

/** The kinds of entries, in the order of a content file (README, "Kinds"). */
export const CONTENT_KINDS = [
  'menu', 'searchWord', 'hotWord', 'banner', 'floor', 'recommend', 'notice', 'popup', 'discount', 'lottery', 'freight', 'rate', 'friendlyLink', 'help', 'article',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** A stored entry. `data` is JSON text. */
export interface ContentData {
  id: string;
  data: string;
}

/** Selects the entries of a kind in their order. */
export function selectContent(kind: ContentKind): Statement {
  return sql('SELECT id, data FROM content WHERE kind = ?1 ORDER BY position', kind);
}

/** Reads the entries of a kind in their order. */
export function listContent(queries: Queries, kind: ContentKind): Promise<ContentData[]> {
  return queries.all<ContentData>(selectContent(kind));
}

/** Reads those entries of a kind that have one of two ids, in their order. */
export function readContent(queries: Queries, kind: ContentKind, id: string, otherId: string): Promise<ContentData[]> {
  return queries.all<ContentData>(
    sql('SELECT id, data FROM content WHERE kind = ?1 AND id IN (?2, ?3) ORDER BY position', kind, id, otherId),
  );
}
