import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import type { Message } from '~/domain/text/message';
import { MessageText } from './message-text';
import { PageAlert } from './page-alert';

const KIND = { error: 'err', result: 'ok', notice: 'info' } as const;

/** The page that first showed the messages. The map is outside of the component, because an error page creates the shell again. */
const pageOf = new WeakMap<readonly Message[], string>();

interface Props {
  messages: readonly Message[];
  /** Whether the page has scripts. Scripts show errors and results over the page, so these show here only in browsers without script. */
  scripted: boolean;
}

/** Messages at the top of the page. Notices are always shown, other messages only without script. */
export function PageNotices({ messages, scripted }: Props) {
  const { key } = useLocation();
  useEffect(() => {
    if (!pageOf.has(messages)) pageOf.set(messages, key);
  }, [messages, key]);
  if ((pageOf.get(messages) ?? key) !== key) return null;
  const list = (some: readonly Message[]) => some.map((message, index) => (
    <PageAlert key={index} kind={KIND[message.kind]}><MessageText message={message} /></PageAlert>
  ));
  const over = messages.filter(({ kind }) => kind !== 'notice');
  if (!scripted) return <>{list(messages)}</>;
  return (
    <>
      {list(messages.filter(({ kind }) => kind === 'notice'))}
      {over.length > 0 && <noscript>{list(over)}</noscript>}
    </>
  );
}
