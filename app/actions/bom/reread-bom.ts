import { BOM_FIELDS, type Bom, type BomField, type BomFile, type BomMapping, type Repair } from '../../domain/bom/bom';
import { containerOf } from '../../domain/bom/file/file-kind';
import { readBomFile } from '../../domain/bom/file/read-bom-file';
import { keepEdits } from '../../domain/bom/lines/keep-edits';
import { headerKey, recogniseBom, recogniseSheet, withField } from '../../domain/bom/table/recognise-bom';
import { readCount } from '../../domain/numbers/reading';
import type { Words } from '../../domain/text/message';
import type { MappedColumns } from '../../session/choices/columns-cookie';
import type { BomContent } from '../../upstream/bom-payload';
import { numberedFields, type BomForm } from './bom-form';
import { faultWords } from './fault-words';
import { linesOf } from './read-upload';

/** The file of a bill of materials was read in another way: what changes, or why it cannot be read so. */
export type Reread = { content: BomContent; file: BomFile } | { error: Words };

interface Reading {
  bom: Bom;
  file: BomFile;
  form: BomForm;
  columns: MappedColumns;
}

/** The intents that read the file again. Lines that are still there keep what people have edited and chosen. */
export const REREADS: Readonly<Record<string, (reading: Reading) => Promise<Reread>>> = { read: recode, sheet, map, undoRepair: repair(true), redoRepair: repair(false) };

/** Another encoding. */
async function recode({ bom, file, form, columns }: Reading): Promise<Reread> {
  if (file.bytes === undefined) return { error: { key: 'bom:error.encoding' } };
  const bytes = Uint8Array.from(atob(file.bytes), (sign) => sign.charCodeAt(0));
  // Only texts are kept for another encoding. A form may carry anything, such as a workbook that takes long.
  if (containerOf(bytes) !== 'text') return { error: { key: 'bom:error.encoding' } };
  const reading = await readBomFile(bytes, file.name, form.text('encoding') || undefined);
  if (!reading.ok) return { error: faultWords(reading.fault) };
  // Another reading of a guess is a guess too, so the bytes stay.
  const read = { ...reading.file, bytes: file.bytes };
  const mapping = recogniseBom(read, columns.find);
  return mapping ? { content: { ...again(bom, read, mapping, []), source: read }, file: read } : { error: { key: 'bom:error.noBom' } };
}

/** Another sheet, or another header row. */
async function sheet({ bom, file, form }: Reading): Promise<Reread> {
  const wanted = form.has('sheet') ? form.text('sheet') : bom.mapping.sheet;
  const found = file.sheets.find(({ name }) => name === wanted);
  const header = readHeader(form.text('headerRow'));
  if (!found) return { error: { key: 'bom:error.sheet' } };
  if (header === 'invalid') return { error: { key: 'bom:error.headerRow' } };
  // With another sheet, the header row of the one before says nothing.
  const isOther = found.name !== bom.mapping.sheet && header !== null && header?.first === bom.mapping.header?.first;
  const mapping = recogniseSheet(found, isOther ? undefined : header) ?? recogniseSheet(found, null);
  return mapping ? { content: again(bom, file, mapping, []), file } : { error: { key: 'bom:error.emptySheet' } };
}

/** Other fields for columns, `column.N`. They are kept for later files with the same header. */
async function map({ bom, file, form, columns }: Reading): Promise<Reread> {
  const given = new Map(numberedFields(form, 'column').flatMap(({ number, text }): Array<[number, BomField]> => {
    const field = BOM_FIELDS.find((one) => one === text);
    return field ? [[number, field]] : [];
  }));
  const mapping = withFields(bom.mapping, given);
  const found = file.sheets.find(({ name }) => name === mapping.sheet);
  const recognised = found && recogniseSheet(found, mapping.header);
  if (recognised) columns.keep(headerKey(recognised), new Map([...given].filter(([index, field]) => fieldAt(recognised, index) !== field)));
  return { content: again(bom, file, mapping, bom.repairs), file };
}

function withFields(mapping: BomMapping, given: ReadonlyMap<number, BomField>): BomMapping {
  return [...given].reduce((one, [index, field]) => (fieldAt(one, index) === field ? one : withField(one, index, field)), mapping);
}

function fieldAt({ columns }: BomMapping, index: number): BomField | undefined {
  return columns.find((column) => column.index === index)?.field;
}

/** Takes a repair back, or makes it again. */
function repair(undone: boolean) {
  return async ({ bom, file, form }: Reading): Promise<Reread> => {
    const ids = new Set(form.all('repair'));
    return { content: again(bom, file, bom.mapping, bom.repairs.map((one) => (ids.has(one.id) ? { ...one, undone } : one))), file };
  };
}

function again(bom: Bom, file: BomFile, mapping: BomMapping, repairs: readonly Repair[]): BomContent {
  const undone = new Set(repairs.filter((one) => one.undone).map(({ id }) => id));
  const read = linesOf(file, mapping, undone);
  // The rows of another sheet are other lines.
  return { mapping, repairs: read.repairs, lines: keepEdits(read.lines, mapping.sheet === bom.mapping.sheet ? bom.lines : []) };
}

/** A typed header row: a number, or the first and the last one (`3-4`). `null`: no header; `undefined`: it is looked for. */
function readHeader(typed: string): { first: number; last: number } | null | undefined | 'invalid' {
  const text = typed.trim();
  if (text === '') return undefined;
  if (text === '0') return null;
  const [first = '', last = first, ...more] = text.split(/[-–]/, 3).map((part) => part.trim());
  const [from, to] = [readCount(first), readCount(last)];
  return from && to && from <= to && to - from < MOST_HEADER_ROWS && more.length === 0 ? { first: from, last: to } : 'invalid';
}

const MOST_HEADER_ROWS = 5;
