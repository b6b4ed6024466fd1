import { hex, PdfFile, textString, utf16, type Ref } from './pdf-file';
import type { Face } from './font/truetype';

/** The size of a page, in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** Red, green and blue from 0 to 1. */
export type Ink = readonly [number, number, number];

export interface TextLook {
  size: number;
  ink: Ink;
  /** Bold text is drawn with a contour of the same colour, because the font has only one weight. */
  bold?: boolean;
}

export interface PdfInfo {
  title: string;
  author: string;
  /** A language tag (BCP 47). */
  language: string;
  /** When the document was made, ms since 1970. */
  made: number;
}

/** Width of the contour of bold text, as a fraction of the size. */
const BOLD = 0.028;

/** The name of the embedded font. The tag `AAAAAA+` marks it as a subset. */
const FONT_NAME = 'AAAAAA+NotoSansSC-Regular';

/** A page to draw on. Positions are in points from the upper left corner; the `y` of a text is its base line. */
export interface Page {
  text(x: number, y: number, text: string, look: TextLook): void;
  rule(x: number, y: number, width: number, ink: Ink, thickness?: number): void;
  box(x: number, y: number, width: number, height: number, ink: Ink): void;
}

/** A PDF document in one font. The file contains only the glyphs that the document uses. */
export class Pdf {
  readonly #face: Face;
  /** The glyph of each character of the document, by code point. The code of a character is its position in this map, counted from 1. */
  readonly #signs = new Map<number, { code: number; glyph: number }>();
  readonly #pages: string[][] = [];

  constructor(face: Face) {
    this.#face = face;
  }

  /** Width of a text in points. */
  widthOf(text: string, size: number): number {
    let width = 0;
    for (const letter of text) width += this.#face.widthOf(this.#glyphOf(letter));
    return (width * size) / 1000;
  }

  /** Adds an empty page. */
  addPage(): Page {
    const drawn: string[] = [];
    this.#pages.push(drawn);
    return {
      text: (x, y, text, { size, ink, bold }) => {
        const contour = bold ? `${figures(ink)} RG ${figure(size * BOLD)} w 2 Tr` : '0 Tr';
        drawn.push(`BT /F ${figure(size)} Tf ${figures(ink)} rg ${contour} ${figures([x, A4.height - y])} Td <${this.#codes(text)}> Tj ET`);
      },
      rule: (x, y, width, ink, thickness = 0.5) => {
        drawn.push(`${figures(ink)} RG ${figure(thickness)} w ${figures([x, A4.height - y])} m ${figures([x + width, A4.height - y])} l S`);
      },
      box: (x, y, width, height, ink) => {
        drawn.push(`${figures(ink)} rg ${figures([x, A4.height - y - height, width, height])} re f`);
      },
    };
  }

  /** Writes the document. @returns the bytes of the file */
  async save({ title, author, language, made }: PdfInfo): Promise<Uint8Array<ArrayBuffer>> {
    const file = new PdfFile();
    const pages = file.reserve();
    const font = await this.#addFont(file);
    const kids: Ref[] = [];
    for (const drawn of this.#pages) {
      const contents = await file.addStream(drawn.join('\n'));
      kids.push(file.add(
        `<< /Type /Page /Parent ${pages} /MediaBox [${figures([0, 0, A4.width, A4.height])}] /Resources << /Font << /F ${font} >> >> /Contents ${contents} >>`,
      ));
    }
    file.put(pages, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
    const date = new Date(made).toISOString().replace(/\D/g, '').slice(0, 14);
    return file.write(
      file.add(`<< /Type /Catalog /Pages ${pages} /Lang ${textString(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`),
      file.add(`<< /Title ${textString(title)} /Author ${textString(author)} /CreationDate (D:${date}Z) >>`),
    );
  }

  #codes(text: string): string {
    return Array.from(text, (letter) => {
      const point = letter.codePointAt(0) ?? 0;
      const sign = this.#signs.get(point) ?? { code: this.#signs.size + 1, glyph: this.#glyphOf(letter) };
      this.#signs.set(point, sign);
      return hex(sign.code);
    }).join('');
  }

  /** A letter that the font does not have is drawn without its mark. Whoever copies the text gets the whole letter. */
  #glyphOf(letter: string): number {
    return this.#face.glyphOf(letter.codePointAt(0) ?? 0) || this.#face.glyphOf(withoutMark(letter).codePointAt(0) ?? 0);
  }

  async #addFont(file: PdfFile): Promise<Ref> {
    const { ascent, descent, capHeight, box } = this.#face.metrics;
    const glyphs = [...this.#signs.values()].map(({ glyph }) => glyph);
    const program = this.#face.subset(glyphs);
    const descriptor = file.add([
      `<< /Type /FontDescriptor /FontName /${FONT_NAME} /Flags 4 /FontBBox [${figures(box)}] /ItalicAngle 0 /Ascent ${figure(ascent)}`,
      `/Descent ${figure(descent)} /CapHeight ${figure(capHeight)} /StemV 80 /FontFile2 ${await file.addStream(program, `/Length1 ${program.length}`)} >>`,
    ].join(' '));
    const signs = file.add([
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${FONT_NAME} /FontDescriptor ${descriptor} /CIDToGIDMap /Identity /DW 1000`,
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [1 [${figures(glyphs.map((glyph) => this.#face.widthOf(glyph)))}]] >>`,
    ].join(' '));
    const map = await file.addStream(unicodeMap([...this.#signs.keys()]));
    return file.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${FONT_NAME} /Encoding /Identity-H /DescendantFonts [${signs}] /ToUnicode ${map} >>`,
    );
  }
}

/** Letters of the Latin script whose marks Unicode does not take off. */
const STRUCK: ReadonlyMap<string, string> = new Map([['ł', 'l'], ['Ł', 'L'], ['ħ', 'h'], ['Ħ', 'H'], ['ı', 'i']]);

/** A letter of the Latin or Greek script without its mark: `s` of `š`. Other characters stay as they are. */
function withoutMark(letter: string): string {
  return STRUCK.get(letter) ?? (/[\p{Script=Latin}\p{Script=Greek}]/u.test(letter) ? letter.normalize('NFD') : letter);
}

/** The maximum number of entries in a block of a character map. */
const BLOCK = 100;

/** The map from codes to characters, so that text can be searched and copied. */
function unicodeMap(points: readonly number[]): string {
  const entries = points.map((point, at) => `<${hex(at + 1)}> <${utf16(String.fromCodePoint(point))}>`);
  const blocks = Array.from({ length: Math.ceil(entries.length / BLOCK) }, (_, at) => {
    const block = entries.slice(at * BLOCK, (at + 1) * BLOCK);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin', '12 dict begin', 'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def', '/CMapName /Adobe-Identity-UCS def', '/CMapType 2 def',
    '1 begincodespacerange', '<0000> <ffff>', 'endcodespacerange', ...blocks,
    'endcmap', 'CMapName currentdict /CMap defineresource pop', 'end', 'end',
  ].join('\n');
}

function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function figures(values: readonly number[]): string {
  return values.map(figure).join(' ');
}
