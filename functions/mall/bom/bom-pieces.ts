import { BOM_STORE } from '~/domain/bom/bom-policies';
import { sql, type Statement } from '../db/queries';
import { assertInTransaction } from '../db/transaction';

/**
 * The fields that change with the versions. The cells of the lines stand apart, since pages need few of them and a wide file has megabytes: those that pages show, those of columns
 * that are read, and those of the others. The last release stored all of them in `cells`.
 */
export const CONTENT_FIELDS = ['mapping', 'settings', 'lines', 'repairs', 'samples', 'readCells', 'otherCells', 'cells'] as const;
export type ContentField = (typeof CONTENT_FIELDS)[number];
/** The other fields: the file, its preview, and what was shared. */
export type FixedField = 'source' | 'preview' | 'parts';

/** The version under which {@link FixedField}s are stored. */
export const FIXED = 0;

/** The length of a piece in characters. In UTF-8 it has at most three times as many bytes, and D1 takes 2 MB. */
const PIECE_LENGTH = 500_000;

/** A stored piece of a field. */
export interface PieceRow {
  field: ContentField | FixedField;
  data: string;
}

/** Cuts a text into pieces. A pair of surrogates stays together, because half of one cannot be stored. */
export function cutText(text: string, length = PIECE_LENGTH): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length || start === 0;) {
    let end = start + length;
    if (end < text.length && isLowSurrogate(text.charCodeAt(end))) end -= 1;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/** Stores the value of a field as JSON. */
export function putField(bomNo: string, version: number, field: ContentField | FixedField, value: unknown): Statement[] {
  return cutText(JSON.stringify(value)).map((data, piece) => sql(
    'INSERT INTO bom_piece (bom_no, version, field, piece, data) VALUES (?1, ?2, ?3, ?4, ?5)', bomNo, version, field, piece, data,
  ));
}

/** Removes a field that does not change with the versions. */
export function dropField(bomNo: string, field: FixedField): Statement {
  return sql('DELETE FROM bom_piece WHERE bom_no = ?1 AND version = ?2 AND field = ?3', bomNo, FIXED, field);
}

/** Gives the new version the fields of the old one, except those that are put anew. */
export function carryFields(bomNo: string, from: number, to: number, except: readonly ContentField[]): Statement {
  return sql(
    `INSERT INTO bom_piece (bom_no, version, field, piece, data) SELECT bom_no, ?3, field, piece, data FROM bom_piece
     WHERE bom_no = ?1 AND version = ?2 AND field NOT IN (SELECT value FROM json_each(?4))`,
    bomNo, from, to, JSON.stringify(except),
  );
}

/** Removes the fields of versions that are neither present nor in the history. */
export function dropOldVersions(bomNo: string, present: number): Statement {
  return sql(
    `DELETE FROM bom_piece WHERE bom_no = ?1 AND version NOT IN (?2, ?3) AND version NOT IN (SELECT version FROM bom_version WHERE bom_no = ?1)`,
    bomNo, FIXED, present,
  );
}

/** Ends the transaction with the rule `size` if a version with its file is too large. */
export function assertSize(bomNo: string, version: number): Statement {
  return assertInTransaction(
    'size', `(SELECT COALESCE(SUM(octet_length(data)), 0) FROM bom_piece WHERE bom_no = ?1 AND version IN (?2, ?3) AND field <> 'parts') <= ?4`,
    bomNo, version, FIXED, BOM_STORE.bytes,
  );
}

/** The values of the fields of stored pieces, which must be in their order. */
export function joinFields(rows: readonly PieceRow[]): ReadonlyMap<PieceRow['field'], unknown> {
  const texts = new Map<PieceRow['field'], string[]>();
  for (const { field, data } of rows) {
    const pieces = texts.get(field);
    if (pieces) pieces.push(data);
    else texts.set(field, [data]);
  }
  return new Map([...texts].map(([field, pieces]) => [field, JSON.parse(pieces.join(''))]));
}

/** The text in which a field is stored. */
export function textOf(rows: readonly PieceRow[], of: PieceRow['field']): string {
  return rows.filter(({ field }) => field === of).map(({ data }) => data).join('');
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
