import { type ShouldRevalidateFunctionArgs, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { isSignInAnswer, type SignInAnswer } from '~/domain/text/form-answer';
import { isSignInPage } from '~/domain/account/return-path';
import { takeBack, usePrompts } from './prompts';

/**
 * The answer to a form of the page. If a sign-in is needed, the dialog opens and the page keeps its last answer.
 * @param answer - answer of the route's action, or of a fetcher
 */
export function usePosted<T>(answer: T): Exclude<T, SignInAnswer> | undefined {
  const { signIn } = usePrompts();
  const { state } = useNavigation();
  const [kept, keep] = useState<Exclude<T, SignInAnswer>>();
  const shown = useRef<SignInAnswer>();
  const prompt = isSignInAnswer(answer) ? answer : undefined;
  if (isOther(answer) && answer !== kept) keep(answer);
  useEffect(() => {
    // The dialog opens only after the post has ended. The router treats the end of a post as a new page, and a new page closes the dialog.
    if (!prompt || state !== 'idle' || prompt === shown.current) return;
    shown.current = prompt;
    signIn(() => takeBack(prompt.promptId), prompt.message && { words: prompt.message });
  }, [prompt, state, signIn]);
  return isOther(answer) ? answer : kept;
}

function isOther<T>(answer: T): answer is Exclude<T, SignInAnswer> {
  return !isSignInAnswer(answer);
}

/** Whether a page opens the sign-in dialog, or a sign-in in the dialog has failed. Loaders that need a user would leave the page. */
export function isPrompting({ formAction = '', actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return isSignInAnswer(actionResult) || (actionResult !== undefined && isSignInPage(formAction));
}
