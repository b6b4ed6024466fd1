import type { Language } from '../../domain/text/language';

/**
 * The text of a record in the reader's language: `xCn` or `xEn`, then the plain `x`, then the other
 * language; empty where there is none.
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
