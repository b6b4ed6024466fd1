import { useLocation } from '@remix-run/react';
import {
  type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loginPath } from '~/domain/account/return-path';
import { withChannel } from '~/domain/portal/channel';
import type { Message } from '~/domain/text/message';
import { loadInTime } from '../reload/chunk-failure';
import { useSite } from '../site-context';
import type { SignInPrompt } from './sign-in-prompt';
import type { FlashMessage, ToastsProps } from './toasts';

interface PromptActions {
  /** Shows a message once, over the page. */
  flash: (message: Message) => void;
  /** Opens the sign-in dialog, or the sign-in page if the dialog cannot load. `onDismiss` is called if the visitor closes the dialog. */
  signIn: (onDismiss: () => void, reason?: SignInPrompt) => void;
}

/** Cancels the action that waits for sign-in. If that fails, the action runs after the next sign-in, with a message. */
export function takeBack(promptId: string): void {
  fetch('/login.data', { method: 'POST', body: new URLSearchParams({ intent: 'forget', promptId }) }).catch(() => undefined);
}

const Context = createContext<PromptActions>({ flash: () => undefined, signIn: () => undefined });

/** Gives components the actions that show something over the page: a message or the sign-in dialog. */
export function usePrompts(): PromptActions {
  return useContext(Context);
}

function saysTheSame({ id: _, ...other }: FlashMessage, message: Message): boolean {
  return JSON.stringify(other) === JSON.stringify(message);
}

/** The messages that were shown. The set is outside of the component, because an error page creates the shell again. */
const shown = new WeakSet<readonly Message[]>();

interface Props {
  /** The messages of the last answer. Each is shown once. */
  messages: readonly Message[];
  children: ReactNode;
}

/** Messages and the sign-in dialog over the page. Their code loads when it is needed. */
export function Prompts({ messages, children }: Props) {
  const { i18n } = useTranslation();
  const { channel } = useSite();
  const { key: page } = useLocation();
  const [flashed, setFlashed] = useState<readonly FlashMessage[]>([]);
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();
  const [Dialog, setDialog] = useState<ComponentType<SignInPrompt & { onClose: () => void }>>();
  const count = useRef(0);
  const dismissed = useRef<() => void>();
  const prompt = useRef<SignInPrompt>();
  /** The page on which the dialog was opened. */
  const place = useRef(page);

  const flash = useCallback((message: Message) => {
    const [namespace, key] = 'key' in message ? message.key.split(':') : [];
    const words = namespace && key ? i18n.loadNamespaces(namespace) : undefined;
    count.current += 1;
    const id = count.current;
    Promise.all([loadInTime(import('./toasts')), words]).then(([module]) => {
      setToasts(() => module.Toasts);
      // Messages keep the order of the calls. A message replaces an equal one that is on the screen, because two answers may bring the same one.
      setFlashed((before) => [...before.filter((other) => !saysTheSame(other, message)), { ...message, id }].sort((a, b) => a.id - b.id));
    }, () => undefined);
  }, [i18n]);
  const signIn = useCallback((onDismiss: () => void, reason?: SignInPrompt) => {
    dismissed.current = onDismiss;
    prompt.current = reason;
    loadInTime(import('../later/dialogs')).then((module) => module.loadSignIn(i18n)).then(
      (Loaded) => setDialog(() => Loaded),
      () => location.assign(withChannel(loginPath(location.pathname + location.search), channel)),
    );
  }, [i18n, channel]);
  const closeDialog = useCallback(() => {
    if (place.current === page) dismissed.current?.();
    setDialog(undefined);
  }, [page]);
  const actions = useMemo(() => ({ flash, signIn }), [flash, signIn]);

  useEffect(() => {
    if (!Dialog) place.current = page;
  }, [Dialog, page]);
  useEffect(() => {
    if (shown.has(messages)) return;
    shown.add(messages);
    for (const message of messages) if (message.kind !== 'notice') flash(message);
  }, [messages, flash]);

  return (
    <Context.Provider value={actions}>
      {children}
      {/* The region is always rendered, because screen readers announce only changes inside a region. */}
      <div aria-live="polite">
        {Toasts && <Toasts messages={flashed} onGone={(gone) => setFlashed((before) => before.filter(({ id }) => id !== gone))} />}
      </div>
      {Dialog && <Dialog {...prompt.current} onClose={closeDialog} />}
    </Context.Provider>
  );
}
