import type * as v from 'valibot';
import { BOM_STORE } from '~/domain/bom/bom-policies';
import { previewOf } from '~/domain/bom/file-preview';
import { CODES } from '~/upstream/contract/base/envelope';
import type { saveBom as saveCall } from '~/upstream/contract/records/stored-bom';
import type { Statement } from '../db/queries';
import { FIELD_MESSAGES } from '../http/messages';
import { badPayload, notFound, Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { runTransactionWithRows, type Conflict } from '../db/transaction';
import { BOMS_OF_ADDRESS } from '../user/limits/policies';
import { forNetworks } from '../user/limits/visitor';
import { fingerprint, newToken, randomBelow } from '../user/secrets/secrets';
import { allow } from '../user/sign-in-guard';
import { needsSignIn } from '../user/sign-in-refusals';
import { noteBytes } from './bom-budget';
import { bomOwner, ownBom, selectHeld, type BomLookup, type BomOwner } from './bom-owner';
import { assertSize, carryFields, dropField, dropOldVersions, FIXED, putField, type PieceRow } from './bom-pieces';
import { MESSAGES } from './messages';
import {
  assertFound, assertRoom, forgetOldBoms, insertBom, keepVersion, makeRoom, selectFound, selectKey, selectPieces, updateBom, keepKnownKey, type NewOwner,
} from './store';
import type { Mapping } from './stored-cells';
import { fieldsOf, mappingOf, putContent, sourceHead } from './wire';

type Payload = v.InferOutput<typeof saveCall.payload>;
type Stored = v.InferInput<typeof saveCall.data>;
type Given = Omit<Payload, 'bomKey' | 'bomNo' | 'version'>;

/** The number of digits in the number of a bill of materials. It is random, so that it does not show how many there are. */
const NUMBER_DIGITS = 14;
/** How many expired bills of materials are removed each time an anonymous visitor stores one. */
const CLEARED_BY_EACH = 5;

/** Rows of the statements that say what the key of a call holds, and under which key something was stored. */
export interface KeyRow {
  held?: 0 | 1;
  key_hash?: string | null;
}

/** Stores a bill of materials, or changes the given fields of a stored one. @throws Refusal if it is not found, outdated or too large, or if there is no room */
export async function saveBom({ bomKey, bomNo, version, ...given }: Payload, context: MallContext): Promise<Stored> {
  const owner = await bomOwner(context, bomKey);
  if (given.saved === 'T' && owner.userCode === null) throw needsSignIn();
  return bomNo === undefined ? create(context, owner, given) : change(context, owner, bomNo, needed('version', version), given);
}

async function create(context: MallContext, owner: BomOwner, given: Given): Promise<Stored> {
  const source = needed('source', given.source);
  const content = { mapping: needed('mapping', given.mapping), settings: needed('settings', given.settings), lines: needed('lines', given.lines), repairs: given.repairs ?? [] };
  const head = { name: given.name ?? (source.name ?? '').slice(0, BOM_STORE.name), lines: content.lines.length, source: sourceHead(source) };
  return storeNew(context, owner, (bomNo, to) => [
    insertBom(bomNo, to, head, given.saved === 'T', context.now),
    ...putContent(bomNo, 1, content),
    ...putFile(bomNo, source, content.mapping),
    ...(given.saved === 'T' && to.userCode !== null ? keepVersion(bomNo, to.userCode) : []),
  ]);
}

/**
 * Stores a new bill of materials in one transaction. That of an anonymous visitor gets a new key, unless something is stored under the visitor's own.
 * @param storing - makes the statements that store it. It is not called for an address that has stored too much
 * @throws Refusal if there is no room, if it is too large, or if the statements store nothing
 */
export async function storeNew(
  context: MallContext, owner: BomOwner, storing: (bomNo: string, to: NewOwner) => Statement[] | Promise<Statement[]>,
): Promise<Stored> {
  const { queries, request, now } = context;
  const { userCode, keyHash } = owner;
  const bomNo = `B${String(randomBelow(10 ** NUMBER_DIGITS)).padStart(NUMBER_DIGITS, '0')}`;
  const newKey = newToken();
  if (userCode === null) await allow(context, forNetworks(BOMS_OF_ADDRESS, request), tooMany);
  const statements = await storing(bomNo, userCode === null ? { userCode, keyHash: fingerprint(newKey) } : { userCode, keyHash: null });
  const { rows, conflict } = await runTransactionWithRows<KeyRow>(queries, [
    ...owner.before,
    userCode === null ? forgetOldBoms(now, CLEARED_BY_EACH) : assertRoom(userCode),
    ...statements,
    ...(userCode === null ? [...(keyHash === null ? [] : [keepKnownKey(bomNo, keyHash, now)]), makeRoom(bomNo)] : []),
    assertSize(bomNo, 1), ...noteBytes(bomNo, userCode, context), selectKey(bomNo), selectHeld(owner, now),
  ]);
  if (conflict !== undefined) throw refusalFor(conflict);
  const [[stored] = [], held] = rows.slice(-2);
  if (!stored) throw notFound(MESSAGES.noBom);
  if (userCode !== null) return { bomNo, version: 1, ...heldKey(owner, held) };
  return { bomNo, version: 1, bomKey: owner.key !== undefined && stored.key_hash === keyHash ? owner.key : newKey };
}

async function change(context: MallContext, owner: BomOwner, bomNo: string, version: number, given: Given): Promise<Stored> {
  const { queries, now } = context;
  const { name = null, lines, source, saved } = given;
  const lookup = ownBom(owner, bomNo, now);
  const next = version + 1;
  const mapping = given.mapping ?? (lines && await presentMapping(queries, lookup));
  const { rows, conflict } = await runTransactionWithRows<KeyRow>(queries, [
    ...owner.before,
    assertFound(lookup, version),
    updateBom(bomNo, next, { name, lines: lines?.length ?? null, source: source ? sourceHead(source) : null }, now),
    carryFields(bomNo, version, next, fieldsOf(given)),
    ...putContent(bomNo, next, given, mapping),
    ...(source ? [dropField(bomNo, 'source'), dropField(bomNo, 'preview'), ...putFile(bomNo, source, given.mapping)] : []),
    ...(saved === 'T' && owner.userCode !== null ? keepVersion(bomNo, owner.userCode) : []),
    dropOldVersions(bomNo, next), assertSize(bomNo, next), ...noteBytes(bomNo, owner.userCode, context), selectHeld(owner, now),
  ]);
  if (conflict === 'state') {
    const exists = (await queries.first(selectFound(lookup))) !== undefined;
    throw exists ? new Refusal(CODES.outdated, MESSAGES.outdated) : notFound(MESSAGES.noBom);
  }
  if (conflict !== undefined) throw refusalFor(conflict);
  return { bomNo, version: next, ...heldKey(owner, rows.at(-1)) };
}

/** @throws Refusal if the bill of materials is not found */
async function presentMapping(queries: MallContext['queries'], lookup: BomLookup): Promise<Mapping> {
  const pieces = await queries.all<PieceRow>(selectPieces(lookup, null, ['mapping']));
  if (pieces.length === 0) throw notFound(MESSAGES.noBom);
  return mappingOf(pieces);
}

/** Stores a file with its preview. @param mapping - names the sheet that is read */
function putFile(bomNo: string, source: NonNullable<Given['source']>, mapping: Given['mapping']): Statement[] {
  return [...putField(bomNo, FIXED, 'source', source), ...putField(bomNo, FIXED, 'preview', previewOf(source, mapping?.sheet ?? ''))];
}

/** The key of a call in its answer, if something is still stored under it. @param rows - rows of {@link selectHeld} */
export function heldKey({ key }: BomOwner, [row]: readonly KeyRow[] = []): { bomKey?: string } {
  return key !== undefined && row?.held ? { bomKey: key } : {};
}

/** The refusal for the rule that ended a transaction. */
export function refusalFor(conflict: Conflict): Refusal {
  if (conflict === 'often') return tooMany();
  if (conflict === 'full') return new Refusal(CODES.full, MESSAGES.full(BOM_STORE.ofUser, megabytes(BOM_STORE.userBytes), megabytes(BOM_STORE.newUserBytes)));
  if (conflict === 'size') return new Refusal(CODES.full, MESSAGES.tooLarge(megabytes(BOM_STORE.bytes)));
  return notFound(MESSAGES.noBom);
}

function tooMany(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooMany);
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}

function needed<T>(field: string, value: T | undefined): T {
  if (value === undefined) throw badPayload(field, FIELD_MESSAGES.missing);
  return value;
}
