import type * as v from 'valibot';
import type { getBom } from '~/upstream/contract/records/stored-bom';
import { previewOf } from '~/domain/bom/file-preview';
import { FIELD_MESSAGES } from '../http/messages';
import { badPayload, notFound } from '../http/refusal';
import type { MallContext } from '../http/route';
import { bomOwner, ownBom, selectHeld, sharedBom, type BomLookup, type BomOwner } from './bom-owner';
import type { FixedField, PieceRow } from './bom-pieces';
import { MESSAGES } from './messages';
import { heldKey, type KeyRow } from './save-bom';
import { selectBom, selectPieces, type FoundBom } from './store';
import { CELL_FIELDS } from './stored-cells';
import { PAGE_FIELDS, toWireBom } from './wire';

/** Whether a call asks for something. */
type Asked = 'T' | 'F' | undefined;

/** A bill of materials as `bom/qryBom` answers it. @throws Refusal if it does not exist, or belongs to somebody else */
export async function readBom(payload: v.InferOutput<typeof getBom.payload>, context: MallContext): Promise<v.InferInput<typeof getBom.data>> {
  const { bomKey, bomNo, shareKey, version: asked, withSource, withPreview, brief } = payload;
  const { owner, lookup } = await bomOf(context, bomKey, bomNo, shareKey);
  // Only the present version is shared.
  const version = owner ? asked ?? null : null;
  const before = owner?.before ?? [];
  const fields = owner ? fileFields(withSource, withPreview) : ['parts' as const];
  const results = await context.queries.batch<FoundBom & PieceRow & KeyRow>([
    ...before, selectBom(lookup, version), selectPieces(lookup, version, [...PAGE_FIELDS, ...(brief === 'T' ? [] : CELL_FIELDS), ...fields]), ...(owner ? [selectHeld(owner, context.now)] : []),
  ]);
  const [[row] = [], pieces = [], held] = results.slice(before.length);
  if (!row) throw notFound(owner ? MESSAGES.noBom : MESSAGES.noShare);
  if (fields.includes('preview') && !pieces.some(({ field }) => field === 'preview')) return previewed(await readBom({ ...payload, withSource: 'T' }, context));
  return { ...toWireBom(row, pieces, owner !== null, brief === 'T'), ...(owner ? heldKey(owner, held) : {}) };
}

/** The field that has as much of the file as is asked for. */
function fileFields(withSource: Asked, withPreview: Asked): FixedField[] {
  if (withSource === 'T') return ['source'];
  return withPreview === 'T' ? ['preview'] : [];
}

/** A bill of materials that was stored before there were previews. */
function previewed<B extends v.InferInput<typeof getBom.data>>(bom: B): B {
  return { ...bom, source: previewOf(bom.source, bom.mapping.sheet) };
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
