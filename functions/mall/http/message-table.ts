import type { Texts } from '~/domain/text/language';

/** The messages of a folder, each in both languages. A message with figures or names is a function. */
export type MessageTable = Readonly<Record<string, Texts | ((...values: never[]) => Texts)>>;

/** Joins sentences into one text. */
export function joinSentences(sentences: readonly Texts[]): Texts {
  return { cn: sentences.map(({ cn }) => cn).join(''), en: sentences.map(({ en }) => en).join(' ') };
}
