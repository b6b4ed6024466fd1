import type * as v from 'valibot';
import type { getBom } from '~/upstream/contract/records/stored-bom';
import { FIELD_MESSAGES } from '../http/messages';
import { badPayload, notFound } from '../http/refusal';
import type { MallContext } from '../http/route';
import { bomOwner, ownBom, selectHeld, sharedBom, type BomLookup, type BomOwner } from './bom-owner';
import type { PieceRow } from './bom-pieces';
import { MESSAGES } from './messages';
import { heldKey, type KeyRow } from './save-bom';
import { selectBom, selectPieces, type FoundBom } from './store';
import { toWireBom } from './wire';

/** A bill of materials as `bom/qryBom` answers it. @throws Refusal if it does not exist, or belongs to somebody else */
export async function readBom(
  { bomKey, bomNo, shareKey, version: asked, withSource }: v.InferOutput<typeof getBom.payload>, context: MallContext,
): Promise<v.InferInput<typeof getBom.data>> {
  const { owner, lookup } = await bomOf(context, bomKey, bomNo, shareKey);
  // Only the present version is shared.
  const version = owner ? asked ?? null : null;
  const before = owner?.before ?? [];
  const results = await context.queries.batch<FoundBom & PieceRow & KeyRow>([
    ...before, selectBom(lookup, version), selectPieces(lookup, version, owner ? (withSource === 'T' ? ['source'] : []) : ['parts']),
    ...(owner ? [selectHeld(owner, context.now)] : []),
  ]);
  const [[row] = [], pieces = [], held] = results.slice(before.length);
  if (!row) throw notFound(owner ? MESSAGES.noBom : MESSAGES.noShare);
  return { ...toWireBom(row, pieces, owner !== null), ...(owner ? heldKey(owner, held) : {}) };
}

/** Finds the bill of materials of a call. @returns no owner if it is read by its link @throws Refusal if the call names none */
export async function bomOf(
  context: MallContext, bomKey: string | undefined, bomNo: string | undefined, shareKey: string | undefined,
): Promise<{ owner: BomOwner | null; lookup: BomLookup }> {
  if (shareKey !== undefined) return { owner: null, lookup: sharedBom(shareKey) };
  if (bomNo === undefined) throw badPayload('bomNo', FIELD_MESSAGES.missing);
  const owner = await bomOwner(context, bomKey);
  return { owner, lookup: ownBom(owner, bomNo, context.now) };
}
