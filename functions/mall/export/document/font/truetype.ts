/** Reads a TrueType font, and writes subsets of its glyphs (OpenType 1.9). */

import { writeFont } from './font-file';

/** A font whose glyphs are given by number. Each character has its own glyph: Chinese and English text needs no shaping. */
export interface Face {
  /** The glyph of a character; glyph 0, a box, if the font does not have the character. */
  glyphOf(codePoint: number): number;
  /** The width of a glyph, in thousandths of the type size. */
  widthOf(glyph: number): number;
  /** Writes a font with the box and these glyphs. The box is glyph 0, and the others are numbered from 1 in the given order. */
  subset(glyphs: readonly number[]): Uint8Array<ArrayBuffer>;
  /** Lengths in thousandths of the type size. `box` is the area that holds every glyph: left, bottom, right, top. */
  metrics: { ascent: number; descent: number; capHeight: number; box: readonly number[] };
}

/** Tables that the hinting instructions of glyphs may use. */
const HINTING = ['cvt ', 'fpgm', 'prep'];

/**
 * Reads a font.
 * @param bytes - the font file; it must not change afterwards, because the face reads from it later
 * @throws Error if a needed table is missing or has a format that is not supported
 */
export function readFace(bytes: Uint8Array<ArrayBuffer>): Face {
  const tables = readTables(bytes);
  const [head, hhea, hmtx, loca, glyf] = [table('head'), table('hhea'), table('hmtx'), table('loca'), table('glyf')];
  const groups = readGroups(table('cmap'));
  const unit = 1000 / head.getUint16(18);
  const offsetOf = head.getInt16(50) === 1 ? (glyph: number) => loca.getUint32(glyph * 4) : (glyph: number) => loca.getUint16(glyph * 2) * 2;
  if (hhea.getUint16(34) !== table('maxp').getUint16(4)) throw new Error('the font has glyphs without a width of their own');

  return {
    glyphOf: (codePoint) => glyphIn(groups, codePoint),
    widthOf: (glyph) => hmtx.getUint16(glyph * 4) * unit,
    subset(glyphs) {
      const taken = [0, ...glyphs];
      const outlines = taken.map(outlineOf);
      return writeFont(new Map([
        ...HINTING.flatMap((tag) => (tables.has(tag) ? [[tag, bytesOf(table(tag))] as const] : [])),
        ['glyf', joined(outlines)],
        ['head', changed(head, (view) => view.setInt16(50, 1))],
        ['hhea', changed(hhea, (view) => view.setUint16(34, taken.length))],
        ['hmtx', joined(taken.map((glyph) => bytesOf(hmtx, glyph * 4, glyph * 4 + 4)))],
        ['loca', offsetsOf(outlines)],
        ['maxp', changed(table('maxp'), (view) => view.setUint16(4, taken.length))],
      ]));
    },
    metrics: {
      ascent: hhea.getInt16(4) * unit, descent: hhea.getInt16(6) * unit, capHeight: table('OS/2').getInt16(88) * unit,
      box: [36, 38, 40, 42].map((at) => head.getInt16(at) * unit),
    },
  };

  function table(tag: string): DataView<ArrayBuffer> {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font has no table ${tag}`);
    return found;
  }

  function outlineOf(glyph: number): Uint8Array<ArrayBuffer> {
    const [from, to] = [offsetOf(glyph), offsetOf(glyph + 1)];
    if (to > from && glyf.getInt16(from) < 0) throw new Error(`glyph ${glyph} of the font is made of others`);
    return bytesOf(glyf, from, to);
  }
}

function readTables(bytes: Uint8Array<ArrayBuffer>): Map<string, DataView<ArrayBuffer>> {
  const { buffer, byteOffset, byteLength } = bytes;
  const view = new DataView(buffer, byteOffset, byteLength);
  return new Map(Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    return [tag, new DataView(buffer, byteOffset + view.getUint32(at + 8), view.getUint32(at + 12))];
  }));
}

/** Consecutive code points whose glyphs have consecutive numbers. */
interface Group {
  first: number;
  last: number;
  glyph: number;
}

/** Reads the character map from its subtable of format 12, which covers all of Unicode. */
function readGroups(cmap: DataView): Group[] {
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const at = cmap.getUint32(8 + index * 8);
    if (cmap.getUint16(at) !== 12) continue;
    return Array.from({ length: cmap.getUint32(at + 12) }, (_, group) => {
      const from = at + 16 + group * 12;
      return { first: cmap.getUint32(from), last: cmap.getUint32(from + 4), glyph: cmap.getUint32(from + 8) };
    });
  }
  throw new Error('the font has no character map of format 12');
}

/** Finds the glyph of a code point by binary search: the groups are in the order of their code points. */
function glyphIn(groups: readonly Group[], codePoint: number): number {
  let [from, to] = [0, groups.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const group = groups[middle];
    if (!group || codePoint < group.first) to = middle;
    else if (codePoint > group.last) from = middle + 1;
    else return group.glyph + codePoint - group.first;
  }
  return 0;
}

function bytesOf({ buffer, byteOffset, byteLength }: DataView<ArrayBuffer>, from = 0, to = byteLength): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer, byteOffset + from, to - from);
}

function changed(table: DataView<ArrayBuffer>, change: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const copy = bytesOf(table).slice();
  change(new DataView(copy.buffer));
  return copy;
}

function joined(pieces: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** The table `loca`: the offset of each outline, then the end of the last outline. */
function offsetsOf(outlines: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer((outlines.length + 1) * 4));
  let offset = 0;
  outlines.forEach((outline, index) => view.setUint32((index + 1) * 4, (offset += outline.length)));
  return new Uint8Array(view.buffer);
}
