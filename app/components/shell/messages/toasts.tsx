import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '~/domain/text/message';
import { NOTIFICATION_MS, TOAST_MS } from '~/ui/toast/life';
import { Toast } from '~/ui/toast/toast';
import { MessageText } from './message-text';

/** A message on the screen. */
export type FlashMessage = Message & { id: number };

export interface ToastsProps {
  messages: readonly FlashMessage[];
  onGone: (id: number) => void;
}

/** How long each kind stays, ms. */
const LIFE = { error: TOAST_MS, result: NOTIFICATION_MS } as const;

/** Errors at the top centre, results at the top right, any number of each. Esc dismisses the newest message. */
export function Toasts({ messages, onGone }: ToastsProps) {
  const { t } = useTranslation();
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onGone(newest);
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, [newest, onGone]);
  const stack = (kind: keyof typeof LIFE) => (
    <div className={`toasts toasts--${kind}`}>
      {messages.filter((message) => message.kind === kind).map((message) => (
        <Toast
          key={message.id} kind={kind === 'error' ? 'err' : 'ok'} life={LIFE[kind]} dismissLabel={t('dismiss')}
          onGone={() => onGone(message.id)}
        >
          <MessageText message={message} />
        </Toast>
      ))}
    </div>
  );
  return <>{stack('error')}{stack('result')}</>;
}
