/**
 * Encodes short texts in JavaScript, with the same bytes as the built-in encoder. React's streaming renderer calls `TextEncoder.encode` for
 * every piece of text, over a thousand times for one list, and each call goes from JavaScript to C++. Install it before React is imported,
 * because React creates its encoder when it loads.
 */

/** Longer texts go to the built-in encoder. For them, a call to C++ costs less than the loop here. */
const SHORT = 256;

export class FastEncoder extends TextEncoder {
  override encode(input = ''): Uint8Array<ArrayBuffer> {
    const { length } = input;
    if (length > SHORT) return super.encode(input);
    const bytes = new Uint8Array(length);
    for (let i = 0; i < length; i++) {
      const code = input.charCodeAt(i);
      if (code > 0x7f) return encodeWide(input) ?? super.encode(input);
      bytes[i] = code;
    }
    return bytes;
  }
}

/** UTF-8 of a text without surrogates, in a buffer of exactly its size; `undefined` for a text with surrogates. */
function encodeWide(input: string): Uint8Array<ArrayBuffer> | undefined {
  let size = 0;
  for (let i = 0; i < input.length; i++) {
    const code = input.charCodeAt(i);
    if (code >= 0xd800 && code <= 0xdfff) return undefined;
    size += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (let i = 0; i < input.length; i++) {
    const code = input.charCodeAt(i);
    if (code < 0x80) {
      bytes[at++] = code;
    } else if (code < 0x800) {
      bytes[at++] = 0xc0 | (code >> 6);
      bytes[at++] = 0x80 | (code & 0x3f);
    } else {
      bytes[at++] = 0xe0 | (code >> 12);
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
      bytes[at++] = 0x80 | (code & 0x3f);
    }
  }
  return bytes;
}

/** Replaces the global encoder. */
export function installFastEncoder(): void {
  globalThis.TextEncoder = FastEncoder;
}
