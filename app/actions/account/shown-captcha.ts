import type { CaptchaPicture } from '../../domain/text/form-answer';
import type { Account, CaptchaAnswer } from '../../upstream/account';
import type { Session } from '../../session/session';
import type { PostedForm } from '../form/posted-form';

interface Visit {
  session: Session;
  account: Account;
}

/** Requests a new picture. The session keeps its id, which the check of the typed text needs. @throws UpstreamError */
export async function showCaptcha({ session, account }: Visit): Promise<CaptchaPicture> {
  const { id, image, answer } = await account.captcha();
  session.setPendingId('captcha', id);
  return { image, ...(answer ? { answer } : {}) };
}

/** The form field for the characters that the visitor reads in the picture. */
export const CAPTCHA_FIELD = 'imgCode';

/** The maximum length of the typed text, in characters. */
const TYPED_LIMIT = 20;

/** The text typed for the last picture. Each picture can be used once. `undefined` if no picture was shown, or nothing was typed. */
export function takeCaptcha(session: Session, form: PostedForm): CaptchaAnswer | undefined {
  const id = session.ids.captcha;
  const typed = form.text(CAPTCHA_FIELD).trim().slice(0, TYPED_LIMIT);
  if (id === undefined || !typed) return undefined;
  session.setPendingId('captcha', undefined);
  return { id, typed };
}
