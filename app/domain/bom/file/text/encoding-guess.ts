/**
 * Guesses the encoding of text that has no mark and is no valid UTF-8. Each encoding gets points for what it makes of the bytes above 127: common
 * Chinese characters, Japanese syllables, words in one script and one case, and signs that stand beside values.
 */

import { doubleBytePoints } from './double-byte-points';
import { decodeAs, type Encoding } from './encodings';

/** Bytes that are looked at, all from lines that have bytes above 127. */
const SAMPLE = 16_384;

const SINGLE_BYTE: readonly Encoding[] = ['windows-1252', 'windows-1250', 'windows-1251', 'macintosh', 'koi8-r'];
const DOUBLE_BYTE = ['gb18030', 'big5', 'shift_jis', 'euc-kr'] as const;

/** The encodings that fit the bytes, the likeliest first. Of equally likely ones the more common one is first. */
export function likelyEncodings(bytes: Uint8Array): Encoding[] {
  const sample = sampleOf(bytes);
  const points = new Map<Encoding, number>([['utf-8', utf8Points(sample)]]);
  for (const encoding of DOUBLE_BYTE) points.set(encoding, doubleBytePoints(sample, encoding));
  for (const encoding of SINGLE_BYTE) points.set(encoding, singleBytePoints(decodeAs(sample, encoding), encoding));
  return [...points].sort(([, a], [, b]) => b - a).map(([encoding]) => encoding);
}

/** The first lines that have bytes above 127. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(Math.min(SAMPLE, bytes.length));
  let [length, start, high] = [0, 0, false];
  for (let at = 0; at <= bytes.length && length < sample.length; at += 1) {
    const byte = bytes[at] ?? 0x0a;
    if (byte > 0x7f) high = true;
    if (byte !== 0x0a && byte !== 0x0d && at - start < SAMPLE) continue;
    if (high) {
      const line = bytes.subarray(start, Math.min(at + 1, start + sample.length - length));
      sample.set(line, length);
      length += line.length;
    }
    [start, high] = [at + 1, false];
  }
  return sample.subarray(0, length);
}

/** UTF-8 with damage: one point for each byte of a valid character, and a loss for each byte that belongs to none. */
function utf8Points(sample: Uint8Array): number {
  let points = 0;
  for (const character of decodeAs(sample, 'utf-8')) {
    const code = character.codePointAt(0) ?? 0;
    if (code === 0xfffd) points -= 2;
    else if (code > 0x7f) points += code > 0xffff ? 4 : code > 0x7ff ? 3 : 2;
  }
  return points;
}

const WORD = /\p{L}+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const ASCII_LETTER = /[a-z]/i;
/** Letters of Central European languages whose bytes stand for rare characters in Western European ones. */
const CENTRAL = /[ąłśźżđťžšĄŁŚŹŻĐŤŽŠ]/;
/** Signs that stand in lists of parts, where they stand: beside values, or alone between ASCII characters. */
const SIGNS = /µ(?=[FHAVWs])|(?<=[\d\s])[µΩ±°²³×](?=[\x20-\x7e])|[Ω±°](?=[\sCF\d])|(?<![^\s\x20-\x7e])[–—‘’“”…•®™€£¥«»½¼×÷²³°µ±](?![^\s\x20-\x7e])/g;
const ODD_SIGNS = /[^\p{L}\p{M}\s\x20-\x7e]/gu;
const DAMAGE = /[\ufffd\u0080-\u009f]/g;

function singleBytePoints(text: string, encoding: Encoding): number {
  let points = 0;
  for (const [word] of text.matchAll(WORD)) points += wordPoints(word, encoding);
  const signs = text.match(SIGNS)?.length ?? 0;
  const odd = (text.match(ODD_SIGNS)?.length ?? 0) - signs;
  return points + signs - odd - (text.match(DAMAGE)?.length ?? 0) * 3;
}

function wordPoints(word: string, encoding: Encoding): number {
  const letters = [...word].filter((letter) => letter > '\x7f');
  if (letters.length === 0) return 0;
  const foreign = letters.filter((letter) => CYRILLIC.test(letter)).length;
  if (foreign > 0) return foreign < word.length || !hasPlainCase(word) ? -letters.length : foreign > 2 ? foreign : foreign / 4;
  if (word === 'µ' || word === 'Ω') return 0;
  // Even in words with accents most letters have none.
  if (!hasPlainCase(word) || letters.length * 2 > word.length + 1 || (word.length > 1 && !ASCII_LETTER.test(word))) return -letters.length;
  const central = encoding === 'windows-1250' ? letters.filter((letter) => CENTRAL.test(letter)).length : 0;
  return letters.length * (word.length > 1 ? 1 : 0.25) + central * 0.5;
}

/** `word`, `Word` or `WORD`. */
function hasPlainCase(word: string): boolean {
  const rest = [...word].slice(1).join('');
  return rest === rest.toLowerCase() || word === word.toUpperCase();
}
