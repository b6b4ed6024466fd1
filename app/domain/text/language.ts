/** Site variants and their languages (app/session/README.md, "Site variant"). */

export const LANGUAGES = ['cn', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A text in both languages. */
export type Texts = Record<Language, string>;
export type SiteVariant = 'PC' | 'PC_EN';

/** The language of a site variant. */
export function languageOf(variant: SiteVariant): Language {
  return variant === 'PC' ? 'cn' : 'en';
}

/** The site variant of a language. */
export function variantOf(language: Language): SiteVariant {
  return language === 'cn' ? 'PC' : 'PC_EN';
}

/** The BCP 47 tag for `lang` attributes and `Intl`. */
export function languageTag(language: Language): 'zh-CN' | 'en' {
  return language === 'cn' ? 'zh-CN' : 'en';
}
