import type * as v from 'valibot';
import { CODES } from '~/upstream/contract/base/envelope';
import type { copyBom } from '~/upstream/contract/records/stored-bom';
import type { Statement } from '../db/queries';
import { notFound, Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import type { BomLookup, BomOwner } from './bom-owner';
import { putField, type ContentField, type PieceRow } from './bom-pieces';
import { MESSAGES } from './messages';
import { storeNew } from './save-bom';
import { assertFound, copyPieces, insertBom, selectBom, selectPieces, type FoundBom, type NewOwner } from './store';
import { CELL_FIELDS } from './stored-cells';
import { ofSharedCopy, PAGE_FIELDS, putContent, toWireBom } from './wire';

/** How often a shared bill of materials is read while its owner changes it. */
const TRIES = 5;
/** What a copy has as the original. The database copies it: to read and write megabytes of cells would take as long as many pages. */
const COPIED: readonly ContentField[] = ['settings', 'lines', 'repairs', 'readCells'];

/** Copies what a reader by a link gets, without the file. @throws Refusal if the link shows nothing any more */
export async function copyShared(context: MallContext, owner: BomOwner, lookup: BomLookup, tries = TRIES): Promise<v.InferInput<typeof copyBom.data>> {
  let found = false;
  const storing = storeNew(context, owner, async (copy, to) => {
    const [row, pieces] = await read(context, lookup, ['mapping', 'samples', 'lines']);
    found = true;
    const own = ofSharedCopy(row, pieces);
    return own
      ? [...putHead(context, lookup, row, copy, to, own.source), ...(['mapping', 'samples'] as const).flatMap((field) => putField(copy, 1, field, own[field])), copyPieces(lookup, row.version, copy, COPIED)]
      : copyByReading(context, lookup, copy, to);
  });
  return storing.catch((error: unknown) => {
    // Another version has taken the place of the one that was read.
    if (found && tries > 1 && error instanceof Refusal && error.code === CODES.notFound) return copyShared(context, owner, lookup, tries - 1);
    throw error;
  });
}

/** Copies a bill of materials that an earlier release stored, or of which other columns are read than when it was stored. */
async function copyByReading(context: MallContext, lookup: BomLookup, copy: string, to: NewOwner): Promise<Statement[]> {
  const [row, pieces] = await read(context, lookup, [...PAGE_FIELDS, ...CELL_FIELDS]);
  const { source, ...shared } = toWireBom(row, pieces, false);
  return [...putHead(context, lookup, row, copy, to, JSON.stringify(source)), ...putContent(copy, 1, shared)];
}

/** @throws Refusal if the link shows nothing any more */
async function read({ queries }: MallContext, lookup: BomLookup, fields: readonly ContentField[]): Promise<[FoundBom, PieceRow[]]> {
  const [[row] = [], pieces = []] = await queries.batch<FoundBom & PieceRow>([selectBom(lookup, null), selectPieces(lookup, null, fields)]);
  if (!row) throw notFound(MESSAGES.noShare);
  return [row, pieces];
}

function putHead({ now }: MallContext, lookup: BomLookup, row: FoundBom, copy: string, to: NewOwner, source: string): Statement[] {
  return [assertFound(lookup, row.version), insertBom(copy, to, { name: row.name, lines: row.lines, source }, to.userCode !== null && row.saved === 1, now)];
}
