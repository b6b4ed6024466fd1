import type { FormAnswer } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { CODES } from '../../upstream/contract/base/envelope';
import type { UpstreamError } from '../../upstream/errors';

/** Why the upstream did not carry out a form. */
export interface FormFailure extends Pick<FormAnswer, 'fields' | 'summary'> {
  /** The upstream's own code. */
  code: string;
  status: 401 | 409 | 422 | 429 | 503;
  /** The characters of a picture must come with it. */
  captcha: boolean;
  /** The visitor must sign in first. `signInWords` are for the sign-in page. */
  signIn: boolean;
  signInWords?: Words;
  /** Only the sign-in page will do. */
  toLogin: boolean;
}

/** Which field a refusal speaks of; the others speak of the form as a whole. */
const FIELDS: Readonly<Record<string, string>> = {
  [CODES.weakPassword]: 'password', [CODES.captcha]: 'imgCode', [CODES.credit]: 'paymentMethod', [CODES.refund]: 'qty',
};

const STATUSES: Readonly<Record<string, FormFailure['status']>> = {
  [CODES.credentials]: 401, [CODES.tooMany]: 429, [CODES.changed]: 409, [CODES.state]: 409, [CODES.busy]: 409,
};

/** A failed call as the form that made it tells of it. */
export function formFailure({ description: { code, message, reaction }, words, passing, asksForSignIn }: UpstreamError): FormFailure {
  const field = FIELDS[code];
  return {
    code,
    status: passing ? 503 : (STATUSES[code] ?? 422),
    captcha: code === CODES.captcha,
    signIn: asksForSignIn,
    toLogin: reaction.toLogin,
    ...(asksForSignIn && words ? { signInWords: words } : {}),
    fields: field ? { [field]: { text: message } } : {},
    ...(!field && words ? { summary: words } : {}),
  };
}
