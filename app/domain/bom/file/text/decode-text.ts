/** Decodes text files. */

import { likelyEncodings } from './encoding-guess';
import { decodeAs, ENCODINGS, type Encoding } from './encodings';

/** Text with the encoding that it was read with. */
export interface DecodedText {
  text: string;
  encoding: Encoding;
  /** The other encodings that it may have, the likeliest first; empty if the encoding is certain. */
  others: Encoding[];
}

/** Bytes whose zeros are counted. */
const COUNTED = 4096;

/**
 * Decodes a text file. A byte order mark decides, then zero bytes (UTF-16 without mark), then whether the bytes are valid UTF-8; anything else is a
 * guess.
 * @param chosen - the encoding that a person chose; an unknown one is left out
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText {
  const choice = ENCODINGS.find((encoding) => encoding === chosen);
  const certain = markedEncoding(bytes) ?? zeroByteEncoding(bytes);
  const utf8 = certain === null ? strictUtf8(bytes) : null;
  if (choice === undefined && certain) return { text: decodeAs(bytes, certain), encoding: certain, others: [] };
  if (choice === undefined && utf8 !== null) return { text: utf8, encoding: 'utf-8', others: [] };
  const ranked = certain ? [certain, ...ENCODINGS] : utf8 === null ? [...likelyEncodings(bytes), ...ENCODINGS] : ENCODINGS;
  const encoding = choice ?? ranked[0] ?? 'utf-8';
  return { text: decodeAs(bytes, encoding), encoding, others: [...new Set(ranked)].filter((other) => other !== encoding) };
}

/** Text that is valid UTF-8; `null` if it is not. A character may be cut off at the end. */
function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** UTF-16 without mark: every other byte of its separators and digits is zero, and hardly any byte between them. */
function zeroByteEncoding(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  const end = Math.min(bytes.length, COUNTED);
  for (let at = 0; at < end; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // A tenth of the characters, because the cells of a Chinese file have few others.
  if (Math.max(even, odd) < end / 20 || Math.max(even, odd) < 10 * Math.min(even, odd)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
