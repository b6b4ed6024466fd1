/** One namespace per area of the shop; a route names its own in `handle.i18n`, `common` is always there. */
export const NAMESPACES = ['common', 'home', 'catalogue', 'list', 'product', 'portal', 'account', 'cart', 'order'] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Messages of one namespace: texts, grouped by dots. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** What the page carries for its first load: the active language's messages. */
export interface EmbeddedMessages {
  /** BCP 47 tag, `zh-CN` or `en`. */
  language: string;
  messages: Record<string, MessageTree>;
}
