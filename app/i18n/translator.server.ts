import type { i18n } from 'i18next';
import type { Language } from '../domain/text/language';
import { createI18n } from './i18n.server';

const translators = new Map<Language, i18n>();

/** The translator of a request's language. All requests of the isolate share it. */
export function translatorOf({ language }: { language: Language }): i18n {
  const translator = translators.get(language) ?? createI18n(language);
  translators.set(language, translator);
  return translator;
}
