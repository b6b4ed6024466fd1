import * as v from 'valibot';
import { KINDS, textsOf, type Kind } from '../content-kinds';
import { CONTENT_KINDS, type ContentKind } from '../store';

/** An entry as a file has it, with the field names of the contract. */
export type FileEntry = Record<string, unknown>;

const allKinds = v.object(v.entriesFromList(CONTENT_KINDS, v.custom<FileEntry[]>(Array.isArray)));

/** All content, as a file has it: the entries of each kind in their order. */
export type Content = v.InferOutput<typeof allKinds>;

/** Puts content together. @param of - returns the entries of a kind */
export function contentOf(of: (kind: ContentKind) => FileEntry[]): Content {
  return v.parse(allKinds, Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, of(kind)])));
}

/** A row of `content`; `data` is JSON text. */
export interface ContentRow {
  kind: ContentKind;
  id: string;
  position: number;
  data: string;
}

/** The rows of all entries. Positions start at 1 in each kind. */
export function rowsOfContent(content: Content): ContentRow[] {
  return CONTENT_KINDS.flatMap((kind) => content[kind].map((entry, index) => (
    { kind, id: rowId(kind, entry, index), position: index + 1, data: JSON.stringify(entry) }
  )));
}

/** The entries of rows, which must be in their order. Rows of other kinds are left out. @throws SyntaxError if the data of a row is not JSON */
export function contentOfRows(rows: ReadonlyArray<{ kind: string; id: string; data: string }>): Content {
  return contentOf((kind) => rows.filter((row) => row.kind === kind).map(({ id, data }) => {
    try {
      return JSON.parse(data);
    } catch {
      throw new SyntaxError(`The entry ${id} of ${kind} is not JSON`);
    }
  }));
}

/** The id of an entry's row. An entry for one site variant does not replace that of the other. */
export function rowId(kind: ContentKind, entry: FileEntry, index: number): string {
  const own = identityOf(kind, entry);
  if (own === undefined) return `${kind}-${index + 1}`;
  return typeof entry['clientType'] === 'string' ? `${entry['clientType']}-${own}` : own;
}

/** What identifies an entry among those of its kind; `undefined` for a kind whose entries are numbered. */
export function identityOf(kind: ContentKind, entry: FileEntry): string | undefined {
  const { id }: Kind = KINDS[kind];
  if (id === undefined) return undefined;
  const { both, en, cn } = textsOf(entry, id);
  return String(both ?? en ?? cn ?? '');
}
