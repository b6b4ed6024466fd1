import type { CaptchaPicture } from '../../domain/text/form-answer';
import type { Account, CaptchaAnswer } from '../../upstream/account';
import type { Session } from '../../session/session';
import type { PostedForm } from '../form/posted-form';

interface Visit {
  session: Session;
  account: Account;
}

/** A new picture. The session keeps its id for the check. @throws UpstreamError */
export async function showCaptcha({ session, account }: Visit): Promise<CaptchaPicture> {
  const { id, image, answer } = await account.captcha();
  session.setPendingId('captcha', id);
  return { image, ...(answer ? { answer } : {}) };
}

/** The field of the form with what was read in the captcha. */
export const CAPTCHA_FIELD = 'imgCode';

/** The maximum length of the typed text, in characters. */
const TYPED_LIMIT = 20;

/** The text typed for the last picture; a picture counts once. `undefined` if none was shown, or nothing was typed. */
export function takeCaptcha(session: Session, form: PostedForm): CaptchaAnswer | undefined {
  const id = session.ids.captcha;
  const typed = form.text(CAPTCHA_FIELD).trim().slice(0, TYPED_LIMIT);
  if (id === undefined || !typed) return undefined;
  session.setPendingId('captcha', undefined);
  return { id, typed };
}
