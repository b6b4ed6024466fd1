/** Loads dialogs with their texts. This step of its own keeps the list of their files out of the first load of every page. */
import type { ComponentType } from 'react';
import { loadInTime } from '../reload/chunk-failure';
import type { SignInPrompt } from '../messages/sign-in-prompt';

interface Texts {
  loadNamespaces(name: string): Promise<unknown>;
}

/** What every dialog gets. */
interface Closing {
  onClose: () => void;
}

export async function loadSignIn(texts: Texts): Promise<ComponentType<SignInPrompt & Closing>> {
  const [{ SignInDialog }] = await Promise.all([loadInTime(import('~/components/account/sign-in-dialog')), texts.loadNamespaces('account')]);
  return SignInDialog;
}

export async function loadFeedback(texts: Texts): Promise<ComponentType<Closing>> {
  const [{ FeedbackDialog }] = await Promise.all([loadInTime(import('~/components/feedback/feedback-dialog')), texts.loadNamespaces('feedback')]);
  return FeedbackDialog;
}
