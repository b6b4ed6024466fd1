/** What people may choose, as `TextDecoder` names it. Latin-1 is a part of `windows-1252`. */
export const ENCODINGS = [
  'utf-8', 'gb18030', 'windows-1252', 'windows-1250', 'windows-1251', 'big5', 'shift_jis', 'euc-kr', 'macintosh', 'koi8-r', 'utf-16le', 'utf-16be',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What windows-1252 has for the bytes from 0x80 on. Node 20 reads them as control characters. */
const SIGNS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Decodes bytes. What is not valid becomes U+FFFD, and a byte order mark is left out. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? text.replace(/[\x80-\x9f]/g, (control) => SIGNS_1252[control.charCodeAt(0) - 0x80] ?? control) : text;
}
