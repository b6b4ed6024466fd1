import { type ShouldRevalidateFunctionArgs, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { isSignInAnswer, type SignInAnswer } from '~/domain/text/form-answer';
import { isSignInPage } from '~/domain/account/return-path';
import { takeBack, usePrompts } from './prompts';

/**
 * The answer to a form of the page. If a sign-in is needed, the dialog opens and the page keeps its last answer.
 * @param answer of the route's action, or of a fetcher
 */
export function usePosted<T>(answer: T): Exclude<T, SignInAnswer> | undefined {
  const { signIn } = usePrompts();
  const { state } = useNavigation();
  const [kept, keep] = useState<Exclude<T, SignInAnswer>>();
  const shown = useRef<SignInAnswer>();
  const prompt = isSignInAnswer(answer) ? answer : undefined;
  if (isOther(answer) && answer !== kept) keep(answer);
  useEffect(() => {
    // Only after the post has ended: the router treats its end as a new page, which closes the dialog.
    if (!prompt || state !== 'idle' || prompt === shown.current) return;
    shown.current = prompt;
    signIn(() => takeBack(prompt.promptId), prompt.message && { words: prompt.message });
  }, [prompt, state, signIn]);
  return isOther(answer) ? answer : kept;
}

function isOther<T>(answer: T): answer is Exclude<T, SignInAnswer> {
  return !isSignInAnswer(answer);
}

/** Whether a page prompts for sign-in, or was prompting and nobody is signed in yet. Loaders that need a user would leave the page. */
export function isPrompting({ formAction = '', actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return isSignInAnswer(actionResult) || (actionResult !== undefined && isSignInPage(formAction));
}
