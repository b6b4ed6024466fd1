import type { CaptchaPicture } from '../../domain/text/form-answer';
import type { Account, CaptchaAnswer } from '../../upstream/account';
import type { Session } from '../../session/session';
import type { PostedForm } from '../form/posted-form';

interface Visit {
  session: Session;
  account: Account;
}

/** A new picture; what it says is asked for by the id that the session keeps. @throws UpstreamError */
export async function showCaptcha({ session, account }: Visit): Promise<CaptchaPicture> {
  const { id, image, answer } = await account.captcha();
  session.setPendingId('captcha', id);
  return { image, ...(answer ? { answer } : {}) };
}

/** The field of the form with what was read in the captcha. */
export const CAPTCHA_FIELD = 'imgCode';

/** Characters that are read of what was typed. */
const TYPED_LIMIT = 20;

/** What was typed to the picture shown last; it counts once. `undefined` where none was shown, or nothing typed. */
export function takeCaptcha(session: Session, form: PostedForm): CaptchaAnswer | undefined {
  const id = session.ids.captcha;
  const typed = form.text(CAPTCHA_FIELD).trim().slice(0, TYPED_LIMIT);
  if (id === undefined || !typed) return undefined;
  session.setPendingId('captcha', undefined);
  return { id, typed };
}
