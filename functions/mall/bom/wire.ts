import * as v from 'valibot';
import { BRIEF } from '~/domain/bom/bom-policies';
import { cellStart } from '~/domain/bom/file-preview';
import { BOM_CONTENT, bomLine, bomSource, repair, sharedPart, type getBom, type listBoms, type listBomVersions, type saveBom } from '~/upstream/contract/records/stored-bom';
import type { Statement } from '../db/queries';
import { fingerprint } from '../user/secrets/secrets';
import { joinFields, putField, type ContentField, type PieceRow } from './bom-pieces';
import type { BomRow, FoundBom } from './store';

type WireBom = Omit<v.InferInput<typeof getBom.data>, 'bomKey'>;
type Source = NonNullable<v.InferOutput<typeof saveBom.payload>['source']>;

const cells = bomLine.entries.cells.wrapped;
/** The cells of all lines, and a fingerprint of the stored lines: an earlier release, which may be rolled back to, changes lines and keeps these. */
const cellsApart = v.object({ of: v.string(), rows: v.array(v.nullable(cells)) });
const stored = v.object({ ...BOM_CONTENT, cells: v.optional(cellsApart) });
/** The content, or as much of it as a page shows. */
type Content = Omit<v.InferOutput<typeof stored>, 'cells'> & { repaired?: number };
type Line = Content['lines'][number];
const parts = v.array(sharedPart);

/** The lists are checked as far as a page shows them. To check all cells of a wide file takes longer than the page. */
const unchecked = v.object({ ...BOM_CONTENT, lines: v.array(v.unknown()), repairs: v.array(v.unknown()) });
const sampledLines = v.array(bomLine);
const otherLines = v.array(v.omit(bomLine, ['cells']));
const firstRepairs = v.array(repair);

/** The fields that change with the versions, but for the cells. */
export const CONTENT_FIELDS = ['mapping', 'settings', 'lines', 'repairs'] as const satisfies readonly ContentField[];

/** Content that is stored anew; what is absent stays as it is. */
type GivenContent = Pick<v.InferOutput<typeof saveBom.payload>, (typeof CONTENT_FIELDS)[number]>;

/** Stores content in a version. Of the cells, the lines have what {@link toWireBom} needs to be brief. */
export function putContent(bomNo: string, version: number, content: GivenContent): Statement[] {
  const lines = content.lines?.map((line, index) => (index < BRIEF.lines ? withSamples(line) : withCells(line, null)));
  const rows = content.lines?.map((line) => line.cells ?? null);
  const values = { ...content, lines, cells: rows && { of: fingerprint(JSON.stringify(lines)), rows } satisfies v.InferInput<typeof cellsApart> };
  return fieldsOf(content).flatMap((field) => putField(bomNo, version, field, values[field]));
}

/** The fields in which content is stored. */
export function fieldsOf(content: GivenContent): ContentField[] {
  const given = CONTENT_FIELDS.filter((field) => content[field] !== undefined);
  return content.lines ? [...given, 'cells'] : given;
}

/**
 * Writes a bill of materials as the contract sends it.
 * @param pieces - its pieces in their order. The file has its rows, or its first ones, if they contain them; a reader by the link gets what was shared
 * @param isBrief - whether what no page shows is left out
 * @param isOwner - whether the reader is the owner, who also gets the key of the link, the columns that stand for nothing, and the names of all sheets
 */
export function toWireBom(row: FoundBom, pieces: readonly PieceRow[], isOwner: boolean, isBrief = false): WireBom {
  const fields = joinFields(pieces);
  const file = fields.get('source');
  const source = v.parse(bomSource, file ?? fields.get('preview') ?? JSON.parse(row.source));
  const whole = isBrief ? briefContent(fields) : wholeContent(fields);
  return {
    bomNo: row.bom_no, name: row.name, version: row.version, updateTime: moment(row.updated_at), saved: row.saved ? 'T' : 'F',
    ...(isBrief ? { readCharacters: pieces.reduce((sum, { data }) => sum + data.length, 0) } : {}),
    ...(isOwner
      ? { source: { ...source, ...(file === undefined ? { storedBytes: row.file_bytes } : {}) }, ...whole }
      : { source: { ...source, sheets: source.sheets.filter(({ name }) => name === whole.mapping.sheet) }, ...sharedContent(whole) }),
    ...(isOwner && row.share_key !== null ? { shareKey: row.share_key } : {}),
    ...(!isOwner && row.shared_at !== null ? { shared: { time: moment(row.shared_at), parts: v.parse(parts, fields.get('parts') ?? []) } } : {}),
  };
}

function wholeContent(fields: ReadonlyMap<string, unknown>): Content {
  const { cells: apart, ...content } = v.parse(stored, Object.fromEntries(fields));
  if (!apart || apart.of !== fingerprint(JSON.stringify(fields.get('lines')))) return content;
  return { ...content, lines: content.lines.map((line, index) => withCells(line, apart.rows[index])) };
}

/** What a page shows: cells of the first lines, as samples of the columns, and the first repairs. */
function briefContent(fields: ReadonlyMap<string, unknown>): Content {
  const { lines, repairs, ...head } = v.parse(unchecked, Object.fromEntries(fields));
  const sampled = v.parse(sampledLines, lines.slice(0, BRIEF.lines));
  return {
    ...head, repaired: repairs.length, repairs: v.parse(firstRepairs, repairs.slice(0, BRIEF.repairs)),
    lines: [...sampled.map(withSamples), ...v.parse(otherLines, lines.slice(BRIEF.lines))],
  };
}

function withSamples(line: Line): Line {
  return withCells(line, line.cells?.map(cellStart));
}

function withCells({ cells: _, ...line }: Line, own: Line['cells'] | null): Line {
  return own ? { ...line, cells: own } : line;
}

/** What a reader by the link gets: of the file, only the columns that are read. Others, such as target prices or names of customers, are on no page that was shared. */
function sharedContent({ mapping, lines, ...rest }: Content): Content {
  const columns = mapping.columns.filter(({ field }) => field !== 'other');
  return {
    ...rest, mapping: { ...mapping, columns: columns.map((column, index) => ({ ...column, index })) },
    lines: lines.map(({ cells, ...line }) => (cells ? { ...line, cells: columns.map(({ index }) => cells[index] ?? '') } : line)),
  };
}

/** The JSON of a file without its rows and bytes. */
export function sourceHead({ bytes: _, sheets, ...head }: Source): string {
  return JSON.stringify({ ...head, sheets: sheets.map(({ name }) => ({ name })) });
}

/** Writes a bill of materials of a list. */
export function toSummary(row: BomRow): v.InferInput<typeof listBoms.data>['rows'][number] {
  return {
    bomNo: row.bom_no, name: row.name, version: row.version, lines: row.lines, updateTime: moment(row.updated_at),
    saved: row.saved ? 'T' : 'F', shared: row.share_key === null ? 'F' : 'T',
  };
}

/** Writes a saved version. */
export function toWireVersion(row: Pick<BomRow, 'version' | 'name' | 'lines' | 'updated_at'>): v.InferInput<typeof listBomVersions.data>['rows'][number] {
  return { version: row.version, name: row.name, lines: row.lines, updateTime: moment(row.updated_at) };
}

/** @param at - ms since 1970 */
function moment(at: number): string {
  return new Date(at).toISOString();
}
