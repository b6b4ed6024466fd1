import { create } from 'fontkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFace } from '../../functions/mall/export/document/font/truetype';
import { FACE, FONT } from './font';

/** The number of glyphs of a subset. */
const GLYPHS = 500;

const font = create(FONT);
/** Every tenth glyph, or under `SOAK=1` all. */
const STEP = process.env['SOAK'] === '1' ? 1 : 10;
const glyphs = Array.from({ length: Math.ceil(font.numGlyphs / STEP) }, (_, index) => index * STEP);

describe('the font of documents', () => {
  test('has the glyphs and widths that another library reads', () => {
    const points = [...font.characterSet, ...fc.sample(fc.integer({ min: 0, max: 0x10ffff }), 10_000)];
    expect(points.length).toBeGreaterThan(40_000);
    const wrong = points.filter((point) => {
      const { id, advanceWidth } = font.glyphForCodePoint(point);
      return FACE.glyphOf(point) !== id || FACE.widthOf(id) !== (advanceWidth * 1000) / font.unitsPerEm;
    });
    expect(wrong).toEqual([]);
  });

  test('has the metrics that another library reads', () => {
    const { ascent, descent, capHeight, bbox: { minX, minY, maxX, maxY } } = font;
    expect(font.unitsPerEm).toBe(1000);
    expect(FACE.metrics).toEqual({ ascent, descent, capHeight, box: [minX, minY, maxX, maxY] });
  });

  test('has the characters of the shop: Chinese, Latin and technical signs', () => {
    for (const letter of '国巨贴片电阻电容发票壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分整￥，。；：（）《》ABCxyz0123456789¥−×±°℃µμΩΩ‰≤≥→éüß') {
      expect([letter, FACE.glyphOf(letter.codePointAt(0) ?? 0)]).toEqual([letter, expect.any(Number)]);
      expect(FACE.glyphOf(letter.codePointAt(0) ?? 0), letter).toBeGreaterThan(0);
    }
    expect(FACE.glyphOf(0x1f600)).toBe(0);
  });

  test('has digits of equal width', () => {
    expect(new Set([...'0123456789'].map((figure) => FACE.widthOf(FACE.glyphOf(figure.charCodeAt(0)))))).toEqual(new Set([555]));
  });
});

describe('a subset', () => {
  test('has the same outlines and widths for each glyph', () => {
    for (let from = 0; from < glyphs.length; from += GLYPHS) {
      const wanted = glyphs.slice(from, from + GLYPHS);
      const subset = create(FACE.subset(wanted));
      expect(subset.numGlyphs).toBe(wanted.length + 1);
      const wrong = wanted.filter((glyph, at) => {
        const [copy, original] = [subset.getGlyph(at + 1), font.getGlyph(glyph)];
        return copy.advanceWidth !== original.advanceWidth || copy.path.toSVG() !== original.path.toSVG();
      });
      expect(wrong).toEqual([]);
    }
  });

  test('is a valid font file: tables sorted by name, aligned, with correct checksums', () => {
    fc.assert(fc.property(fc.array(fc.nat(font.numGlyphs - 1), { maxLength: 300 }), (wanted) => {
      const file = FACE.subset(wanted);
      const view = new DataView(file.buffer);
      const sum = (at: number, length: number) => {
        let total = 0n;
        for (let word = 0; word < length; word += 4) total += BigInt(view.getUint32(at + word));
        return Number(total & 0xffffffffn);
      };
      expect([view.getUint32(0), file.length % 4, sum(0, file.length)]).toEqual([0x00010000, 0, 0xb1b0afba]);
      const records = Array.from({ length: view.getUint16(4) }, (_, index) => {
        const at = 12 + index * 16;
        return { tag: String.fromCharCode(...file.subarray(at, at + 4)), sum: view.getUint32(at + 4), at: view.getUint32(at + 8), length: view.getUint32(at + 12) };
      });
      const tags = records.map(({ tag }) => tag);
      expect(tags).toEqual([...tags].sort());
      expect(tags).toEqual(expect.arrayContaining(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']));
      let end = 12 + records.length * 16;
      for (const record of records) {
        expect(record.at).toBe(end);
        end += Math.ceil(record.length / 4) * 4;
        if (record.tag !== 'head') expect(sum(record.at, Math.ceil(record.length / 4) * 4)).toBe(record.sum);
      }
      expect(end).toBe(file.length);
    }), { numRuns: 50 });
  });

  test('is small', () => {
    const letters = new Set('订单确认书 Farad 0123456789 国巨贴片电阻');
    expect(FACE.subset([...letters].map((letter) => FACE.glyphOf(letter.codePointAt(0) ?? 0))).length).toBeLessThan(20_000);
  });
});

test('another file is refused with the missing table', () => {
  const without = (tag: string) => {
    const copy = FONT.slice();
    const at = Buffer.from(copy.subarray(0, 1000)).indexOf(tag, 0, 'latin1');
    copy[at] = 0x78;
    return copy;
  };
  for (const tag of ['head', 'hhea', 'hmtx', 'loca', 'glyf', 'cmap', 'maxp', 'OS/2']) expect(() => readFace(without(tag))).toThrow(tag);
  expect(() => readFace(new Uint8Array(12))).toThrow('head');
});
