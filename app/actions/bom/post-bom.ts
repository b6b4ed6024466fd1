/** The form `POST /bom` (app/routes/README.md, "Forms"). */
import { BOM_PATH } from '../../domain/bom/address/bom-path';
import { saying } from '../../domain/bom/address/bom-answer';
import { safeReturnPath } from '../../domain/account/return-path';
import { readCount } from '../../domain/numbers/reading';
import type { FormFields } from '../../domain/text/form-answer';
import { isReturned } from '../../domain/text/returned-text';
import type { BomContent } from '../../upstream/bom-payload';
import { isUpstreamError, type Failure } from '../../upstream/failures/upstream-error';
import { isAnonymous } from '../../session/ask-sign-in';
import { reasonToSignIn } from '../../session/prompt-sign-in';
import { carryOut } from '../form/carry-out';
import { addBomToCart } from './add-bom-to-cart';
import { readDocument } from './bom-document';
import type { BomForm } from './bom-form';
import type { BomOutcome, BomVisit, OpenBom } from './bom-outcome';
import { changeLines, choiceOf, LINE_CHANGES } from './change-lines';
import { keepBom, keptBomForm, NEEDS_USER } from './keep-bom';
import { readStoredFile } from './read-stored-file';
import { mostReturned, postUpload, wordsOf } from './read-upload';
import { REREADS, type Reread } from './reread-bom';
import { readTypedFields, unstoredOrders } from './typed-fields';

/**
 * Carries out a form of a bill of materials. Whatever the intent is, the fields that people have typed in are stored first.
 * @throws UpstreamError if the visitor has no bill of materials with this number
 */
export async function postBom(visit: BomVisit, form: BomForm): Promise<BomOutcome> {
  if (isUpload(form)) return postUpload(visit, form);
  if (!NAMES.some((name) => form.text(name) !== '') && !form.has('document')) return notUnderstood('bom:error.notUnderstood');
  try {
    return await postStored(visit, form);
  } catch (error) {
    if (!isUpstreamError(error) || !error.failure.signIn) throw error;
    visit.session.forget();
    return signIn(form, error.failure);
  }
}

/** The fields that say which stored bill a form is about. */
const NAMES = ['bomNo', 'share'] as const;

/** The page for uploads, for a form that no bill can be shown for. */
function notUnderstood(key: 'bom:error.notUnderstood' | 'bom:error.document'): BomOutcome {
  return { kind: 'upload', status: 422, answer: { values: {}, fields: {}, summary: { key } } };
}

/** Whether a form brings a new bill of materials. Without a number or a document it can be about no other. */
function isUpload(form: BomForm): boolean {
  const intent = form.text('intent');
  if (intent === 'example') return true;
  return (intent === 'read' || intent === '') && (form.file('file') !== null || (form.text('bomNo') === '' && form.text('document') === ''));
}

async function postStored(visit: BomVisit, form: BomForm): Promise<BomOutcome> {
  const kept = keptBomForm(form);
  // A bill that is read by its link cannot be changed, so it is not read before it is copied.
  if (kept && (kept.share || kept.intent === 'remove')) return keep(visit, form, kept);
  if (form.has('document')) {
    const turn = await visit.waitToRead(form.text('document').length);
    if (turn !== 'now') return again(fieldsOf(form), turn);
  }
  const open = await openBom(visit, form);
  if (!open) return notUnderstood('bom:error.document');
  if (isOutdated(open, form)) return outdated(open, form);
  const stored = await storeTyped(visit, open, form);
  if ('kind' in stored) return stored;
  const intent = form.text('intent');
  if (kept) return keep(visit, form, kept);
  if (intent === 'addToCart') return addBomToCart(visit, stored, form);
  return shown(stored, form);
}

/** A page with the form. What is too large for it is left to the browser. */
function again(fields: FormFields, turn: 'others' | 'own'): BomOutcome {
  if (isReturned(fields.map(([, text]) => text), mostReturned(turn))) return { kind: 'again', fields };
  return { kind: 'upload', status: 503, answer: { values: {}, fields: {}, summary: { key: 'bom:file.busy' } } };
}

/** The fields of a form, with the button that was pressed. */
function fieldsOf(form: BomForm): FormFields {
  return form.names().filter((name) => !form.pressed.has(name)).flatMap((name) => form.all(name).map((text): [string, string] => [name, text]));
}

/** The bill that a form is about; `null` if its document is malformed. @throws UpstreamError */
async function openBom(visit: BomVisit, form: BomForm): Promise<OpenBom | null> {
  if (form.has('document')) return readDocument(form.text('document'), visit.timeZone);
  return { bom: await visit.boms.read(form.text('bomNo')) };
}

/** Stores what was typed, and what the intent changes. */
async function storeTyped(visit: BomVisit, open: OpenBom, form: BomForm): Promise<OpenBom | BomOutcome> {
  const intent = form.text('intent');
  const { fields, values, ...typed } = readTypedFields(open.bom, form);
  const isRefused = Object.keys(fields).length > 0;
  const before = { ...open.bom, ...typed };
  const lines = isRefused ? before.lines : changeLines(before.lines, intent, form);
  let content: BomContent = { ...typed, ...(lines.some((line, index) => line !== open.bom.lines[index]) ? { lines } : {}) };
  let file = open.file;
  const reread = !isRefused && Object.hasOwn(REREADS, intent) ? REREADS[intent] : undefined;
  if (reread) {
    const read = await readAgain(visit, { ...open, bom: { ...before, lines } }, reread, form);
    if (read === 'busy') return busy({ ...open, bom: { ...before, lines } }, Object.keys(content).length > 0);
    if ('error' in read) return { kind: 'bom', status: 422, open, answer: saying(read.error) };
    content = { ...content, ...read.content };
    file = read.file;
  }
  const stored = await store(visit, open, content, form);
  if ('kind' in stored) return stored;
  if (isRefused) return { kind: 'bom', status: 422, open: stored, answer: { kind: 'err', fields, values } };
  if (intent === 'choose') await remember(visit, stored, form);
  if (reread && file && stored.bom.lines.length === 0) return { kind: 'columns', status: 422, open: stored, file };
  return stored;
}

/** The answer if there is no time to read a file again. A page with what was typed takes time too, so without that the bill is only led to. */
function busy(open: OpenBom, isTyped: boolean): BomOutcome {
  if (isTyped) return { kind: 'bom', status: 503, open, answer: saying({ key: 'bom:file.busy' }) };
  return { kind: 'done', bomNo: open.bom.bomNo, message: { kind: 'error', key: 'bom:file.busy' } };
}

/** Reads the file of a bill again, when there is time for it. A file that came with the form has waited already. */
async function readAgain(visit: BomVisit, { bom, file: carried }: OpenBom, reread: (typeof REREADS)[string], form: BomForm): Promise<Reread | 'busy'> {
  const read = carried ? { answer: carried } : await readStoredFile(visit, bom);
  if (!read) return 'busy';
  return read.answer ? reread({ bom, file: read.answer, form, columns: visit.columnsCookie }) : { error: { key: 'bom:error.noSource' } };
}

/** Stores a change. A bill that is not stored changes in the form only. */
async function store(visit: BomVisit, { bom, file }: OpenBom, content: BomContent, form: BomForm): Promise<OpenBom | BomOutcome> {
  if (Object.keys(content).length === 0) return { bom, ...(file ? { file } : {}) };
  const { source, lines = bom.lines, repairs = bom.repairs, ...rest } = content;
  const changed = { ...bom, ...rest, lines: [...lines], repairs: [...repairs], ...(source ? { source: { ...bom.source, encoding: source.encoding, delimiter: source.delimiter } } : {}) };
  if (file) return { bom: changed, file: source ?? file };
  // Lines are stored by their columns, and the upstream would have to look these up.
  const { value: stored, failure } = await carryOut(() => visit.boms.save(content.lines ? { mapping: bom.mapping, ...content } : content, bom));
  if (!failure) return { bom: { ...changed, version: stored.version } };
  if (failure.outdated) return outdated({ bom: await visit.boms.read(bom.bomNo) }, form);
  return { kind: 'bom', status: failure.status, open: { bom }, answer: saying(wordsOf(failure)) };
}

/** Whether the page of the form showed another version than the present one. Line numbers may mean other lines by now, so the form is not carried out. */
function isOutdated({ bom, file }: OpenBom, form: BomForm): boolean {
  const version = readCount(form.text('version'));
  return file === undefined && version !== null && version !== bom.version;
}

/** The newest version, with the order quantities that were typed for another one. */
function outdated(open: OpenBom, form: BomForm): BomOutcome {
  return { kind: 'bom', status: 409, open, answer: { ...saying({ key: 'bom:error.outdated' }, 'warn'), ...unstoredOrders(open.bom, form) } };
}

/** Remembers a choice of the signed-in user. If that fails, the choice still counts for this bill. */
async function remember({ session, boms }: BomVisit, { bom }: OpenBom, form: BomForm): Promise<void> {
  const choice = choiceOf(bom, form);
  if (choice && (await session.user())) await carryOut(() => boms.remember(choice));
}

/** A form about the whole bill. Without a user, those that need one wait for sign-in. */
async function keep(visit: BomVisit, form: BomForm, kept: NonNullable<ReturnType<typeof keptBomForm>>): Promise<BomOutcome> {
  if (NEEDS_USER.has(kept.intent) && (await isAnonymous(visit.session))) return signIn(form, visit.session.failure);
  const { value, failure } = await carryOut(() => keepBom(visit, kept));
  if (failure) {
    if (failure.signIn) visit.session.forget();
    if (failure.signIn) return signIn(form, failure);
    return refused(visit, form, failure);
  }
  const back = safeReturnPath(form.text('_r'));
  return { kind: 'done', message: value.message, ...(back ? { path: back } : value.bomNo ? { bomNo: value.bomNo } : { path: BOM_PATH }) };
}

/** The bill with the reason why a form about it was refused. @throws UpstreamError if there is no such bill */
async function refused(visit: BomVisit, form: BomForm, failure: Failure): Promise<BomOutcome> {
  if (form.text('share')) return { kind: 'done', path: safeReturnPath(form.text('_r')) ?? BOM_PATH, message: { kind: 'error', ...wordsOf(failure) } };
  const open = { bom: await visit.boms.read(form.text('bomNo')) };
  return { kind: 'bom', status: failure.status, open, answer: saying(wordsOf(failure)) };
}

function signIn(form: BomForm, failure: Failure | undefined): BomOutcome {
  return { kind: 'signIn', fields: keptBomForm(form), ...reasonOf(failure) };
}

function reasonOf(failure: Failure | undefined): Pick<Extract<BomOutcome, { kind: 'signIn' }>, 'words' | 'toLogin'> {
  const { words, toLogin } = reasonToSignIn(failure);
  return { ...(words ? { words } : {}), ...(toLogin ? { toLogin } : {}) };
}

const KNOWN: ReadonlySet<string> = new Set(['', 'show', ...Object.keys(LINE_CHANGES), ...Object.keys(REREADS)]);

function shown(open: OpenBom, form: BomForm): BomOutcome {
  if (!KNOWN.has(form.text('intent'))) return { kind: 'bom', status: 422, open, answer: saying({ key: 'bom:error.notUnderstood' }) };
  if (!open.file) return { kind: 'done', bomNo: open.bom.bomNo };
  const query = new URLSearchParams(form.names().filter((name) => SHOWN.has(name)).flatMap((name) => form.all(name).map((text): [string, string] => [name, text])));
  return { kind: 'bom', status: 200, open, query: query.toString() };
}

/** The fields of the intent `show`, which say what to show of a bill that is not stored. */
const SHOWN: ReadonlySet<string> = new Set(['view', 'state', 'page', 'line']);
