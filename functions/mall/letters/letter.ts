import type { Language } from '~/domain/text/language';

/** A part of a letter. Its texts are plain; the writers of text and HTML make them safe. */
export type LetterBlock =
  | { is: 'paragraph' | 'note' | 'code'; text: string }
  | { is: 'facts'; facts: ReadonlyArray<readonly [label: string, value: string]> }
  /** The first column has names, the others figures. */
  | { is: 'table'; head: readonly string[]; rows: ReadonlyArray<readonly string[]>; foot: ReadonlyArray<readonly string[]>; more: string }
  | { is: 'button'; label: string; url: string };

/** What is written to a recipient, in one language. */
export interface Letter {
  subject: string;
  /** The whole in one or two sentences: the message to a mobile number, and what a list of mails shows below the subject. */
  short: string;
  blocks: readonly LetterBlock[];
  /** What a provider with templates of its own needs. */
  values: Readonly<Record<string, string>>;
}

/** What stands around each letter. */
export interface Stationery {
  language: Language;
  shop: string;
  /** The address of the shop, without a slash at its end. */
  origin: string;
  /** The last line. */
  footer: string;
}

/** Control characters, and those that change the direction of text or cannot be seen. */
const HIDDEN = /[\p{C}\p{Z}]+/gu;

/** A text in one line, in which nothing is hidden. Names and remarks of buyers may have anything. */
export function oneLine(text: string): string {
  return text.replace(HIDDEN, ' ').trim();
}
