import type { Language } from '../../domain/text/language';

/**
 * The text of a record in the reader's language: `xCn` or `xEn`; if it is empty, the plain `x`; if that is empty, the text in the other
 * language. Empty if the record has no text.
 */
export function textOf<N extends string>(
  record: { [K in N | `${N}Cn` | `${N}En`]?: string | undefined },
  name: N,
  language: Language,
): string {
  const cn = record[`${name}Cn`];
  const en = record[`${name}En`];
  const [own, other] = language === 'cn' ? [cn, en] : [en, cn];
  return own || record[name] || other || '';
}
