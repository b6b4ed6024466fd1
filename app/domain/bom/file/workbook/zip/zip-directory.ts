/** Walks the directory of a ZIP file, and refuses what could fool a reader. */

import { FILE_FAULT, type FileFault } from '../../file-fault';
import { WORKBOOK_LIMITS } from '../../file-limits';
import { UNPACKS_TOO_LARGE } from '../../limit-faults';

/** A part of a ZIP file, still packed. */
export interface PackedPart {
  /** 0: stored; 8: deflated. */
  method: number;
  packed: Uint8Array;
  /** Bytes that it unpacks to, as the directory states them. */
  size: number;
  crc: number;
}

const SIGNATURE = { local: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 };
const LENGTH = { local: 30, directory: 46, end: 22 };
/** The longest comment at the end of a file. */
const LONGEST_COMMENT = 0xffff;
/** A value of 32 bits that stands for a longer one elsewhere (ZIP64). */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED = 1;

const TRUNCATED: FileFault = { code: FILE_FAULT.truncated };
const UNSAFE: FileFault = { code: FILE_FAULT.unsafe };

/** The parts of a ZIP file by name. Parts that overlap, appear twice or need ZIP64 are refused, and so are more than {@link WORKBOOK_LIMITS} allow. */
export function readZipDirectory(bytes: Uint8Array): Map<string, PackedPart> | FileFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return TRUNCATED;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (at === ELSEWHERE) return UNSAFE;
  if (count > WORKBOOK_LIMITS.parts) return UNPACKS_TOO_LARGE;
  const parts = new Map<string, PackedPart>();
  const ranges: Array<[start: number, end: number]> = [];
  for (let index = 0; index < count; index += 1) {
    if (at + LENGTH.directory > end || view.getUint32(at, true) !== SIGNATURE.directory) return TRUNCATED;
    if (view.getUint16(at + 8, true) & ENCRYPTED) return { code: FILE_FAULT.passwordProtected };
    const [crc, packedSize, size, start] = [view.getUint32(at + 16, true), view.getUint32(at + 20, true), view.getUint32(at + 24, true), view.getUint32(at + 42, true)];
    if (packedSize === ELSEWHERE || size === ELSEWHERE || start === ELSEWHERE) return UNSAFE;
    const [nameLength, extra, comment] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
    const from = dataStart(view, start);
    if (from === null || from + packedSize > end) return TRUNCATED;
    const name = new TextDecoder().decode(bytes.subarray(at + LENGTH.directory, at + LENGTH.directory + nameLength)).replaceAll('\\', '/');
    if (parts.has(name)) return UNSAFE;
    parts.set(name, { method: view.getUint16(at + 10, true), packed: bytes.subarray(from, from + packedSize), size, crc });
    ranges.push([start, from + packedSize]);
    at += LENGTH.directory + nameLength + extra + comment;
  }
  ranges.sort(([one], [other]) => one - other);
  return ranges.some(([, stop], index) => stop > (ranges[index + 1]?.[0] ?? end)) ? UNSAFE : parts;
}

/** Where the last record of the file begins. */
function endOfDirectory(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - LENGTH.end - LONGEST_COMMENT);
  for (let at = view.byteLength - LENGTH.end; at >= first; at -= 1) if (view.getUint32(at, true) === SIGNATURE.end) return at;
  return null;
}

/** Where the bytes of a part begin, behind its own header. */
function dataStart(view: DataView, start: number): number | null {
  if (start + LENGTH.local > view.byteLength || view.getUint32(start, true) !== SIGNATURE.local) return null;
  return start + LENGTH.local + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
}
