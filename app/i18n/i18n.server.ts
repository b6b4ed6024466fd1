import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { type Language, languageTag } from '../domain/text/language';
import { valueText } from './fill-in';
import { type MessageTree, NAMESPACES } from './namespaces';

const files = import.meta.glob<MessageTree>('./{cn,en}/*.json', { eager: true, import: 'default' });

/** All messages of a language by namespace. */
export function messagesOf(language: Language): Record<string, MessageTree> {
  return Object.fromEntries(NAMESPACES.map((name) => [name, files[`./${language}/${name}.json`] ?? {}]));
}

/** Values stand in a text as {@link valueText} writes them. */
const formatter: FormatterModule = { type: 'formatter', init() {}, add() {}, addCached() {}, format: valueText };

const resources = { cn: messagesOf('cn'), en: messagesOf('en') };

/** Makes a translator. An i18next instance has one language, and an isolate serves both languages at once, so each language has its own. */
export function createI18n(language: Language): i18n {
  const tag = languageTag(language);
  const instance = createInstance();
  void instance.use(formatter).init({
    lng: tag,
    load: 'currentOnly',
    fallbackLng: false,
    resources: { [tag]: resources[language] },
    ns: [...NAMESPACES],
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  });
  return instance;
}
