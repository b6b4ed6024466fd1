/** The shop's own messages, for tests in each language. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Language = 'cn' | 'en';
export const LANGUAGES: readonly Language[] = ['cn', 'en'];

/** The locale of the browser, and the `lang` of the document. */
export const LOCALE: Record<Language, string> = { cn: 'zh-CN', en: 'en-GB' };
export const HTML_LANG: Record<Language, string> = { cn: 'zh-CN', en: 'en' };

/** All texts of a language by `namespace:key.path`. */
export function messagesOf(language: Language): Map<string, string> {
  const folder = fileURLToPath(new URL(`../../app/i18n/${language}/`, import.meta.url));
  const messages = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const tree: unknown = JSON.parse(readFileSync(folder + file, 'utf8'));
    collect(tree, `${file.replace(/\.json$/, '')}:`, messages);
  }
  return messages;
}

function collect(node: unknown, key: string, into: Map<string, string>): void {
  if (typeof node === 'string') into.set(key, node);
  else if (typeof node === 'object' && node !== null) {
    for (const [name, value] of Object.entries(node)) collect(value, key.endsWith(':') ? key + name : `${key}.${name}`, into);
  }
}

const known = new Map<Language, Map<string, string>>();

/** A text as a pattern, with anything but a line end for its values. */
export function wordingPattern(language: Language, key: string): RegExp {
  return new RegExp(`^${wording(language, key, {}, '\u0000').split('\u0000').map(escapePattern).join('.+')}$`);
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** A text with its values. @throws if there is none, so that no test looks for an empty name */
export function wording(
  language: Language, key: string, values: Record<string, string | number> = {}, missing = '',
): string {
  const messages = known.get(language) ?? messagesOf(language);
  known.set(language, messages);
  const text = messages.get(key.includes(':') ? key : `common:${key}`);
  if (text === undefined) throw new Error(`There is no message ${key}`);
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? missing));
}
