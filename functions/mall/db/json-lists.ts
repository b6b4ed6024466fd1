/** The maximum size of a list in one parameter, in bytes. A statement of D1 has at most 100 KB, and the desk has wrangler write parameters into it. */
const LIST_BYTES = 60_000;

const encoder = new TextEncoder();

/** Cuts values into JSON lists, each short enough for a statement. */
export function jsonLists(values: readonly unknown[]): string[] {
  const lists: string[] = [];
  let texts: string[] = [];
  let bytes = 0;
  for (const value of values) {
    const text = JSON.stringify(value);
    // In a statement, a quote takes two signs.
    const size = encoder.encode(text.replaceAll("'", "''")).length + 1;
    if (bytes + size > LIST_BYTES && texts.length > 0) {
      lists.push(`[${texts.join(',')}]`);
      texts = [];
      bytes = 0;
    }
    texts.push(text);
    bytes += size;
  }
  return texts.length > 0 ? [...lists, `[${texts.join(',')}]`] : lists;
}
