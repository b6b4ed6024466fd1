import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces';

export const MESSAGES_ID = 'messages';

/**
 * The active language's messages for the browser, as data. Rendered by root before the scripts; where
 * no script runs it is not needed.
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

/** In the browser, where the reader has no bundles, the text stays what the server wrote. */
function embedded(i18n: Bundles, namespaces: readonly Namespace[]): string {
  if (!i18n.getResourceBundle) return document.getElementById(MESSAGES_ID)?.textContent ?? '';
  const messages: Record<string, unknown> = {};
  for (const name of new Set<Namespace>(['common', ...namespaces])) {
    messages[name] = i18n.getResourceBundle(i18n.language, name);
  }
  return escapeForScript(JSON.stringify({ language: i18n.language, messages }));
}

/** JSON that may stand inside a script element: no `<`, and no line ends that scripts read as such. */
export function escapeForScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
