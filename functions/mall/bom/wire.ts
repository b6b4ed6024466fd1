import * as v from 'valibot';
import { BRIEF } from '~/domain/bom/bom-policies';
import { cellStart } from '~/domain/bom/file-preview';
import { BOM_CONTENT, bomLine, bomSource, repair, sharedPart, type getBom, type listBoms, type listBomVersions, type saveBom } from '~/upstream/contract/records/stored-bom';
import type { Statement } from '../db/queries';
import { fingerprint } from '../user/secrets/secrets';
import { joinFields, putField, textOf, type ContentField, type PieceRow } from './bom-pieces';
import type { BomRow, FoundBom, ListedBom } from './store';
import { allCells, CELL_FIELDS, cellsApart, pick, readColumns, samplesOf, samplesOfColumns, withCells, type Mapping, type Samples } from './stored-cells';

type WireBom = Omit<v.InferInput<typeof getBom.data>, 'bomKey'>;
type Source = NonNullable<v.InferOutput<typeof saveBom.payload>['source']>;

const stored = v.object(BOM_CONTENT);
/** The content, or as much of it as a page shows. */
type Content = v.InferOutput<typeof stored> & { repaired?: number };
const parts = v.array(sharedPart);

/** The lists are checked as far as a page shows them. To check all cells of a wide file takes longer than the page. */
const unchecked = v.object({ ...BOM_CONTENT, lines: v.array(v.unknown()), repairs: v.array(v.unknown()) });
const sampledLines = v.array(bomLine);
const otherLines = v.array(v.omit(bomLine, ['cells']));
const firstRepairs = v.array(repair);

/** The fields of the content that pages read. */
export const PAGE_FIELDS = ['mapping', 'settings', 'lines', 'repairs', 'samples'] as const satisfies readonly ContentField[];

/** Content that is stored anew; what is absent stays as it is. */
type GivenContent = Pick<v.InferOutput<typeof saveBom.payload>, keyof typeof BOM_CONTENT>;

/** Stores content in a version. @param mapping - of the version; needed for lines */
export function putContent(bomNo: string, version: number, content: GivenContent, mapping = content.mapping): Statement[] {
  const values: Partial<Record<ContentField, unknown>> = { ...content, ...(content.lines && mapping && cellsApart(content.lines, mapping)) };
  return fieldsOf(content).filter((field) => values[field] !== undefined).flatMap((field) => putField(bomNo, version, field, values[field]));
}

/** The fields in which content is stored. */
export function fieldsOf(content: GivenContent): ContentField[] {
  const given = (['mapping', 'settings', 'lines', 'repairs'] as const).filter((field) => content[field] !== undefined);
  return content.lines ? [...given, 'samples', ...CELL_FIELDS] : given;
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
  const whole = isBrief ? briefContent(fields) : wholeContent(fields, textOf(pieces, 'lines'));
  return {
    bomNo: row.bom_no, name: row.name, version: row.version, updateTime: moment(row.updated_at), saved: row.saved ? 'T' : 'F',
    ...(isBrief ? { readCharacters: pieces.reduce((sum, { data }) => sum + data.length, 0) } : {}),
    ...(isOwner
      ? { source: { ...source, ...(file === undefined ? { storedBytes: row.file_bytes } : {}) }, ...whole }
      : { source: sharedSource(source, whole.mapping), ...sharedContent(whole) }),
    ...(isOwner && row.share_key !== null ? { shareKey: row.share_key } : {}),
    ...(!isOwner && row.shared_at !== null ? { shared: { time: moment(row.shared_at), parts: v.parse(parts, fields.get('parts') ?? []) } } : {}),
  };
}

function wholeContent(fields: ReadonlyMap<string, unknown>, lines: string): Content {
  const content = v.parse(stored, Object.fromEntries(fields));
  const cells = allCells(fields, lines);
  return cells ? { ...content, lines: content.lines.map((line, index) => withCells(line, cells[index])) } : content;
}

/** What a page shows: cells of the first lines, as samples of the columns, and the first repairs. */
function briefContent(fields: ReadonlyMap<string, unknown>): Content {
  const { lines, repairs, ...head } = v.parse(unchecked, Object.fromEntries(fields));
  const sampled = v.parse(sampledLines, lines.slice(0, BRIEF.lines));
  const samples = samplesOf(fields)?.rows;
  return {
    ...head, repaired: repairs.length, repairs: v.parse(firstRepairs, repairs.slice(0, BRIEF.repairs)),
    lines: [...sampled.map((line, index) => withCells(line, line.cells?.map(cellStart) ?? samples?.[index])), ...v.parse(otherLines, lines.slice(BRIEF.lines))],
  };
}

/** What a reader by the link gets. */
function sharedContent({ mapping, lines, ...rest }: Content): Content {
  const columns = readColumns(mapping).map(({ index }) => index);
  return { ...rest, mapping: sharedMapping(mapping), lines: lines.map((line) => withCells(line, line.cells && pick(line.cells, columns))) };
}

/** The mapping among the pieces of a bill of materials. */
export function mappingOf(pieces: readonly PieceRow[]): Mapping {
  return v.parse(BOM_CONTENT.mapping, joinFields(pieces.filter(({ field }) => field === 'mapping')).get('mapping'));
}

/**
 * What a copy of a shared bill of materials has instead of the original's; everything else that a reader by the link gets is stored alike.
 * @param pieces - those of its mapping, samples and lines
 * @returns `null` if its lines may have cells themselves, or if other columns are read than when they were stored
 */
export function ofSharedCopy(row: BomRow, pieces: readonly PieceRow[]): { source: string; mapping: Mapping; samples: Samples } | null {
  const mapping = mappingOf(pieces);
  const samples = samplesOf(joinFields(pieces.filter(({ field }) => field === 'samples')));
  const columns = readColumns(mapping).map(({ index }) => index);
  if (samples?.of !== fingerprint(textOf(pieces, 'lines')) || samples.columns.join() !== columns.join()) return null;
  const source = sharedSource(v.parse(bomSource, JSON.parse(row.source)), mapping);
  return { source: JSON.stringify(source), mapping: sharedMapping(mapping), samples: samplesOfColumns(samples) };
}

function sharedMapping(mapping: Mapping): Mapping {
  return { ...mapping, columns: readColumns(mapping).map((column, index) => ({ ...column, index })) };
}

function sharedSource(source: v.InferOutput<typeof bomSource>, { sheet }: Mapping) {
  return { ...source, sheets: source.sheets.filter(({ name }) => name === sheet) };
}

/** The JSON of a file without its rows and bytes. */
export function sourceHead({ bytes: _, sheets, ...head }: Source): string {
  return JSON.stringify({ ...head, sheets: sheets.map(({ name }) => ({ name })) });
}

/** Writes a bill of materials of a list. */
export function toSummary(row: ListedBom): v.InferInput<typeof listBoms.data>['rows'][number] {
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
