import type { Language } from '~/domain/text/language';

/** The text of a record in a language: field `xCn` or `xEn`. If it is empty, field `x` is used, and then the text in the other language. */
export function textIn<N extends string>(
  record: { [K in N | `${N}Cn` | `${N}En`]?: string | undefined }, name: N, language: Language,
): string {
  const [cn, en] = [record[`${name}Cn`], record[`${name}En`]];
  return (language === 'cn' ? cn : en) || record[name] || (language === 'cn' ? en : cn) || '';
}
