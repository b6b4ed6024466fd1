import type { BomFile } from '../../domain/bom/bom';
import { OFFERED_ENCODINGS } from '../../domain/bom/offered-encodings';

/** A possible encoding of a file, with a line of the file as this encoding reads it. */
export interface EncodingSample {
  encoding: string;
  sample: string;
}

/** The bytes of a file and the characters of a line that are looked at. */
const LOOKED_AT = 64 * 1024;
const LONGEST = 80;

/** The possible encodings of a file whose encoding is a guess; none for other files. */
export function encodingsOf({ bytes, encoding }: BomFile): EncodingSample[] {
  if (bytes === undefined) return [];
  const raw = Uint8Array.from(atob(bytes.slice(0, LOOKED_AT)), (sign) => sign.charCodeAt(0));
  const start = Math.max(raw.findIndex((byte) => byte >= 0x80), 0);
  const lineStart = raw.lastIndexOf(LINE_END, start) + 1;
  const seen = new Set<string>();
  // Text in UTF-16 has separators, and these have a zero byte.
  const isPossible = (one: string) => one !== encoding && (!isWide(one) || raw.includes(0));
  return [encoding, ...OFFERED_ENCODINGS.filter(isPossible)].flatMap((one) => {
    const sample = decode(raw.subarray(isWide(one) ? 0 : lineStart), one);
    // Encodings that read the file in the same way are no choice.
    if (sample === null || seen.has(sample)) return [];
    seen.add(sample);
    return [{ encoding: one, sample }];
  });
}

const LINE_END = 0x0a;

function isWide(encoding: string): boolean {
  return encoding.startsWith('utf-16');
}

/** The first line of the bytes with characters outside ASCII; `null` if the bytes are not in this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim()).filter(Boolean);
    return (lines.find((line) => /[^\x20-\x7e\t]/.test(line)) ?? lines[0] ?? '').slice(0, LONGEST);
  } catch {
    return null;
  }
}
