/** How typed words relate to the name of a brand or category. */

/**
 * The keyword without the words that begin a name: `10k yag` without YAGEO is `10k`, and `chip res 0603` without "Chip resistors" is `0603`.
 * If no words do, the keyword stays as it is.
 */
export function withoutName(keyword: string, name: string): string {
  const words = keyword.trim().split(/\s+/);
  const target = fold(name);
  const starts = [0, ...[...target.matchAll(/ /g)].map(({ index }) => index + 1)].map((at) => target.slice(at));
  // The longest run of words wins: "texas inst" before "texas".
  for (let length = words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const run = fold(words.slice(from, from + length).join(' '));
      if (run.length > 1 && starts.some((start) => start.startsWith(run))) {
        return [...words.slice(0, from), ...words.slice(from + length)].join(' ');
      }
    }
  }
  return words.join(' ');
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
