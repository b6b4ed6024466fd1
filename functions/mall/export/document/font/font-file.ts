/** Offset of the checksum adjustment in the table `head`. */
const ADJUSTMENT = 8;
/** The checksum that a whole font file must have (OpenType 1.9, "Table Directory"). */
const WHOLE = 0xb1b0afba;

/** Writes a TrueType file. @param content - tables by tag */
export function writeFont(content: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  // The format requires tables in the order of their tags.
  const tables = new Map([...content].sort(([a], [b]) => (a < b ? -1 : 1)));
  const start = 12 + tables.size * 16;
  const size = [...tables.values()].reduce((sum, { length }) => sum + padded(length), start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(tables.size));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.size);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, (tables.size - 2 ** power) * 16);
  let [record, at, head] = [12, start, 0];
  for (const [tag, bytes] of tables) {
    file.set(bytes, at);
    if (tag === 'head') {
      head = at;
      view.setUint32(at + ADJUSTMENT, 0);
    }
    Array.from(tag, (letter, index) => file.set([letter.charCodeAt(0)], record + index));
    view.setUint32(record + 4, checksum(view, at, padded(bytes.length)));
    view.setUint32(record + 8, at);
    view.setUint32(record + 12, bytes.length);
    record += 16;
    at += padded(bytes.length);
  }
  view.setUint32(head + ADJUSTMENT, WHOLE - checksum(view, 0, size));
  return file;
}

/** The length of a table with its padding: each table begins at a multiple of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
