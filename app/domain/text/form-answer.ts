/** The answer of an action when its form is shown again, or was posted by script. */

import type { Words } from './message';

/** A form that was not carried out. */
export interface FormAnswer {
  /** The input by field. Passwords are left out. */
  values: Record<string, string>;
  /** The errors by field. */
  fields: Record<string, Words>;
  /** The error of the form as a whole. */
  summary?: Words;
}

/** A picture with characters to type. */
export interface CaptchaPicture {
  /** A `data:image/` address. */
  image: string;
  /** In a demonstration only. */
  answer?: string;
}

/** A form with a verification code, or one that may ask for a captcha. */
export interface CodeAnswer extends FormAnswer {
  captcha?: CaptchaPicture;
  /** A verification code was requested. It is on its way if the account exists. */
  codeSent?: boolean;
  /** The code; in a demonstration only. */
  demoCode?: string;
}

export type SignInMethod = 'password' | 'code';

export interface LoginAnswer extends CodeAnswer {
  /** Which of the two forms was posted. */
  by: SignInMethod;
}

export type RegisterAnswer = CodeAnswer;

/** A form that is posted by script adds this field. The answer is then data for its page, and no new page. */
export const IN_PAGE = 'inPage';

/** The answer to a form that needs a user where nobody is signed in. The page stays and opens the sign-in dialog. */
export interface SignInAnswer {
  prompt: 'signIn';
  /** Identifies the action that waits for sign-in, so that it can be cancelled. */
  promptId: string;
  message?: Words;
}

/** Whether an action answers that the visitor must sign in first. */
export function isSignInAnswer(answer: unknown): answer is SignInAnswer {
  return typeof answer === 'object' && answer !== null && 'prompt' in answer && answer.prompt === 'signIn';
}

/** The answer to saving a product: saved or not, waiting for sign-in, or why it failed. */
export type SaveAnswer = { saved: boolean } | SignInAnswer | { message: Words };

/** The answer to signing out: where to go; `null`: reload the page. */
export interface SignOutAnswer {
  goTo: string | null;
}

/** Drops fields without errors. */
export function onlyWrong(fields: Record<string, Words | null>): Record<string, Words> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, words]) => (words ? [[name, words]] : [])));
}

/** Whether an answer has errors. */
export function hasErrors({ fields, summary }: FormAnswer): boolean {
  return summary !== undefined || Object.keys(fields).length > 0;
}
