/** What a file is, by its first bytes. Its name says nothing: exports of EDA programs have names of other kinds. */

import { FILE_FAULT, type FileFault, type ForeignKind } from './file-fault';

/** `zip`: XLSX, ODS and others; `ole`: XLS and others. */
export type Container = 'zip' | 'ole' | 'text';

/** Bytes as Latin-1 text, by their offset. */
type Signature = Readonly<Record<number, string>>;

const ZIP: readonly Signature[] = [{ 0: 'PK\x03\x04' }, { 0: 'PK\x05\x06' }, { 0: 'PK\x07\x08' }];
const OLE: Signature = { 0: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' };

/** The first records of workbooks of Excel 2 to 5 without a container. */
const OLD_WORKBOOKS: readonly Signature[] = [{ 0: '\x09\x00\x04\x00' }, { 0: '\x09\x02\x06\x00' }, { 0: '\x09\x04\x06\x00' }, { 0: '\x09\x08\x08\x00\x00\x05' }];

const IMAGES: readonly Signature[] = [
  { 0: '\x89PNG\r\n' }, { 0: '\xff\xd8\xff' }, { 0: 'GIF8' }, { 0: 'RIFF', 8: 'WEBP' }, { 0: 'BM', 6: '\0\0\0\0' }, { 0: 'II*\0' }, { 0: 'MM\0*' },
  { 4: 'ftypheic' }, { 4: 'ftypavif' }, { 0: '\0\0\x01\0' },
];

const FOREIGN: ReadonlyArray<readonly [Signature, ForeignKind]> = [
  [{ 0: '{\\rtf' }, 'rtf'], [{ 0: '\x1f\x8b' }, 'archive'], [{ 0: '7z\xbc\xaf\x27\x1c' }, 'archive'], [{ 0: 'Rar!\x1a\x07' }, 'archive'], [{ 0: 'BZh' }, 'archive'],
  [{ 0: '\xfd7zXZ\0' }, 'archive'],
];

/** Where the mark of a PDF file may begin. */
const PDF_START = 1024;

/** The container of a file, or why it is none that is read. */
export function containerOf(bytes: Uint8Array): Container | FileFault {
  if (bytes.length === 0) return { code: FILE_FAULT.empty };
  const has = (signature: Signature): boolean => Object.entries(signature).every(([offset, text]) => latin1(bytes, Number(offset), text.length) === text);
  if (ZIP.some(has)) return 'zip';
  if (has(OLE)) return 'ole';
  if (OLD_WORKBOOKS.some(has)) return { code: FILE_FAULT.excel95 };
  if (IMAGES.some(has)) return { code: FILE_FAULT.image };
  const foreign = FOREIGN.find(([signature]) => has(signature));
  if (foreign) return unsupported(foreign[1]);
  return latin1(bytes, 0, PDF_START).includes('%PDF-') ? { code: FILE_FAULT.pdf } : 'text';
}

/** Why marked-up text is not read; `null` for other text. */
export function markupFault(text: string): FileFault | null {
  const start = text.slice(0, PDF_START).trimStart().toLowerCase();
  if (!start.startsWith('<')) return null;
  if (start.includes('<svg')) return { code: FILE_FAULT.image };
  if (/<(?:!doctype html|html|head|body|meta|table)\b/.test(start)) return unsupported('html');
  return start.startsWith('<?xml') ? unsupported('xml') : null;
}

/** The fault of a known kind that is not read. */
export function unsupported(kind: ForeignKind): FileFault {
  return { code: FILE_FAULT.unsupported, values: { kind } };
}

function latin1(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}
