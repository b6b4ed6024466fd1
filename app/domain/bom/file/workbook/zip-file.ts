import { FILE_FAULT, type FileFault, type ForeignKind } from '../file-fault';
import { unsupported } from '../file-kind';
import { readOds } from './ods-file';
import type { Workbook } from './workbook';
import { readXlsx } from './xlsx/xlsx-file';
import { PartUnpacker } from './zip/part-unpacker';
import { readZipDirectory, type PackedPart } from './zip/zip-directory';

const ODS = 'application/vnd.oasis.opendocument.spreadsheet';

/** Parts that say which kind a file is that is not read. */
const FOREIGN_PARTS: ReadonlyArray<readonly [RegExp, ForeignKind]> = [
  [/^xl\/workbook\.bin$/, 'xlsb'], [/^word\//, 'docx'], [/^ppt\//, 'pptx'], [/^Index\/.*\.iwa$|^Index\.zip$/, 'numbers'],
];

/** Reads XLSX and ODS by what they contain. */
export async function readZipFile(bytes: Uint8Array): Promise<Workbook | FileFault> {
  const parts = readZipDirectory(bytes);
  if (!(parts instanceof Map)) return parts;
  const unpacker = new PartUnpacker(parts);
  if (unpacker.has('mimetype')) return readOpenDocument(unpacker);
  const foreign = foreignKind(parts);
  if (foreign) return unsupported(foreign);
  return unpacker.has('[Content_Types].xml') ? readXlsx(unpacker) : unsupported('archive');
}

function readOpenDocument(unpacker: PartUnpacker): Workbook | FileFault {
  const type = unpacker.text('mimetype');
  if (typeof type !== 'string') return type;
  if (!type.startsWith(ODS)) return unsupported(type.includes('opendocument.text') ? 'odt' : 'archive');
  const manifest = unpacker.has('META-INF/manifest.xml') ? unpacker.text('META-INF/manifest.xml') : '';
  if (typeof manifest !== 'string') return manifest;
  return manifest.includes('encryption-data') ? { code: FILE_FAULT.passwordProtected } : readOds(unpacker);
}

function foreignKind(parts: ReadonlyMap<string, PackedPart>): ForeignKind | null {
  const names = [...parts.keys()];
  return FOREIGN_PARTS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}
