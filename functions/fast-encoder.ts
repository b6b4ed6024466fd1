/**
 * React's streaming renderer calls `TextEncoder.encode` once for every piece of text, and each call crosses
 * from JavaScript into C++: over a thousand times for one list. Short texts are encoded here instead, byte for
 * byte alike. It must be imported before React, which makes its encoder when it loads.
 */

/** Longer texts are left to the real encoder, whose crossing then costs less than the loop. */
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

/** UTF-8 of a text without surrogates, in a buffer of exactly its size; nothing for one with surrogates. */
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

/** Puts the fast encoder in the place of the global one. */
export function installFastEncoder(): void {
  globalThis.TextEncoder = FastEncoder;
}
