/**
 * Replaces react-i18next in the browser with half a kilobyte of code. It has the same hook and reads the same messages. Plural forms,
 * `{{name}}` and `namespace:key` work the same way; a test compares both libraries for every key.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { fillIn } from './fill-in';
import type { EmbeddedMessages, MessageTree } from './namespaces';

type Options = Record<string, unknown> & { count?: number };
type Translate = (key: string, options?: Options) => string;
type Load = (language: string, namespace: string) => Promise<MessageTree>;

export class Reader {
  readonly language: string;
  readonly #messages: Record<string, MessageTree>;
  readonly #load: Load;
  readonly #pending = new Map<string, Promise<void>>();
  readonly #failed = new Map<string, unknown>();
  readonly #translators = new Map<string, Translate>();
  readonly #plural: Intl.PluralRules;

  constructor({ language, messages }: EmbeddedMessages, load: Load) {
    this.language = language;
    this.#messages = { ...messages };
    this.#load = load;
    this.#plural = new Intl.PluralRules(language);
  }

  /** The messages of a namespace. While they load, it throws a promise, so that the nearest Suspense boundary waits. */
  need(namespace: string): MessageTree {
    const found = this.#messages[namespace];
    if (found) return found;
    if (this.#failed.has(namespace)) throw this.#failed.get(namespace);
    let pending = this.#pending.get(namespace);
    if (!pending) {
      pending = this.#load(this.language, namespace).then(
        (tree) => void (this.#messages[namespace] = tree),
        (error: unknown) => void this.#failed.set(namespace, error),
      );
      this.#pending.set(namespace, pending);
    }
    throw pending;
  }

  /** Works as in i18next: resolves when the namespace is loaded, and rejects when it cannot be loaded. */
  async loadNamespaces(namespace: string): Promise<void> {
    const wanted = () => this.need(namespace);
    try {
      wanted();
    } catch (pending) {
      await pending;
      wanted();
    }
  }

  translator(home: string): Translate {
    let translate = this.#translators.get(home);
    if (!translate) {
      translate = (key, options) => this.#read(home, key, options);
      this.#translators.set(home, translate);
    }
    return translate;
  }

  #read(home: string, key: string, options: Options = {}): string {
    const colon = key.indexOf(':');
    const tree = this.need(colon < 0 ? home : key.slice(0, colon));
    const path = key.slice(colon + 1);
    const { count } = options;
    const text =
      (count === undefined ? undefined : textAt(tree, `${path}_${this.#plural.select(count)}`)) ?? textAt(tree, path);
    return text === undefined ? path : fillIn(text, options);
  }
}

function textAt(tree: MessageTree, path: string): string | undefined {
  let node: MessageTree | string | undefined = tree;
  for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

const Context = createContext<Reader | null>(null);

export function I18nextProvider({ i18n, children }: { i18n: Reader; children: ReactNode }) {
  return <Context.Provider value={i18n}>{children}</Context.Provider>;
}

export function useTranslation(namespaces: string | readonly string[] = 'common'): { t: Translate; i18n: Reader } {
  const reader = useContext(Context);
  if (!reader) throw new Error('useTranslation needs an I18nextProvider above it');
  const names = typeof namespaces === 'string' ? [namespaces] : namespaces;
  for (const name of names) reader.need(name);
  return { t: reader.translator(names[0] ?? 'common'), i18n: reader };
}
