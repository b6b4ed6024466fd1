/** One namespace for each area of the shop. A route names its own in `handle.i18n`; `common` is always loaded. */
export const NAMESPACES = [
  'common', 'campaign', 'home', 'catalogue', 'list', 'product', 'compare', 'portal', 'tracking', 'account', 'cart', 'order', 'currency', 'finder', 'upload', 'bom', 'feedback',
  'lottery', 'meta',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** The messages of one namespace, as a tree. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** The messages of the page's language, for its first load. */
export interface EmbeddedMessages {
  /** BCP 47 tag, `zh-CN` or `en`. */
  language: string;
  messages: Record<string, MessageTree>;
}
