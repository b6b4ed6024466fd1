import type { Language } from '../text/language';

/** How many characters of a description search engines show. */
export const DESCRIPTION_LENGTH: Readonly<Record<Language, number>> = { cn: 80, en: 155 };
