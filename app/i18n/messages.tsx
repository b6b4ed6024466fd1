import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces';

export const MESSAGES_ID = 'messages';

/**
 * Puts the messages of the page's language into the document, for the browser. The root renders them before the scripts.
 */
export function Messages({ namespaces }: { namespaces: readonly Namespace[] }) {
  const { i18n } = useTranslation();
  return (
    <script
      type="application/json"
      id={MESSAGES_ID}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: embedded(i18n, namespaces) }}
    />
  );
}

interface Bundles {
  language: string;
  getResourceBundle?: (language: string, namespace: string) => unknown;
}

/** The text of the element. In the browser the reader has no bundles, so the text stays as the server rendered it. */
function embedded(i18n: Bundles, namespaces: readonly Namespace[]): string {
  if (!i18n.getResourceBundle) return document.getElementById(MESSAGES_ID)?.textContent ?? '';
  const messages: Record<string, unknown> = {};
  for (const name of new Set<Namespace>(['common', ...namespaces])) {
    messages[name] = i18n.getResourceBundle(i18n.language, name);
  }
  return escapeForScript(JSON.stringify({ language: i18n.language, messages }));
}

/** Makes JSON safe inside a script element: without `<` and without the line separators U+2028 and U+2029. */
export function escapeForScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
