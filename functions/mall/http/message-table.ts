import type { Texts } from '~/domain/text/language';

/** The messages of a folder: both languages side by side, a function where a message has figures or names. */
export type MessageTable = Readonly<Record<string, Texts | ((...values: never[]) => Texts)>>;

/** Joins sentences into one text. */
export function joinSentences(sentences: readonly Texts[]): Texts {
  return { cn: sentences.map(({ cn }) => cn).join(''), en: sentences.map(({ en }) => en).join(' ') };
}
