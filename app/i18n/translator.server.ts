import type { i18n } from 'i18next';
import type { Language } from '../domain/text/language';
import { createI18n } from './i18n.server';

const instances = new WeakMap<object, i18n>();

/** The translator of a request. The document and the loaders, which translate titles, share it. */
export function translatorOf(context: { language: Language }): i18n {
  const known = instances.get(context);
  if (known) return known;
  const instance = createI18n(context.language);
  instances.set(context, instance);
  return instance;
}
