import type { Face } from './font/truetype';
import { FRAME, INKS, LOOKS } from './looks';
import type { Block, PrintedDocument } from './printed-document';
import { A4, type Page } from './pdf';
import { heightOf, Press, type SetLine } from './press';
import { printLines } from './print-lines';

/** How many facts are in a row. */
const FACTS = 4;
const GAP = 16;
const TOTAL = { width: 232, above: 12, height: 16, sum: 34 } as const;
/** Notes are printed to the left of the totals. `together`: the height of notes that must fit on the page of the totals, in points. */
const NOTE = { width: FRAME.width - TOTAL.width - 2 * GAP, gap: 10, together: 160 } as const;

/** Prints a document on A4 pages. @returns a PDF file */
export async function printDocument(document: PrintedDocument, face: Face): Promise<Uint8Array<ArrayBuffer>> {
  const press = new Press(face, (next) => printRunningHead(document, next));
  printHead(document, press);
  printFacts(document, press);
  printParties(document, press);
  const notes = document.notes.map((note) => blockOf(note, NOTE.width, press));
  printLines(document, press, endHeight(document, notes));
  printEnd(document, notes, press);
  printFeet(document, press);
  const { title, number, shop: author, language, made } = document;
  return press.pdf.save({ title: `${title} ${number}`, author, language, made });
}

function printHead({ shop, title, number }: PrintedDocument, press: Press): void {
  printMark(press.page, FRAME.left, FRAME.top);
  press.page.text(FRAME.left + 36, FRAME.top + 17.5, shop, LOOKS.title);
  press.right(FRAME.right, FRAME.top, title, LOOKS.title);
  press.right(FRAME.right, FRAME.top + 24, number, LOOKS.number);
  press.page.rule(FRAME.left, FRAME.top + 48, FRAME.width, INKS.primary, 1.2);
  press.y = FRAME.top + 62;
}

/** The mark of the shop: the two plates of a capacitor. */
function printMark(page: Page, x: number, y: number): void {
  page.box(x, y + 10, 8, 2.6, INKS.primary);
  page.box(x + 8, y + 2, 3.6, 18.6, INKS.primary);
  page.box(x + 15.4, y + 2, 3.6, 18.6, INKS.money);
  page.box(x + 19, y + 10, 8, 2.6, INKS.primary);
}

function printRunningHead({ shop, title, number }: PrintedDocument, press: Press): void {
  press.page.text(FRAME.left, FRAME.top + 8, shop, LOOKS.running);
  press.right(FRAME.right, FRAME.top - 1.5, `${title} ${number}`, LOOKS.value);
  press.page.rule(FRAME.left, FRAME.top + 16, FRAME.width, INKS.primary, 1.2);
  press.y = FRAME.top + 28;
}

function printFacts({ facts }: PrintedDocument, press: Press): void {
  for (let from = 0; from < facts.length; from += FACTS) {
    printBeside(facts.slice(from, from + FACTS).map(({ label, value }) => (width: number) => [
      ...press.set(label, LOOKS.label, width), ...press.set(value, LOOKS.value, width),
    ]), FACTS, press);
    press.y += 9;
  }
}

function printParties({ parties }: PrintedDocument, press: Press): void {
  press.page.rule(FRAME.left, press.y, FRAME.width, INKS.line);
  press.y += 10;
  printBeside(parties.map((party) => (width: number) => blockOf(party, width, press)), parties.length, press);
  press.y += 14;
}

/** Prints texts side by side, in columns of equal width. */
function printBeside(texts: ReadonlyArray<(width: number) => SetLine[]>, columns: number, press: Press): void {
  const width = (FRAME.width - (columns - 1) * GAP) / columns;
  press.y += Math.max(0, ...texts.map((setIn, at) => press.put(FRAME.left + at * (width + GAP), press.y, setIn(width))));
}

function blockOf({ title, lines }: Block, width: number, press: Press): SetLine[] {
  return [...press.set(title, LOOKS.block, width), ...lines.flatMap((line) => press.set(line, LOOKS.value, width))];
}

/** The height of the totals and notes that must be on the same page as the last line, in points. */
function endHeight({ totals }: PrintedDocument, notes: ReadonlyArray<readonly SetLine[]>): number {
  const height = notes.reduce((sum, note) => sum + heightOf(note) + NOTE.gap, 0);
  return TOTAL.above + Math.max(totals.length * TOTAL.height + TOTAL.sum, Math.min(height, NOTE.together));
}

/** Prints the totals, and the notes to their left. Notes may continue on more pages. */
function printEnd({ totals, sum }: PrintedDocument, notes: ReadonlyArray<readonly SetLine[]>, press: Press): void {
  const left = FRAME.right - TOTAL.width;
  press.y += TOTAL.above;
  let y = press.y;
  for (const { label, value } of totals) {
    press.put(left, y, [{ text: label, look: LOOKS.total }]);
    press.right(FRAME.right, y, value, LOOKS.value);
    y += TOTAL.height;
  }
  press.page.rule(left, y + 3, TOTAL.width, INKS.text, 0.8);
  press.put(left, y + 12, [{ text: sum.label, look: LOOKS.sumLabel }]);
  press.right(FRAME.right, y + 9, sum.value, LOOKS.sum);
  for (const note of notes) {
    // A title stays on the page of its first line.
    press.room(heightOf(note.slice(0, 2)));
    for (const line of note) {
      press.room(heightOf([line]));
      press.y += press.put(FRAME.left, press.y, [line]);
    }
    press.y += NOTE.gap;
  }
}

function printFeet({ foot, pageOf }: PrintedDocument, { pages, pdf }: Press): void {
  pages.forEach((page, at) => {
    const text = pageOf(at + 1, pages.length);
    page.rule(FRAME.left, A4.height - 40, FRAME.width, INKS.line);
    page.text(FRAME.left, A4.height - 28, foot, LOOKS.foot);
    page.text(FRAME.right - pdf.widthOf(text, LOOKS.foot.size), A4.height - 28, text, LOOKS.foot);
  });
}
