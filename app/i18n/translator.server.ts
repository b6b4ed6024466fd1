import { type Language, LANGUAGES, languageTag } from '../domain/text/language';
import { messagesOf } from './i18n.server';
import type { MessageTree } from './namespaces';
import { Reader } from './reader';

/** The reader of one language, with all its messages. */
class ServerReader extends Reader {
  /** Translates a key of the namespace `common`, or one that names its namespace. */
  readonly t = this.translator('common');

  /** The messages of a namespace, for the browser. */
  getResourceBundle(_language: string, namespace: string): MessageTree {
    return this.need(namespace);
  }
}

const readers = new Map(LANGUAGES.map((language) => [language, new ServerReader({ language: languageTag(language), messages: messagesOf(language) }, noMore)]));

/** All messages are there from the start. */
function noMore(language: string, namespace: string): Promise<never> {
  throw new Error(`There is no namespace ${namespace} in ${language}`);
}

/** The translator of a language. All requests of the isolate share it, since it keeps nothing of them. */
export function translatorOf({ language }: { language: Language }): ServerReader {
  const reader = readers.get(language);
  if (!reader) throw new Error(`There are no messages in ${language}`);
  return reader;
}
