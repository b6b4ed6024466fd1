/** A business document that is ready to print. Every text is formatted and in the reader's language. */

export interface PrintedDocument {
  /** A language tag (BCP 47). */
  language: string;
  /** Name of the shop. */
  shop: string;
  /** The kind of document, such as `Invoice`. */
  title: string;
  number: string;
  facts: readonly Fact[];
  parties: readonly Block[];
  heads: { mpn: string; quantity: string; unitPrice: string; amount: string; discounted: string };
  lines: readonly DocumentLine[];
  /** The figures above the sum. */
  totals: readonly Fact[];
  sum: Fact;
  notes: readonly Block[];
  /** The text with the page number in the foot of a page. */
  pageOf(page: number, pages: number): string;
  foot: string;
  /** When the document was made, ms since 1970. */
  made: number;
}

export interface Fact {
  label: string;
  value: string;
}

export interface Block {
  title: string;
  lines: readonly string[];
}

export interface DocumentLine {
  mpn: string;
  about: readonly string[];
  quantity: string;
  unitPrice: string;
  amount: string;
  /** The amount after the discount. If one line has a discount, all lines have this field. */
  discounted?: string;
}
