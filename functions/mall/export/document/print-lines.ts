import { FRAME, INKS, LOOKS } from './looks';
import type { PrintedDocument, DocumentLine } from './printed-document';
import { heightOf, type Press } from './press';

const FIGURES = ['quantity', 'unitPrice', 'amount', 'discounted'] as const;

/** Width of the line's number, padding of a line, and gap between columns, in points. */
const WIDTHS = { number: 24, padding: 6, gap: 18 } as const;
/** Height of the table's head, in points. */
const HEAD = 22;
/** The maximum number of text lines of a product that stay together on a page. */
const TOGETHER = 30;

interface Column {
  name: (typeof FIGURES)[number];
  /** The right edge of the figures. */
  right: number;
}

/**
 * Prints the table of lines. Its head is on every page, and figures are aligned to the right. A line is split over two pages only if it has
 * more than {@link TOGETHER} lines of text.
 * @param after - height in points that must be free below the last line, on the same page
 */
export function printLines(document: PrintedDocument, press: Press, after: number): void {
  const { columns, left } = columnsOf(document, press);
  const productWidth = left - FRAME.left - WIDTHS.number;
  printTableHead(document, columns, press);
  document.lines.forEach((line, at) => {
    const text = [...press.set(line.mpn, LOOKS.strong, productWidth), ...line.about.flatMap((about) => press.set(about, LOOKS.about, productWidth))];
    for (let from = 0; from < text.length; from += TOGETHER) {
      const block = text.slice(from, from + TOGETHER);
      const height = heightOf(block) + 2 * WIDTHS.padding;
      const last = at === document.lines.length - 1 && from + TOGETHER >= text.length;
      if (press.room(height + (last ? after : 0))) printTableHead(document, columns, press);
      const y = press.y + WIDTHS.padding;
      if (from === 0) printFigures(line, at + 1, y);
      press.put(FRAME.left + WIDTHS.number, y, block);
      press.y += height;
    }
    press.page.rule(FRAME.left, press.y, FRAME.width, INKS.line);
  });

  function printFigures(line: DocumentLine, number: number, y: number): void {
    press.put(FRAME.left + WIDTHS.padding, y, [{ text: String(number), look: LOOKS.count }]);
    for (const { name, right } of columns) press.right(right, y, line[name] ?? '', name === columns.at(-1)?.name ? LOOKS.strong : LOOKS.value);
  }
}

/** The columns of figures, each as wide as its content, and their left edge. The product gets the rest of the width. */
function columnsOf({ heads, lines }: PrintedDocument, { pdf }: Press): { columns: Column[]; left: number } {
  const columns: Column[] = [];
  let left: number = FRAME.right - WIDTHS.padding;
  for (const name of FIGURES.toReversed()) {
    if (!lines.some((line) => line[name] !== undefined)) continue;
    columns.unshift({ name, right: left });
    const widths = lines.map((line) => pdf.widthOf(line[name] ?? '', LOOKS.value.size));
    left -= Math.max(pdf.widthOf(heads[name], LOOKS.head.size), ...widths) + WIDTHS.gap;
  }
  return { columns, left };
}

function printTableHead({ heads }: PrintedDocument, columns: readonly Column[], press: Press): void {
  const y = press.y + 6;
  press.page.box(FRAME.left, press.y, FRAME.width, HEAD, INKS.sunken);
  press.put(FRAME.left + WIDTHS.number, y, [{ text: heads.mpn, look: LOOKS.head }]);
  for (const { name, right } of columns) press.right(right, y, heads[name], LOOKS.head);
  press.y += HEAD;
}
