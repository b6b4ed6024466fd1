import type { CaptchaPicture } from '../domain/form-answer';
import type { Account, CaptchaAnswer } from '../upstream/account';
import type { PostedForm } from './form';
import type { Session } from './session';

interface Visit {
  session: Session;
  account: Account;
}

/** A new picture; what it says is asked for by the id that the session keeps. @throws UpstreamError */
export async function showCaptcha({ session, account }: Visit): Promise<CaptchaPicture> {
  const { id, image, answer } = await account.captcha();
  session.captcha = id;
  return { image, ...(answer ? { answer } : {}) };
}

/** What was typed to the picture shown last; it counts once. `undefined` where none was shown. */
export function takeCaptcha(session: Session, form: PostedForm): CaptchaAnswer | undefined {
  const id = session.captcha;
  session.captcha = undefined;
  return id === undefined ? undefined : { id, typed: form.text('imgCode').slice(0, 20) };
}
