/** A business document between the data and its printing: every text is in the reader's language and written out. */

export interface PrintedDocument {
  /** BCP 47. */
  language: string;
  /** Name of the shop. */
  shop: string;
  /** What it is, such as `Invoice`. */
  title: string;
  number: string;
  facts: readonly Fact[];
  parties: readonly Block[];
  heads: { mpn: string; quantity: string; unitPrice: string; amount: string; discounted: string };
  lines: readonly DocumentLine[];
  /** What leads to the sum. */
  totals: readonly Fact[];
  sum: Fact;
  notes: readonly Block[];
  /** On each page at its foot. */
  pageOf(page: number, pages: number): string;
  foot: string;
  /** ms since 1970. */
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
  /** Where any line has one. */
  discounted?: string;
}
