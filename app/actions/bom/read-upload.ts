import type { BomAnswer } from '../../domain/bom/address/bom-answer';
import type { BomFile, BomMapping, BomSettings } from '../../domain/bom/bom';
import { BOM_STORE } from '../../domain/bom/bom-policies';
import { BOM_EXAMPLE } from '../../domain/bom/bom-example';
import { DEFAULT_SETTINGS, readSettings } from '../../domain/bom/build/settings';
import { containerOf } from '../../domain/bom/file/file-kind';
import { readBomFile, readBomText, type FileReading } from '../../domain/bom/file/read-bom-file';
import { readLines } from '../../domain/bom/lines/read-lines';
import { recogniseBom, recogniseSheet } from '../../domain/bom/table/recognise-bom';
import type { Words } from '../../domain/text/message';
import { RETURNED, returnedText } from '../../domain/text/returned-text';
import { momentText } from '../../domain/time/moment';
import { isUnsupported, type Failure } from '../../upstream/failures/upstream-error';
import { carryOut } from '../form/carry-out';
import type { BomForm } from './bom-form';
import type { BomOutcome, BomVisit } from './bom-outcome';
import { faultWords } from './fault-words';
import { returnedFields, settingsErrors, settingsOf } from './typed-fields';

/** The form with which a bill of materials is uploaded or pasted. It stores what was read, so that nothing has to be uploaded twice. */
export async function postUpload(visit: BomVisit, form: BomForm): Promise<BomOutcome> {
  const { settings, errors } = readSettings(settingsOf(form), DEFAULT_SETTINGS);
  const upload = form.file('file');
  const text = form.text('intent') === 'example' ? BOM_EXAMPLE : form.text('text');
  if (!upload && text.trim() === '') return again(form, 'file', { key: 'bom:file.nothing' });
  // A text beside a file is not read, but comes back if the file is refused.
  const field = upload ? 'file' : 'text';
  const busy = (turn: 'others' | 'own') => again(form, field, { key: 'bom:file.busy' }, { status: 503, most: mostReturned(turn) });
  const weight = (upload ? await weightOf(upload) : 0) + text.length;
  const turn = await visit.waitToRead(weight);
  if (turn !== 'now') return busy(turn);
  const reading = upload ? await readUpload(upload, form.text('encoding')) : readBomText(text);
  if (!reading.ok) return again(form, field, faultWords(reading.fault), { most: RETURNED.inTurn });
  // A small workbook may unpack to many cells.
  const unpacked = weightOfRows(reading.file.sheets.flatMap(({ rows }) => rows));
  const further = unpacked > 2 * weight ? await visit.waitToRead(unpacked) : 'now';
  if (further !== 'now') return busy(further);
  const fields = settingsErrors(errors);
  const answer: BomAnswer = { kind: 'err', fields, values: returnedFields(Object.keys(fields), form) };
  return storeFile(visit, form, { file: reading.file, settings, ...(upload ? {} : { text: returnedText(text, RETURNED.inTurn) }), ...(errors.length > 0 ? { answer } : {}) });
}

interface NewBom {
  file: BomFile;
  settings: BomSettings;
  /** The pasted text. */
  text?: string;
  /** The errors of the form, if some of its settings were not accepted. */
  answer?: BomAnswer;
}

async function storeFile(visit: BomVisit, form: BomForm, { file, settings, text, answer }: NewBom): Promise<BomOutcome> {
  const recognised = recogniseBom(file, visit.columnsCookie.find);
  const mapping = recognised ?? unmapped(file);
  const { lines, repairs } = recognised ? linesOf(file, mapping) : { lines: [], repairs: [] };
  const content = { name: nameOf(file), mapping, lines, repairs, settings };
  const { value: stored, failure } = await carryOut(() => visit.boms.save({ ...content, source: file }));
  if (failure && !isUnsupported(failure)) return { kind: 'upload', status: failure.status, answer: { values: valuesOf(form, RETURNED.inTurn), fields: {}, summary: wordsOf(failure) } };
  const bom = {
    ...content, bomNo: stored?.bomNo ?? '', version: stored?.version ?? 1, updateTime: momentText(Date.now(), visit.timeZone), saved: false,
    source: { name: file.name, kind: file.kind, encoding: file.encoding, delimiter: file.delimiter, sheets: file.sheets.map(({ name }) => name) },
  };
  const open = { bom, ...(stored ? {} : { file }) };
  if (lines.length === 0) return { kind: 'columns', status: 422, open, file, ...(text === undefined ? {} : { text }), ...(answer ? { answer } : {}) };
  if (stored && !answer) return { kind: 'done', bomNo: stored.bomNo };
  return { kind: 'bom', status: answer ? 422 : 200, open, ...(answer ? { answer } : {}) };
}

/** The lines of a file, with the repairs of its cells. @param undone - ids of repairs that a person has taken back */
export function linesOf(file: Pick<BomFile, 'sheets'>, mapping: BomMapping, undone: ReadonlySet<string> = new Set()): ReturnType<typeof readLines> {
  const sheet = file.sheets.find(({ name }) => name === mapping.sheet);
  return sheet ? readLines(sheet, mapping, undone) : { lines: [], repairs: [] };
}

/** A workbook of a few hundred bytes may hold as many cells as a text of this size, in bytes. */
export const WORKBOOK_WEIGHT = 200 * 1024;
/** The bytes that tell what kind a file is. */
const HEAD = 16;

/** How much of an isolate's time a file takes, as the bytes of a text that takes as long. */
async function weightOf(upload: File): Promise<number> {
  const kind = containerOf(new Uint8Array(await upload.slice(0, HEAD).arrayBuffer()));
  return kind === 'zip' || kind === 'ole' ? Math.max(upload.size, WORKBOOK_WEIGHT) : upload.size;
}

/** How much of an isolate's time it takes to read rows: about one byte a character. */
export function weightOfRows(rows: ReadonlyArray<{ cells: readonly string[] }>): number {
  return rows.reduce((sum, { cells }) => sum + cells.join(' ').length, 0);
}

/** The columns of the largest sheet, for a file in which nothing was recognised. */
function unmapped(file: BomFile): BomMapping {
  const [largest] = [...file.sheets].sort((a, b) => b.rows.length - a.rows.length);
  return (largest && recogniseSheet(largest, null)) ?? { sheet: largest?.name ?? '', header: null, columns: [] };
}

async function readUpload(upload: File, encoding: string): Promise<FileReading> {
  const name = (upload.name.split(/[\\/]/).at(-1) ?? '').slice(-BOM_STORE.fileName);
  return readBomFile(new Uint8Array(await upload.arrayBuffer()), name, encoding || undefined);
}

/** The name of a new bill of materials: the file's, without its ending. */
function nameOf({ name }: BomFile): string {
  return name.replace(/\.\w{1,5}$/, '').trim().slice(0, BOM_STORE.name);
}

/** How much comes back in the page of a form that nobody had time for. Who has too much to read already gets less. */
export function mostReturned(turn: 'others' | 'own'): number {
  return turn === 'own' ? RETURNED.any : RETURNED.inTurn;
}

/** The page for uploads again, with what was typed. */
function again(form: BomForm, field: 'file' | 'text', words: Words, { status = 422, most = RETURNED.any }: { status?: 422 | 503; most?: number } = {}): BomOutcome {
  return { kind: 'upload', status, answer: { values: valuesOf(form, most), fields: { [field]: words } } };
}

function valuesOf(form: BomForm, most: number): Record<string, string> {
  return { text: returnedText(form.text('text'), most), ...returnedFields(['sets', 'loss'], form) };
}

/** The words to show for a failed call. */
export function wordsOf({ summary, fields }: Failure): Words {
  return summary ?? Object.values(fields)[0] ?? { key: 'bom:error.failed' };
}
