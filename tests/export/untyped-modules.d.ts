/** The part of this font library that the tests use. */
declare module 'fontkit' {
  interface Glyph {
    id: number;
    advanceWidth: number;
    path: { toSVG(): string };
  }
  interface Font {
    numGlyphs: number;
    characterSet: number[];
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    glyphForCodePoint(codePoint: number): Glyph;
    getGlyph(id: number): Glyph;
  }
  export function create(bytes: Uint8Array): Font;
}
