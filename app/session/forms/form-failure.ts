import type { FormAnswer } from '../../domain/form-answer';
import { CODES } from '../../upstream/contract/envelope';
import { isUpstreamError, type UpstreamError } from '../../upstream/errors';

/** Why the upstream did not carry out a form. */
export interface FormFailure extends Pick<FormAnswer, 'fields' | 'summary'> {
  status: 401 | 422 | 429 | 503;
  /** The characters of a picture must come with it. */
  captcha: boolean;
  /** Nobody is signed in any more, and somebody must be (section 8). */
  signIn: boolean;
}

/** Which field a refusal speaks of; the others speak of the form as a whole. */
const FIELDS: Readonly<Record<string, string>> = { [CODES.weakPassword]: 'password', [CODES.captcha]: 'imgCode' };

const STATUSES: Readonly<Record<string, FormFailure['status']>> = { [CODES.credentials]: 401, [CODES.tooMany]: 429 };

/** A failed call as the form that made it tells of it. */
export function formFailure({ description, passing }: UpstreamError): FormFailure {
  const { code, message, reaction } = description;
  const field = FIELDS[code];
  return {
    status: passing ? 503 : (STATUSES[code] ?? 422),
    captcha: code === CODES.captcha,
    signIn: reaction.toLogin || reaction.loginPrompt,
    ...(field ? { fields: { [field]: { text: message } } } : { fields: {}, summary: { text: message } }),
  };
}

/**
 * Carries out what a form asks of the upstream.
 * @returns why it was not done; `null` where it was
 */
export async function carryOut(work: () => Promise<unknown>): Promise<FormFailure | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return formFailure(error);
  }
}
