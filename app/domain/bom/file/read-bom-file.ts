/** Reads files of bills of materials (README, "Files"). */

import type { BomFile } from '../bom';
import { BOM_STORE } from '../bom-policies';
import type { FileFault } from './file-fault';
import { containerOf, markupFault } from './file-kind';
import { FILE_LIMITS } from './file-limits';
import { TOO_LARGE } from './limit-faults';
import { decodeText } from './text/decode-text';
import { readText } from './text/read-text';
import { readXlsFile } from './workbook/xls/xls-file';
import { readZipFile } from './workbook/zip-file';

/** A file that was read, or why it was not. `encodings`: the others that a person may choose, the likeliest first; empty if the encoding is certain. */
export type FileReading = { ok: true; file: BomFile; encodings: string[] } | { ok: false; fault: FileFault };

/** Bytes that are turned into characters at once. */
const CHUNK = 0x8000;

/**
 * Reads the sheets, rows and cells of a file: text with separators or columns of fixed width, lists, XLSX, XLS or ODS. Its first bytes say what it is.
 * Whether its rows are a bill of materials is not checked. Takes less than 64 MB of memory and 2 s for any input, and never throws.
 * @param encoding - what a person chose instead of the detected encoding of a text
 */
export async function readBomFile(bytes: Uint8Array, path: string, encoding?: string): Promise<FileReading> {
  const name = path.replace(/^.*[/\\]/s, '').replace(/\p{Cc}/gu, '').slice(0, BOM_STORE.fileName);
  if (bytes.length > FILE_LIMITS.bytes) return refused(TOO_LARGE);
  const container = containerOf(bytes);
  if (container === 'text') return readTextFile(bytes, name, encoding);
  if (typeof container === 'object') return refused(container);
  const workbook = await (container === 'zip' ? readZipFile(bytes) : readXlsFile(bytes));
  if ('code' in workbook) return refused(workbook);
  return { ok: true, file: { name, encoding: '', delimiter: '', ...workbook }, encodings: [] };
}

/** Reads pasted text: cells of a spreadsheet, a table, or a list of part numbers and quantities. */
export function readBomText(text: string): FileReading {
  if (text.length > FILE_LIMITS.bytes) return refused(TOO_LARGE);
  const fault = markupFault(text);
  if (fault) return refused(fault);
  const table = readText(text.replace(/^\ufeff/, ''));
  return 'code' in table ? refused(table) : { ok: true, file: { name: '', kind: 'text', encoding: 'utf-8', ...table }, encodings: [] };
}

function readTextFile(bytes: Uint8Array, name: string, chosen: string | undefined): FileReading {
  const { text, encoding, others } = decodeText(bytes, chosen);
  const fault = markupFault(text);
  if (fault) return refused(fault);
  const table = readText(text);
  if ('code' in table) return refused(table);
  const isKept = others.length > 0 && bytes.length <= FILE_LIMITS.kept;
  return { ok: true, file: { name, kind: 'text', encoding, ...table, ...(isKept && { bytes: base64(bytes) }) }, encodings: others };
}

function refused(fault: FileFault): FileReading {
  return { ok: false, fault };
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
