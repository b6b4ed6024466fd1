import { expect } from 'vitest';
import type { BomFile } from '~/domain/bom/bom';
import { readBomFile, readBomText, type FileReading } from '~/domain/bom/file/read-bom-file';

const encoder = new TextEncoder();

/** The file of a reading. */
export function fileOf(reading: FileReading): BomFile {
  expect(reading).toMatchObject({ ok: true });
  return reading.ok ? reading.file : { name: '', kind: 'text', encoding: '', delimiter: '', sheets: [] };
}

/** The cells of the first sheet of pasted text. */
export function cellsOf(text: string): string[][] {
  return fileOf(readBomText(text)).sheets[0]?.rows.map(({ cells }) => cells) ?? [];
}

/** The cells of all sheets of a file. */
export async function sheetsOf(bytes: Uint8Array): Promise<string[][][]> {
  return fileOf(await readBomFile(bytes, 'file')).sheets.map(({ rows }) => rows.map(({ cells }) => cells));
}

/** The fault of a file; the text is written in UTF-8. */
export async function faultOf(content: Uint8Array | string): Promise<string> {
  const reading = await readBomFile(typeof content === 'string' ? encoder.encode(content) : content, 'file');
  return reading.ok ? 'none' : reading.fault.code;
}

/** The bytes of a text whose characters are below 256. */
export function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** The bytes of a text in UTF-16. */
export function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}
