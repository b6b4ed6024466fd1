import { BOM_STORE } from '~/domain/bom/bom-policies';
import { sql, type Statement } from '../db/queries';
import { assertInTransaction } from '../db/transaction';
import { assertMayKeep } from './bom-budget';
import { keptSince, type BomLookup } from './bom-owner';
import { CONTENT_FIELDS, FIXED, type PieceRow } from './bom-pieces';

/** The fields of a bill of materials that stand in its row. */
export interface BomHead {
  name: string;
  lines: number;
  /** JSON: the file without its rows and bytes. */
  source: string;
}

/** A stored bill of materials without its contents, in its present or a saved version. */
export interface BomRow {
  bom_no: string;
  version: number;
  name: string;
  lines: number;
  source: string;
  saved: 0 | 1;
  /** ms since 1970. */
  updated_at: number;
  share_key: string | null;
  shared_at: number | null;
}

/** A bill of materials that is read. */
export interface FoundBom extends BomRow {
  /** The bytes of the file with its rows; 0 if it is not stored. */
  file_bytes: number;
}

/** How many expired bills of materials are removed at a time. */
const FORGOTTEN_AT_ONCE = 100;

/** The columns that a saved version has of its own. */
const PRESENT = {
  version: 'COALESCE(old.version, bom.version)', name: 'COALESCE(old.name, bom.name)', lines: 'COALESCE(old.lines, bom.lines)',
  updated_at: 'COALESCE(old.updated_at, bom.updated_at)',
} as const;

/** The bytes of the stored file. A row says how long its text is, so the text is not read. */
const FILE_BYTES = `(SELECT COALESCE(SUM(octet_length(data)), 0) FROM bom_piece AS file WHERE file.bom_no = bom.bom_no AND file.version = ${FIXED} AND file.field = 'source')`;
const PIECES = `JOIN bom_piece AS piece ON piece.bom_no = bom.bom_no AND piece.version IN (${FIXED}, ${PRESENT.version})`;

/** SQL that finds a bill of materials in the version ?5: the present one if it is NULL. The parameters ?1 to ?4 are those of the lookup. */
function foundBy(where: string, join = ''): string {
  return `FROM bom LEFT JOIN bom_version AS old ON old.bom_no = bom.bom_no AND old.version = ?5 ${join}
    WHERE ${where} AND (?5 IS NULL OR ?5 = bom.version OR old.version IS NOT NULL)`;
}

/** The new owner of a bill of materials: a user, or the holder of a key. */
export type NewOwner = { userCode: string; keyHash: null } | { userCode: null; keyHash: string };

/** Stores a new bill of materials. */
export function insertBom(bomNo: string, { userCode, keyHash }: NewOwner, { name, lines, source }: BomHead, saved: boolean, now: number): Statement {
  return sql(
    'INSERT INTO bom (bom_no, user_code, key_hash, version, name, lines, source, saved, updated_at) VALUES (?1, ?2, ?3, 1, ?4, ?5, ?6, ?7, ?8)',
    bomNo, userCode, keyHash, name, lines, source, saved ? 1 : 0, now,
  );
}

/**
 * Copies a bill of materials in a version, with its file. Nothing is copied if it is not found. The copy of a user's is saved if the original is.
 * @param version - `null` for the present one
 */
export function copyBom(
  { where, values }: BomLookup, version: number | null, bomNo: string, { userCode, keyHash }: NewOwner, now: number,
): Statement[] {
  return [
    sql(
      `INSERT INTO bom (bom_no, user_code, key_hash, version, name, lines, source, saved, updated_at)
       SELECT ?6, ?7, ?8, 1, ${PRESENT.name}, ${PRESENT.lines}, bom.source, iif(?7 IS NULL, 0, bom.saved), ?9 ${foundBy(where)}`,
      ...values, version, bomNo, userCode, keyHash, now,
    ),
    copyPieces({ where, values }, version, bomNo, [...CONTENT_FIELDS, 'source', 'preview']),
  ];
}

/** Copies fields of a bill of materials into another one, inside the database. */
export function copyPieces({ where, values }: BomLookup, version: number | null, bomNo: string, fields: ReadonlyArray<PieceRow['field']>): Statement {
  return sql(
    `INSERT INTO bom_piece (bom_no, version, field, piece, data) SELECT ?6, MIN(piece.version, 1), piece.field, piece.piece, piece.data
     ${foundBy(where, PIECES)} AND piece.field IN (SELECT value FROM json_each(?7))`,
    ...values, version, bomNo, JSON.stringify(fields),
  );
}

/** Ends the transaction with the rule `full` if a user has as many bills of materials as allowed. */
export function assertRoom(userCode: string): Statement {
  return assertInTransaction('full', '(SELECT COUNT(*) FROM bom WHERE user_code = ?1) < ?2', userCode, BOM_STORE.ofUser);
}

/** Puts a new bill of materials under the visitor's own key, if something is stored under it. A key that nobody has been given stays unused. */
export function keepKnownKey(bomNo: string, keyHash: string, now: number): Statement {
  return sql(
    'UPDATE bom SET key_hash = ?2 WHERE bom_no = ?1 AND EXISTS (SELECT 1 FROM bom WHERE key_hash = ?2 AND updated_at > ?3)', bomNo, keyHash, keptSince(now),
  );
}

/** Removes what was changed least recently under the key of a new bill of materials, if there is more than allowed. */
export function makeRoom(bomNo: string): Statement {
  return sql(
    `DELETE FROM bom WHERE bom_no IN (
       SELECT bom_no FROM bom WHERE key_hash = (SELECT key_hash FROM bom WHERE bom_no = ?1) ORDER BY bom_no = ?1 DESC, updated_at DESC LIMIT -1 OFFSET ?2)`,
    bomNo, BOM_STORE.ofKey,
  );
}

/** Selects the `key_hash` of a new bill of materials. It has no row if nothing was stored. */
export function selectKey(bomNo: string): Statement {
  return sql('SELECT key_hash FROM bom WHERE bom_no = ?1', bomNo);
}

/** Selects a {@link FoundBom}. @param version - `null` for the present one */
export function selectBom({ where, values }: BomLookup, version: number | null): Statement {
  return sql(
    `SELECT bom.bom_no, ${PRESENT.version} AS version, ${PRESENT.name} AS name, ${PRESENT.lines} AS lines, bom.source, ${FILE_BYTES} AS file_bytes, bom.saved,
       ${PRESENT.updated_at} AS updated_at, bom.share_key, bom.shared_at ${foundBy(where)}`,
    ...values, version,
  );
}

/** Selects the pieces of fields of a bill of materials in their order. */
export function selectPieces({ where, values }: BomLookup, version: number | null, fields: ReadonlyArray<PieceRow['field']>): Statement {
  return sql(
    `SELECT piece.field, piece.data ${foundBy(where, PIECES)}
       AND piece.field IN (SELECT value FROM json_each(?6)) ORDER BY piece.field, piece.piece`,
    ...values, version, JSON.stringify(fields),
  );
}

/** Ends the transaction with the rule `state` unless the bill of materials is found, in this version if one is given. */
export function assertFound({ where, values }: BomLookup, version: number | null = null): Statement {
  return assertInTransaction('state', `EXISTS (SELECT 1 FROM bom WHERE ${where} AND (?5 IS NULL OR bom.version = ?5))`, ...values, version);
}

/** Selects a row if the bill of materials is found. */
export function selectFound({ where, values }: BomLookup): Statement {
  return sql(`SELECT 1 FROM bom WHERE ${where}`, ...values);
}

/** Changes the row of a bill of materials to its next version; `null` leaves a field as it is. The transaction has asserted that it is found. */
export function updateBom(
  bomNo: string, version: number, { name, lines, source }: { [F in keyof BomHead]: BomHead[F] | null }, now: number,
): Statement {
  return sql(
    `UPDATE bom SET version = ?2, name = COALESCE(?3, name), lines = COALESCE(?4, lines), source = COALESCE(?5, source), updated_at = ?6 WHERE bom_no = ?1`,
    bomNo, version, name, lines, source, now,
  );
}

/**
 * Keeps the present version of a user's bill of materials in the history. The oldest versions leave if there are too many, or if they are too large.
 * @returns statements; they end the transaction with the rule `full` if it does not belong to the user, who has no room for it then, or if the user has too much to save another one
 */
export function keepVersion(bomNo: string, userCode: string): Statement[] {
  return [
    assertInTransaction('full', 'EXISTS (SELECT 1 FROM bom WHERE bom_no = ?1 AND user_code = ?2)', bomNo, userCode),
    assertMayKeep(bomNo, userCode),
    sql('UPDATE bom SET saved = 1 WHERE bom_no = ?1', bomNo),
    sql(
      `INSERT INTO bom_version (bom_no, version, name, lines, bytes, updated_at) SELECT bom_no, version, name, lines,
         (SELECT SUM(octet_length(data)) FROM bom_piece AS piece WHERE piece.bom_no = bom.bom_no AND piece.version = bom.version), updated_at
       FROM bom WHERE bom_no = ?1`,
      bomNo,
    ),
    sql(
      `DELETE FROM bom_version WHERE bom_no = ?1 AND version IN (SELECT version FROM (
         SELECT version, ROW_NUMBER() OVER newest AS nth, SUM(bytes) OVER newest AS total FROM bom_version WHERE bom_no = ?1 WINDOW newest AS (ORDER BY version DESC)
       ) WHERE nth > ?2 OR total > ?3)`,
      bomNo, BOM_STORE.versions, BOM_STORE.bytes,
    ),
  ];
}

/** A bill of materials of a list. Its source has the names of all sheets, which no list shows. */
export type ListedBom = Omit<BomRow, 'source'>;

/** Selects the bills of materials of a user as {@link ListedBom}, changed last first. */
export function selectBoms(userCode: string | null, now: number): Statement {
  return sql(
    `SELECT bom_no, version, name, lines, saved, updated_at, share_key, shared_at FROM bom
     WHERE user_code = ?1 AND (saved = 1 OR updated_at > ?2) ORDER BY updated_at DESC, bom_no`,
    userCode, keptSince(now),
  );
}

/** Selects the history of a bill of materials, newest first. */
export function selectVersions({ where, values }: BomLookup): Statement {
  return sql(
    `SELECT old.version, old.name, old.lines, old.updated_at FROM bom JOIN bom_version AS old ON old.bom_no = bom.bom_no WHERE ${where} ORDER BY old.version DESC`,
    ...values,
  );
}

/** Removes a bill of materials with everything that belongs to it. @returns a statement; it returns a row if it was found */
export function deleteBom({ where, values }: BomLookup): Statement {
  return sql(`DELETE FROM bom WHERE ${where} RETURNING bom_no`, ...values);
}

/** Makes the read-only link, if there is none, and counts the bill of materials as saved. @returns a statement; its row has the `share_key` */
export function updateShare(bomNo: string, key: string, hash: string, now: number): Statement {
  return sql(
    `UPDATE bom SET saved = 1, share_key = COALESCE(share_key, ?2), share_hash = COALESCE(share_hash, ?3), shared_at = ?4 WHERE bom_no = ?1 RETURNING share_key`,
    bomNo, key, hash, now,
  );
}

/** Ends the read-only link. The transaction has asserted that the bill of materials is found. */
export function endShare(bomNo: string): Statement {
  return sql('UPDATE bom SET share_key = NULL, share_hash = NULL, shared_at = NULL WHERE bom_no = ?1', bomNo);
}

/** Removes bills of materials that nobody has saved or changed for some days, up to `most` of them. @param now - ms since 1970 */
export function forgetOldBoms(now: number, most = FORGOTTEN_AT_ONCE): Statement {
  return sql(
    'DELETE FROM bom WHERE bom_no IN (SELECT bom_no FROM bom WHERE saved = 0 AND updated_at <= ?1 ORDER BY updated_at LIMIT ?2)', keptSince(now), most,
  );
}
