import type { EmbeddedMessages, MessageTree } from './namespaces';
import { MESSAGES_ID } from './messages';
import { Reader } from './reader';

async function loadNamespace(language: string, namespace: string): Promise<MessageTree> {
  // Most visits need only the messages that are in the page, so the list of the files is not part of the first load.
  const { namespaceFiles } = await import('./files/namespace-files');
  const load = namespaceFiles[`../${language === 'en' ? 'en' : 'cn'}/${namespace}.json`];
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
