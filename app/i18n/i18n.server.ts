import type { Language } from '../domain/text/language';
import { type MessageTree, NAMESPACES } from './namespaces';

const files = import.meta.glob<MessageTree>('./{cn,en}/*.json', { eager: true, import: 'default' });

/** All messages of a language by namespace. */
export function messagesOf(language: Language): Record<string, MessageTree> {
  return Object.fromEntries(NAMESPACES.map((name) => [name, files[`./${language}/${name}.json`] ?? {}]));
}
