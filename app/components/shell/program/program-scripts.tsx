import { UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react';
import { useContext } from 'react';
import { BootContext } from '../boot';
import { programText } from './program-text';

/**
 * The script that starts the page's program, in place of the framework's `Scripts`. That one preloads all modules before the page is painted. This
 * one asks for them after the first paint, so that they delay no text and no picture.
 */
export const ProgramScripts = import.meta.env.SSR ? ServerScript : BrowserScript;

function ServerScript() {
  const framework = useContext(RemixContext);
  const ids = useMatches().map(({ id }) => id);
  if (!framework?.renderMeta) throw new Error('The framework renders the page without its context');
  // The framework then sends the data of the loaders.
  framework.renderMeta.didRenderScripts = true;
  return <ProgramScript text={programText(framework.manifest, ids, framework.serverHandoffString ?? '{}')} />;
}

/** The element stays as the server rendered it. */
function BrowserScript() {
  return <ProgramScript text="" />;
}

function ProgramScript({ text }: { text: string }) {
  const { nonce } = useContext(BootContext);
  return <script nonce={nonce} data-program="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
