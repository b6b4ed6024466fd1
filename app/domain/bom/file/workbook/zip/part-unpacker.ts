import { Inflate } from 'fflate';
import { FILE_FAULT, type FileFault } from '../../file-fault';
import { FILE_LIMITS } from '../../file-limits';
import { UNPACKS_TOO_LARGE } from '../../limit-faults';
import type { PackedPart } from './zip-directory';

/** Packed bytes that are inflated at once. They unpack to at most 1,032 times as many. */
const SLICE = 4096;

const STORED = 0;
const DEFLATED = 8;

/** Unpacks the parts of a workbook, and counts their bytes while it does. */
export class PartUnpacker {
  private left: number = FILE_LIMITS.unpacked;

  constructor(private readonly parts: ReadonlyMap<string, PackedPart>) {}

  has(name: string): boolean {
    return this.parts.has(name);
  }

  /** The text of a part; a fault if there is none, if it is damaged, or if all texts together are too long. */
  text(name: string): string | FileFault {
    const part = this.parts.get(name);
    if (!part) return { code: FILE_FAULT.truncated };
    const bytes = this.unpack(part);
    if (!(bytes instanceof Uint8Array)) return bytes;
    if (bytes.length !== part.size || crc32(bytes) !== part.crc) return { code: FILE_FAULT.truncated };
    return new TextDecoder().decode(bytes);
  }

  private unpack({ method, packed, size }: PackedPart): Uint8Array | FileFault {
    if (method !== STORED && method !== DEFLATED) return { code: FILE_FAULT.unsafe };
    if (Math.max(size, method === STORED ? packed.length : 0) > this.left) return UNPACKS_TOO_LARGE;
    this.left -= size;
    if (method === STORED) return packed;
    const unpacked = new Uint8Array(size);
    let length = 0;
    let isLonger = false;
    const inflate = new Inflate((chunk) => {
      isLonger ||= length + chunk.length > size;
      if (!isLonger) unpacked.set(chunk, length);
      length += chunk.length;
    });
    try {
      for (let at = 0; at < packed.length && !isLonger; at += SLICE) inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    } catch {
      return { code: FILE_FAULT.truncated };
    }
    if (isLonger) return { code: FILE_FAULT.unsafe };
    return unpacked.subarray(0, length);
  }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The check sum of ZIP files. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
