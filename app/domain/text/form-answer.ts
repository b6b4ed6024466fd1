/** The answers of actions to forms that are shown again, or that a script posted. */

import type { Challenge } from '../challenge/challenge-records';
import type { Words } from './message';

/** The answer to a form that was not carried out. */
export interface FormAnswer {
  /** The input by field. Passwords are left out. */
  values: Record<string, string>;
  /** The errors by field. */
  fields: Record<string, Words>;
  /** The error of the form as a whole. */
  summary?: Words;
}

/** The names and texts of a form's fields. */
export type FormFields = ReadonlyArray<readonly [name: string, text: string]>;

/** A picture with characters that the visitor must type. */
export interface CaptchaPicture {
  /** A `data:image/` address. */
  image: string;
  /** The characters in the picture; present in a demonstration only. */
  answer?: string;
}

/** The answer to a form that has a verification code, or that may need a challenge. */
export interface CodeAnswer extends FormAnswer {
  captcha?: CaptchaPicture;
  /** A challenge for the program of the page, which posts the form again when it has passed it. */
  challenge?: Challenge;
  /** Whether a verification code was requested. This does not mean that the account exists. */
  codeSent?: boolean;
  /** The code; present in a demonstration only. */
  demoCode?: string;
}

export type SignInMethod = 'password' | 'code';

export interface LoginAnswer extends CodeAnswer {
  /** Which of the two sign-in forms was posted. */
  by: SignInMethod;
}

export type RegisterAnswer = CodeAnswer;

/** A script that posts a form adds this field. The answer is then data for the page that is open, instead of a new page. */
export const IN_PAGE = 'inPage';

/** The answer to a form that needs a user, if nobody is signed in. The page stays open and shows the sign-in dialog. */
export interface SignInAnswer {
  prompt: 'signIn';
  /** Identifies the action that waits for sign-in, so that it can be cancelled. */
  promptId: string;
  message?: Words;
}

/** Whether an answer says that the visitor must sign in first. */
export function isSignInAnswer(answer: unknown): answer is SignInAnswer {
  return typeof answer === 'object' && answer !== null && 'prompt' in answer && answer.prompt === 'signIn';
}

/** The answer to saving a product: whether it is saved, that the action waits for sign-in, or why it failed. */
export type SaveAnswer = { saved: boolean } | SignInAnswer | { message: Words };

/** The answer to signing out: the page to go to; `null` to reload the page. */
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
