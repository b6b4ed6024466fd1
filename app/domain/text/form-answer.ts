/** What an action answers when its form has to be shown again, and what it answers to a post that stays in the page. */

import type { Words } from './message';

/** A form that was not carried out. */
export interface FormAnswer {
  /** What was typed, by field; never passwords. */
  values: Record<string, string>;
  /** What is wrong, by field. */
  fields: Record<string, Words>;
  /** What is wrong with it as a whole. */
  summary?: Words;
}

/** A picture whose characters are to be typed. */
export interface CaptchaPicture {
  /** A `data:image/` address. */
  image: string;
  /** Told by a demonstration only. */
  answer?: string;
}

/** A form with a verification code, or one that may ask for a captcha. */
export interface CodeAnswer extends FormAnswer {
  captcha?: CaptchaPicture;
  /** A verification code was asked for, and is on its way if there is such an account. */
  codeSent?: boolean;
  /** The code itself, told by a demonstration only. */
  demoCode?: string;
}

export type SignInMethod = 'password' | 'code';

export interface LoginAnswer extends CodeAnswer {
  /** Which of the two forms was posted. */
  by: SignInMethod;
}

export type RegisterAnswer = CodeAnswer;

/** Forms with scripts add this field: the answer is then data for the page that posted, not another page. */
export const IN_PAGE = 'inPage';

/** To a form that needs a user and has none: its page stays, and prompts for sign-in, with why if there are words for it. */
export interface SignInAnswer {
  prompt: 'signIn';
  /** Names what waits for the sign-in, so that it can be taken back. */
  promptId: string;
  message?: Words;
}

/** Whether an action answers that somebody must sign in first. */
export function isSignInAnswer(answer: unknown): answer is SignInAnswer {
  return typeof answer === 'object' && answer !== null && 'prompt' in answer && answer.prompt === 'signIn';
}

/** To a part posted from its page: saved or not, to be saved after signing in, or why not. */
export type SaveAnswer = { saved: boolean } | SignInAnswer | { message: Words };

/** To signing out: where to go; `null` is the same page anew. */
export interface SignOutAnswer {
  goTo: string | null;
}

/** Of what is said of each field, that which is said of a wrong one. */
export function onlyWrong(fields: Record<string, Words | null>): Record<string, Words> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, words]) => (words ? [[name, words]] : [])));
}

/** Whether anything is wrong with what was posted. */
export function hasErrors({ fields, summary }: FormAnswer): boolean {
  return summary !== undefined || Object.keys(fields).length > 0;
}
