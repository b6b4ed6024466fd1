import type { EmbeddedMessages, MessageTree } from './namespaces';
import { MESSAGES_ID } from './messages';
import { Reader } from './reader';

const chunks = import.meta.glob<MessageTree>('./{cn,en}/*.json', { import: 'default' });

async function loadNamespace(language: string, namespace: string): Promise<MessageTree> {
  const load = chunks[`./${language === 'en' ? 'en' : 'cn'}/${namespace}.json`];
  if (!load) throw new Error(`There is no namespace ${namespace}`);
  return load();
}

/** Makes the reader of the messages that are in the page. */
export function readMessages(): Reader {
  const embedded: EmbeddedMessages = JSON.parse(document.getElementById(MESSAGES_ID)?.textContent ?? '{}');
  return new Reader(
    { language: embedded.language ?? document.documentElement.lang, messages: embedded.messages ?? {} },
    loadNamespace,
  );
}
