import { plainText } from '../text/plain-text';
import type { Face } from './font/truetype';
import { FRAME, LEADING } from './looks';
import { Pdf, type Page, type TextLook } from './pdf';
import { wrap } from './wrap';

/** A line of text with its look. */
export interface SetLine {
  text: string;
  look: TextLook;
}

/** Writes text on pages, from top to bottom. */
export class Press {
  readonly pdf: Pdf;
  readonly pages: Page[] = [];
  /** Where printing continues, in points from the top of the page. */
  y: number = FRAME.top;
  readonly #onNewPage: (press: Press) => void;

  /** @param onNewPage - prints the head of every page after the first */
  constructor(face: Face, onNewPage: (press: Press) => void) {
    this.pdf = new Pdf(face);
    this.#onNewPage = onNewPage;
    this.pages.push(this.pdf.addPage());
  }

  /** The current page. */
  get page(): Page {
    return this.pages.at(-1) ?? this.pdf.addPage();
  }

  /** Starts a new page if `height` does not fit on the current one. @returns whether it started a page */
  room(height: number): boolean {
    if (this.y + height <= FRAME.bottom) return false;
    this.pages.push(this.pdf.addPage());
    this.y = FRAME.top;
    this.#onNewPage(this);
    return true;
  }

  /** Breaks a text into lines. @param width - maximum width of a line, in points */
  set(text: string, look: TextLook, width: number): SetLine[] {
    return wrap(readable(text), width, (run) => this.pdf.widthOf(run, look.size)).map((line) => ({ text: line, look }));
  }

  /** Prints lines below each other. @returns their height */
  put(x: number, y: number, lines: readonly SetLine[]): number {
    let height = 0;
    for (const { text, look } of lines) {
      this.page.text(x, y + height + look.size, text, look);
      height += look.size * LEADING;
    }
    return height;
  }

  /** Prints a text on one line that ends at `x`. */
  right(x: number, y: number, text: string, look: TextLook): void {
    this.page.text(x - this.pdf.widthOf(text, look.size), y + look.size, text, look);
  }
}

/** The height of lines, in points. */
export function heightOf(lines: readonly SetLine[]): number {
  return lines.reduce((height, { look }) => height + look.size * LEADING, 0);
}

/** Text on one line, without invisible characters. */
function readable(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').replace(/[\p{Cf}\p{Cc}]/gu, '');
}
