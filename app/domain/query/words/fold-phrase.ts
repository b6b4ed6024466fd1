/** The spelling in which words are compared. */

/** A character of a Chinese word. Radicals do not match. */
const HAN = /(?=[\p{L}\p{N}])\p{Script=Han}/u;

/** Whether a text begins with a character of a Chinese word. */
export function isHan(text: string): boolean {
  const [first = ''] = text;
  return HAN.test(first);
}

/**
 * The spelling in which phrases are compared: usual width, lower case, without accents, English words in the singular, and one blank between
 * words. `N-Channel MOSFETs` and `n channel mosfet` are equal; Chinese characters are a word of their own beside Latin letters.
 */
export function foldPhrase(text: string): string {
  const plain = text.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  const words = plain.match(/(?:(?=[\p{L}\p{N}])\p{Script=Han})+|(?:(?!\p{Script=Han})[\p{L}\p{N}+.%µμΩω°])+/gu) ?? [];
  return words.map((word) => singular(word.replace(/^\.+|(?<!\.)\.+$/g, ''))).filter(Boolean).join(' ');
}

function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
