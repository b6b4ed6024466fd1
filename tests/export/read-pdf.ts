import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text on a page: points from its lower left corner. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
}

/** Reads a PDF by another library. */
export interface ReadPdf {
  title: unknown;
  language: unknown;
  pages: Array<{ width: number; height: number; pieces: Piece[] }>;
  /** All text without spaces, in the order in which it is printed. */
  text: string;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, stopAtErrors: true }).promise;
  const { info } = await document.getMetadata();
  const pages: ReadPdf['pages'] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent({ disableNormalization: true });
    const pieces = items.flatMap((item) => ('str' in item && item.str.trim()
      ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
      : []));
    pages.push({ width, height, pieces });
  }
  await document.destroy();
  const fields = new Map(Object.entries(info));
  const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('').replace(/\s/g, '');
  return { title: fields.get('Title'), language: fields.get('Language'), pages, text };
}
